#include "ref/closest/point_triangle.h"

#include "ref/closest/point_segment.h"
#include "ref/closest/range.h"

// A triangle moved so that p is the origin: corners seen from p.
typedef struct view {
  og_vec3 a, b, c;
} view;

typedef struct weights {
  og_scalar a, b, c;
} weights;

static og_vec3 combine(weights w, og_vec3 a, og_vec3 b, og_vec3 c) {
  return og_add(og_scale(w.a, a), og_add(og_scale(w.b, b), og_scale(w.c, c)));
}

// Rounding can put p outside every region of a very thin triangle: then the nearest of the edges' points.
static weights nearest_on_edges(const view *v) {
  const og_vec3 zero = {0, 0, 0};
  const og_scalar ab = og_point_segment(v->a, v->b, zero), bc = og_point_segment(v->b, v->c, zero),
                  ca = og_point_segment(v->c, v->a, zero);
  const weights edge[3] = {{1 - ab, ab, 0}, {0, 1 - bc, bc}, {ca, 0, 1 - ca}};
  int best = 0;
  og_scalar least = OG_SCALAR_MAX;
  for (int k = 0; k < 3; k++) {
    const og_scalar square = og_norm2(combine(edge[k], v->a, v->b, v->c));
    if (square >= least) continue;
    least = square;
    best = k;
  }
  return edge[best];
}

// ab_a is p's side along the edge ab seen from a, positive towards b, and so on. area_a is the signed area of the
// triangle that p's foot makes with the edge bc, times that of the triangle (times 4): negative beyond the edge.
static weights nearest_by_regions(const view *v) {
  const og_vec3 ab = og_sub(v->b, v->a), ac = og_sub(v->c, v->a), bc = og_sub(v->c, v->b);
  const og_scalar ab_a = -og_dot(v->a, ab), ab_b = og_dot(v->b, ab);
  const og_scalar ac_a = -og_dot(v->a, ac), ac_c = og_dot(v->c, ac);
  const og_scalar bc_b = -og_dot(v->b, bc), bc_c = og_dot(v->c, bc);
  if (ab_a <= 0 && ac_a <= 0) return (weights){1, 0, 0};
  if (ab_b <= 0 && bc_b <= 0) return (weights){0, 1, 0};
  if (ac_c <= 0 && bc_c <= 0) return (weights){0, 0, 1};

  const og_vec3 n = og_cross(ab, ac);
  const og_scalar area_a = og_dot(n, og_cross(v->b, v->c));
  const og_scalar area_b = og_dot(n, og_cross(v->c, v->a));
  const og_scalar area_c = og_dot(n, og_cross(v->a, v->b));
  // The sum of both sides is the square of the edge: positive unless it underflowed.
  const og_scalar ab_ab = ab_a + ab_b, bc_bc = bc_b + bc_c, ac_ac = ac_a + ac_c;
  if (area_c <= 0 && ab_a >= 0 && ab_b >= 0 && ab_ab > 0)
    return (weights){og_fraction(ab_b, ab_ab), og_fraction(ab_a, ab_ab), 0};
  if (area_a <= 0 && bc_b >= 0 && bc_c >= 0 && bc_bc > 0)
    return (weights){0, og_fraction(bc_c, bc_bc), og_fraction(bc_b, bc_bc)};
  if (area_b <= 0 && ac_a >= 0 && ac_c >= 0 && ac_ac > 0)
    return (weights){og_fraction(ac_c, ac_ac), 0, og_fraction(ac_a, ac_ac)};
  if (area_a <= 0 || area_b <= 0 || area_c <= 0) return nearest_on_edges(v);
  const og_scalar area = area_a + area_b + area_c;
  return (weights){og_fraction(area_a, area), og_fraction(area_b, area), og_fraction(area_c, area)};
}

og_triangle_point og_point_triangle(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 p) {
  if (!og_vec_in_range(a) || !og_vec_in_range(b) || !og_vec_in_range(c) || !og_vec_in_range(p))
    return (og_triangle_point){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  const view seen = {og_sub(a, p), og_sub(b, p), og_sub(c, p)};
  const og_scalar size = og_max(og_max(og_largest(seen.a), og_largest(seen.b)), og_largest(seen.c));
  const int unit = -og_range_exponent(size);
  const view scaled = {og_vec_times_power(seen.a, unit), og_vec_times_power(seen.b, unit),
                       og_vec_times_power(seen.c, unit)};
  const weights w = nearest_by_regions(&scaled);
  return (og_triangle_point){
      OG_OUTCOME_ANSWERED, {w.a, w.b, w.c}, combine(w, a, b, c), og_neg(combine(w, seen.a, seen.b, seen.c))};
}
