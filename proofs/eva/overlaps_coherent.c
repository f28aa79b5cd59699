#include "eva/arguments.h"
#include "ref/broad/coherent.h"
#include "ref/door/overlaps.h"

#include "eva/scenes/steps.h"

extern const og_algorithm og_algorithm_static_moving;

// Options: -eva-precision 0 -eva-ilevel 24 -eva-plevel 400 -eva-min-loop-unroll 8 -eva-split-return full
// -eva-slevel 100 -eva-slevel-function og_aabb_is_sound:0,is_change:0,og_aabb_overlap:0
void drive_overlaps_static_moving(void) {
  take_steps(og_algorithm_static_moving.overlaps);
  take_full_steps(og_algorithm_static_moving.overlaps);
  take_refused_steps(og_algorithm_static_moving.overlaps);
}

// What algorithms that follow a scene tell it, in the middle of a step: pairs in both orders, and more than once.
static void tell_all(og_coherent *scene) {
  og_coherent_may_begin(scene, 0, 1);
  og_coherent_begins(scene, 1, 0);
  og_coherent_may_end(scene, 0, 1);
  og_coherent_may_end(scene, 1, 0);
  og_coherent_begins(scene, 0, 1);
  og_coherent_check_left(scene);
  og_coherent_ends(scene, 0, 1);
  og_coherent_ends(scene, 1, 0);
}
static og_outcome tell(og_coherent *scene, og_change first, og_change second) {
  static og_index_pair begun_pair[2], ended_pair[2];
  const og_change change[2] = {first, second};
  og_pairs begun = {begun_pair, 2, 0}, ended = {ended_pair, 2, 0};
  return og_coherent_step(scene, tell_all, change, 2, &begun, &ended);
}

// Options: -eva-precision 0 -eva-ilevel 24 -eva-plevel 400 -eva-min-loop-unroll 8 -eva-split-return full
// -eva-slevel 100 -eva-slevel-function og_aabb_is_sound:0,is_change:0,og_aabb_overlap:0
void drive_coherent(void) {
  static uint64_t words[WORDS];
  const og_scene_limits limits = {2, 2};
  og_coherent *const scene = (og_coherent *)(void *)words;
  og_coherent_start(scene, &limits);
  if (tell(scene, change_of(OG_INSERT, 0), change_of(OG_INSERT, 1)) != OG_OUTCOME_ANSWERED) return;
  if (tell(scene, change_of(OG_MOVE, 0), change_of(OG_MOVE, 1)) != OG_OUTCOME_ANSWERED) return;
  (void)tell(scene, change_of(OG_REMOVE, 0), change_of(OG_MOVE, 1));
  (void)og_coherent_work(scene);
}

// Every outcome of a step.
// Options: -eva-precision 0 -eva-ilevel 24 -eva-plevel 400 -eva-min-loop-unroll 8 -eva-split-return full
// -eva-slevel 100 -eva-slevel-function og_aabb_is_sound:0,is_change:0,og_aabb_overlap:0
void drive_coherent_outcomes(void) {
  const og_door_overlaps *const door = og_algorithm_static_moving.overlaps;
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
