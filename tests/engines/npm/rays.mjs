// A ray or a segment, and a cylinder or a cone that it may hit: the question `hit`, as it is handed over.

import { bodyOf, isCurvedShape, length, reach, sub } from './bodies.mjs';
import { rayOf } from './meshes.mjs';
import { Refused } from './protocol.mjs';

/** The ray ends where it is past the body: `until` is finite. */
export function rayCaseOf({ question, a, b }) {
  const isPath = a?.shape === 'ray' || a?.shape === 'segment';
  if (question !== 'hit' || !isPath || !isCurvedShape(b ?? {}))
    throw new Refused('takes rays and segments on cylinders and cones');
  const ray = rayOf(a), body = bodyOf(b, 'b');
  const far = 2 * (length(sub(body.centre, ray.from)) + reach(body)) / length(ray.along);
  return { ray: { ...ray, until: Math.min(ray.until, far) }, b: body };
}
