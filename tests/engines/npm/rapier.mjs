#!/usr/bin/env node
// Rapier (its geometry is parry): contactShape, intersectsShape, castShape, in binary32; and in mode manifold the contact
// manifolds of the first step of a world, where bodies meet or are nearer than its prediction distance.
//
// In mode ray castRayAndGetNormal, of a ray or a segment on a cylinder or a cone: one that begins inside hits at once.
//
// It takes every body: balls, capsules, cuboids, cylinders, cones and hulls, each also with a round border. Its own hull builder says
// which hulls it does not take: flat ones of more than three points, and hulls of which it cannot tell that they are solid.

import { modeOf, Refused, serve, timed, versionOf } from './protocol.mjs';
import { add, capsuleAlong, curvedAlong, flatten, isCurved, rotate, scale, span } from './bodies.mjs';
import { rayCaseOf } from './rays.mjs';
import RAPIER from '@dimforge/rapier3d-compat';

const vector = ([x, y, z]) => ({ x, y, z });
const quaternion = ([x, y, z, w]) => ({ x, y, z, w });
const array = ({ x, y, z }) => [x, y, z];
const UPRIGHT = [0, 0, 0, 1];

function hullOf(body) {
  const points = flatten(body.local), { radius } = body;
  if (body.local.length === 3) {
    const [a, b, c] = body.local.map(vector);
    return radius > 0 ? new RAPIER.RoundTriangle(a, b, c, radius) : new RAPIER.Triangle(a, b, c);
  }
  return radius > 0 ? new RAPIER.RoundConvexPolyhedron(points, null, radius) : new RAPIER.ConvexPolyhedron(points, null);
}

// Its axis is y.
function curvedOf({ kind, base, halfHeight, radius }) {
  if (kind === 'cylinder')
    return radius > 0 ? new RAPIER.RoundCylinder(halfHeight, base, radius) : new RAPIER.Cylinder(halfHeight, base);
  return radius > 0 ? new RAPIER.RoundCone(halfHeight, base, radius) : new RAPIER.Cone(halfHeight, base);
}

function shapeOf(body) {
  const { kind, radius, half } = body;
  if (kind === 'ball') return { shape: new RAPIER.Ball(radius), position: body.centre, rotation: UPRIGHT };
  if (kind === 'capsule') {
    const { position, rotation, half: height } = capsuleAlong(body, [0, 1, 0]);
    return { shape: new RAPIER.Capsule(height, radius), position, rotation };
  }
  if (isCurved(body)) return { ...curvedAlong(body, [0, 1, 0]), shape: curvedOf(body) };
  const placed = { position: body.position, rotation: body.rotation };
  if (kind === 'box')
    return { ...placed, shape: radius > 0 ? new RAPIER.RoundCuboid(...half, radius) : new RAPIER.Cuboid(...half) };
  return { ...placed, shape: hullOf(body) };
}

// The hull is built within each query; one that cannot be is an exception of the wasm, so it is tried before.
function checked(body, what) {
  const made = shapeOf(body);
  try {
    made.shape.intoRaw().free();
  } catch {
    throw new Refused(`Rapier builds no hull of ${what}: spheres, capsules, boxes, triangles and solid hulls are taken`);
  }
  return made;
}

const placeOf = ({ position, rotation }) => [vector(position), quaternion(rotation)];

function contact(one, a, b) {
  const [found, nanoseconds] = timed(() => a.shape.contactShape(...placeOf(a), b.shape, ...placeOf(b), span(one)));
  if (found === null) return { colliding: false, nanoseconds };
  return {
    separation: found.distance,
    points: [array(found.point1), array(found.point2)],
    normal: array(found.normal2), // out of B
    nanoseconds,
  };
}

function intersects(one, a, b) {
  const [colliding, nanoseconds] = timed(() => a.shape.intersectsShape(...placeOf(a), b.shape, ...placeOf(b)));
  return { colliding, nanoseconds };
}

function sweep(one, a, b) {
  const [u, v] = one.velocity.map(vector);
  const [hit, nanoseconds] = timed(() =>
    a.shape.castShape(...placeOf(a), u, b.shape, ...placeOf(b), v, 0, one.until, true));
  return hit === null ? { colliding: false, nanoseconds } : { colliding: true, time: hit.time_of_impact, nanoseconds };
}

// ---- manifolds ----

// Two bodies without gravity. A moves, or there would be no contact; it is asked before the step has moved it.
function worldOf(bodies) {
  const world = new RAPIER.World(vector([0, 0, 0]));
  const colliders = bodies.map(({ shape, position, rotation }, k) => {
    const desc = k === 0 ? RAPIER.RigidBodyDesc.dynamic() : RAPIER.RigidBodyDesc.fixed();
    const body = world.createRigidBody(desc.setTranslation(...position).setRotation(quaternion(rotation)));
    return world.createCollider(new RAPIER.ColliderDesc(shape), body);
  });
  return { world, colliders };
}

// Its points are in the axes of the shapes, as they were before the step.
function contactsOf(manifold, flipped, [a, b]) {
  const [first, second] = flipped ? [b, a] : [a, b];
  const inWorld = (body, point) => add(body.position, rotate(body.rotation, array(point)));
  const normal = scale(flipped ? 1 : -1, rotate(first.rotation, array(manifold.localNormal1())));
  return Array.from({ length: manifold.numContacts() }, (_, k) => {
    const points = [inWorld(first, manifold.localContactPoint1(k)), inWorld(second, manifold.localContactPoint2(k))];
    return { points: flipped ? points.reverse() : points, depth: -manifold.contactDist(k), normal };
  });
}

function manifold(one, a, b) {
  const { world, colliders } = worldOf([a, b]), all = [];
  const [, nanoseconds] = timed(() => world.step());
  world.contactPair(...colliders, (found, flipped) => all.push(...contactsOf(found, flipped, [a, b])));
  world.free();
  const deepest = all.reduce((best, contact) => (best === null || contact.depth > best.depth ? contact : best), null);
  return {
    colliding: deepest !== null && deepest.depth >= 0,
    contacts: all.map(({ points, depth }) => ({ points, depth })),
    ...(deepest === null ? {} : { normal: deepest.normal }),
    nanoseconds,
  };
}

// ---- rays ----

function castRay({ ray, b }) {
  const { shape, position, rotation } = checked(b, 'B');
  const from = new RAPIER.Ray(vector(ray.from), vector(ray.along));
  const [found, nanoseconds] = timed(() =>
    shape.castRayAndGetNormal(from, vector(position), quaternion(rotation), ray.until, true),
  );
  if (found === null) return { colliding: false, nanoseconds };
  return { colliding: true, time: found.timeOfImpact, normal: array(found.normal), nanoseconds };
}

const mode = modeOf({
  contact: { query: contact, name: 'contactShape' },
  intersects: { query: intersects, name: 'intersectsShape', rests: true },
  ray: { name: 'castRay', take: rayCaseOf },
  manifold: { query: manifold, name: 'World.contactPair', rests: true },
});
await RAPIER.init();
await serve(`Rapier ${versionOf('@dimforge/rapier3d-compat')} ${mode.name} binary32`, (one) => {
  if (mode.take !== undefined) return castRay(one);
  if (mode.rests && one.question === 'sweep') throw new Refused('sweeps are asked of the other mode');
  const a = checked(one.a, 'A'), b = checked(one.b, 'B');
  return (one.question === 'sweep' ? sweep : mode.query)(one, a, b);
}, { curved: true, ...(mode.take === undefined ? {} : { take: mode.take }) });
