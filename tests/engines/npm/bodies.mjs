// The bodies of a case, for engines that have positions and rotations of their own.
//
// kind       is
// ball       one point and a radius
// capsule    two different points and a radius, which may be 0
// box        `half`, in a pose
// hull       points of which three at least are different; also flat ones
// cylinder   `base`, its radius, and `halfHeight`, along z around its only point, in a pose; `radius` is its ball's
// cone       the same, its apex at +halfHeight
//
// The last two are for engines whose adaptor says that it takes them; others refuse them unasked.
//
// `position` and `rotation` (a quaternion x, y, z, w of length 1) place `local`, the points in the body's own axes;
// `points` are the same in world space. A matrix is no rotation, so it goes into the points: a box under a matrix is a hull.

export class BadCase extends Error {}

// ---- vectors and rotations ----

export const add = (a, b) => a.map((x, k) => x + b[k]);
export const sub = (a, b) => a.map((x, k) => x - b[k]);
export const scale = (s, a) => a.map((x) => s * x);
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const length = (a) => Math.hypot(...a);

const IDENTITY = [0, 0, 0, 1];

/** By a quaternion of any length but zero: what is exact in doubles for one of small integers comes out exact. */
export function rotate([x, y, z, w], v) {
  const t = scale(2 / (x * x + y * y + z * z + w * w), cross([x, y, z], v));
  return add(add(v, scale(w, t)), cross([x, y, z], t));
}

/** A rotation that takes the unit vector `from` to the direction of `to`. */
export function rotationBetween(from, to) {
  const unit = scale(1 / length(to), to);
  if (dot(from, unit) < -0.999999) {
    const aside = Math.abs(from[0]) < 0.5 ? [1, 0, 0] : [0, 0, 1]; // half a turn about what is square to both
    return [...cross(from, aside), 0].map((x, k, all) => x / Math.hypot(...all));
  }
  return normalised([...cross(from, unit), 1 + dot(from, unit)]);
}

const normalised = (q) => scale(1 / Math.hypot(...q), q);

// Squares of quaternions of length 2^-300 or 2^300 leave the range of doubles; a power of two changes nothing else.
function ofLengthNearOne(q) {
  const exponent = Math.floor(Math.log2(Math.max(...q.map(Math.abs)))), half = Math.trunc(exponent / 2);
  return scale(2 ** -half, scale(2 ** (half - exponent), q));
}

// ---- reading ----

export function numbers(value, count, what) {
  const good = Array.isArray(value) && value.length === count && value.every((x) => Number.isFinite(x));
  if (!good) throw new BadCase(`${what}: expected ${count} numbers`);
  return value;
}

export function number(value, what) {
  if (!Number.isFinite(value) || value < 0) throw new BadCase(`${what}: expected a number that is not negative`);
  return value;
}

function pointsOf(value, what) {
  if (!Array.isArray(value) || value.length === 0) throw new BadCase(`${what}: expected one point at least`);
  return value.map((point, k) => numbers(point, 3, `${what}[${k}]`));
}

const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7].map((k) => [k & 1 ? 1 : -1, k & 2 ? 1 : -1, k & 4 ? 1 : -1]);

function localPoints(body, what) {
  switch (body.shape) {
    case 'point': case 'segment': case 'triangle': case 'hull': return pointsOf(body.points, `${what}.points`);
    case 'sphere': return [[0, 0, 0]];
    case 'capsule': {
      const half = number(body.half_height, `${what}.half_height`);
      return [[0, 0, -half], [0, 0, half]];
    }
    case 'box': {
      const half = numbers(body.half, 3, `${what}.half`);
      return CORNERS.map((corner) => corner.map((sign, k) => sign * half[k]));
    }
    case 'cylinder': case 'cone': {
      const half = number(body.half_height, `${what}.half_height`);
      return number(body.radius, `${what}.radius`) > 0 ? [[0, 0, 0]] : [[0, 0, -half], [0, 0, half]];
    }
    default: throw new BadCase(`${what}.shape: ${JSON.stringify(body.shape)} is none of those that are handed over`);
  }
}

function poseOf(pose, what) {
  if (pose === null || typeof pose !== 'object') throw new BadCase(`${what}: expected a pose`);
  const position = pose.translation === undefined ? [0, 0, 0] : numbers(pose.translation, 3, `${what}.translation`);
  if (pose.matrix !== undefined) {
    if (!Array.isArray(pose.matrix) || pose.matrix.length !== 3) throw new BadCase(`${what}.matrix: expected three rows`);
    return { position, matrix: pose.matrix.map((row, k) => numbers(row, 3, `${what}.matrix[${k}]`)) };
  }
  if (pose.rotation === undefined) return { position, rotation: IDENTITY };
  const q = numbers(pose.rotation, 4, `${what}.rotation`);
  if (q.every((x) => x === 0)) throw new BadCase(`${what}.rotation: it is zero`);
  return { position, rotation: ofLengthNearOne(q) };
}

