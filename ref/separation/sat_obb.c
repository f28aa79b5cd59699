#include "ref/separation/sat_obb.h"

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
