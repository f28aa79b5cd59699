#!/usr/bin/env node
// V-HACD as WebAssembly (vhacd-js): convex parts of a triangle mesh. Its defaults, or `fine` or `coarse` voxels.

import { modeOf, Refused, serve, timed, versionOf } from './protocol.mjs';
import { meshOf } from './meshes.mjs';
import { ConvexMeshDecomposition } from 'vhacd-js/lib/vhacd.js';

const voxels = modeOf({ default: 400000, coarse: 10000, fine: 2000000 });
const engine = await ConvexMeshDecomposition.create();

function take(read) {
  if (read.question !== 'decompose') throw new Refused('asked about the question decompose only');
  return meshOf(read.a, 'a');
}

function pointsOf({ positions }) {
  return Array.from({ length: positions.length / 3 }, (_, k) => Array.from(positions.slice(3 * k, 3 * k + 3)));
}

function decompose({ points, triangles }) {
  const mesh = { positions: new Float64Array(points.flat()), indices: new Uint32Array(triangles.flat()) };
  const [hulls, nanoseconds] = timed(() => engine.computeConvexHulls(mesh, { voxelResolution: voxels }));
  return { hulls: hulls.map(pointsOf), nanoseconds };
}

await serve(`vhacd-js ${versionOf('vhacd-js')} ${voxels} voxels binary64`, decompose, { take });
