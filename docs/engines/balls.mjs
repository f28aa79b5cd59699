// An engine as a filter, to copy: cases in, claims out (docs/use/adding-an-engine.md).
//   node balls.mjs
// It takes a body for the ball around its points: right about spheres, wrong about the rest, as the judge will say.

import fs from 'node:fs';
import readline from 'node:readline';

// Claims go to standard output alone: what an engine logs goes to standard error.
console.log = console.error;

const subtract = (a, b) => a.map((x, k) => x - b[k]);

function ballAround({ points, radius = 0 }) {
  const centre = [0, 1, 2].map((k) => points.reduce((sum, p) => sum + p[k], 0) / points.length);
  return { centre, radius: radius + Math.max(...points.map((p) => Math.hypot(...subtract(p, centre)))) };
}

function answer(a, b) { // here stands your engine; `await` it where it has promises
  const [ballA, ballB] = [ballAround(a), ballAround(b)];
  const way = subtract(ballA.centre, ballB.centre), between = Math.hypot(...way);
  const gap = between - ballA.radius - ballB.radius;
  const claim = { colliding: gap <= 0, [gap > 0 ? 'distance' : 'depth']: Math.abs(gap) };
  if (between > 0) claim.normal = way.map((x) => x / between); // from B to A
  return claim;
}

const takes = ({ question, a, b }) => question !== 'sweep' && a.points && b.points;

for await (const line of readline.createInterface({ input: process.stdin })) {
  const one = JSON.parse(line);
  const said = takes(one) ? answer(one.a, one.b) : { status: 'refused' };
  const claim = { id: one.id, engine: 'balls 1.0 binary64', ...said };
  fs.writeSync(1, JSON.stringify(claim) + '\n'); // at once: the judge waits for it
}
