#include "ref/continuous/moving_spheres.h"

#include "ref/closest/range.h"
#include "ref/continuous/horizon.h"

static bool is_sphere(const og_body *body) {
  return body->vertex_count == 1 && (body->kind == OG_BODY_POINT || body->kind == OG_BODY_SPHERE);
}

static bool is_in_range(const og_body *body) { return og_vec_in_range(body->vertex[0]) && og_in_range(body->radius); }

// Where the line of the motion enters and leaves the sphere around the origin: lengths along the way of B.
typedef struct chord {
  bool meets;
  og_scalar enter, leave;
} chord;

// p is where the centre of A lies, seen from that of B; all in a unit near the larger of |p| and R.
static chord chord_of(og_vec3 p, og_scalar radius, og_vec3 way) {
  const og_scalar along = og_dot(p, way);
  const og_scalar beside = og_norm(og_cross(p, way)), distance = og_norm(p);
  if (beside > radius) return (chord){.meets = false};
  const og_scalar half = og_sqrt((radius - beside) * (radius + beside));
  // The product of both roots. Where the squares do not cancel their difference is exact for small whole numbers.
  const og_scalar far = og_norm2(p), square = radius * radius;
  const og_scalar outside = far >= 2 * square ? far - square : (distance - radius) * (distance + radius);
  // The root that is a sum of like signs is exact but for rounding; the other one is the product divided by it.
  const og_scalar sum = along > 0 ? along + half : along - half;
  const og_scalar other = sum == 0 ? 0 : outside / sum;
  return along > 0 ? (chord){true, other, sum} : (chord){true, sum, other};
}

static og_sweep_claim claim_of(const og_sweep_input *in, og_scalar first, bool parts, og_scalar last) {
  og_sweep_claim claim = {.outcome = OG_OUTCOME_ANSWERED,
                          .verdict = OG_VERDICT_MEET,
                          .has_first = true,
                          .first = first,
                          .has_last = true,
                          .never_parts = !parts};
  if (parts) claim.last = last;
  og_scalar distance;
  const og_vec3 at = og_add_scaled(in->b->vertex[0], first, in->velocity);
  const og_vec3 normal = og_direction_of(og_sub(in->a->vertex[0], at), &distance);
  if (!(distance > 0) || !(first > 0)) return claim; // no one way in
  // Of points, or of spheres far smaller than their way, the direction is that of rounding.
  if (og_dot(normal, in->velocity) < -og_largest(in->velocity) / 1024) return claim;
  claim.has_normal = claim.has_points = true;
  claim.normal = normal;
  claim.a = og_add_scaled(in->a->vertex[0], -in->a->radius, normal);
  claim.b = og_add_scaled(in->b->vertex[0], in->b->radius, normal);
  return claim;
}

static const og_sweep_claim apart = {.outcome = OG_OUTCOME_ANSWERED, .verdict = OG_VERDICT_APART};

og_sweep_claim og_moving_spheres(const og_sweep_input *in) {
  if (!is_sphere(in->a) || !is_sphere(in->b)) return (og_sweep_claim){.outcome = OG_OUTCOME_DEGENERATE};
  if (!is_in_range(in->a) || !is_in_range(in->b)) return (og_sweep_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  og_vec3 p = og_sub(in->a->vertex[0], in->b->vertex[0]);
  og_scalar radius = in->a->radius + in->b->radius;
  const og_scalar size = og_max(og_largest(p), radius);
  const int unit = size > 0 ? og_exponent_of(size) : 0;
  p = og_vec_times_power(p, -unit);
  radius = og_times_power(radius, -unit);
  const bool meet = og_norm(p) <= radius;
  og_scalar speed;
  const og_vec3 way = og_direction_of(in->velocity, &speed);
  if (!(speed > 0)) return meet ? claim_of(in, 0, !in->endless, in->until) : apart;
  const chord c = chord_of(p, radius, way);
  if (!c.meets || (!meet && !(c.enter >= 0))) {
    // Touching at the start and leaving: the chord may be missed by rounding.
    return meet ? claim_of(in, 0, true, 0) : apart;
  }
  const og_scalar first = meet || !(c.enter > 0) ? 0 : og_times_power(c.enter, unit) / speed;
  const og_scalar last = og_max(og_times_power(c.leave, unit) / speed, first);
  if (!og_sweep_is_within(in, first)) return apart;
  return claim_of(in, first, true, og_sweep_is_within(in, last) ? last : in->until);
}

// ---- what is known of it ----

static const og_door_sweep moving_spheres_door = {
    .run = og_moving_spheres,
    .takes = OG_SWEEPS_SPHERES,
    .promises = {.verdict = 4, .time = 4, .points = 4},
};

const og_algorithm og_algorithm_moving_spheres = {
    .id = "moving-spheres",
    .row = "3.8",
    .questions = "sweep",
    .path = "ref/continuous/moving_spheres",
    .source = "Huotari 2011, 6.1; Ericson 2005, 5.5.5",
    .cost = "O(1)",
    .limits = "points and spheres only; verdict unsure within 4 epsilon of the size from grazing",
    .sweep = &moving_spheres_door,
};
