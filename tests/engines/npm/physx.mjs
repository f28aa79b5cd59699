#!/usr/bin/env node
// PhysX: PxGjkQuery's proximityInfo and sweep, or PxGeometryQuery's overlap and sweep, in binary32. Mode manifold is the
// contact points that a scene reports of its first step, of bodies nearer than its contact offset. Modes ray and gjk-ray
// are the raycast of PxGeometryQuery and of PxGjkQuery, of a ray or a segment on a cylinder or a cone.
//
// Its cylinders and cones are PxConvexCoreGeometry, whose margin is the ball around them. It has no other skins but those of
// capsules and spheres. A hull is cooked from its points with the default parameters; flat
// hulls are refused, as what cooking makes of them is a body 0.02 thick.

import { modeOf, Refused, serve, timed, versionOf } from './protocol.mjs';
import { capsuleAlong, curvedAlong, isCurved, isFlat, length, scale, span, sub } from './bodies.mjs';
import { rayCaseOf } from './rays.mjs';
import fs from 'node:fs';

const FLAT = 1e-6; // thinner than this share of its length a body is flat in binary32
const LENGTH = 1; // PxTolerancesScale's default

// The package is for browsers: it looks for `window`, and refuses where it finds Node's process.
async function load() {
  const wasmBinary = fs.readFileSync(new URL('node_modules/physx-js-webidl/physx-js-webidl.wasm', import.meta.url));
  const { process } = globalThis;
  globalThis.window = globalThis;
  delete globalThis.process;
  try {
    const { default: init } = await import('physx-js-webidl');
    return await init({ wasmBinary });
  } finally {
    globalThis.process = process;
  }
}

const PhysX = await load();
const [top, gjk, geometry] = ['PxTopLevelFunctions', 'PxGjkQuery', 'PxGeometryQuery'].map((name) => PhysX[name].prototype);
const tolerances = new PhysX.PxTolerancesScale();
const foundation = top.CreateFoundation(top.PHYSICS_VERSION, new PhysX.PxDefaultAllocator(), new PhysX.PxDefaultErrorCallback());
const physics = top.CreatePhysics(top.PHYSICS_VERSION, foundation, tolerances); // hulls are its objects
const dispatcher = top.DefaultCpuDispatcherCreate(0), material = physics.createMaterial(0.5, 0.5, 0.5);
const cooking = new PhysX.PxCookingParams(tolerances);

const array = ({ x, y, z }) => [x, y, z];

// ---- shapes ----

function cooked(keep, body, what) {
  if (body.radius > 0) throw new Refused('PhysX has no skins: spheres, capsules, boxes and solid hulls are taken');
  if (isFlat(body.local, FLAT)) throw new Refused(`PhysX takes no flat hull (${what}): solid hulls are taken`);
  const points = keep(new PhysX.Vector_PxVec3(body.local.length)), desc = keep(new PhysX.PxConvexMeshDesc());
  body.local.forEach((point, k) => ([points.at(k).x, points.at(k).y, points.at(k).z] = point));
  const flags = keep(new PhysX.PxConvexFlags(PhysX.PxConvexFlagEnum.eCOMPUTE_CONVEX));
  desc.flags = flags;
  desc.points.count = body.local.length;
  desc.points.stride = 12;
  desc.points.data = points.data();
  const mesh = top.CreateConvexMesh(cooking, desc);
  if (PhysX.getPointer(mesh) === 0) throw new Refused(`PhysX cooks no hull of ${what}`);
  keep({ destroy: () => mesh.release() });
  return mesh;
}

function boxHalf(keep, body) {
  if (body.radius > 0) throw new Refused('PhysX has no skins: spheres, capsules, boxes and solid hulls are taken');
  return keep(new PhysX.PxVec3(...body.half));
}

// Its axis is x.
function coreOf(keep, { kind, base, halfHeight, radius }) {
  const factory = PhysX.PxConvexCoreGeometryFactory.prototype;
  const core = keep(new PhysX[kind === 'cone' ? 'PxConvexCoreCone' : 'PxConvexCoreCylinder'](2 * halfHeight, base));
  return kind === 'cone' ? factory.createFromCone(core, radius) : factory.createFromCylinder(core, radius);
}

function supportOf(keep, body, along, what) {
  if (body.kind === 'ball') return keep(new PhysX.SphereSupport(body.radius));
  if (body.kind === 'capsule') return keep(new PhysX.CapsuleSupport(body.radius, along.half));
  if (isCurved(body)) return keep(new PhysX.ConvexGeomSupport(coreOf(keep, body), 0));
  if (body.kind === 'box') return keep(new PhysX.BoxSupport(boxHalf(keep, body)));
  return keep(new PhysX.ConvexMeshSupport(cooked(keep, body, what)));
}

