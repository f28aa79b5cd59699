#include "ref/separation/sat_lite.h"

#include "ref/door/pair.h"

// A filter before a dearer test: six comparisons settle most pairs of boxes that are apart.

og_obb_separation og_sat_lite(const og_obb *a, const og_obb *b) {
  og_obb_separation result = {.index = -1};
  og_obb_pair pair;
  result.outcome = og_obb_pair_make(&pair, a, b);
  //@ assert kept: kept_boxes{Pre, Here}(a, b);
  //@ assert upright: is_upright{Pre}(a) && is_upright{Pre}(b) ==> is_upright(a) && is_upright(b);
  if (result.outcome == OG_OUTCOME_ANSWERED) og_obb_try_faces(&pair, &result);
  return result;
}

og_claim og_run_sat_lite(const og_body *a, const og_body *b) {
  if (a->kind != OG_BODY_BOX || b->kind != OG_BODY_BOX || a->radius != 0 || b->radius != 0)
    return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_obb box_a = og_obb_of_body(a), box_b = og_obb_of_body(b);
  const og_obb_separation found = og_sat_lite(&box_a, &box_b);
  return og_obb_claim(&found);
}

// ---- what is known of it ----

static const og_door_pair sat_lite_door = {
    .run = og_run_sat_lite,
    .takes = OG_TAKES_BOXES,
    .promises =
        {
            .least_exponent = OG_OBB_LEAST_EXPONENT,
            .misses = true,
            .bound = OG_BOUND_BY_AXES,
            .why = "sizes no smaller than OG_SCALAR_MIN / OG_SCALAR_EPSILON (obb.h); no products of edges",
        },
};

const og_algorithm og_algorithm_sat_lite = {
    .id = "sat-lite",
    .row = "3.5",
    .questions = "relation",
    .path = "ref/separation/sat_lite",
    .source = "Varjus 2018, 2.7; van den Bergen 1997",
    .cost = "O(1)",
    .limits = "boxes only; boxes apart edge towards edge are said to meet",
    .pair = &sat_lite_door,
};
