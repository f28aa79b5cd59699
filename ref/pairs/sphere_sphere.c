#include "ref/pairs/sphere_sphere.h"

#include "ref/door/pair.h"
#include "ref/closest/range.h"
#include "ref/pairs/rounded_claim.h"

og_claim og_sphere_sphere(const og_sphere *a, const og_sphere *b) {
  if (!og_vec_in_range(a->centre) || !og_vec_in_range(b->centre) || !og_in_range(a->radius) || !og_in_range(b->radius))
    return (og_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  if (a->radius < 0 || b->radius < 0) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  og_scalar distance;
  const og_vec3 line = og_direction_of(og_sub(a->centre, b->centre), &distance);
  const og_vec3 normal = distance > 0 ? line : (og_vec3){0, 0, 1};
  return og_rounded_claim(a->centre, b->centre, distance, normal, a->radius, b->radius);
}

static bool is_sphere(const og_body *body) {
  return body->vertex_count == 1 && (body->kind == OG_BODY_POINT || body->kind == OG_BODY_SPHERE);
}

og_claim og_run_sphere_sphere(const og_body *a, const og_body *b) {
  if (!is_sphere(a) || !is_sphere(b)) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_sphere p = {a->vertex[0], a->radius}, q = {b->vertex[0], b->radius};
  return og_sphere_sphere(&p, &q);
}

// ---- what is known of it ----

static const og_door_pair sphere_sphere_door = {
    .run = og_run_sphere_sphere,
    .takes = OG_TAKES_KINDS,
    .promises =
        {
            .bound = OG_BOUND_BY_NUMBER,
            .iterations = 15,
        },
};

const og_algorithm og_algorithm_sphere_sphere = {
    .id = "sphere-sphere",
    .row = "3.1",
    .questions = "relation, distance, depth",
    .path = "ref/pairs/sphere_sphere",
    .source = "Kravec, question 3; Ericson 2005, 4.3.1",
    .cost = "O(1)",
    .limits = "points and spheres only; verdict unsure within 1.76 epsilon of the distance from touching",
    .pair = &sphere_sphere_door,
};
