// The triangle meshes of a case of the question `mesh_pairs`: points in world space, as they are handed over. And how long it takes.

import { BadCase, numbers } from './bodies.mjs';

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

/** Of another question only `id` and `question`; of a mesh with itself no `b`. */
export function meshCaseOf({ id, question, a, b }) {
  if (question !== 'mesh_pairs') return { id, question };
  return { id, question, a: meshOf(a, 'a'), ...(b === undefined ? {} : { b: meshOf(b, 'b') }) };
}

/** Runs `query` and gives what it returns, and the nanoseconds of processor time that it took, as the adaptors in C++ take it. */
export function processorTimed(query) {
  const start = process.cpuUsage();
  const result = query(), { user, system } = process.cpuUsage(start);
  return [result, 1000 * (user + system)];
}
