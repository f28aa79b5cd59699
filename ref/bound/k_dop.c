#include "ref/bound/k_dop.h"

#include "ref/door/bound.h"

og_outcome og_k_dop(const og_vec3 *point, int count, const og_vec3 *direction, int directions, og_slab *slab) {
  og_outcome outcome = OG_OUTCOME_ANSWERED;
  /*@ loop invariant counter: 0 <= k <= directions;
      loop invariant outcome: outcome == OG_OUTCOME_ANSWERED || outcome == OG_OUTCOME_OUT_OF_RANGE;
      loop assigns k, outcome, slab[0 .. directions - 1];
      loop variant directions - k; */
  for (int k = 0; k < directions; k++) {
    slab[k] = og_slab_along(point, count, direction[k]);
    if (!og_slab_is_finite(&slab[k])) outcome = OG_OUTCOME_OUT_OF_RANGE;
  }
  return outcome;
}

// ---- what is known of it ----

static og_bounding_claim run(const og_bounding_input *in, const og_bounding_room *room) {
  const og_outcome outcome = og_k_dop(in->point, in->count, in->direction, in->direction_count, room->slab);
  return (og_bounding_claim){.outcome = outcome, .slab_count = in->direction_count};
}

static const og_door_bound k_dop_door = {.run = run, .shape = OG_BOUNDING_K_DOP};

const og_algorithm og_algorithm_k_dop = {
    .id = "k-dop",
    .row = "3.3",
    .questions = "bound",
    .path = "ref/bound/k_dop",
    .source = "Parac 2020, 5.2.3",
    .cost = "O(n k)",
    .limits = "the ends as computed may leave points outside",
    .bound = &k_dop_door,
};
