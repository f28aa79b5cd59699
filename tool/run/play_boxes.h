#ifndef OG_PLAY_BOXES_H
#define OG_PLAY_BOXES_H

/// A case of the question `overlaps`, played to an algorithm behind the door `overlaps` step by step.
///
/// Each end is the og_scalar nearest to the exact one. Rounding keeps the order of the ends along an axis, but may make
/// different ones equal.

#include "ref/door/overlaps_traced.h"
#include "spec/overlaps/checker.h"

/// Memory of the algorithm, and what it said: `said` holds its pairs as a finding does.
typedef struct og_box_player {
  og_change *change;
  size_t room_changes;
  og_block block;
  og_pairs begun, ended;
  og_overlaps_finding said;
  og_overlaps_work work;                 // of all steps together
  const og_door_overlaps_traced *traced; // null: no steps are written; else `door` is its `block`
  og_trace *trace;                       // of `traced`
} og_box_player;

void og_box_player_init(og_box_player *player);
void og_box_player_clear(og_box_player *player);

/// Plays all steps. OUT_OF_RANGE: an end rounds to infinity. FULL: more than `most` pairs at a time. Any other outcome
/// than ANSWERED is the algorithm's own. Memory for pairs starts small and is raised, so that a scene may be played
/// several times.
og_outcome og_play_scene(og_box_player *player, const og_door_overlaps *door, const og_box_scene *scene, int64_t most);

#endif
