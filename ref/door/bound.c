#include "ref/door/bound.h"

#include "ref/closest/range.h"

static og_outcome look_at(const og_door_bound *door, const og_bounding_input *in) {
  const bool is_k_dop = door->shape == OG_BOUNDING_K_DOP;
  if (in->count < 1 || (door->most > 0 && in->count > door->most)) return OG_OUTCOME_DEGENERATE;
  if (is_k_dop && in->direction_count < 1) return OG_OUTCOME_DEGENERATE;
  /*@ loop invariant counter: 0 <= k <= in->count;
      loop assigns k;
      loop variant in->count - k; */
  for (int k = 0; k < in->count; k++)
    if (!og_vec_in_range(in->point[k])) return OG_OUTCOME_OUT_OF_RANGE;
  /*@ loop invariant counter: 0 <= k;
      loop assigns k;
      loop variant in->count - k; */
  for (int k = 0; door->in_plane && k < in->count; k++)
    if (in->point[k].z != 0) return OG_OUTCOME_DEGENERATE;
  /*@ loop invariant counter: 0 <= k;
      loop assigns k;
      loop variant in->direction_count - k; */
  for (int k = 0; is_k_dop && k < in->direction_count; k++) {
    if (!og_vec_in_range(in->direction[k])) return OG_OUTCOME_OUT_OF_RANGE;
    if (og_largest(in->direction[k]) == 0) return OG_OUTCOME_DEGENERATE;
  }
  return OG_OUTCOME_ANSWERED;
}

og_bounding_claim og_bound_run(const og_door_bound *door, const og_bounding_input *in, const og_bounding_room *room) {
  const og_outcome outcome = look_at(door, in);
  if (outcome != OG_OUTCOME_ANSWERED) return (og_bounding_claim){.outcome = outcome};
  return door->run(in, room);
}
