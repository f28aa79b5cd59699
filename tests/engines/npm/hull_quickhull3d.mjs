#!/usr/bin/env node
// quickhull3d: convex hulls of points in space. Facets merged as it finds them, or cut into triangles.
// Of the package only the bundle can be imported under Node: its main file names others without their endings.

import { modeOf, serve, timedByProcessor, versionOf } from './protocol.mjs';
import { pointsOf } from './points.mjs';
import { QuickHull } from 'quickhull3d/dist/quickhull3d.js';

const merged = modeOf({ merged: true, triangles: false });

// Of points in a plane it gives one side: the other is the same, the other way round.
function made(points) {
  const instance = new QuickHull(points);
  instance.build();
  const facets = instance.collectFaces(merged);
  if (instance.faces.length > 1) return facets;
  return [...facets, ...facets.map((facet) => [...facet].reverse())];
}

function hull(points) {
  const [facets, nanoseconds] = timedByProcessor(() => made(points));
  return { facets, nanoseconds };
}

const name = `quickhull3d ${versionOf('quickhull3d')} ${merged ? 'merged' : 'triangles'} binary64`;
await serve(name, hull, { take: pointsOf('hull', 3) });
