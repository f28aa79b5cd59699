#include "ref/pairs/point_rect.h"

#include "ref/door/pair.h"

og_claim og_point_rect(og_vec2 p, const og_rect *rect) {
  if (!og_finite(p.x) || !og_finite(p.y) || !og_finite(rect->lo.x) || !og_finite(rect->lo.y) ||
      !og_finite(rect->hi.x) || !og_finite(rect->hi.y))
    return (og_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  if (rect->lo.x > rect->hi.x || rect->lo.y > rect->hi.y) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const bool meet = rect->lo.x <= p.x && p.x <= rect->hi.x && rect->lo.y <= p.y && p.y <= rect->hi.y;
  return (og_claim){.outcome = OG_OUTCOME_ANSWERED, .verdict = meet ? OG_VERDICT_MEET : OG_VERDICT_APART};
}

og_claim og_run_point_rect(const og_body *a, const og_body *b) {
  const bool swapped = !og_is_level_point(a);
  const og_body *point = swapped ? b : a, *box = swapped ? a : b;
  if (!og_is_level_point(point) || !og_is_level_box(box)) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_vec3 p = point->vertex[0];
  if (p.z != box->centre.z) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_rect rect = og_level_rect(og_level_aabb(box));
  return og_point_rect((og_vec2){p.x, p.y}, &rect);
}

// ---- what is known of it ----

static const og_door_pair point_rect_door = {
    .run = og_run_point_rect,
    .takes = OG_TAKES_KINDS,
    .promises = {.refusal = OG_REFUSES_EITHER,
                 .bound = OG_BOUND_BY_NUMBER,
                 .why = "a pair with the same z has not after its axes have changed places"}};

const og_algorithm og_algorithm_point_rect = {
    .id = "point-rect",
    .row = "3.1",
    .questions = "relation",
    .path = "ref/pairs/point_rect",
    .source = "Parac 2020, 2.1.3",
    .cost = "O(1)",
    .limits = "of a point and a box with the coordinate axes and the same z; exact",
    .pair = &point_rect_door,
};
