#include "tool/study/signed_volumes_printed.h"

#include "ref/simplex/reduce.h"

typedef struct weights {
  og_scalar of[4];
  og_scalar square; // of the distance of the point that they make
} weights;

static bool same_sign(og_scalar a, og_scalar b) { return (a > 0 && b > 0) || (a < 0 && b < 0); }

static og_scalar coordinate(og_vec3 a, int axis) { return axis == 0 ? a.x : axis == 1 ? a.y : a.z; }

static weights measured(const og_vec3 *s, weights w) {
  og_vec3 point = {0, 0, 0};
  for (int k = 0; k < 4; k++)
    if (w.of[k] > 0) point = og_add_scaled(point, w.of[k], s[k]);
  w.square = og_norm2(point);
  return w;
}

static weights nearer(weights a, weights b) { return b.square < a.square ? b : a; }

/// The source lets flat simplices make a NaN, with which no sign agrees.
static og_scalar quotient(og_scalar a, og_scalar b) { return b != 0 ? a / b : (og_scalar)NAN; }

static weights s1d(const og_vec3 *s, int i, int j) {
  const og_vec3 t = og_sub(s[j], s[i]);
  const og_vec3 p = og_add_scaled(s[i], quotient(-og_dot(s[i], t), og_norm2(t)), t);
  int axis = 0;
  for (int k = 1; k < 3; k++)
    if (og_abs(coordinate(t, k)) > og_abs(coordinate(t, axis))) axis = k;
  const og_scalar whole = coordinate(t, axis);
  const og_scalar of_i = coordinate(s[j], axis) - coordinate(p, axis);
  const og_scalar of_j = coordinate(p, axis) - coordinate(s[i], axis);
  weights w = {{0}, 0};
  if (same_sign(whole, of_i) && same_sign(whole, of_j)) {
    w.of[i] = of_i / whole;
    w.of[j] = of_j / whole;
  } else {
    w.of[same_sign(whole, of_i) || !same_sign(whole, of_j) ? i : j] = 1;
  }
  return measured(s, w);
}

/// The determinant of the rows (a, 1), (b, 1), (c, 1) without the coordinate of `axis`.
static og_scalar minor_of(int axis, og_vec3 a, og_vec3 b, og_vec3 c) {
  const int u = (axis + 1) % 3, v = (axis + 2) % 3;
  return coordinate(b, u) * coordinate(c, v) + coordinate(a, u) * coordinate(b, v) +
         coordinate(c, u) * coordinate(a, v) - coordinate(b, u) * coordinate(a, v) -
         coordinate(c, u) * coordinate(b, v) - coordinate(a, u) * coordinate(c, v);
}

static weights s2d(const og_vec3 *s, int i, int j, int k) {
  const og_vec3 normal = og_cross(og_sub(s[j], s[i]), og_sub(s[k], s[i]));
  const og_vec3 p = og_scale(quotient(og_dot(s[i], normal), og_norm2(normal)), normal);
  int axis = 0;
  for (int d = 1; d < 3; d++)
    if (og_abs(minor_of(d, s[i], s[j], s[k])) > og_abs(minor_of(axis, s[i], s[j], s[k]))) axis = d;
  const og_scalar whole = minor_of(axis, s[i], s[j], s[k]);
  weights w = {{0}, 0};
  const og_scalar of_i = minor_of(axis, p, s[j], s[k]);
  const og_scalar of_j = minor_of(axis, s[i], p, s[k]);
  const og_scalar of_k = minor_of(axis, s[i], s[j], p);
  if (same_sign(whole, of_i) && same_sign(whole, of_j) && same_sign(whole, of_k)) {
    w.of[i] = of_i / whole;
    w.of[j] = of_j / whole;
    w.of[k] = of_k / whole;
    return measured(s, w);
  }
  weights best = {{0}, OG_SCALAR_MAX};
  if (!same_sign(whole, of_i)) best = nearer(best, s1d(s, j, k));
  if (!same_sign(whole, of_j)) best = nearer(best, s1d(s, i, k));
  if (!same_sign(whole, of_k)) best = nearer(best, s1d(s, i, j));
  return best;
}

static weights s3d(const og_vec3 *s) {
  static const int face[4][3] = {{1, 2, 3}, {0, 2, 3}, {0, 1, 3}, {0, 1, 2}};
  og_scalar cofactor[4], whole = 0;
  for (int k = 0; k < 4; k++) {
    const og_scalar volume = og_dot(s[face[k][0]], og_cross(s[face[k][1]], s[face[k][2]]));
    cofactor[k] = k % 2 == 0 ? -volume : volume;
    whole += cofactor[k];
  }
  weights inside = {{0}, 0}, best = {{0}, OG_SCALAR_MAX};
  bool is_inside = true;
  for (int k = 0; k < 4; k++) {
    if (same_sign(whole, cofactor[k])) {
      inside.of[k] = cofactor[k] / whole;
      continue;
    }
    is_inside = false;
    best = nearer(best, s2d(s, face[k][0], face[k][1], face[k][2]));
  }
  return is_inside ? inside : best;
}

og_outcome og_simplex_signed_volumes_printed(og_simplex *simplex, og_vec3 *nearest) {
  og_vec3 s[4];
  if (og_unit_vertices(simplex, s) == 0) return OG_OUTCOME_OUT_OF_RANGE;
  weights w = {{1}, 0};
  if (simplex->count == 2) w = s1d(s, 0, 1);
  else if (simplex->count == 3) w = s2d(s, 0, 1, 2);
  else if (simplex->count == 4) w = s3d(s);
  og_simplex_reduce(simplex, w.of, nearest);
  return OG_OUTCOME_ANSWERED;
}
