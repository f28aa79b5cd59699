#!/usr/bin/env node
// Havok, as Babylon.js ships it: closed source. ShapeProximity and ShapeCast against a world with one body, in binary32. Mode
// ray is CastRay, of a ray or a segment on a cylinder.
//
// It has no skins. Flat hulls are refused, as what it makes of them is a body 0.02 thick.

import { modeOf, Refused, serve, timed, versionOf } from './protocol.mjs';
import { add, capsuleAlong, flatten, isFlat, rotate, scale, span, sub } from './bodies.mjs';
import { rayCaseOf } from './rays.mjs';
import init from '@babylonjs/havok';
import fs from 'node:fs';

const TAKEN = 'spheres, capsules, boxes, cylinders and solid hulls are taken';
const FLAT = 1e-6; // thinner than this share of its length a body is flat in binary32
const ONE_HIT = 1;

const wasmBinary = fs.readFileSync(new URL('node_modules/@babylonjs/havok/lib/esm/HavokPhysics.wasm', import.meta.url));
const HK = await init({ wasmBinary });

function checked([result, ...values], what) {
  if (result !== HK.Result.RESULT_OK) throw new Error(`Havok: ${what}: result ${result?.value ?? result}`);
  return values.length === 1 ? values[0] : values;
}

// ---- shapes ----

/** A shape that Havok does not make it does not take. */
function made([result, shape], what) {
  if (result === HK.Result.RESULT_OK) return shape;
  throw new Refused(`Havok makes no ${what} (result ${result?.value ?? result}): ${TAKEN}`);
}

function hullOf(body, what) {
  if (isFlat(body.local, FLAT)) throw new Refused(`Havok takes no flat hull (${what}): ${TAKEN}`);
  const xyz = flatten(body.local), memory = HK._malloc(xyz.byteLength);
  new Float32Array(HK.HEAPU8.buffer, memory, xyz.length).set(xyz);
  try {
    return made(HK.HP_Shape_CreateConvexHull(memory, body.local.length), `hull of ${what}`);
  } finally {
    HK._free(memory);
  }
}

const CENTRE = [0, 0, 0], UPRIGHT = [0, 0, 0, 1];

const placedAs = (shape, what, position, rotation) => ({ shape: made(shape, what), position, rotation });

function placed(body, what) {
  const { kind, radius, position, rotation } = body;
  if (kind === 'ball')
    return placedAs(HK.HP_Shape_CreateSphere(CENTRE, radius), `sphere of ${what}`, body.centre, UPRIGHT);
  if (kind === 'capsule') {
    const along = capsuleAlong(body, [0, 1, 0]), ends = [[0, -along.half, 0], [0, along.half, 0]];
    const shape = HK.HP_Shape_CreateCapsule(...ends, radius);
    return placedAs(shape, `capsule of ${what}`, along.position, along.rotation);
  }
  if (radius > 0) throw new Refused(`Havok has no skins: ${TAKEN}`);
  if (kind === 'cone') throw new Refused(`Havok has no cones: ${TAKEN}`);
  if (kind === 'cylinder') {
    const ends = [[0, 0, -body.halfHeight], [0, 0, body.halfHeight]];
    return placedAs(HK.HP_Shape_CreateCylinder(...ends, body.base), `cylinder of ${what}`, position, rotation);
  }
  if (kind === 'hull') return { shape: hullOf(body, what), position, rotation };
  return placedAs(HK.HP_Shape_CreateBox(CENTRE, UPRIGHT, scale(2, body.half)), `box of ${what}`, position, rotation);
}

// ---- queries ----

const world = checked(HK.HP_World_Create(), 'no world');
const collector = checked(HK.HP_QueryCollector_Create(ONE_HIT), 'no collector');

/** Runs `query` while the body stands in the world. */
function withBody({ shape, position, rotation }, query) {
  const body = checked(HK.HP_Body_Create(), 'no body');
  HK.HP_Body_SetShape(body, shape);
  HK.HP_Body_SetMotionType(body, HK.MotionType.STATIC);
  HK.HP_Body_SetQTransform(body, [position, rotation]);
  HK.HP_World_AddBody(world, body, false);
  try {
    return query();
  } finally {
    HK.HP_World_RemoveBody(world, body);
    HK.HP_Body_Release(body);
  }
}

const hits = () => checked(HK.HP_QueryCollector_GetNumHits(collector), 'no number of hits');

function proximity(one, a, b) {
  const query = [a.shape, a.position, a.rotation, span(one), false, [0n]];
  const [, nanoseconds] = timed(() => HK.HP_World_ShapeProximityWithCollector(world, collector, query));
  if (hits() === 0) return { colliding: false, nanoseconds };
  const [distance, on, other] = checked(HK.HP_QueryCollector_GetShapeProximityResult(collector, 0), 'no result');
  const point = add(a.position, rotate(a.rotation, on[3])); // the first point is in the space of its shape
  return { separation: distance, points: [point, other[3]], normal: other[4], nanoseconds };
}

function cast(one, a, b) {
  const to = add(a.position, scale(one.until, sub(...one.velocity)));
  const query = [a.shape, a.rotation, a.position, to, false, [0n]];
  const [, nanoseconds] = timed(() => HK.HP_World_ShapeCastWithCollector(world, collector, query));
  if (hits() === 0) return { colliding: false, nanoseconds };
  const [fraction] = checked(HK.HP_QueryCollector_GetShapeCastResult(collector, 0), 'no result');
  return { colliding: true, time: fraction * one.until, nanoseconds };
}

const ALL_LAYERS = [0xffffffff, 0xffffffff];

function castRay({ ray, b }) {
  const body = placed(b, 'B'), to = add(ray.from, scale(ray.until, ray.along));
  try {
    return withBody(body, () => {
      const query = [ray.from, to, ALL_LAYERS, false, [0n]];
      const [, nanoseconds] = timed(() => HK.HP_World_CastRayWithCollector(world, collector, query));
      if (hits() === 0) return { colliding: false, nanoseconds };
      const [fraction] = checked(HK.HP_QueryCollector_GetCastRayResult(collector, 0), 'no result');
      return { colliding: true, time: fraction * ray.until, nanoseconds };
    });
  } finally {
    HK.HP_Shape_Release(body.shape);
  }
}

function ask(one) {
  const bodies = [];
  try {
    for (const what of ['a', 'b']) bodies.push(placed(one[what], what.toUpperCase()));
    return withBody(bodies[1], () => (one.question === 'sweep' ? cast : proximity)(one, ...bodies));
  } finally {
    for (const { shape } of bodies) HK.HP_Shape_Release(shape);
  }
}

const mode = modeOf({ proximity: { name: 'ShapeProximity', ask }, ray: { name: 'CastRay', ask: castRay, take: rayCaseOf } });
await serve(`Havok (npm ${versionOf('@babylonjs/havok')}) ${mode.name} binary32`, mode.ask,
  { curved: true, ...(mode.take === undefined ? {} : { take: mode.take }) });
