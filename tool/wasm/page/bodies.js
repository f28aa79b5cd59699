// The bodies of a case in doubles, to be looked at and moved. What is exact stays with the library: what is made here
// is a picture, and no answer.

// ---- numbers ----

const DIGITS = 300; // of what Number takes

// Of whole numbers of any length, as texts: the nearest double but for a few ulps.
function quotientOf(numerator, denominator) {
  const cut = Math.max(0, Math.max(numerator.length, denominator.length) - DIGITS);
  if (/^0+$/.test(denominator)) return NaN;
  const head = (digits) => Number(cut === 0 ? digits : digits.slice(0, -cut) || "0");
  return head(numerator) / head(denominator);
}

// As the command reads it, but rounded; NaN where it is no number.
function numberOf(x) {
  if (typeof x === "number") return x;
  if (typeof x !== "string") return NaN;
  const fraction = /^([+-]?)(\d+)\/(\d+)$/.exec(x);
  if (fraction) return (fraction[1] === "-" ? -1 : 1) * quotientOf(fraction[2], fraction[3]);
  if (/^[+-]?0x/i.test(x)) {
    const power = /p/i.test(x) ? x : `${x}p+0`;
    return library.toNumber(power.toLowerCase().replace(/^\+/, "").replace(/^(-?0x)\./, "$10."));
  }
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(x) ? Number(x) : NaN;
}

const isNumeric = (x) => typeof x === "number" || (typeof x === "string" && !Number.isNaN(numberOf(x)));
const isPlace = (list) => Array.isArray(list) && list.length >= 1 && list.length <= 3 && list.every(isNumeric);
const arePlaces = (list) => Array.isArray(list) && list.length > 0 && list.every(isPlace);
// In space, whatever has fewer coordinates.
const inSpace = (list) => [0, 1, 2].map((k) => (k < list.length ? numberOf(list[k]) : 0));

// ---- poses: x -> linear x + shift ----

const IDENTITY = {linear: [[1, 0, 0], [0, 1, 0], [0, 0, 1]], shift: [0, 0, 0]};
const linearly = ({linear}, p) => linear.map((row) => dot(row, p));
const placed = (pose, p) => linearly(pose, p).map((x, k) => x + pose.shift[k]);
const column = (linear, k) => linear.map((row) => row[k]);
const product = (a, b) => a.map((row) => [0, 1, 2].map((k) => dot(row, column(b, k))));
const after = (outer, inner) => ({linear: product(outer.linear, inner.linear), shift: placed(outer, inner.shift)});

// The vector that the pose moves to d; null where it flattens space.
function unmoved({linear}, d) {
  const [a, b, c] = [0, 1, 2].map((k) => column(linear, k)), volume = dot(a, cross(b, c));
  const found = [cross(b, c), cross(c, a), cross(a, b)].map((n) => dot(n, d) / volume);
  return found.every(Number.isFinite) ? found : null;
}

