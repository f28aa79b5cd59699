// Top down: the volume decides whether the origin is inside; where it is not, the faces that separate it from the
// dropped vertex are searched in turn, and the nearest of what they give is taken.

#include "ref/simplex/simplex_signed_volumes.h"

#include "ref/closest/triangle_area.h"
#include "ref/simplex/reduce.h"

/// A point of the simplex: its weights, where it is, and its squared distance from the origin.
typedef struct foot {
  og_scalar weight[4];
  og_vec3 point;
  og_scalar square;
} foot;

static bool same_sign(og_scalar a, og_scalar b) { return (a > 0 && b > 0) || (a < 0 && b < 0); }

/// part / whole, of one sign.
static og_scalar share(og_scalar part, og_scalar whole) { return og_quotient(og_abs(part), og_abs(whole)); }

static og_scalar coordinate(og_vec3 a, int axis) { return axis == 0 ? a.x : axis == 1 ? a.y : a.z; }

static int longest_axis(og_vec3 a) {
  const og_scalar x = og_abs(a.x), y = og_abs(a.y), z = og_abs(a.z);
  return x >= y ? (x >= z ? 0 : 2) : (y >= z ? 1 : 2);
}

/// A point seen along an axis.
typedef struct shadow {
  og_scalar u, v;
} shadow;

static shadow along_axis(int axis, og_vec3 a) {
  return axis == 0 ? (shadow){a.y, a.z} : axis == 1 ? (shadow){a.z, a.x} : (shadow){a.x, a.y};
}

/// Twice the signed area of a triangle.
static og_scalar area(shadow a, shadow b, shadow c) { return (b.u - a.u) * (c.v - a.v) - (b.v - a.v) * (c.u - a.u); }

static foot nearer(foot f, foot g) { return g.square < f.square ? g : f; }

static foot at_vertex(const og_vec3 *s, int i) {
  foot f = {.point = s[i], .square = og_norm2(s[i])};
  f.weight[i] = 1;
  return f;
}

static foot on_segment(const og_vec3 *s, int i, int j) {
  const og_vec3 along = og_sub(s[j], s[i]);
  if (og_norm2(along) < OG_SCALAR_MIN) return at_vertex(s, i); // 1 / 0, or so small that its inverse overflows
  const og_vec3 p = og_across(s[i], along);
  const int axis = longest_axis(along);
  const og_scalar whole = coordinate(along, axis);
  const og_scalar part_i = coordinate(s[j], axis) - coordinate(p, axis);
  const og_scalar part_j = coordinate(p, axis) - coordinate(s[i], axis);
  if (!same_sign(whole, part_i)) return at_vertex(s, j);
  if (!same_sign(whole, part_j)) return at_vertex(s, i);
  foot f = {.point = p, .square = og_norm2(p)};
  f.weight[i] = share(part_i, whole);
  f.weight[j] = share(part_j, whole);
  return f;
}

static foot on_triangle(const og_vec3 *s, int i, int j, int k, og_vec3 normal) {
  og_scalar part_i = 0, part_j = 0, part_k = 0, whole = 0; // on a flat triangle no two signs agree
  og_vec3 p = {0, 0, 0};
  if (og_norm2(normal) > 0) {
    p = og_part_along(s[i], normal);
    const int axis = longest_axis(normal);
    const shadow o = along_axis(axis, p);
    const shadow a = along_axis(axis, s[i]), b = along_axis(axis, s[j]), c = along_axis(axis, s[k]);
    whole = coordinate(normal, axis);
    part_i = area(o, b, c);
    part_j = area(a, o, c);
    part_k = area(a, b, o);
  }
  const bool with_i = same_sign(whole, part_i), with_j = same_sign(whole, part_j), with_k = same_sign(whole, part_k);
  if (with_i && with_j && with_k) {
    foot f = {.point = p, .square = og_norm2(p)};
    f.weight[i] = share(part_i, whole);
    f.weight[j] = share(part_j, whole);
    f.weight[k] = share(part_k, whole);
    return f;
  }
  foot best = {.square = OG_SCALAR_MAX};
  if (!with_i) best = nearer(best, on_segment(s, j, k));
  if (!with_j) best = nearer(best, on_segment(s, i, k));
  if (!with_k) best = nearer(best, on_segment(s, i, j));
  return best;
}

// Coordinates are at most 1, so a volume s.n is off by 3 roundings of |s| |n| and by 8 of n itself on the triangles that
// are just not thin, |s| being at most sqrt(3): 19 in all. Signs are trusted beyond this only.
#define VOLUME_ROUNDING (32 * OG_SCALAR_EPSILON)

static foot on_tetrahedron(const og_vec3 *s) {
  static const int face[4][3] = {{1, 2, 3}, {0, 2, 3}, {0, 1, 3}, {0, 1, 2}};
  og_vec3 normal[4];
  og_scalar part[4], whole = 0;
  for (int k = 0; k < 4; k++) {
    normal[k] = og_triangle_area(s[face[k][0]], s[face[k][1]], s[face[k][2]]);
    const og_scalar volume = og_dot(s[face[k][0]], normal[k]);
    part[k] = (k & 1) == 0 ? -volume : volume; // cofactors of the last row
    whole += part[k];
  }
  foot inside = {.square = 0}, best = {.square = OG_SCALAR_MAX};
  bool is_inside = true;
  for (int k = 0; k < 4; k++) {
    const bool agrees = same_sign(whole, part[k]);
    inside.weight[k] = agrees ? share(part[k], whole) : 0;
    is_inside = is_inside && agrees;
    const bool is_sure = part[k] * part[k] > VOLUME_ROUNDING * VOLUME_ROUNDING * og_norm2(normal[k]);
    if (!agrees || !is_sure) best = nearer(best, on_triangle(s, face[k][0], face[k][1], face[k][2], normal[k]));
  }
  // Inside, but for a face that is unsure: then that face must be about as near as its volume says.
  const og_scalar reach = 4 * VOLUME_ROUNDING;
  const bool is_near = best.square <= reach * reach || best.square >= OG_SCALAR_MAX;
  return is_inside && is_near ? inside : best;
}

og_outcome og_simplex_signed_volumes(og_simplex *simplex, og_vec3 *nearest) {
  og_vec3 s[4];
  const og_scalar scale = og_unit_vertices(simplex, s);
  if (scale == 0) return OG_OUTCOME_OUT_OF_RANGE;
  foot f;
  if (simplex->count == 1) f = at_vertex(s, 0);
  else if (simplex->count == 2) f = on_segment(s, 0, 1);
  else if (simplex->count == 3) f = on_triangle(s, 0, 1, 2, og_triangle_area(s[0], s[1], s[2]));
  else f = on_tetrahedron(s);
  og_simplex_keep(simplex, f.weight);
  // 1 / scale itself may be out of range.
  *nearest = (og_vec3){f.point.x / scale, f.point.y / scale, f.point.z / scale};
  return OG_OUTCOME_ANSWERED;
}