function geometryOf(keep, body, along, what) {
  const { kind, radius } = body;
  if (radius === 0 && (kind === 'ball' || kind === 'capsule')) throw new Refused('PxGeometry has no points and segments');
  if (kind === 'ball') return keep(new PhysX.PxSphereGeometry(radius));
  if (kind === 'capsule') return keep(new PhysX.PxCapsuleGeometry(radius, along.half));
  if (isCurved(body)) return coreOf(keep, body);
  if (kind === 'box') return keep(new PhysX.PxBoxGeometry(...array(boxHalf(keep, body))));
  return keep(new PhysX.PxConvexMeshGeometry(cooked(keep, body, what)));
}

function placed(keep, shapeOf, body, what) {
  const axis = [1, 0, 0];
  const along = body.kind === 'capsule' ? capsuleAlong(body, axis) : isCurved(body) ? curvedAlong(body, axis) : null;
  const { position, rotation } = along ?? (body.kind === 'ball' ? { position: body.centre, rotation: [0, 0, 0, 1] } : body);
  const at = keep(new PhysX.PxVec3(...position)), turn = keep(new PhysX.PxQuat(...rotation));
  return { shape: shapeOf(keep, body, along, what), pose: keep(new PhysX.PxTransform(at, turn)) };
}

// ---- queries ----

function proximity(keep, one, a, b) {
  const found = keep(new PhysX.PxGjkQueryProximityInfoResult());
  const [near, nanoseconds] = timed(() =>
    gjk.proximityInfo(a.shape, b.shape, a.pose, b.pose, span(one), LENGTH, found));
  if (!near) return { colliding: false, nanoseconds };
  return {
    separation: found.separation,
    points: [array(found.pointA), array(found.pointB)],
    normal: array(found.separatingAxis),
    nanoseconds,
  };
}

function overlap(keep, one, a, b) {
  const [colliding, nanoseconds] = timed(() => geometry.overlap(a.shape, a.pose, b.shape, b.pose));
  return { colliding, nanoseconds };
}

/** What both sweeps have in common: A moves relative to B along a unit vector. */
function swept(keep, one, query) {
  const relative = sub(...one.velocity), speed = length(relative);
  if (!(speed > 0)) throw new Refused('PhysX sweeps along a direction: there is none without relative motion');
  const way = keep(new PhysX.PxVec3(...scale(1 / speed, relative)));
  const [distance, nanoseconds] = timed(() => query(way, speed * one.until));
  if (distance === null) return { colliding: false, nanoseconds };
  return { colliding: true, time: Math.max(0, distance) / speed, nanoseconds };
}

// Here it is the second shape that moves: so B goes first.
function gjkSweep(keep, one, a, b) {
  const found = keep(new PhysX.PxGjkQuerySweepResult());
  return swept(keep, one, (way, distance) =>
    gjk.sweep(b.shape, a.shape, b.pose, a.pose, way, distance, found) ? found.t : null);
}

function geometrySweep(keep, one, a, b) {
  const found = keep(new PhysX.PxSweepHit());
  return swept(keep, one, (way, distance) =>
    geometry.sweep(way, distance, a.shape, a.pose, b.shape, b.pose, found) ? found.distance : null);
}

// ---- manifolds ----

const flagsOf = (...names) => names.map((name) => PhysX.PxPairFlagEnum[name]).reduce((all, flag) => all | flag, 0);
// What the package's filter reads: the shape's group, the groups that it meets, and what is to be reported.
const REPORTED = [1, 1, flagsOf('eNOTIFY_TOUCH_FOUND', 'eNOTIFY_CONTACT_POINTS'), 0];

function sceneOf(keep, report) {
  const desc = keep(new PhysX.PxSceneDesc(tolerances));
  desc.gravity = keep(new PhysX.PxVec3(0, 0, 0));
  desc.cpuDispatcher = dispatcher;
  desc.filterShader = top.DefaultFilterShader();
  desc.simulationEventCallback = report;
  return physics.createScene(desc);
}

function actorOf(keep, { shape, pose }, moves) {
  const actor = moves ? physics.createRigidDynamic(pose) : physics.createRigidStatic(pose);
  const flags = keep(new PhysX.PxShapeFlags(PhysX.PxShapeFlagEnum.eSIMULATION_SHAPE));
  const made = physics.createShape(shape, material, true, flags), filter = keep(new PhysX.PxFilterData(...REPORTED));
  made.setSimulationFilterData(filter);
  actor.attachShape(made);
  made.release();
  return actor;
}

