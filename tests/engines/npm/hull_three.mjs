#!/usr/bin/env node
// three's ConvexHull: convex hulls of points in space. A facet is a triangle.

import { serve, timedByProcessor, versionOf } from './protocol.mjs';
import { pointsOf } from './points.mjs';
import { Vector3 } from 'three';
import { ConvexHull } from 'three/addons/math/ConvexHull.js';

function cornersOf(face, number) {
  const corners = [];
  let edge = face.edge;
  do {
    corners.push(number.get(edge.head().point));
    edge = edge.next;
  } while (edge !== face.edge);
  return corners;
}

function hull(points) {
  const given = points.map((point) => new Vector3(...point));
  const number = new Map(given.map((point, k) => [point, k]));
  const [made, nanoseconds] = timedByProcessor(() => new ConvexHull().setFromPoints(given));
  return { facets: made.faces.map((face) => cornersOf(face, number)), nanoseconds };
}

await serve(`three ${versionOf('three')} ConvexHull binary64`, hull, { take: pointsOf('hull', 3) });