function ofQuaternion(q) {
  const [x, y, z, w] = scaled(1 / Math.hypot(...q), q);
  return [[1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
    [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
    [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)]];
}

function about(axis, angle) {
  const [x, y, z] = scaled(Math.sin(angle / 2) / Math.hypot(...axis), axis);
  return ofQuaternion([x, y, z, Math.cos(angle / 2)]);
}

const angleOf = (degrees, radians) => (degrees === undefined ? numberOf(radians) : (numberOf(degrees) * Math.PI) / 180);

function ofEuler({order, frame, degrees, radians}) {
  const turns = [...order].map((name, k) => about([0, 1, 2].map((j) => Number("xyz"[j] === name)),
    angleOf(degrees?.[k], radians?.[k])));
  return (frame === "body" ? turns : turns.reverse()).reduce(product);
}

function turnOf(pose) {
  const {rotation, rotation_wxyz: first, axis_angle: turn, euler, matrix} = pose;
  if (rotation) return ofQuaternion(rotation.length === 2 ? [0, 0, ...rotation.map(numberOf)] : rotation.map(numberOf));
  if (first) return ofQuaternion([...first.slice(1), first[0]].map(numberOf));
  if (turn) return about(turn.axis.map(numberOf), angleOf(turn.degrees, turn.radians));
  if (euler) return ofEuler(euler);
  if (matrix?.length === 2) return [...matrix.map(inSpace), [0, 0, 1]];
  return matrix ? matrix.slice(0, 3).map((row) => inSpace(row.slice(0, 3))) : IDENTITY.linear;
}

function poseOf(pose = {}) {
  const {matrix, translation} = pose;
  const own = matrix?.[0].length === 4 ? matrix.slice(0, 3).map((row) => numberOf(row[3])) : [0, 0, 0];
  return {linear: turnOf(pose), shift: translation ? inSpace(translation) : own};
}

// z goes to the axis, and the other two after it.
const AXES = {x: [[0, 0, 1], [1, 0, 0], [0, 1, 0]], y: [[0, 1, 0], [0, 0, 1], [1, 0, 0]]};

// ---- bodies: what is drawn of them, in world space ----

const ROUND = 48; // corners of what stands for a circle
const BOX_FACES = [[0, 2, 3], [0, 3, 1], [4, 5, 7], [4, 7, 6], [0, 1, 5], [0, 5, 4], [2, 6, 7], [2, 7, 3], [0, 4, 6],
  [0, 6, 2], [1, 3, 7], [1, 7, 5]];
const half = (body, k) => (body.half ? numberOf(body.half[k]) : numberOf(body.size[k]) / 2);
const radiusOf = (body) =>
  (body.diameter === undefined ? numberOf(body.radius ?? 0) : numberOf(body.diameter) / 2);
function halfHeight(body) {
  if (body.total_height !== undefined) return numberOf(body.total_height) / 2 - radiusOf(body);
  return body.height === undefined ? numberOf(body.half_height) : numberOf(body.height) / 2;
}

const circle = (r, z) => Array.from({length: ROUND}, (_, k) =>
  [r * Math.cos((2 * Math.PI * k) / ROUND), r * Math.sin((2 * Math.PI * k) / ROUND), z]);
const ringEdges = (from) => Array.from({length: ROUND}, (_, k) => [from + k, from + ((k + 1) % ROUND)]);

// Circles one above the other, closed by what is below the first and above the last.
function stacked(circles) {
  const points = circles.flat(), triangles = [];
  for (let j = 0; j + 1 < circles.length; j++)
    for (const [a, b] of ringEdges(j * ROUND)) triangles.push([a, b, b + ROUND], [a, b + ROUND, a + ROUND]);
  const last = (circles.length - 1) * ROUND;
  for (let k = 1; k + 1 < ROUND; k++) triangles.push([0, k + 1, k], [last, last + k, last + k + 1]);
  return {points, triangles};
}

function curved(body) {
  if (body.shape === "ellipsoid") {
    const levels = Array.from({length: ROUND / 2 + 1}, (_, k) => (Math.PI * k) / (ROUND / 2));
    const made = stacked(levels.map((angle) => circle(Math.sin(angle), -Math.cos(angle))));
    const points = made.points.map((p) => p.map((x, k) => x * half(body, k)));
    return {...made, points, edges: ringEdges((ROUND / 4) * ROUND)};
  }
  const h = halfHeight(body), r = radiusOf(body);
  const made = stacked([circle(r, -h), circle(body.shape === "cone" ? 0 : r, h)]);
  return {...made, edges: [...ringEdges(0), ...(body.shape === "cone" ? [] : ringEdges(ROUND))]};
}

function ofHeights(body) {
  const {heights} = body, columns = heights[0].length, [dx, dy] = (body.cell ?? [1, 1]).map(numberOf), triangles = [];
  for (let i = 0; i + 1 < heights.length; i++)
    for (let j = 0; j + 1 < columns; j++) {
      const at = i * columns + j, beyond = at + columns;
      triangles.push([at, beyond, beyond + 1], [at, beyond + 1, at + 1]);
    }
  return {points: heights.flatMap((row, i) => row.map((z, j) => [i * dx, j * dy, numberOf(z)])), triangles};
}

function edgesOf(triangles) {
  const found = new Map();
  for (const [a, b, c] of triangles)
    for (const [p, q] of [[a, b], [b, c], [c, a]]) found.set(p < q ? `${p},${q}` : `${q},${p}`, [p, q]);
  return [...found.values()];
}

const skin = (pose, {points, triangles, edges}) => ({kind: "skin", vertices: points.map((p) => placed(pose, p)),
  triangles, edges: edges ?? edgesOf(triangles)});
// Faces are those of the hull, and null where the library is to find them.
const convex = (pose, points, faces, radius = 0) =>
  ({kind: "convex", vertices: points.map((p) => placed(pose, p)), faces, radius});

function boxCorners(body) {
  return CORNERS.map((k) => [0, 1, 2].map((axis) => (k >> axis & 1 ? 1 : -1) * half(body, axis)));
}

const MAKERS = {
  box: (body, pose) => [convex(pose, boxCorners(body), BOX_FACES, radiusOf(body))],
  rectangle: (body, pose) => [convex(pose, [0, 1, 3, 2].map((k) => [(k & 1 ? 1 : -1) * half(body, 0),
    (k & 2 ? 1 : -1) * half(body, 1), 0]), [], radiusOf(body))],
  sphere: (body, pose) => [convex(pose, [[0, 0, 0]], [], radiusOf(body))],
  circle: (body, pose) => [convex(pose, [[0, 0, 0]], [], radiusOf(body))],
  capsule: (body, pose, isFlat) => {
    const end = (h) => (isFlat ? [0, h, 0] : [0, 0, h]), h = halfHeight(body);
    return [convex(pose, [end(-h), end(h)], [], radiusOf(body))];
  },
  mesh: (body, pose) => [skin(pose, {points: body.points.map(inSpace), triangles: body.triangles})],
  height_field: (body, pose) => [skin(pose, ofHeights(body))],
  compound: (body, pose, isFlat) => body.bodies.flatMap((inner) => piecesOfBody(inner, isFlat, pose)),
  line: (body, pose) => [{kind: "ray", both: true, from: placed(pose, inSpace(body.points[0])),
    way: linearly(pose, inSpace(body.direction))}],
  ray: (body, pose) => [{kind: "ray", both: false, from: placed(pose, inSpace(body.points[0])),
    way: linearly(pose, inSpace(body.direction))}],
  // Its pose is left to the text: planes with one are rare.
  plane: (body) => [{kind: "plane", normal: inSpace(body.normal), offset: numberOf(body.offset ?? 0)}],
};
for (const name of ["cylinder", "cone", "ellipsoid"]) MAKERS[name] = (body, pose) => [skin(pose, curved(body))];

function piecesOfBody(body, isFlat, outer = IDENTITY) {
  const own = poseOf(body.pose), stands = AXES[body.axis];
  const pose = after(outer, stands ? after(own, {linear: stands, shift: [0, 0, 0]}) : own);
  if (Object.hasOwn(MAKERS, body.shape)) return MAKERS[body.shape](body, pose, isFlat);
  if (!arePlaces(body.points)) throw new TypeError(`nothing is drawn of ${body.shape}`);
  const isHull = body.shape === "hull" && body.points.length > 3;
  return [convex(pose, body.points.map(inSpace), isHull ? null : [], radiusOf(body))];
}

// ---- what can be moved: a list of coordinates of the case, and the pose that it is seen in ----

const MOST_HANDLES = 60;

function handlesOfBody(name, body) {
  const path = [name], of = name.toUpperCase();
  if (arePlaces(body.points)) {
    const pose = poseOf(body.pose);
    return body.points.map((_, k) => ({path: [...path, "points", k], pose, name: `point ${k} of ${of}`}));
  }
  if (body.shape === "plane" || (body.pose && !body.pose.translation && body.pose.matrix?.[0].length === 4)) return [];
  return [{path: [...path, "pose", "translation"], pose: IDENTITY, name: `the place of ${of}`}];
}

const listed = (one, path, name) =>
  at(one, path).map((_, k) => ({path: [...path, k], pose: IDENTITY, name: `${name} ${k}`}));

// ---- paths ----

const at = (one, path) => path.reduce((value, key) => value?.[key], one);

// Sets the value at a path; objects on the way that are missing are made.
function setAt(one, path, value) {
  const last = path.at(-1);
  path.slice(0, -1).reduce((inner, key) => (inner[key] ??= {}), one)[last] = value;
}

// ---- a case ----

const GROUNDLESS = {name: "--body-a", pieces: [], handles: []};
const flat = (points) => ({kind: "convex", vertices: points.map(inSpace), faces: [], radius: 0});
const ring = (points) => ({kind: "ring", vertices: points.map(inSpace)});
const dots = (points) => ({kind: "dots", vertices: points.map(inSpace)});

// Two features that move, at a time: a vertex and a triangle, or two edges.
const FEATURES = {"vertex-face": [[0], [1, 2, 3]], "edge-edge": [[0, 1], [2, 3]]};

const ofQuestion = {
  hull: (one) => [{name: "--body-a", pieces: [dots(one.points)], handles: listed(one, ["points"], "point")}],
  bound: (one) => ofQuestion.hull(one),
  triangulate: (one) => [{name: "--body-a", pieces: [one.points, ...(one.holes ?? [])].map(ring),
    handles: [...listed(one, ["points"], "point"),
      ...(one.holes ?? []).flatMap((_, k) => listed(one, ["holes", k], `hole ${k}, point`))]}],
  clip: (one) => ["a", "b"].map((name) => ({name: `--body-${name}`, pieces: [ring(one[name])],
    handles: listed(one, [name], `point of ${name.toUpperCase()}`)})),
  overlaps: (one) => [{name: "--body-a", pieces: one.boxes.map((ends) => ({kind: "box", vertices: ends.map(inSpace)})),
    handles: one.boxes.flatMap((_, k) => listed(one, ["boxes", k], `box ${k}, end`))}],
};
for (const [question, parts] of Object.entries(FEATURES))
  ofQuestion[question] = (one) => parts.map((corners, k) => ({name: `--body-${"ab"[k]}`,
    pieces: [flat(corners.map((j) => one.start[j])), {...flat(corners.map((j) => one.end[j])), kind: "ghost"},
      ...corners.map((j) => ({kind: "path", vertices: [one.start[j], one.end[j]].map(inSpace)}))],
    handles: ["start", "end"].flatMap((time) => corners.map((j) => ({path: [time, j], pose: IDENTITY,
      name: `point ${j} at the ${time}`})))}));

function isOfPlane(one) {
  const points = one.points ?? one.a?.points ?? (Array.isArray(one.a) ? one.a : null) ?? one.boxes?.[0];
  return one.plane === true || one.question === "clip" || (Array.isArray(points?.[0]) && points[0].length <= 2);
}

// What is drawn of a case; what cannot be is left out, and `lacks` says how many bodies that are.
function drawnOf(one) {
  const isFlat = isOfPlane(one), drawn = {isFlat, bodies: [], lacks: 0};
  const add = (make) => {
    try {
      const made = make();
      const numbers = made.flatMap(({pieces}) => pieces).flatMap((piece) =>
        [...(piece.vertices ?? []), piece.from ?? [], piece.normal ?? []].flat());
      if (!numbers.every(Number.isFinite)) throw new TypeError("no number");
      drawn.bodies.push(...made);
    } catch {
      drawn.lacks++; // not one that is known here, or none at all: the library says what is wrong with it
    }
  };
  if (Object.hasOwn(ofQuestion, one.question)) add(() => ofQuestion[one.question](one));
  else
    for (const name of ["a", "b"]) {
      const body = one[name];
      if (body !== undefined)
        add(() => [{...GROUNDLESS, name: `--body-${name}`, pieces: piecesOfBody(body, isFlat),
          handles: handlesOfBody(name, body)}]);
    }
  return drawn;
}