// Its normals lead from the second body to the first.
function extracted(pair, swapped) {
  const room = new PhysX.PxArray_PxContactPairPoint(64), count = pair.extractContacts(room.begin(), 64);
  const all = Array.from({ length: count }, (_, k) => {
    const { position, separation, normal } = room.get(k);
    return { position: array(position), depth: -separation, normal: scale(swapped ? -1 : 1, array(normal)) };
  });
  PhysX.destroy(room);
  return all;
}

// A moves, or there would be no contact. What is reported was found before anything has.
function manifold(keep, one, a, b) {
  const report = keep(new PhysX.PxSimulationEventCallbackImpl()), all = [];
  const actors = [actorOf(keep, a, true), actorOf(keep, b, false)];
  report.onConstraintBreak = report.onWake = report.onSleep = report.onTrigger = () => {};
  report.onContact = (header, pairs, count) => {
    const from = PhysX.wrapPointer(header, PhysX.PxContactPairHeader), first = PhysX.wrapPointer(pairs, PhysX.PxContactPair);
    const swapped = PhysX.getPointer(from.get_actors(0)) !== PhysX.getPointer(actors[0]);
    for (let k = 0; k < count; k++)
      all.push(...extracted(PhysX.NativeArrayHelpers.prototype.getContactPairAt(first, k), swapped));
  };
  const scene = sceneOf(keep, report);
  for (const actor of actors) scene.addActor(actor);
  const [, nanoseconds] = timed(() => (scene.simulate(1 / 60), scene.fetchResults(true)));
  for (const actor of actors) actor.release();
  scene.release();
  const deepest = all.reduce((best, contact) => (best === null || contact.depth > best.depth ? contact : best), null);
  return {
    colliding: deepest !== null && deepest.depth >= 0,
    contacts: all.map(({ position, depth }) => ({ position, depth })),
    ...(deepest === null ? {} : { normal: deepest.normal }),
    nanoseconds,
  };
}

// ---- rays ----

/** `cast` gives the length along the unit vector `way` at which the ray hits, or null. */
function rayed(keep, { ray, b }, cast) {
  const speed = length(ray.along), body = placed(keep, mode.shapeOf, b, 'B');
  const from = keep(new PhysX.PxVec3(...ray.from)), way = keep(new PhysX.PxVec3(...scale(1 / speed, ray.along)));
  const [distance, nanoseconds] = timed(() => cast(body, from, way, speed * ray.until));
  return distance === null ? { colliding: false, nanoseconds } : { colliding: true, time: distance / speed, nanoseconds };
}

function geometryRay(keep, one) {
  const hit = keep(new PhysX.PxRaycastHit()), flags = keep(new PhysX.PxHitFlags(0));
  return rayed(keep, one, ({ shape, pose }, from, way, most) =>
    geometry.raycast(from, way, shape, pose, most, flags, 1, hit) > 0 ? hit.distance : null);
}

function gjkRay(keep, one) {
  const found = keep(new PhysX.PxGjkQueryRaycastResult());
  return rayed(keep, one, ({ shape, pose }, from, way, most) =>
    gjk.raycast(shape, pose, from, way, most, found) ? found.t : null);
}

function noSweep() {
  throw new Refused('sweeps are asked of the other modes');
}

/** Runs `use` with objects of the wasm's memory that are freed afterwards. */
function within(use) {
  const made = [];
  try {
    return use((object) => (made.push(object), object));
  } finally {
    for (const object of made.reverse()) object.destroy ? object.destroy() : PhysX.destroy(object);
  }
}

const mode = modeOf({
  gjk: { name: 'PxGjkQuery', shapeOf: supportOf, rest: proximity, sweep: gjkSweep },
  geometry: { name: 'PxGeometryQuery', shapeOf: geometryOf, rest: overlap, sweep: geometrySweep },
  ray: { name: 'PxGeometryQuery raycast', shapeOf: geometryOf, rest: geometryRay, take: rayCaseOf },
  'gjk-ray': { name: 'PxGjkQuery raycast', shapeOf: supportOf, rest: gjkRay, take: rayCaseOf },
  manifold: { name: 'PxScene contacts', shapeOf: geometryOf, rest: manifold, sweep: noSweep },
});
// Named by its own number, 5.6.1 as 0x05060100.
const version = [24, 16, 8].map((shift) => (top.PHYSICS_VERSION >> shift) & 255).join('.');
await serve(`PhysX ${version} (npm ${versionOf('physx-js-webidl')}) ${mode.name} binary32`, (one) =>
  within((keep) => {
    if (mode.take !== undefined) return mode.rest(keep, one);
    const a = placed(keep, mode.shapeOf, one.a, 'A'), b = placed(keep, mode.shapeOf, one.b, 'B');
    return (one.question === 'sweep' ? mode.sweep : mode.rest)(keep, one, a, b);
  }), { curved: true, ...(mode.take === undefined ? {} : { take: mode.take }) });
