#include "ref/hit/ray_plane.h"

#include "ref/closest/range.h"
#include "ref/door/hit.h"

// Do the signs allow a hit? height: how far the plane is above the ray's start, along the normal; rise: how fast the ray
// rises.
static bool can_hit(og_scalar height, og_scalar rise, bool one_sided) {
  if (one_sided) return height <= 0 && rise < 0;
  return height == 0 || (height > 0 && rise > 0) || (height < 0 && rise < 0);
}

og_ray_hit og_ray_plane(og_vec3 from, og_vec3 along, og_vec3 on, og_vec3 normal, bool one_sided) {
  if (!og_vec_in_range(from) || !og_vec_in_range(along) || !og_vec_in_range(on) || !og_vec_in_range(normal))
    return (og_ray_hit){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  if (!(og_largest(along) > 0) || !(og_largest(normal) > 0)) return (og_ray_hit){.outcome = OG_OUTCOME_DEGENERATE};
  // Only the sense of the normal matters; the way to the plane and the direction have units of their own.
  const og_vec3 way = og_sub(on, from);
  const int unit_n = og_range_exponent(og_largest(normal)), unit_d = og_range_exponent(og_largest(along)),
            unit_w = og_range_exponent(og_largest(way));
  const og_vec3 n = og_vec_times_power(normal, -unit_n), d = og_vec_times_power(along, -unit_d),
                w = og_vec_times_power(way, -unit_w);
  const og_scalar height = og_dot(n, w), rise = og_dot(n, d);
  if (!can_hit(height, rise, one_sided)) return (og_ray_hit){.outcome = OG_OUTCOME_ANSWERED};
  if (height == 0) return (og_ray_hit){OG_OUTCOME_ANSWERED, true, 0, from};
  const og_scalar in_units = og_quotient(og_abs(height), og_abs(rise));
  if (!(in_units < OG_RANGE_LARGEST / OG_RANGE_MOST)) return (og_ray_hit){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  const og_scalar t = og_times_power(in_units, unit_w - unit_d);
  const og_vec3 point = og_add(from, og_vec_times_power(og_scale(in_units, d), unit_w));
  if (!og_finite(t) || !og_is_finite(point)) return (og_ray_hit){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  return (og_ray_hit){OG_OUTCOME_ANSWERED, true, t, point};
}

static og_hit_claim claim_of(og_ray_hit r) {
  if (r.outcome != OG_OUTCOME_ANSWERED || !r.hit) return (og_hit_claim){.outcome = r.outcome};
  return (og_hit_claim){
      .outcome = OG_OUTCOME_ANSWERED, .meets = true, .count = 1, .point = {r.point}, .parameter = {r.t}};
}

static og_hit_claim run_two_sided(const og_flat *a, const og_flat *b) {
  return claim_of(og_ray_plane(a->point[0], a->along, b->point[0], b->along, false));
}

static og_hit_claim run_one_sided(const og_flat *a, const og_flat *b) {
  return claim_of(og_ray_plane(a->point[0], a->along, b->point[0], b->along, true));
}

// ---- what is known of it ----

static const og_door_hit one_sided_door = {.run = run_one_sided,
                                           .kind_a = OG_FLAT_RAY,
                                           .kind_b = OG_FLAT_PLANE,
                                           .one_sided = true,
                                           .bound = 8,
                                           .form = "one-sided"};

static const og_door_hit two_sided_door = {.run = run_two_sided,
                                           .kind_a = OG_FLAT_RAY,
                                           .kind_b = OG_FLAT_PLANE,
                                           .bound = 8,
                                           .form = "two-sided",
                                           .another = &one_sided_door};

const og_algorithm og_algorithm_ray_plane = {
    .id = "ray-plane",
    .row = "3.1",
    .questions = "hit",
    .path = "ref/hit/ray_plane",
    .source = "Rasku 2003, 7.2",
    .cost = "O(1)",
    .limits = "verdict unsure where the ray starts in the plane, or runs along it, but for rounding",
    .hit = &two_sided_door,
};
