#!/usr/bin/env node
// Jolt: CollideShape and CastShape of a transformed shape, in binary32.
//
// Its boxes and hulls have a convex radius that rounds them inwards, 0.05 by default. Mode collide sets it to 0, mode
// radius to 0.05. Mode distance sets it to 0 and a separation distance within which it reports bodies that are apart.
// A cone is its tapered cylinder with a top radius of 0. Cylinders have a convex radius, too.
// Mode manifold, with a convex radius of 0, is the contact manifold that a listener is told of in the first step of a world.
// Skins on boxes, cylinders and hulls are refused: the convex radius is none, it rounds the shape inwards.

import { modeOf, Refused, serve, timed, versionOf } from './protocol.mjs';
import { add, capsuleAlong, curvedAlong, dot, isCurved, length, rotate, scale, span, sub } from './bodies.mjs';
import { rayCaseOf } from './rays.mjs';
import initJolt from 'jolt-physics';

const UPRIGHT = [0, 0, 0, 1];
// What it documents, in metres: bodies closer than the collision tolerance are "considered to be colliding"; the depth ends
// where its square changes by less than the penetration tolerance's share; points are "allowed this far outside of the
// hull"; "maximum distance between the shrunk hull + convex radius and the actual hull".
const COLLISION_TOLERANCE = 1e-4, PENETRATION_TOLERANCE = 1e-4, HULL_TOLERANCE = 1e-3, MAX_ERROR_CONVEX_RADIUS = 0.05;
const Jolt = await initJolt();

// Shapes need its allocator and factory, which its interface sets up.
function start() {
  const settings = new Jolt.JoltSettings(), layers = new Jolt.ObjectLayerPairFilterTable(1);
  const broad = new Jolt.BroadPhaseLayerInterfaceTable(1, 1);
  broad.MapObjectToBroadPhaseLayer(0, new Jolt.BroadPhaseLayer(0));
  layers.EnableCollision(0, 0);
  settings.mObjectLayerPairFilter = layers;
  settings.mBroadPhaseLayerInterface = broad;
  settings.mObjectVsBroadPhaseLayerFilter = new Jolt.ObjectVsBroadPhaseLayerFilterTable(broad, 1, layers, 1);
  return new Jolt.JoltInterface(settings);
}

const array = (v) => [v.GetX(), v.GetY(), v.GetZ()];

/** Runs `use` with objects of the wasm's memory that are freed afterwards. */
function within(use) {
  const made = [];
  const keep = (object) => (made.push(object), object);
  try {
    return use(keep);
  } finally {
    for (const object of made.reverse()) Jolt.destroy(object);
  }
}

// ---- shapes ----

function hullSettings(body, radius) {
  const settings = new Jolt.ConvexHullShapeSettings();
  for (const point of body.local) {
    const v = new Jolt.Vec3(...point);
    settings.mPoints.push_back(v);
    Jolt.destroy(v);
  }
  settings.mMaxConvexRadius = radius;
  return settings;
}

function boxSettings(body, radius) {
  const half = new Jolt.Vec3(...body.half);
  const settings = new Jolt.BoxShapeSettings(half, radius);
  Jolt.destroy(half);
  return settings;
}

// Its axis is y.
function curvedSettings({ kind, base, halfHeight }, radius) {
  if (kind === 'cylinder') return new Jolt.CylinderShapeSettings(halfHeight, base, radius);
  return new Jolt.TaperedCylinderShapeSettings(halfHeight, 0, base, 0);
}

function settingsOf(body, radius, half) {
  if (body.kind === 'ball') return new Jolt.SphereShapeSettings(body.radius);
  if (body.kind === 'capsule') return new Jolt.CapsuleShapeSettings(half, body.radius);
  if (body.radius > 0) throw new Refused('Jolt has no skins: spheres, capsules, boxes, cylinders, cones and solid hulls are taken');
  if (isCurved(body)) return curvedSettings(body, radius);
  return body.kind === 'box' ? boxSettings(body, radius) : hullSettings(body, radius);
}

// A shape whose settings are wrong is none: Jolt's own words say why.
function created(settings, what) {
  settings.AddRef();
  const result = settings.Create();
  const error = result.HasError() ? result.GetError().c_str() : null;
  const shape = error === null ? result.Get() : null;
  shape?.AddRef();
  settings.Release();
  if (error !== null) throw new Refused(`Jolt builds no shape of ${what}: ${error}`);
  return shape;
}

