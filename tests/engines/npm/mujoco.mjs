#!/usr/bin/env node
// MuJoCo: mj_geomDistance of two geoms, one model a case. It computes in binary64, from mesh vertices in binary32. Mode ray is
// mj_ray, of a ray or a segment on a cylinder.
//
// It has no points, segments, cones and skins, and its compiler builds no hull of less than four points or of flat ones. It has
// no sweeps. A result that is not below the greatest distance asked for means that there was none found within it.

import { modeOf, Refused, serve, timed, versionOf } from './protocol.mjs';
import { capsuleAlong, span } from './bodies.mjs';
import { rayCaseOf } from './rays.mjs';
import load from 'mujoco-js';

const mujoco = await load();
const FILE = '/case.xml';
const TOLERANCE = 1e-6; // its option ccd_tolerance, which is left as it is
const ALL_GROUPS = [1, 1, 1, 1, 1, 1];

const words = (numbers) => numbers.map((x) => x.toPrecision(17)).join(' ');
const place = (position, [x, y, z, w]) => `pos="${words(position)}" quat="${words([w, x, y, z])}"`;

// A mesh is moved to its centre and turned to its axes by the compiler; its geom's own pose undoes that.
function geomOf(body, name) {
  const { kind, radius, half, position, rotation } = body;
  if (radius === 0 && (kind === 'ball' || kind === 'capsule')) throw new Refused('MuJoCo has no points and segments');
  if (kind === 'ball') return `<geom type="sphere" size="${words([radius])}" pos="${words(body.centre)}"/>`;
  if (kind === 'capsule') {
    const along = capsuleAlong(body, [0, 0, 1]);
    return `<geom type="capsule" size="${words([radius, along.half])}" ${place(along.position, along.rotation)}/>`;
  }
  if (radius > 0) throw new Refused('MuJoCo has no skins: spheres, capsules, boxes, cylinders and solid hulls are taken');
  if (kind === 'cone') throw new Refused('MuJoCo has no cones');
  if (kind === 'cylinder')
    return `<geom type="cylinder" size="${words([body.base, body.halfHeight])}" ${place(position, rotation)}/>`;
  if (kind === 'box') return `<geom type="box" size="${words(half)}" ${place(position, rotation)}/>`;
  return `<geom type="mesh" mesh="${name}" ${place(position, rotation)}/>`;
}

function meshOf(body, name) {
  return body.kind === 'hull' ? `<mesh name="${name}" vertex="${words(body.local.flat())}"/>` : '';
}

/** Of the bodies by their names. */
function modelOf(named) {
  const all = Object.entries(named), assets = all.map(([name, body]) => meshOf(body, name)).join('');
  const bodies = all.map(([name, body]) => `<body>${geomOf(body, name)}</body>`).join('');
  mujoco.FS.writeFile(FILE, `<mujoco><asset>${assets}</asset><worldbody>${bodies}</worldbody></mujoco>`);
  try {
    return mujoco.MjModel.loadFromXML(FILE);
  } catch (error) {
    throw new Refused(`MuJoCo's compiler: ${error}`);
  }
}

function distance(one, model, data) {
  mujoco.mj_kinematics(model, data);
  const segment = new mujoco.DoubleBuffer(6), most = span(one);
  try {
    const [found, nanoseconds] = timed(() => mujoco.mj_geomDistance(model, data, 0, 1, most, segment));
    if (found >= most) return { colliding: false, nanoseconds };
    const ends = [...segment.GetView()];
    return { separation: found, points: [ends.slice(0, 3), ends.slice(3, 6)], margin: TOLERANCE, nanoseconds };
  } finally {
    segment.delete();
  }
}

// The time is in lengths of `along`; below zero nothing is hit.
function castRay({ ray }, model, data) {
  mujoco.mj_kinematics(model, data);
  const geom = new mujoco.IntBuffer(1);
  try {
    const [time, nanoseconds] = timed(() => mujoco.mj_ray(model, data, ray.from, ray.along, ALL_GROUPS, 1, -1, geom));
    const colliding = time >= 0 && time <= ray.until;
    return { colliding, ...(colliding ? { time } : {}), nanoseconds };
  } finally {
    geom.delete();
  }
}

function ask(one) {
  if (one.question === 'sweep') throw new Refused('MuJoCo has no sweeps');
  const { a, b } = one, model = modelOf(mode.take === undefined ? { a, b } : { b }), data = new mujoco.MjData(model);
  try {
    return mode.query(one, model, data);
  } finally {
    data.delete();
    model.delete();
  }
}

const mode = modeOf({
  distance: { name: 'mj_geomDistance', query: distance },
  ray: { name: 'mj_ray', query: castRay, take: rayCaseOf },
});
await serve(`MuJoCo ${mujoco.mj_versionString()} (npm ${versionOf('mujoco-js')}) ${mode.name} binary64`, ask,
  { curved: true, ...(mode.take === undefined ? {} : { take: mode.take }) });