// ---- what a body is ----

function mean(points) {
  return scale(1 / points.length, points.reduce(add, [0, 0, 0]));
}

function different(points) {
  const seen = new Map(points.map((point) => [point.map((x) => x + 0).join(), point]));
  return [...seen.values()];
}

export const isCurvedShape = (read) => read.shape === 'cylinder' || read.shape === 'cone';

export const isCurved = (body) => body.kind === 'cylinder' || body.kind === 'cone';

function kindOf(body, corners) {
  if (isCurvedShape(body) && body.radius > 0) return body.shape;
  if (corners.length === 1) return 'ball';
  if (corners.length === 2) return 'capsule';
  return body.shape === 'box' && Math.min(...body.half) > 0 ? 'box' : 'hull';
}

export function bodyOf(read, what) {
  if (read === undefined || read === null || typeof read !== 'object') throw new BadCase(`${what}: expected a body`);
  const ball = isCurvedShape(read) ? 'rounding' : 'radius';
  const radius = read[ball] === undefined ? 0 : number(read[ball], `${what}.${ball}`);
  const pose = poseOf(read.pose ?? {}, `${what}.pose`);
  if (pose.matrix && isCurvedShape(read)) throw new BadCase(`${what}.pose: no matrix is handed over of a ${read.shape}`);
  let local = localPoints(read, what), { position, rotation } = pose;
  if (pose.matrix) {
    local = local.map((point) => add(pose.matrix.map((row) => dot(row, point)), position));
    [position, rotation] = [[0, 0, 0], IDENTITY];
  }
  const points = local.map((point) => add(rotate(rotation, point), position));
  const kind = kindOf(pose.matrix ? { shape: 'hull' } : read, different(local));
  const centre = kind === 'box' ? position : mean(points);
  const turn = normalised(rotation);
  const body = { kind, radius, local, points, position, rotation: turn, half: read.half, centre };
  return isCurved(body) ? { ...body, base: read.radius, halfHeight: read.half_height } : body;
}

/** No point of the body is farther from its centre. */
export function reach(body) {
  if (isCurved(body)) return Math.hypot(body.base, body.halfHeight) + body.radius;
  return Math.max(...body.points.map((point) => length(sub(point, body.centre)))) + body.radius;
}

/** More than the bodies of a case can be apart: within it an engine is to look for the nearest points. */
export function span({ a, b }) {
  return 2 * (length(sub(a.centre, b.centre)) + reach(a) + reach(b));
}

// ---- for engines whose axes differ ----

/** A capsule's centre, half the length of its core, and the rotation that takes the engine's axis along it. */
export function capsuleAlong(body, axis) {
  const [from, to] = different(body.points), along = sub(to, from);
  return { position: scale(0.5, add(from, to)), half: length(along) / 2, rotation: rotationBetween(axis, along) };
}

const product = ([a, b, c, d], [x, y, z, w]) =>
  [d * x + a * w + b * z - c * y, d * y - a * z + b * w + c * x, d * z + a * y - b * x + c * w, d * w - a * x - b * y - c * z];

/** The place and the rotation of a cylinder or a cone in an engine whose axis is not z. */
export function curvedAlong(body, axis) {
  const turn = rotationBetween(axis, [0, 0, 1]);
  return { position: body.position, rotation: normalised(product(body.rotation, turn)) };
}

/** Is the hull thinner than `share` of its length in some direction? Its farthest points from what is chosen already. */
export function isFlat(points, share) {
  const farthest = (height) => points.reduce((best, p) => (height(p) > height(best) ? p : best), points[0]);
  const origin = points[0], first = farthest((p) => length(sub(p, origin)));
  const edge = sub(first, origin), size = length(edge);
  if (!(size > 0)) return true;
  const second = farthest((p) => length(cross(edge, sub(p, origin))));
  const normal = cross(edge, sub(second, origin));
  if (!(length(normal) > share * size * size)) return true;
  const top = farthest((p) => Math.abs(dot(normal, sub(p, origin))));
  return !(Math.abs(dot(normal, sub(top, origin))) / length(normal) > share * size);
}

/** The points as an array of binary32, three numbers each. */
export function flatten(points) {
  return Float32Array.from(points.flat());
}
