#include "ref/pairs/point_circle.h"

#include "ref/closest/range.h"
#include "ref/door/pair.h"

og_claim og_point_circle(og_vec2 p, const og_circle *circle) {
  if (!og_in_range(p.x) || !og_in_range(p.y) || !og_in_range(circle->centre.x) || !og_in_range(circle->centre.y) ||
      !og_in_range(circle->radius))
    return (og_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  if (circle->radius < 0) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_vec3 way = {p.x - circle->centre.x, p.y - circle->centre.y, 0};
  const int unit = og_range_exponent(og_max(og_largest(way), circle->radius));
  const og_scalar r = og_times_power(circle->radius, -unit);
  const bool meet = og_norm2(og_vec_times_power(way, -unit)) <= r * r;
  return (og_claim){.outcome = OG_OUTCOME_ANSWERED, .verdict = meet ? OG_VERDICT_MEET : OG_VERDICT_APART};
}

og_claim og_run_point_circle(const og_body *a, const og_body *b) {
  const bool swapped = !og_is_level_point(a);
  const og_body *point = swapped ? b : a, *circle = swapped ? a : b;
  if (!og_is_level_point(point) || !og_is_level_circle(circle)) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_vec3 p = point->vertex[0], q = circle->vertex[0];
  if (p.z != q.z) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_circle disk = {{q.x, q.y}, circle->radius};
  return og_point_circle((og_vec2){p.x, p.y}, &disk);
}

// ---- what is known of it ----

static const og_door_pair point_circle_door = {
    .run = og_run_point_circle,
    .takes = OG_TAKES_KINDS,
    .promises = {.refusal = OG_REFUSES_EITHER,
                 .bound = OG_BOUND_BY_NUMBER,
                 .why = "a pair with the same z has not after its axes have changed places"}};

const og_algorithm og_algorithm_point_circle = {
    .id = "point-circle",
    .row = "3.1",
    .questions = "relation",
    .path = "ref/pairs/point_circle",
    .source = "Parac 2020, 2.1.1",
    .cost = "O(1)",
    .limits = "of a point and a sphere with the same z; verdict unsure within 3 epsilon of the size from touching",
    .pair = &point_circle_door,
};
