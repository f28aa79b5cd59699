#include "ref/door/support.h"

/*@ requires memory: \valid_read(input) && (0 < input->count ==> \valid_read(input->point + (0 .. input->count - 1)));
    terminates \true; exits \false; assigns \nothing; */
static bool is_finite(const og_support_input *input) {
  /*@ loop invariant counter: 0 <= k;
      loop assigns k;
      loop variant input->count - k; */
  for (int k = 0; k < input->count; k++)
    if (!og_is_finite(input->point[k])) return false;
  for (int k = 0; k < 3; k++)
    if (!og_is_finite(input->matrix.row[k])) return false;
  return og_finite(input->radius) && og_is_finite(input->half) && og_is_finite(input->translation) &&
         og_is_finite(input->direction);
}

static bool is_there(const og_door_support *door, const og_support_input *input) {
  if (door->mesh && input->mesh == NULL) return false;
  if (door->shape != OG_SUPPORT_POINTS) return true;
  return door->points > 0 ? input->count == door->points : input->count > 0;
}

og_support_claim og_support_run(const og_door_support *door, const og_support_input *input) {
  if (!is_there(door, input)) return (og_support_claim){.outcome = OG_OUTCOME_DEGENERATE};
  if (!is_finite(input)) return (og_support_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  const og_support_claim claim = door->run(input);
  if (claim.outcome != OG_OUTCOME_ANSWERED || (claim.has_point && !og_is_finite(claim.support.point)) ||
      !og_finite(claim.low) || !og_finite(claim.high))
    return (og_support_claim){.outcome =
                                  claim.outcome == OG_OUTCOME_ANSWERED ? OG_OUTCOME_OUT_OF_RANGE : claim.outcome};
  return claim;
}
