#include "eva/arguments.h"
#include "ref/door/overlaps.h"

#include "eva/scenes/steps.h"

extern const og_algorithm og_algorithm_all_pairs;

// Options: -eva-precision 0 -eva-ilevel 24 -eva-plevel 400 -eva-min-loop-unroll 8 -eva-split-return full
// -eva-slevel 100 -eva-slevel-function og_aabb_is_sound:0,is_change:0,og_aabb_overlap:0
void drive_overlaps_all_pairs(void) {
  take_steps(og_algorithm_all_pairs.overlaps);
  take_full_steps(og_algorithm_all_pairs.overlaps);
  take_refused_steps(og_algorithm_all_pairs.overlaps);
}

// Limits beyond the largest, and blocks that are none, too small or not aligned.
// Options: -eva-precision 0 -eva-ilevel 24 -eva-plevel 400 -eva-min-loop-unroll 8 -eva-split-return full
// -eva-slevel 100 -eva-slevel-function og_aabb_is_sound:0,is_change:0,og_aabb_overlap:0
void drive_overlaps_limits(void) {
  static uint64_t words[200];
  const og_door_overlaps *const door = og_algorithm_all_pairs.overlaps;
  const og_scene_limits limits[] = {{-1, 1}, {OG_MOST_BOXES + 1, 1}, {1, -1}, {1, OG_MOST_PAIRS + 1}, {2, 1}};
  for (int k = 0; k < 5; k++) {
    (void)og_overlaps_bytes(door, &limits[k]);
    (void)og_overlaps_start(door, (og_block){NULL, sizeof words}, &limits[k]);
    (void)og_overlaps_start(door, (og_block){(char *)words + 1, sizeof words - 1}, &limits[k]);
    (void)og_overlaps_start(door, (og_block){words, 8}, &limits[k]);
    (void)og_overlaps_start(door, (og_block){words, sizeof words}, &limits[k]);
  }
}

// Every outcome of a step.
// Options: -eva-precision 0 -eva-ilevel 24 -eva-plevel 400 -eva-min-loop-unroll 8 -eva-split-return full
// -eva-slevel 100 -eva-slevel-function og_aabb_is_sound:0,is_change:0,og_aabb_overlap:0
void drive_overlaps_outcomes(void) {
  const og_door_overlaps *const door = og_algorithm_all_pairs.overlaps;
  scene s;
  take_full_steps(door);
  take_refused_steps(door);
  if (begin_scene(&s, door, PAIRS) != OG_OUTCOME_ANSWERED) return;
  (void)is_step_taken(&s, change_of(OG_INSERT, 0), change_of(OG_INSERT, 1), 2, 0);
  if (begin_scene(&s, door, PAIRS) != OG_OUTCOME_ANSWERED) return;
  if (!is_step_taken(&s, change_of(OG_INSERT, 0), change_of(OG_INSERT, 1), 1, PAIRS)) return;
  (void)is_step_taken(&s, change_of(OG_MOVE, 0), change_of(OG_INSERT, 0), 1, PAIRS);
  (void)is_step_taken(&s, change_of(OG_INSERT, 0), change_of(OG_INSERT, 0), 1, PAIRS);
}
