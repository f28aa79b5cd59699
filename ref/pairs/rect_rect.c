#include "ref/pairs/rect_rect.h"

#include "ref/door/pair.h"

static og_outcome outcome_of(const og_rect *a) {
  if (!og_finite(a->lo.x) || !og_finite(a->lo.y) || !og_finite(a->hi.x) || !og_finite(a->hi.y))
    return OG_OUTCOME_OUT_OF_RANGE;
  return a->lo.x <= a->hi.x && a->lo.y <= a->hi.y ? OG_OUTCOME_ANSWERED : OG_OUTCOME_DEGENERATE;
}

og_claim og_rect_rect(const og_rect *a, const og_rect *b) {
  const og_outcome of_a = outcome_of(a), of_b = outcome_of(b);
  if (of_a != OG_OUTCOME_ANSWERED || of_b != OG_OUTCOME_ANSWERED)
    return (og_claim){.outcome = of_a > of_b ? of_a : of_b};
  const bool meet = a->lo.x <= b->hi.x && b->lo.x <= a->hi.x && a->lo.y <= b->hi.y && b->lo.y <= a->hi.y;
  return (og_claim){.outcome = OG_OUTCOME_ANSWERED, .verdict = meet ? OG_VERDICT_MEET : OG_VERDICT_APART};
}

og_claim og_run_rect_rect(const og_body *a, const og_body *b) {
  if (!og_is_level_box(a) || !og_is_level_box(b) || a->centre.z != b->centre.z)
    return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_rect p = og_level_rect(og_level_aabb(a)), q = og_level_rect(og_level_aabb(b));
  return og_rect_rect(&p, &q);
}

// ---- what is known of it ----

static const og_door_pair rect_rect_door = {
    .run = og_run_rect_rect,
    .takes = OG_TAKES_KINDS,
    .promises = {.refusal = OG_REFUSES_EITHER,
                 .bound = OG_BOUND_BY_NUMBER,
                 .why = "a pair with the same z has not after its axes have changed places"}};

const og_algorithm og_algorithm_rect_rect = {
    .id = "rect-rect",
    .row = "3.1",
    .questions = "relation",
    .path = "ref/pairs/rect_rect",
    .source = "Parac 2020, 2.1.4",
    .cost = "O(1)",
    .limits = "of boxes with the coordinate axes and the same z; exact",
    .pair = &rect_rect_door,
};
