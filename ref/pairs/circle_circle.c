#include "ref/pairs/circle_circle.h"

#include "ref/closest/range.h"
#include "ref/door/pair.h"

static bool is_in_range(const og_circle *a) {
  return og_in_range(a->centre.x) && og_in_range(a->centre.y) && og_in_range(a->radius);
}

og_claim og_circle_circle(const og_circle *a, const og_circle *b) {
  if (!is_in_range(a) || !is_in_range(b)) return (og_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  if (a->radius < 0 || b->radius < 0) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_vec3 way = {a->centre.x - b->centre.x, a->centre.y - b->centre.y, 0};
  const og_scalar radius = a->radius + b->radius;
  const int unit = og_range_exponent(og_max(og_largest(way), radius));
  const og_scalar r = og_times_power(radius, -unit);
  const bool meet = og_norm2(og_vec_times_power(way, -unit)) <= r * r;
  return (og_claim){.outcome = OG_OUTCOME_ANSWERED, .verdict = meet ? OG_VERDICT_MEET : OG_VERDICT_APART};
}

og_claim og_run_circle_circle(const og_body *a, const og_body *b) {
  if (!og_is_level_circle(a) || !og_is_level_circle(b)) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_vec3 p = a->vertex[0], q = b->vertex[0];
  if (p.z != q.z) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_circle of_a = {{p.x, p.y}, a->radius}, of_b = {{q.x, q.y}, b->radius};
  return og_circle_circle(&of_a, &of_b);
}

// ---- what is known of it ----

static const og_door_pair circle_circle_door = {
    .run = og_run_circle_circle,
    .takes = OG_TAKES_KINDS,
    .promises = {.refusal = OG_REFUSES_EITHER,
                 .bound = OG_BOUND_BY_NUMBER,
                 .why = "a pair with the same z has not after its axes have changed places"}};

const og_algorithm og_algorithm_circle_circle = {
    .id = "circle-circle",
    .row = "3.1",
    .questions = "relation",
    .path = "ref/pairs/circle_circle",
    .source = "Parac 2020, 2.1.2",
    .cost = "O(1)",
    .limits = "of spheres with the same z; verdict unsure within 3 epsilon of the size from touching",
    .pair = &circle_circle_door,
};
