// npm install @dimforge/rapier3d-compat@0.21.0 && node rapier.mjs
//
// Two bodies in Rapier: contactShape and intersectsShape. @ID@: @SAYS@

import RAPIER from '@dimforge/rapier3d-compat';

await RAPIER.init();
const EXACT = @EXACT@; // signed distance
const A = @A_JSON@;
const B = @B_JSON@;

const vector = ([x, y, z]) => ({ x, y, z });

function make({ shape, points, half, radius = 0, half_height, pose = {} }) {
  const length = Math.hypot(...(pose.rotation ?? [1]));
  const [x, y, z, w] = (pose.rotation ?? [0, 0, 0, 1]).map((c) => c / length);
  const position = vector(pose.translation ?? [0, 0, 0]), HALF = Math.SQRT1_2;
  if (shape === 'sphere') return [new RAPIER.Ball(radius), position, { x: 0, y: 0, z: 0, w: 1 }];
  // A capsule's axis is y there: turned to z first, by 90 degrees about x.
  const along = { x: (x + w) * HALF, y: (y + z) * HALF, z: (z - y) * HALF, w: (w - x) * HALF };
  if (shape === 'capsule') return [new RAPIER.Capsule(half_height, radius), position, along];
  const rotation = { x, y, z, w };
  const round = radius > 0, xyz = shape === 'box' ? null : new Float32Array(points.flat());
  const box = () => (round ? new RAPIER.RoundCuboid(...half, radius) : new RAPIER.Cuboid(...half));
  const hull = () => (round ? new RAPIER.RoundConvexPolyhedron(xyz, null, radius) : new RAPIER.ConvexPolyhedron(xyz, null));
  return [shape === 'box' ? box() : hull(), position, rotation];
}

const [a, ...atA] = make(A), [b, ...atB] = make(B);
const contact = a.contactShape(...atA, b, ...atB, 1e6);
console.log('contactShape:', contact === null ? 'none' : contact.distance, 'exact:', EXACT);
if (contact) console.log('points:', contact.point1, contact.point2, 'normal:', contact.normal1);
console.log('intersectsShape:', a.intersectsShape(...atA, b, ...atB));
