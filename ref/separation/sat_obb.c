#include "ref/separation/sat_obb.h"

#include "ref/door/pair.h"

// The six faces' axes first: they separate most pairs of boxes that are apart.

og_obb_separation og_sat_obb(const og_obb *a, const og_obb *b) {
  og_obb_separation result = {.outcome = OG_OUTCOME_DEGENERATE, .index = -1};
  og_obb_pair pair;
  result.outcome = og_obb_pair_make(&pair, a, b);
  //@ assert kept: kept_boxes{Pre, Here}(a, b);
  //@ assert upright: is_upright{Pre}(a) && is_upright{Pre}(b) ==> is_upright(a) && is_upright(b);
  if (result.outcome != OG_OUTCOME_ANSWERED) return result;
  og_obb_try_all(&pair, &result);
  return result;
}

og_claim og_run_sat_obb(const og_body *a, const og_body *b) {
  if (a->kind != OG_BODY_BOX || b->kind != OG_BODY_BOX || a->radius != 0 || b->radius != 0)
    return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_obb box_a = og_obb_of_body(a), box_b = og_obb_of_body(b);
  const og_obb_separation found = og_sat_obb(&box_a, &box_b);
  return og_obb_claim(&found);
}

// ---- what is known of it ----

static const og_door_pair sat_obb_door = {
    .run = og_run_sat_obb,
    .takes = OG_TAKES_BOXES,
    .promises =
        {
            .least_exponent = OG_OBB_LEAST_EXPONENT,
            .verdict = 152,
            .bound = OG_BOUND_BY_AXES,
            .why = "sizes no smaller than OG_SCALAR_MIN / OG_SCALAR_EPSILON (obb.h); verdict: 8 epsilon, and 4 times "
                   "the 2 that rounded axes may lack, of the centres' distance and the half edges, at most 2 sqrt(3) + "
                   "6 largest coordinates",
        },
};

const og_algorithm og_algorithm_sat_obb = {
    .id = "sat-obb",
    .row = "3.5",
    .questions = "relation",
    .path = "ref/separation/sat_obb",
    .source = "Gottschalk, Lin, Manocha 1996; Rasku 2003, 6.4 table 1",
    .cost = "O(1)",
    .limits = "boxes only; no depth; boxes apart by less than rounding are said to meet",
    .pair = &sat_obb_door,
};