function placed(body, radius, what) {
  const axis = [0, 1, 0];
  const along = body.kind === 'capsule' ? capsuleAlong(body, axis) : isCurved(body) ? curvedAlong(body, axis) : null;
  const { position, rotation } = along ?? (body.kind === 'ball' ? { position: body.centre, rotation: UPRIGHT } : body);
  return { position, rotation, shape: created(settingsOf(body, radius, along?.half), what) };
}

// Its places are those of the centre of mass. A transform that is returned is in memory that the next call reuses.
function transformed(keep, { position, rotation, shape }) {
  const made = keep(new Jolt.TransformedShape());
  const centre = add(position, rotate(rotation, array(shape.GetCenterOfMass())));
  made.mShape = shape;
  made.mShapePositionCOM = keep(new Jolt.RVec3(...centre));
  made.mShapeRotation = keep(new Jolt.Quat(...rotation));
  made.SetShapeScale(keep(new Jolt.Vec3(1, 1, 1)));
  return made;
}

// ---- queries ----

/** How far a body's surface may be from where it should be. */
function slack(body, radius) {
  if (body.kind === 'box') return radius * (Math.sqrt(3) - 1); // of a corner
  if (body.kind === 'cylinder') return radius * (Math.sqrt(2) - 1); // of the rim
  return body.kind === 'hull' ? HULL_TOLERANCE + (radius > 0 ? MAX_ERROR_CONVEX_RADIUS : 0) : 0;
}

function marginOf(one, radius, depth) {
  const tolerance = COLLISION_TOLERANCE + PENETRATION_TOLERANCE * Math.max(0, depth);
  return tolerance + slack(one.a, radius) + slack(one.b, radius);
}

function contactOf(hit) {
  const axis = array(hit.mPenetrationAxis); // the way out of A for B, of any length
  const size = length(axis), depth = hit.mPenetrationDepth;
  return {
    separation: -depth,
    points: [array(hit.mContactPointOn1), array(hit.mContactPointOn2)],
    ...(size > 0 ? { normal: scale(-1 / size, axis) } : {}),
  };
}

function collide(keep, one, a, b, { radius, separation }) {
  const settings = keep(new Jolt.CollideShapeSettings()), found = keep(new Jolt.CollideShapeClosestHitCollisionCollector());
  if (separation) settings.mMaxSeparationDistance = span(one);
  const first = transformed(keep, a), second = transformed(keep, b), size = keep(new Jolt.Vec3(1, 1, 1));
  const offset = keep(new Jolt.RVec3(0, 0, 0)), filter = keep(new Jolt.ShapeFilter());
  const [, nanoseconds] = timed(() =>
    second.CollideShape(a.shape, size, first.GetCenterOfMassTransform(), settings, offset, found, filter));
  const contact = found.HadHit() ? contactOf(found.mHit) : { colliding: false };
  return { ...contact, margin: marginOf(one, radius, -(contact.separation ?? 0)), nanoseconds };
}

// B stands still: what is cast is A, relative to it.
function cast(keep, one, a, b, { radius }) {
  const way = keep(new Jolt.Vec3(...scale(one.until, sub(one.velocity[0], one.velocity[1]))));
  const place = transformed(keep, a).GetCenterOfMassTransform();
  const moving = keep(new Jolt.RShapeCast(a.shape, keep(new Jolt.Vec3(1, 1, 1)), place, way));
  const settings = keep(new Jolt.ShapeCastSettings()), found = keep(new Jolt.CastShapeClosestHitCollisionCollector());
  const offset = keep(new Jolt.RVec3(0, 0, 0)), filter = keep(new Jolt.ShapeFilter()), still = transformed(keep, b);
  const [, nanoseconds] = timed(() => still.CastShape(moving, settings, offset, found, filter));
  const margin = marginOf(one, radius, 0);
  if (!found.HadHit()) return { colliding: false, margin, nanoseconds };
  return { colliding: true, time: found.mHit.mFraction * one.until, margin, nanoseconds };
}

// ---- manifolds ----

// The point on B lies in the plane of its face; the depth is the way from the one to the other along the normal.
function contactsOf(found) {
  const normal = array(found.mWorldSpaceNormal), base = array(found.mBaseOffset); // the way out of body 1 for body 2
  const [first, second] = [found.mRelativeContactPointsOn1, found.mRelativeContactPointsOn2];
  return Array.from({ length: first.size() }, (_, k) => {
    const points = [first, second].map((list) => add(base, array(list.at(k))));
    return { points, depth: dot(normal, sub(...points)), normal: scale(-1, normal) };
  });
}

