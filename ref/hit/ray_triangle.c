#include "ref/hit/ray_triangle.h"

#include "ref/closest/range.h"
#include "ref/door/hit.h"

// A triple product a . (b x c), computed as it stands, is off by less than this of |a| |b| |c|, the largest components: a
// component of the cross product by 2, which three terms make 6, and their sum by 9 more.
#define TRIPLE_ERROR (16 * OG_SCALAR_EPSILON)

// The triangle and the start as seen from corner 0, and the direction, each in its own unit.
typedef struct figure {
  og_vec3 from, along, edge_1, edge_2;
  int unit, unit_along;
  og_scalar edges; // the product of their largest components
} figure;

static figure figure_of(og_vec3 from, og_vec3 along, const og_vec3 *corner) {
  const og_vec3 p = og_sub(from, corner[0]), e = og_sub(corner[1], corner[0]), f = og_sub(corner[2], corner[0]);
  const int unit = og_range_exponent(og_max(og_largest(p), og_max(og_largest(e), og_largest(f)))),
            unit_along = og_range_exponent(og_largest(along));
  figure r = {og_vec_times_power(p, -unit),
              og_vec_times_power(along, -unit_along),
              og_vec_times_power(e, -unit),
              og_vec_times_power(f, -unit),
              unit,
              unit_along,
              0};
  r.edges = og_largest(r.edge_1) * og_largest(r.edge_2);
  return r;
}

// The line runs along the plane but for rounding. Where its start is as far from the plane as rounding cannot make it,
// it leaves the triangle's surroundings, r, before it gets there.
static og_triangle_hit along_the_plane(const figure *f, og_scalar height) {
  const og_scalar r = og_largest(f->from) + og_largest(f->edge_1) + og_largest(f->edge_2);
  const bool beside = og_abs(height) > 4 * TRIPLE_ERROR * (r * f->edges);
  return (og_triangle_hit){.outcome = beside ? OG_OUTCOME_ANSWERED : OG_OUTCOME_DEGENERATE};
}

// Numerators of u, v and t; the signs are those for a positive determinant.
static og_triangle_hit hit_at(const figure *f, og_vec3 corner, og_scalar u, og_scalar v, og_scalar t, og_scalar det) {
  const og_scalar most = og_quotient(og_abs(t), det);
  if (!(most < OG_RANGE_LARGEST / OG_RANGE_MOST)) return (og_triangle_hit){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  og_triangle_hit r = {.outcome = OG_OUTCOME_ANSWERED, .hit = true};
  r.t = og_times_power(t < 0 ? -most : most, f->unit - f->unit_along);
  r.u = og_fraction(u, det);
  r.v = og_fraction(v, det);
  const og_vec3 inwards = og_add(og_scale(r.u, f->edge_1), og_scale(r.v, f->edge_2));
  r.point = og_add(corner, og_vec_times_power(inwards, f->unit));
  if (!og_finite(r.t)) return (og_triangle_hit){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  return r;
}

static og_triangle_hit meet(og_vec3 from, og_vec3 along, const og_vec3 *corner, bool both_ways) {
  for (int k = 0; k < 3; k++)
    if (!og_vec_in_range(corner[k])) return (og_triangle_hit){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  if (!og_vec_in_range(from) || !og_vec_in_range(along)) return (og_triangle_hit){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  if (!(og_largest(along) > 0)) return (og_triangle_hit){.outcome = OG_OUTCOME_DEGENERATE};
  const figure f = figure_of(from, along, corner);
  const og_vec3 across = og_cross(f.along, f.edge_2), q = og_cross(f.from, f.edge_1);
  const og_scalar det = og_dot(f.edge_1, across), t = og_dot(f.edge_2, q);
  if (!(og_abs(det) > TRIPLE_ERROR * (og_largest(f.along) * f.edges))) return along_the_plane(&f, t);
  const og_scalar sign = det < 0 ? -1 : 1, size = og_abs(det);
  const og_scalar u = sign * og_dot(f.from, across), v = sign * og_dot(f.along, q);
  if (u < 0 || v < 0 || u + v > size || (!both_ways && sign * t < 0))
    return (og_triangle_hit){.outcome = OG_OUTCOME_ANSWERED};
  return hit_at(&f, corner[0], u, v, sign * t, size);
}

og_triangle_hit og_line_triangle(og_vec3 from, og_vec3 along, const og_vec3 *corner) {
  return meet(from, along, corner, true);
}

og_triangle_hit og_ray_triangle(og_vec3 from, og_vec3 along, const og_vec3 *corner) {
  return meet(from, along, corner, false);
}

static og_hit_claim run_ray_triangle(const og_flat *a, const og_flat *b) {
  const og_triangle_hit r = og_ray_triangle(a->point[0], a->along, b->point);
  if (r.outcome != OG_OUTCOME_ANSWERED || !r.hit) return (og_hit_claim){.outcome = r.outcome};
  return (og_hit_claim){
      .outcome = OG_OUTCOME_ANSWERED, .meets = true, .count = 1, .point = {r.point}, .parameter = {r.t}};
}

// ---- what is known of it ----

static const og_door_hit ray_triangle_door = {
    .run = run_ray_triangle, .kind_a = OG_FLAT_RAY, .kind_b = OG_FLAT_TRIANGLE, .bound = 16};

const og_algorithm og_algorithm_ray_triangle = {
    .id = "ray-triangle",
    .row = "3.1",
    .questions = "hit",
    .path = "ref/hit/ray_triangle",
    .source = "Rasku 2003, 7.4; Moeller and Trumbore 1997",
    .cost = "O(1)",
    .limits =
        "refuses rays in the triangle's plane; verdict unsure within rounding of an edge, or more if it is thin; t, too",
    .hit = &ray_triangle_door,
};
