// npm install @babylonjs/havok@1.3.14 && node havok.mjs
//
// Two bodies in Havok: ShapeProximity. @ID@: @SAYS@

import fs from 'node:fs';
import { createRequire } from 'node:module';
import init from '@babylonjs/havok';

const EXACT = @EXACT@; // signed distance
const A = @A_JSON@;
const B = @B_JSON@;

const found = createRequire(import.meta.url).resolve('@babylonjs/havok');
const HK = await init({ wasmBinary: fs.readFileSync(found.replace(/lib\/.*/, 'lib/esm/HavokPhysics.wasm')) });
const CENTRE = [0, 0, 0], UPRIGHT = [0, 0, 0, 1];

function create({ shape, points, half, radius, half_height }) {
  if (shape === 'sphere') return HK.HP_Shape_CreateSphere(CENTRE, radius)[1];
  if (shape === 'box') return HK.HP_Shape_CreateBox(CENTRE, UPRIGHT, half.map((x) => 2 * x))[1];
  if (shape === 'capsule') return HK.HP_Shape_CreateCapsule([0, 0, -half_height], [0, 0, half_height], radius)[1];
  const xyz = new Float32Array(points.flat()), memory = HK._malloc(xyz.byteLength);
  new Float32Array(HK.HEAPU8.buffer, memory, xyz.length).set(xyz);
  return HK.HP_Shape_CreateConvexHull(memory, points.length)[1];
}

function pose({ pose: { rotation = UPRIGHT, translation = CENTRE } = {} }) {
  const length = Math.hypot(...rotation);
  return [translation, rotation.map((x) => x / length)];
}

const [, world] = HK.HP_World_Create(), [, body] = HK.HP_Body_Create(), [, collector] = HK.HP_QueryCollector_Create(1);
HK.HP_Body_SetShape(body, create(B));
HK.HP_Body_SetMotionType(body, HK.MotionType.STATIC);
HK.HP_Body_SetQTransform(body, pose(B));
HK.HP_World_AddBody(world, body, false);
HK.HP_World_ShapeProximityWithCollector(world, collector, [create(A), ...pose(A), 1e6, false, [0n]]);
const [, hits] = HK.HP_QueryCollector_GetNumHits(collector);
const [, result] = hits > 0 ? HK.HP_QueryCollector_GetShapeProximityResult(collector, 0) : [0, ['none']];
console.log('distance:', result[0], 'exact:', EXACT);
if (hits > 0) console.log('points (the first in the space of A):', result[1][3], result[2][3], 'normal:', result[2][4]);
process.exit(0);