function reversed({ points, depth, normal }) {
  return { points: [points[1], points[0]], depth, normal: scale(-1, normal) };
}

function bodyIn(keep, bodies, { position, rotation, shape }, type) {
  const at = keep(new Jolt.RVec3(...position)), turn = keep(new Jolt.Quat(...rotation));
  const body = bodies.CreateBody(keep(new Jolt.BodyCreationSettings(shape, at, turn, type, 0)));
  bodies.AddBody(body.GetID(), Jolt.EActivation_Activate);
  return body;
}

// A moves, or there would be no contact. The listener is told before anything has.
function manifold(keep, one, a, b, { radius }) {
  const system = world.GetPhysicsSystem(), bodies = system.GetBodyInterface(), all = [];
  const listener = keep(new Jolt.ContactListenerJS());
  const made = [bodyIn(keep, bodies, a, Jolt.EMotionType_Dynamic), bodyIn(keep, bodies, b, Jolt.EMotionType_Static)];
  const first = made[0].GetID().GetIndexAndSequenceNumber();
  listener.OnContactValidate = () => Jolt.ValidateResult_AcceptAllContactsForThisBodyPair;
  listener.OnContactAdded = (body1, body2, found) => {
    const contacts = contactsOf(Jolt.wrapPointer(found, Jolt.ContactManifold));
    const is = Jolt.wrapPointer(body1, Jolt.Body).GetID().GetIndexAndSequenceNumber() === first;
    all.push(...(is ? contacts : contacts.map(reversed)));
  };
  listener.OnContactPersisted = listener.OnContactRemoved = () => {};
  system.SetContactListener(listener);
  const [, nanoseconds] = timed(() => world.Step(1 / 60, 1));
  for (const body of made) {
    bodies.RemoveBody(body.GetID());
    bodies.DestroyBody(body.GetID());
  }
  const deepest = all.reduce((best, contact) => (best === null || contact.depth > best.depth ? contact : best), null);
  return {
    colliding: deepest !== null && deepest.depth >= 0,
    contacts: all.map(({ points, depth }) => ({ points, depth })),
    ...(deepest === null ? {} : { normal: deepest.normal }),
    margin: marginOf(one, radius, deepest?.depth ?? 0),
    nanoseconds,
  };
}

// ---- rays ----

// `along` is as long as the ray goes; the fraction is of that.
function castRay({ ray, b }) {
  const body = placed(b, 0, 'B');
  try {
    return within((keep) => {
      const found = keep(new Jolt.RayCastResult()), along = keep(new Jolt.Vec3(...scale(ray.until, ray.along)));
      const from = keep(new Jolt.RRayCast(keep(new Jolt.RVec3(...ray.from)), along)), still = transformed(keep, body);
      const [hit, nanoseconds] = timed(() => still.CastRay(from, found));
      const time = found.mFraction * ray.until, colliding = hit === undefined ? found.mFraction <= 1 : Boolean(hit);
      return { colliding, ...(colliding ? { time } : {}), nanoseconds };
    });
  } finally {
    body.shape.Release();
  }
}

function ask(mode, one) {
  if (mode.take !== undefined) return castRay(one);
  if ((mode.separation || mode.manifold) && one.question === 'sweep') throw new Refused('sweeps are asked of the other modes');
  const bodies = [];
  try {
    for (const what of ['a', 'b']) bodies.push(placed(one[what], mode.radius, what.toUpperCase()));
    return within((keep) =>
      (one.question === 'sweep' ? cast : mode.manifold ? manifold : collide)(keep, one, ...bodies, mode));
  } finally {
    for (const { shape } of bodies) shape.Release();
  }
}

const mode = modeOf({
  collide: { radius: 0, name: 'CollideShape' },
  radius: { radius: 0.05, name: 'CollideShape, convex radius 0.05' },
  distance: { radius: 0, separation: true, name: 'CollideShape, separation distance' },
  ray: { radius: 0, name: 'CastRay', take: rayCaseOf },
  manifold: { radius: 0, manifold: true, name: 'ContactListener' },
});
const world = start();
world.GetPhysicsSystem().SetGravity(new Jolt.Vec3(0, 0, 0));
await serve(`Jolt (npm ${versionOf('jolt-physics')}) ${mode.name} binary32`, (one) => ask(mode, one), {
  curved: true,
  ...(mode.take === undefined ? {} : { take: mode.take }),
});
