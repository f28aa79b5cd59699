// npm install planck@1.4.2 && node planck.mjs
//
// The outlines of two prisms along z in Planck: Distance with useRadii. @ID@: @SAYS@

import { Distance } from 'planck';

const EXACT = @EXACT@; // signed distance
const A = @A_JSON@;
const B = @B_JSON@;

// Points of the plane: of a hull those at the bottom, of an upright box its corners.
function corners({ shape, points, half, pose: { translation = [0, 0, 0] } = {} }) {
  if (shape === 'sphere') return [{ x: translation[0], y: translation[1] }];
  const signs = [[-1, -1], [1, -1], [1, 1], [-1, 1]];
  if (shape === 'box') return signs.map(([x, y]) => ({ x: x * half[0] + translation[0], y: y * half[1] + translation[1] }));
  const bottom = Math.min(...points.map((point) => point[2]));
  return points.filter((point) => point[2] === bottom).map(([x, y]) => ({ x, y }));
}

const input = new Distance.Input(), output = new Distance.Output();
input.proxyA.setVertices(corners(A), corners(A).length, A.radius ?? 0);
input.proxyB.setVertices(corners(B), corners(B).length, B.radius ?? 0);
for (const useRadii of [true, false]) {
  input.useRadii = useRadii;
  Distance(output, new Distance.Cache(), input);
  console.log(`useRadii ${useRadii}: distance`, output.distance, 'points:', output.pointA, output.pointB, 'exact:', EXACT);
}
