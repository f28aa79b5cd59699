#include "ref/door/turn.h"

#include "ref/closest/range.h"

static og_outcome look_at(const og_turn_input *in) {
  if (in->count < 1) return OG_OUTCOME_DEGENERATE;
  if (!og_vec_in_range(in->pivot)) return OG_OUTCOME_OUT_OF_RANGE;
  /*@ loop invariant counter: 0 <= k <= 3;
      loop assigns k;
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++)
    if (!og_is_finite(in->rotation.row[k]) || og_largest(in->rotation.row[k]) > 2) return OG_OUTCOME_OUT_OF_RANGE;
  /*@ loop invariant counter: 0 <= k <= in->count;
      loop assigns k;
      loop variant in->count - k; */
  for (int k = 0; k < in->count; k++)
    if (!og_vec_in_range(in->point[k])) return OG_OUTCOME_OUT_OF_RANGE;
  return OG_OUTCOME_ANSWERED;
}

og_turn_claim og_turn_run(const og_door_turn *door, const og_turn_input *in) {
  const og_outcome outcome = look_at(in);
  if (outcome != OG_OUTCOME_ANSWERED) return (og_turn_claim){.outcome = outcome};
  const og_turn_claim claim = door->run(in);
  const bool finite =
      door->makes_ball ? og_finite(claim.ball.outer) : og_is_finite(claim.outer.lo) && og_is_finite(claim.outer.hi);
  return finite ? claim : (og_turn_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE};
}
