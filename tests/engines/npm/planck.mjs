#!/usr/bin/env node
// Planck, Box2D in JavaScript: Distance and TimeOfImpact in the plane, in binary64.
//
// As the adaptor of Box2D does, it takes bodies that are prisms along z where their heights overlap: then what it says
// of their outlines holds of them. Their points go to its distance proxy, with the ball as the radius. Mode distance uses
// radii where there are any, mode radii always: what it says of bodies that meet then differs. A time of impact is when
// the bodies come within linearSlop, 0.005: that is what it says.

import { modeOf, Refused, serve, timed, versionOf } from './protocol.mjs';
import { scale } from './bodies.mjs';
import { Distance, Settings, TimeOfImpact } from 'planck';

const TOUCHES = 10 * Number.EPSILON; // of its testOverlap, which takes no proxies
const TAKEN = 'prisms along z, of the same height at some z, are taken';

function outlineOf(body) {
  const heights = body.points.map((point) => point[2]), has = new Set(body.points.map((point) => point.join()));
  const bottom = Math.min(...heights), top = Math.max(...heights);
  const isPrism = body.points.every(([x, y]) => has.has([x, y, bottom].join()) && has.has([x, y, top].join()));
  if (!isPrism) throw new Refused(TAKEN);
  return { bottom, top, corners: body.points.filter((p) => p[2] === bottom).map(([x, y]) => ({ x, y })), radius: body.radius };
}

function setProxies(input, a, b) {
  input.proxyA.setVertices(a.corners, a.corners.length, a.radius);
  input.proxyB.setVertices(b.corners, b.corners.length, b.radius);
}

function distance(useRadii, one, a, b) {
  const input = new Distance.Input(), output = new Distance.Output();
  setProxies(input, a, b);
  input.useRadii = useRadii || a.radius > 0 || b.radius > 0;
  const [, nanoseconds] = timed(() => Distance(output, new Distance.Cache(), input));
  const z = Math.max(a.bottom, b.bottom), points = [output.pointA, output.pointB].map(({ x, y }) => [x, y, z]);
  // Where radii overlap, its points are none of the bodies', nor in the middle; mode radii claims them nevertheless.
  const claimed = useRadii || output.distance > 0 || !input.useRadii ? { points } : {};
  return { colliding: output.distance < TOUCHES, distance: output.distance, ...claimed, nanoseconds };
}

function setSweep(sweep, velocity, until) {
  const [x, y] = scale(until, velocity);
  sweep.c0.setZero();
  sweep.c.setNum(x, y);
  sweep.a0 = sweep.a = sweep.alpha0 = 0;
}

function sweep(one, a, b) {
  const input = new TimeOfImpact.Input(), output = new TimeOfImpact.Output();
  setProxies(input, a, b);
  setSweep(input.sweepA, one.velocity[0], one.until);
  setSweep(input.sweepB, one.velocity[1], one.until);
  input.tMax = 1;
  const [, nanoseconds] = timed(() => TimeOfImpact(output, input));
  const [OVERLAPPED, TOUCHING, SEPARATED] = [2, 3, 4]; // TOIOutputState
  if (output.state === SEPARATED) return { colliding: false, nanoseconds };
  if (output.state !== OVERLAPPED && output.state !== TOUCHING) return { status: 'gave up', nanoseconds };
  // It aims at that distance, of round bodies at an overlap of three times that, and stops within a quarter of it.
  const margin = (a.radius > 0 || b.radius > 0 ? 3.25 : 1.25) * Settings.linearSlop;
  return { colliding: true, time: output.t * one.until, margin, nanoseconds };
}

const mode = modeOf({
  distance: { name: 'Distance', useRadii: false },
  radii: { name: 'Distance, useRadii', useRadii: true },
});
await serve(`Planck ${versionOf('planck')} ${mode.name}, linearSlop ${Settings.linearSlop} binary64`, (one) => {
  if (one.velocity?.some((v) => v[2] !== 0)) throw new Refused('motions in the plane are taken');
  const a = outlineOf(one.a), b = outlineOf(one.b);
  if (a.bottom > b.top || b.bottom > a.top) throw new Refused(TAKEN);
  return one.question === 'sweep' ? sweep(one, a, b) : distance(mode.useRadii, one, a, b);
});
