// The triangle meshes of a case, points in world space, as they are handed over: of the question `mesh_pairs`, of
// `relation` and `distance` of two, and of `hit` with a ray. And how long it takes.

import { BadCase, numbers, sub } from './bodies.mjs';

const isList = (value) => Array.isArray(value) && value.length > 0;

function cornersOf(corners, count, what) {
  const good = Array.isArray(corners) && corners.length === 3 &&
    corners.every((k) => Number.isInteger(k) && k >= 0 && k < count);
  if (!good) throw new BadCase(`${what}: expected three numbers of points`);
  return corners;
}

export function meshOf(read, what) {
  if (read === null || typeof read !== 'object' || !isList(read.points) || !isList(read.triangles))
    throw new BadCase(`${what}: no points or no triangles`);
  if (read.pose !== undefined) throw new BadCase(`${what}: a pose; 'origo judge' hands over points in world space`);
  return {
    points: read.points.map((point, k) => numbers(point, 3, `${what}.points[${k}]`)),
    triangles: read.triangles.map((corners, k) => cornersOf(corners, read.points.length, `${what}.triangles[${k}]`)),
  };
}

/** A segment has `until` 1, a ray no end. */
export function rayOf(read) {
  const from = numbers(read?.points?.[0], 3, 'a.points[0]');
  if (read.direction !== undefined) return { from, along: numbers(read.direction, 3, 'a.direction'), until: Infinity };
  return { from, along: sub(numbers(read.points[1], 3, 'a.points[1]'), from), until: 1 };
}

/** Of another question, and of bodies that are no meshes, only `id` and `question`; of a mesh with itself no `b`. */
export function meshCaseOf({ id, question, a, b }) {
  // To this library a mesh is a surface.
  const known = { id, question }, isMesh = (body) => body?.shape === 'mesh' && body.solid !== true;
  if (question === 'mesh_pairs')
    return { ...known, a: meshOf(a, 'a'), ...(b === undefined ? {} : { b: meshOf(b, 'b') }) };
  if (question === 'hit' && isMesh(b)) return { ...known, ray: rayOf(a), b: meshOf(b, 'b') };
  const asksTwo = question === 'relation' || question === 'distance';
  return asksTwo && isMesh(a) && isMesh(b) ? { ...known, a: meshOf(a, 'a'), b: meshOf(b, 'b') } : known;
}

/** Runs `query` and gives what it returns, and the nanoseconds of processor time that it took, as the adaptors in C++ take it. */
export function processorTimed(query) {
  const start = process.cpuUsage();
  const result = query(), { user, system } = process.cpuUsage(start);
  return [result, 1000 * (user + system)];
}
