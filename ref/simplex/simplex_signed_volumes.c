// Top down: the volume decides whether the origin is inside; where it is not, the faces that separate it from the
// dropped vertex are searched in turn, and the nearest of what they give is taken.

#include "ref/simplex/simplex_signed_volumes.h"

#include "ref/simplex/reduce.h"

/// A point of the simplex: its weights and its squared distance from the origin.
typedef struct foot {
  og_scalar weight[4];
  og_scalar square;
} foot;

static bool same_sign(og_scalar a, og_scalar b) { return (a > 0 && b > 0) || (a < 0 && b < 0); }

static og_scalar coordinate(og_vec3 a, int axis) { return axis == 0 ? a.x : axis == 1 ? a.y : a.z; }

static int longest_axis(og_vec3 a) {
  const og_scalar x = og_abs(a.x), y = og_abs(a.y), z = og_abs(a.z);
  return x >= y ? (x >= z ? 0 : 2) : (y >= z ? 1 : 2);
}

/// Twice the signed area of a triangle seen along an axis.
static og_scalar area_along(int axis, og_vec3 a, og_vec3 b, og_vec3 c) {
  const int u = (axis + 1) % 3, v = (axis + 2) % 3;
  return (coordinate(b, u) - coordinate(a, u)) * (coordinate(c, v) - coordinate(a, v)) -
         (coordinate(b, v) - coordinate(a, v)) * (coordinate(c, u) - coordinate(a, u));
}

/// v without its part along `along`; twice, since the first difference may cancel all but rounding.
static og_vec3 across(og_vec3 v, og_vec3 along) {
  const og_scalar square = og_norm2(along);
  if (!(square > 0)) return v;
  const og_vec3 once = og_add_scaled(v, -og_dot(v, along) / square, along);
  return og_add_scaled(once, -og_dot(once, along) / square, along);
}

/// A normal of the triangle, as long as twice its area: (b - a) x (c - a), of its longest edge and of what of the next
/// is perpendicular to that one. The plain product would, on a thin triangle, not be perpendicular to the long edges.
static og_vec3 normal_of(og_vec3 a, og_vec3 b, og_vec3 c) {
  const og_vec3 edge[3] = {og_sub(b, a), og_sub(c, b), og_sub(a, c)};
  int longest = 0;
  for (int k = 1; k < 3; k++)
    if (og_norm2(edge[k]) > og_norm2(edge[longest])) longest = k;
  return og_cross(edge[longest], across(edge[(longest + 1) % 3], edge[longest]));
}

static foot measured(const og_vec3 *s, foot f) {
  og_vec3 point = {0, 0, 0};
  for (int k = 0; k < 4; k++)
    if (f.weight[k] > 0) point = og_add_scaled(point, f.weight[k], s[k]);
  f.square = og_norm2(point);
  return f;
}

static foot nearer(foot f, foot g) { return g.square < f.square ? g : f; }

static foot at_vertex(const og_vec3 *s, int i) {
  foot f = {.square = og_norm2(s[i])};
  f.weight[i] = 1;
  return f;
}

static foot on_segment(const og_vec3 *s, int i, int j) {
  const og_vec3 along = og_sub(s[j], s[i]);
  const og_scalar square = og_norm2(along);
  if (!(square > 0)) return at_vertex(s, i);
  const og_vec3 p = og_add_scaled(s[i], -og_dot(s[i], along) / square, along);
  const int axis = longest_axis(along);
  const og_scalar whole = coordinate(along, axis);
  const og_scalar part_i = coordinate(s[j], axis) - coordinate(p, axis);
  const og_scalar part_j = coordinate(p, axis) - coordinate(s[i], axis);
  if (!same_sign(whole, part_i)) return at_vertex(s, j);
  if (!same_sign(whole, part_j)) return at_vertex(s, i);
  foot f = {.square = 0};
  f.weight[i] = part_i / whole;
  f.weight[j] = part_j / whole;
  return measured(s, f);
}

