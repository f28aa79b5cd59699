// npm install physx-js-webidl@2.7.3 && node physx.mjs
//
// Two bodies in PhysX: PxGjkQuery's proximityInfo. @ID@: @SAYS@

import fs from 'node:fs';
import { createRequire } from 'node:module';

const EXACT = @EXACT@; // signed distance
const A = @A_JSON@;
const B = @B_JSON@;

// The package is for browsers, and refuses where it finds Node's process.
const file = createRequire(import.meta.url).resolve('physx-js-webidl').replace(/\.mjs$/, '.wasm');
const wasmBinary = fs.readFileSync(file), { process } = globalThis;
globalThis.window = globalThis;
delete globalThis.process;
const { default: init } = await import('physx-js-webidl');
const PhysX = await init({ wasmBinary });
globalThis.process = process;

const top = PhysX.PxTopLevelFunctions.prototype, scale = new PhysX.PxTolerancesScale();
const foundation = top.CreateFoundation(top.PHYSICS_VERSION, new PhysX.PxDefaultAllocator(), new PhysX.PxDefaultErrorCallback());
top.CreatePhysics(top.PHYSICS_VERSION, foundation, scale);
const vector = (v) => new PhysX.PxVec3(...v);

function support({ shape, points, half, radius, half_height }) {
  if (shape === 'sphere') return new PhysX.SphereSupport(radius);
  if (shape === 'box') return new PhysX.BoxSupport(vector(half));
  if (shape === 'capsule') return new PhysX.CapsuleSupport(radius, half_height);
  const corners = new PhysX.Vector_PxVec3(points.length), desc = new PhysX.PxConvexMeshDesc();
  points.forEach((point, k) => ([corners.at(k).x, corners.at(k).y, corners.at(k).z] = point));
  desc.flags = new PhysX.PxConvexFlags(PhysX.PxConvexFlagEnum.eCOMPUTE_CONVEX);
  desc.points.count = points.length;
  desc.points.stride = 12;
  desc.points.data = corners.data();
  return new PhysX.ConvexMeshSupport(top.CreateConvexMesh(new PhysX.PxCookingParams(scale), desc));
}

function pose({ shape, pose: { rotation = [0, 0, 0, 1], translation = [0, 0, 0] } = {} }) {
  const length = Math.hypot(...rotation), [x, y, z, w] = rotation.map((c) => c / length), h = Math.SQRT1_2;
  // A capsule's axis is x there: turned to z first, by -90 degrees about y.
  const q = shape === 'capsule' ? [h * (x + z), h * (y - w), h * (z - x), h * (w + y)] : [x, y, z, w];
  return new PhysX.PxTransform(vector(translation), new PhysX.PxQuat(...q));
}

const found = new PhysX.PxGjkQueryProximityInfoResult();
const near = PhysX.PxGjkQuery.prototype.proximityInfo(support(A), support(B), pose(A), pose(B), 1e6, 1, found);
console.log(near ? `separation ${found.separation}` : 'farther than 1e6', 'exact:', EXACT);
const show = ({ x, y, z }) => [x, y, z];
if (near) console.log('points:', show(found.pointA), show(found.pointB), 'axis:', show(found.separatingAxis));
process.exit(0);
