#include "ref/door/moving_features.h"

#include "ref/closest/range.h"

og_scalar og_moving_features_size(const og_moving_features_input *in) {
  og_scalar size = 0;
  /*@ loop invariant counter: 0 <= k <= 4;
      loop assigns k, size;
      loop variant 4 - k; */
  for (int k = 0; k < 4; k++) size = og_max(size, og_max(og_largest(in->start[k]), og_largest(in->end[k])));
  return size;
}

static og_outcome look_at(const og_moving_features_input *in) {
  /*@ loop invariant counter: 0 <= k <= 4;
      loop assigns k;
      loop variant 4 - k; */
  for (int k = 0; k < 4; k++)
    if (!og_is_finite(in->start[k]) || !og_is_finite(in->end[k])) return OG_OUTCOME_OUT_OF_RANGE;
  if (!og_finite(in->tolerance)) return OG_OUTCOME_OUT_OF_RANGE;
  return in->tolerance < 0 || in->most < 1 ? OG_OUTCOME_BAD_INPUT : OG_OUTCOME_ANSWERED;
}

og_moving_features_claim og_moving_features_run(const og_door_moving_features *door, const og_moving_features_input *in,
                                                og_moving_features_room *room) {
  const og_outcome outcome = look_at(in);
  if (outcome != OG_OUTCOME_ANSWERED) return (og_moving_features_claim){.outcome = outcome};
  const og_scalar size = og_moving_features_size(in);
  const int exponent = size > 0 ? og_exponent_of(size) : 0;
  og_moving_features_input scaled = *in;
  /*@ loop invariant counter: 0 <= k <= 4;
      loop assigns k, scaled;
      loop variant 4 - k; */
  for (int k = 0; k < 4; k++) {
    scaled.start[k] = og_vec_times_power(in->start[k], -exponent);
    scaled.end[k] = og_vec_times_power(in->end[k], -exponent);
  }
  // No two points in a cube of edge 2 are 4 apart; and the tolerance may overflow in that unit.
  scaled.tolerance = og_min(og_times_power(in->tolerance, -exponent), 4);
  return door->run(&scaled, room);
}