static foot on_triangle(const og_vec3 *s, int i, int j, int k) {
  const og_vec3 normal = normal_of(s[i], s[j], s[k]);
  const og_scalar square = og_norm2(normal);
  og_scalar part_i = 0, part_j = 0, part_k = 0, whole = 0; // on a flat triangle no two signs agree
  if (square > 0) {
    const og_vec3 p = og_scale(og_dot(s[i], normal) / square, normal);
    const int axis = longest_axis(normal);
    whole = coordinate(normal, axis);
    part_i = area_along(axis, p, s[j], s[k]);
    part_j = area_along(axis, s[i], p, s[k]);
    part_k = area_along(axis, s[i], s[j], p);
  }
  const bool with_i = same_sign(whole, part_i), with_j = same_sign(whole, part_j), with_k = same_sign(whole, part_k);
  if (with_i && with_j && with_k) {
    foot f = {.square = 0};
    f.weight[i] = part_i / whole;
    f.weight[j] = part_j / whole;
    f.weight[k] = part_k / whole;
    return measured(s, f);
  }
  foot best = {.square = OG_SCALAR_MAX};
  if (!with_i) best = nearer(best, on_segment(s, j, k));
  if (!with_j) best = nearer(best, on_segment(s, i, k));
  if (!with_k) best = nearer(best, on_segment(s, i, j));
  return best;
}

static foot on_tetrahedron(const og_vec3 *s) {
  static const int face[4][3] = {{1, 2, 3}, {0, 2, 3}, {0, 1, 3}, {0, 1, 2}};
  og_scalar part[4], whole = 0;
  for (int k = 0; k < 4; k++) {
    const og_scalar volume = og_dot(s[face[k][0]], normal_of(s[face[k][0]], s[face[k][1]], s[face[k][2]]));
    part[k] = (k & 1) == 0 ? -volume : volume; // cofactors of the last row
    whole += part[k];
  }
  foot inside = {.square = 0}, best = {.square = OG_SCALAR_MAX};
  bool is_inside = true;
  for (int k = 0; k < 4; k++) {
    if (same_sign(whole, part[k])) {
      inside.weight[k] = part[k] / whole;
      continue;
    }
    is_inside = false;
    best = nearer(best, on_triangle(s, face[k][0], face[k][1], face[k][2]));
  }
  return is_inside ? inside : best;
}

/// The projection of the origin on the affine hull of the vertices left, near the point v that the weights make.
///
/// The sum of weighted vertices is off by rounding in proportion to the vertices; where it is short, in any direction.
/// What lies within the hull is taken away again, so that the *direction* of a short v is as good as that of a long one.
static og_vec3 projection(const og_simplex *simplex, og_scalar scale) {
  og_vec3 s[4], v = {0, 0, 0};
  for (int k = 0; k < simplex->count; k++) {
    s[k] = og_scale(scale, simplex->vertex[k].w);
    v = og_add_scaled(v, simplex->weight[k], s[k]);
  }
  if (simplex->count == 2) return across(v, og_sub(s[1], s[0]));
  if (simplex->count != 3) return v;
  // The longest edge first: of a thin triangle the rest is then nearly perpendicular to it.
  og_vec3 edge[3] = {og_sub(s[1], s[0]), og_sub(s[2], s[1]), og_sub(s[0], s[2])};
  int longest = 0;
  for (int k = 1; k < 3; k++)
    if (og_norm2(edge[k]) > og_norm2(edge[longest])) longest = k;
  const og_vec3 rest = across(edge[(longest + 1) % 3], edge[longest]);
  return across(across(v, edge[longest]), rest);
}

og_outcome og_simplex_signed_volumes(og_simplex *simplex, og_vec3 *nearest) {
  og_vec3 s[4];
  const og_scalar scale = og_unit_vertices(simplex, s);
  if (scale == 0) return OG_OUTCOME_OUT_OF_RANGE;
  foot f;
  if (simplex->count == 1) f = at_vertex(s, 0);
  else if (simplex->count == 2) f = on_segment(s, 0, 1);
  else if (simplex->count == 3) f = on_triangle(s, 0, 1, 2);
  else f = on_tetrahedron(s);
  og_simplex_reduce(simplex, f.weight, nearest);
  if (simplex->count == 2 || simplex->count == 3) {
    const og_vec3 v = projection(simplex, scale);
    *nearest = (og_vec3){v.x / scale, v.y / scale, v.z / scale}; // 1 / scale itself may be out of range
  }
  return OG_OUTCOME_ANSWERED;
}
