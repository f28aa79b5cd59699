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
