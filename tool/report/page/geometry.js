// Vectors, and the triangles and edges of bodies.

const minus = (a, b) => a.map((x, k) => x - b[k]);
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const length = (a) => Math.hypot(...a);
const scaled = (k, a) => a.map((x) => k * x);
const along = (a, k, d) => a.map((x, j) => x + k * d[j]);

// The corners of the hull of points in one plane, in order; of points on one line its two ends.
function flatHull(points) {
  const distinct = [...new Map(points.map((p) => [p.join(), p])).values()];
  if (distinct.length < 3) return distinct;
  const origin = distinct[0];
  const far = distinct.reduce((best, p) => (length(minus(p, origin)) > length(minus(best, origin)) ? p : best));
  const u = scaled(1 / length(minus(far, origin)), minus(far, origin));
  let normal = [0, 0, 0];
  for (const p of distinct) {
    const n = cross(u, minus(p, origin));
    if (length(n) > length(normal)) normal = n;
  }
  if (length(normal) < 1e-12 * length(minus(far, origin))) {
    const ordered = [...distinct].sort((a, b) => dot(a, u) - dot(b, u));
    return [ordered[0], ordered[ordered.length - 1]];
  }
  const v = cross(scaled(1 / length(normal), normal), u);
  const flat = distinct.map((p) => ({p, x: dot(minus(p, origin), u), y: dot(minus(p, origin), v)}));
  flat.sort((a, b) => a.x - b.x || a.y - b.y);
  const turn = (a, b, c) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  const chain = (list) => {
    const kept = [];
    for (const q of list) {
      while (kept.length > 1 && turn(kept[kept.length - 2], kept[kept.length - 1], q) <= 0) kept.pop();
      kept.push(q);
    }
    return kept.slice(0, -1);
  };
  return [...chain(flat), ...chain([...flat].reverse())].map((q) => q.p);
}

// Triangles and edges of the core. A flat one has both sides, so that its skin is found on either.
function coreOf(body) {
  const triangles = body.faces.map((face) => face.map((k) => body.vertices[k]));
  const edges = new Map();
  if (triangles.length === 0) {
    const corners = flatHull(body.vertices);
    for (let k = 1; k + 1 < corners.length; k++)
      triangles.push([corners[0], corners[k], corners[k + 1]], [corners[0], corners[k + 1], corners[k]]);
    corners.forEach((p, k) => {
      if (corners.length > 1) edges.set(k, [p, corners[(k + 1) % corners.length]]);
    });
    return {triangles, edges: [...edges.values()], corners};
  }
  // An edge is drawn where its two triangles are not in one plane.
  const sides = new Map();
  body.faces.forEach((face, f) => face.forEach((from, k) => {
    const to = face[(k + 1) % 3], key = from < to ? `${from},${to}` : `${to},${from}`;
    if (!sides.has(key)) sides.set(key, {ends: [from, to], faces: []});
    sides.get(key).faces.push(f);
  }));
  const normals = triangles.map(([a, b, c]) => {
    const n = cross(minus(b, a), minus(c, a));
    return scaled(1 / (length(n) || 1), n);
  });
  const used = new Set();
  for (const side of sides.values()) {
    if (dot(normals[side.faces[0]], normals[side.faces[1]]) > 1 - 1e-9) continue;
    edges.set(edges.size, side.ends.map((k) => body.vertices[k]));
    side.ends.forEach((k) => used.add(k));
  }
  return {triangles, edges: [...edges.values()], corners: [...used].map((k) => body.vertices[k])};
}

