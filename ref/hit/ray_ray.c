#include "ref/hit/ray_ray.h"

#include "ref/closest/range.h"
#include "ref/door/hit.h"

// How far apart two points may be, over their size, that count as one.
#define SAME_POINT (16 * OG_SCALAR_EPSILON)
// A component of a cross product of vectors of components below 1 is off by less than this: two products and their
// difference, half an epsilon each of at most 1, 1 and 2.
#define CROSS_ERROR (2 * OG_SCALAR_EPSILON)

// The rays as seen from a's start: directions of largest component in [1/2, 1), and the way to b's start.
typedef struct figure {
  og_vec3 start, along_a, along_b, way;
  int unit_a, unit_b, unit;
} figure;

static figure figure_of(const og_ray *a, const og_ray *b) {
  const og_vec3 way = og_sub(b->from, a->from);
  const int unit_a = og_exponent_of(og_largest(a->along)), unit_b = og_exponent_of(og_largest(b->along)),
            unit = og_range_exponent(og_largest(way));
  return (figure){a->from,
                  og_vec_times_power(a->along, -unit_a),
                  og_vec_times_power(b->along, -unit_b),
                  og_vec_times_power(way, -unit),
                  unit_a,
                  unit_b,
                  unit};
}

static og_ray_ray_hit no_hit(og_rays_lie lie) { return (og_ray_ray_hit){.outcome = OG_OUTCOME_ANSWERED, .lie = lie}; }

// Appends the point x (from a's start, in the unit), with its parameters s and t.
static void name_point(og_ray_ray_hit *r, const figure *f, og_vec3 x, og_scalar s, og_scalar t) {
  const int k = r->count++;
  r->t_a[k] = og_times_power(s, f->unit - f->unit_a);
  r->t_b[k] = og_times_power(t, f->unit - f->unit_b);
  r->point[k] = og_add(f->start, og_vec_times_power(x, f->unit));
  if (!og_finite(r->t_a[k]) || !og_finite(r->t_b[k]) || !og_is_finite(r->point[k]))
    *r = (og_ray_ray_hit){.outcome = OG_OUTCOME_OUT_OF_RANGE};
}

static og_ray_ray_hit parallel(const figure *f) {
  const og_vec3 zero = {0, 0, 0};
  // How far along a the start of b lies, and along b that of a.
  const og_scalar s = og_dot(f->way, f->along_a) / og_norm2(f->along_a),
                  t = -og_dot(f->way, f->along_b) / og_norm2(f->along_b);
  const og_vec3 beside = og_add_scaled(f->way, -s, f->along_a);
  if (og_largest(beside) > SAME_POINT * og_largest(f->way)) return no_hit(OG_RAYS_PARALLEL);
  og_ray_ray_hit r = no_hit(OG_RAYS_OVERLAP);
  if (og_dot(f->along_a, f->along_b) > 0) {
    if (s >= 0) name_point(&r, f, f->way, s, 0);
    else name_point(&r, f, zero, 0, og_max(t, 0));
    return r;
  }
  if (s < 0) return no_hit(OG_RAYS_PARALLEL);
  if (s == 0) r.lie = OG_RAYS_MEET;
  name_point(&r, f, zero, 0, og_max(t, 0));
  if (s > 0 && r.outcome == OG_OUTCOME_ANSWERED) name_point(&r, f, f->way, s, 0);
  return r;
}

static og_ray_ray_hit crossing(const figure *f, og_vec3 normal) {
  og_scalar s = og_dot(og_cross(f->way, f->along_b), normal) / og_norm2(normal);
  og_vec3 x = og_scale(s, f->along_a);
  // b's parameter where it is nearest to that point: the error of s, which two lines at a small angle make large, is then
  // the same in both.
  og_scalar t = og_dot(og_sub(x, f->way), f->along_b) / og_norm2(f->along_b);
  const og_vec3 y = og_add_scaled(f->way, t, f->along_b);
  const og_scalar same = SAME_POINT * og_max(og_largest(f->way), og_max(og_largest(x), og_largest(y)));
  if (og_largest(og_sub(x, y)) > same) return no_hit(OG_RAYS_SKEW);
  if (s < 0 && og_largest(x) > same) return no_hit(OG_RAYS_PASS);
  if (t < 0 && og_largest(og_sub(y, f->way)) > same) return no_hit(OG_RAYS_PASS);
  if (s < 0) x = og_scale(s = 0, x);
  og_ray_ray_hit r = no_hit(OG_RAYS_MEET);
  name_point(&r, f, x, s, og_max(t, 0));
  return r;
}

og_ray_ray_hit og_ray_ray(const og_ray *a, const og_ray *b) {
  if (!og_vec_in_range(a->from) || !og_vec_in_range(a->along) || !og_vec_in_range(b->from) ||
      !og_vec_in_range(b->along))
    return (og_ray_ray_hit){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  if (!(og_largest(a->along) > 0) || !(og_largest(b->along) > 0))
    return (og_ray_ray_hit){.outcome = OG_OUTCOME_DEGENERATE};
  const figure f = figure_of(a, b);
  const og_vec3 normal = og_cross(f.along_a, f.along_b);
  return og_largest(normal) <= 2 * CROSS_ERROR ? parallel(&f) : crossing(&f, normal);
}

static og_hit_claim run_ray_ray(const og_flat *a, const og_flat *b) {
  const og_ray p = {a->point[0], a->along}, q = {b->point[0], b->along};
  const og_ray_ray_hit r = og_ray_ray(&p, &q);
  if (r.outcome != OG_OUTCOME_ANSWERED || r.count == 0) return (og_hit_claim){.outcome = r.outcome};
  return (og_hit_claim){.outcome = OG_OUTCOME_ANSWERED,
                        .meets = true,
                        .count = r.count,
                        .point = {r.point[0], r.point[1]},
                        .parameter = {r.t_a[0], r.t_a[1]}};
}

// ---- what is known of it ----

static const og_door_hit ray_ray_door = {.run = run_ray_ray, .kind_a = OG_FLAT_RAY, .kind_b = OG_FLAT_RAY, .bound = 64};

const og_algorithm og_algorithm_ray_ray = {
    .id = "ray-ray",
    .row = "3.1",
    .questions = "hit",
    .path = "ref/hit/ray_ray",
    .source = "Rasku 2003, 7.1",
    .cost = "O(1)",
    .limits = "that two rays meet is said within 16 epsilon of it, and so of parallel ones that they lie on one line",
    .hit = &ray_ray_door,
};
