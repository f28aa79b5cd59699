// The dot products are those of Ericson's ClosestPtPointTriangle with the point at the origin: d1 = ab.ap and so on,
// and va, vb, vc are proportional to the weights of the origin's foot on the plane. The book's edge tests hold also for
// an edge without length, whose quotient is then 0 / 0; here such an edge has no region.

#include "ref/simplex/simplex_voronoi.h"

#include "ref/simplex/reduce.h"

typedef struct weights {
  bool found;
  og_scalar w[4];
} weights;

static weights at_vertex(int i) {
  weights r = {.found = true};
  r.w[i] = 1;
  return r;
}

/// The point of edge ij that divides it as numerator to denominator, 0 <= numerator <= denominator, denominator > 0.
static weights at_edge(int i, int j, og_scalar numerator, og_scalar denominator) {
  weights r = {.found = true};
  r.w[j] = og_fraction(numerator, denominator);
  r.w[i] = 1 - r.w[j];
  return r;
}

static weights on_segment(const og_vec3 *s, int i, int j) {
  const og_vec3 ab = og_sub(s[j], s[i]);
  const og_scalar along = -og_dot(ab, s[i]), whole = og_norm2(ab);
  if (along <= 0) return at_vertex(i);
  if (along >= whole) return at_vertex(j);
  return at_edge(i, j, along, whole);
}

static weights on_triangle(const og_vec3 *s, int i, int j, int k) {
  const og_vec3 ab = og_sub(s[j], s[i]), ac = og_sub(s[k], s[i]);
  const og_scalar d1 = -og_dot(ab, s[i]), d2 = -og_dot(ac, s[i]);
  if (d1 <= 0 && d2 <= 0) return at_vertex(i);
  const og_scalar d3 = -og_dot(ab, s[j]), d4 = -og_dot(ac, s[j]);
  if (d3 >= 0 && d4 <= d3) return at_vertex(j);
  const og_scalar vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0 && d3 < d1) return at_edge(i, j, d1, d1 - d3);
  const og_scalar d5 = -og_dot(ab, s[k]), d6 = -og_dot(ac, s[k]);
  if (d6 >= 0 && d5 <= d6) return at_vertex(k);
  const og_scalar vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0 && d6 < d2) return at_edge(i, k, d2, d2 - d6);
  const og_scalar va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 >= d3 && d5 >= d6 && (d4 > d3 || d5 > d6)) return at_edge(j, k, d4 - d3, (d4 - d3) + (d5 - d6));
  weights r = {.found = va > 0 && vb > 0 && vc > 0};
  if (!r.found) return r;
  const og_scalar sum = va + vb + vc;
  r.w[i] = og_fraction(va, sum);
  r.w[j] = og_fraction(vb, sum);
  r.w[k] = og_fraction(vc, sum);
  return r;
}

/// How far the origin is from the plane of ijk, as a fraction of how far s[l] is on the same side: the weight of s[l].
/// Zero where the two are not strictly on the same side.
static og_scalar height_fraction(const og_vec3 *s, int i, int j, int k, int l) {
  const og_vec3 normal = og_cross(og_sub(s[j], s[i]), og_sub(s[k], s[i]));
  const og_scalar origin = -og_dot(normal, s[i]), opposite = og_dot(normal, og_sub(s[l], s[i]));
  const bool on_same_side = (origin > 0 && opposite > 0) || (origin < 0 && opposite < 0);
  return on_same_side ? og_quotient(og_abs(origin), og_abs(opposite)) : 0;
}

static og_scalar distance_square(const og_vec3 *s, const weights *r) {
  og_vec3 point = {0, 0, 0};
  for (int k = 0; k < 4; k++)
    if (r->w[k] > 0) point = og_add_scaled(point, r->w[k], s[k]);
  return og_norm2(point);
}

static weights on_tetrahedron(const og_vec3 *s) {
  static const int face[4][4] = {{0, 1, 2, 3}, {0, 2, 3, 1}, {0, 3, 1, 2}, {1, 3, 2, 0}};
  weights inside = {.found = true}, best = {.found = false};
  og_scalar best_square = OG_SCALAR_MAX;
  for (int f = 0; f < 4; f++) {
    const int opposite = face[f][3];
    inside.w[opposite] = height_fraction(s, face[f][0], face[f][1], face[f][2], opposite);
    if (inside.w[opposite] > 0) continue;
    inside.found = false;
    const weights r = on_triangle(s, face[f][0], face[f][1], face[f][2]);
    if (!r.found) continue;
    const og_scalar square = distance_square(s, &r);
    if (square < best_square) {
      best_square = square;
      best = r;
    }
  }
  return inside.found ? inside : best;
}

og_outcome og_simplex_voronoi(og_simplex *simplex, og_vec3 *nearest) {
  og_vec3 s[4];
  if (og_unit_vertices(simplex, s) == 0) return OG_OUTCOME_OUT_OF_RANGE;
  weights r;
  if (simplex->count == 1) r = at_vertex(0);
  else if (simplex->count == 2) r = on_segment(s, 0, 1);
  else if (simplex->count == 3) r = on_triangle(s, 0, 1, 2);
  else r = on_tetrahedron(s);
  if (!r.found) return OG_OUTCOME_DEGENERATE;
  og_simplex_reduce(simplex, r.w, nearest);
  return OG_OUTCOME_ANSWERED;
}
