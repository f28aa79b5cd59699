#!/usr/bin/env node
// Earcut: triangles of a polygon, with holes or without. It leaves out corners on straight sides, and takes polygons
// that touch or cross themselves.

import { serve, timed, versionOf } from './protocol.mjs';
import { polygonOf } from './points.mjs';
import earcut from 'earcut';

function triangles({ points, holes }) {
  const flat = points.flat();
  const [corners, nanoseconds] = timed(() => earcut(flat, holes));
  const listed = [];
  for (let k = 0; k < corners.length; k += 3) listed.push(Array.from(corners.slice(k, k + 3)));
  return { triangles: listed, nanoseconds };
}

await serve(`earcut ${versionOf('earcut')} binary64`, triangles, { take: polygonOf });
