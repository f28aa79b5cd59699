#include "ref/pairs/sphere_capsule.h"

#include "ref/door/pair.h"
#include "ref/closest/point_segment.h"
#include "ref/closest/range.h"
#include "ref/pairs/rounded_claim.h"
#include "ref/pairs/segment_normal.h"

og_claim og_sphere_capsule(const og_sphere *a, const og_capsule *b) {
  if (!og_vec_in_range(a->centre) || !og_vec_in_range(b->a) || !og_vec_in_range(b->b) || !og_in_range(a->radius) ||
      !og_in_range(b->radius))
    return (og_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  if (a->radius < 0 || b->radius < 0) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_vec3 along = og_sub(b->b, b->a), from_a = og_sub(a->centre, b->a), from_b = og_sub(a->centre, b->b);
  const int exponent = og_range_exponent(og_max(og_largest(along), og_largest(from_a)));
  const og_vec3 zero = {0, 0, 0};
  const og_vec3 v = og_vec_times_power(along, -exponent), w = og_vec_times_power(from_a, -exponent);
  const og_scalar t = og_parameter_along(v, w);
  // From the nearer end, so that the offset from an end is the difference of two input points.
  const og_vec3 offset =
      2 * t > 1 ? og_add_scaled(og_vec_times_power(from_b, -exponent), 1 - t, v) : og_add_scaled(w, -t, v);
  const og_vec3 normal = og_segment_normal(zero, v, w, offset);
  const og_vec3 nearest = t == 1 ? b->b : og_add_scaled(b->a, t, along);
  return og_rounded_claim(a->centre, nearest, og_times_power(og_length(offset), exponent), normal, a->radius,
                          b->radius);
}

static bool is_sphere(const og_body *body) {
  return body->vertex_count == 1 && (body->kind == OG_BODY_POINT || body->kind == OG_BODY_SPHERE);
}

static bool is_capsule(const og_body *body) {
  return body->vertex_count == 2 && (body->kind == OG_BODY_SEGMENT || body->kind == OG_BODY_CAPSULE);
}

og_claim og_run_sphere_capsule(const og_body *a, const og_body *b) {
  const bool swapped = is_capsule(a);
  const og_body *ball = swapped ? b : a, *rod = swapped ? a : b;
  if (!is_sphere(ball) || !is_capsule(rod)) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_sphere p = {ball->vertex[0], ball->radius};
  const og_capsule q = {rod->vertex[0], rod->vertex[1], rod->radius};
  const og_claim claim = og_sphere_capsule(&p, &q);
  return swapped ? og_claim_swapped(claim) : claim;
}

// ---- what is known of it ----

static const og_door_pair sphere_capsule_door = {
    .run = og_run_sphere_capsule,
    .takes = OG_TAKES_KINDS,
    .promises =
        {
            .bound = OG_BOUND_BY_NUMBER,
            .iterations = 15,
        },
};

const og_algorithm og_algorithm_sphere_capsule = {
    .id = "sphere-capsule",
    .row = "3.1",
    .questions = "relation, distance, depth",
    .path = "ref/pairs/sphere_capsule",
    .source = "Kravec, question 3; Ericson 2005, 4.5.1",
    .cost = "O(1)",
    .limits =
        "a point or sphere with a segment or capsule only; verdict unsure within 0.9 epsilon of the size from touching",
    .pair = &sphere_capsule_door,
};
