// Cases that are lists of points: of hulls, and of polygons.

import { BadCase, numbers } from './bodies.mjs';
import { Refused } from './protocol.mjs';

/** A `take` of serve: cases of one question, points of so many coordinates. */
export function pointsOf(question, axes) {
  return (read) => {
    if (read.question !== question) throw new Refused(`asked about the question ${question} only`);
    if (!Array.isArray(read.points) || read.points.length === 0) throw new BadCase('points: expected a list of points');
    if (read.points[0]?.length !== axes) throw new Refused(`asked about points of ${axes} coordinates only`);
    return read.points.map((point, k) => numbers(point, axes, `points[${k}]`));
  };
}

/** The same of a polygon: the points of its outline and its holes in one list, and where each hole begins. */
export function polygonOf(read) {
  const points = pointsOf('triangulate', 2)(read);
  const holes = [];
  for (const [k, hole] of (read.holes ?? []).entries()) {
    if (!Array.isArray(hole)) throw new BadCase(`holes[${k}]: expected a list of points`);
    holes.push(points.length);
    points.push(...hole.map((point, i) => numbers(point, 2, `holes[${k}][${i}]`)));
  }
  return { points, holes };
}
