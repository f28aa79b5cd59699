#ifndef OG_BROAD_COHERENT_H
#define OG_BROAD_COHERENT_H

/// A set of boxes that changes step by step, for algorithms that go on from what they had after the step before.
///
/// A step checks its changes, puts the new boxes in the place of the old ones and lets the algorithm look for the pairs
/// that may have begun or ended. It tells each to this part, as often as it likes; pairs are compared as they are after the
/// step. The pairs are kept in a hash table. Where a step is FULL the algorithm is sent back: it gets the same changes the
/// other way round, and nothing that it tells counts.
/// Cost of a step: linear in the changes; linear in the boxes only where more than one pair begins or ends.
/// Safe (proofs/eva.py): A, 15 of 19 functions.

#include "ref/broad/pairs_hash.h"
#include "ref/door/overlaps.h"

/// What a number's state holds: it is there before the step, after it, it is named in the step, it has left some list.
enum { OG_WAS_THERE = 1, OG_IS_THERE = 2, OG_CHANGES = 4, OG_HAS_LEFT = 8 };

typedef struct og_coherent {
  og_scene_limits limits;
  og_aabb *box;                     // of each number that is there, after the step
  og_aabb *before;                  // of each number that changes and was there: its box before the step
  uint8_t *state;                   // of each number
  int32_t *changed, changes;        // the numbers that change, in the order in which they are named
  int32_t count;                    // boxes there after the step
  og_overlaps_work work, last_work; // of this step; of the last one that was ANSWERED

  og_pairs_hash pairs;   // room for the pairs before and after
  og_pairs begun, ended; // of this step, in the order in which they were told
  bool is_going_back, is_over;
  og_index_pair *spare;
  int64_t *start;
} og_coherent;

/*@ // Not sent back, and within its limits: what is told counts.
    predicate is_followed{L}(og_coherent *scene) = !scene->is_going_back && !scene->is_over;
    predicate share_a_point{L}(og_coherent *scene, integer i, integer j) =
      (scene->state[i] & scene->state[j] & OG_IS_THERE) != 0 && overlap(scene->box[i], scene->box[j]);
    predicate is_held{L}(og_coherent *scene, integer i, integer j) =
      i < j ? is_listed(&scene->pairs.pairs, i, j) : is_listed(&scene->pairs.pairs, j, i);
    predicate may_have_parted{L}(og_coherent *scene, integer i, integer j) =
      (scene->state[i] & OG_HAS_LEFT) != 0 || (scene->state[j] & OG_HAS_LEFT) != 0 ||
      (scene->state[i] & scene->state[j] & OG_IS_THERE) == 0;
    predicate holds_none_parted{L}(og_coherent *scene) = \forall integer k; 0 <= k < scene->pairs.pairs.count ==>
      (may_have_parted(scene, scene->pairs.pairs.pair[k].i, scene->pairs.pairs.pair[k].j) ==>
       share_a_point(scene, scene->pairs.pairs.pair[k].i, scene->pairs.pairs.pair[k].j)); */

/// The algorithm's own part of a step: it brings its lists from the boxes before to the boxes after.
typedef void og_follow(og_coherent *scene);

/*@ requires limits: \valid_read(limits) && 0 <= limits->boxes && 0 <= limits->pairs;
    terminates \true; exits \false; assigns \nothing;
    ensures room: \result >= sizeof(og_coherent); */
size_t og_coherent_bytes(const og_scene_limits *limits);

/// `scene`: that many bytes, aligned as a block is.
/*@ requires limits: \valid_read(limits) && 0 <= limits->boxes && 0 <= limits->pairs;
    requires memory: \valid((og_coherent *)scene);
    terminates \true; exits \false;
    assigns *(og_coherent *)scene, ((og_coherent *)scene)->state[0 .. limits->boxes - 1],
            ((og_coherent *)scene)->pairs.slot[0 .. 4 * limits->pairs],
            ((og_coherent *)scene)->pairs.pairs.pair[0 .. 2 * limits->pairs - 1];
    ensures empty: ((og_coherent *)scene)->count == 0 && ((og_coherent *)scene)->pairs.pairs.count == 0;
    ensures limits: ((og_coherent *)scene)->limits.boxes == limits->boxes &&
      ((og_coherent *)scene)->limits.pairs == limits->pairs;
    ensures none: \forall integer k; 0 <= k < limits->boxes ==> ((og_coherent *)scene)->state[k] == 0; */
void og_coherent_start(void *scene, const og_scene_limits *limits);

/*@ requires scene: \valid_read((const og_coherent *)scene); terminates \true; exits \false; assigns \nothing;
    ensures kept: \result.tests == ((const og_coherent *)scene)->last_work.tests &&
      \result.visits == ((const og_coherent *)scene)->last_work.visits &&
                  \result.swaps == ((const og_coherent *)scene)->last_work.swaps; */
og_overlaps_work og_coherent_work(const void *scene);

/// The pair may have begun to overlap: two boxes that are there after the step are compared.
/*@ requires scene: \valid(scene) && 0 <= i < scene->limits.boxes && 0 <= j < scene->limits.boxes && i != j;
    terminates \true; exits \false;
    assigns scene->work, scene->is_over, scene->begun.count, scene->begun.pair[0 .. scene->begun.room - 1],
            scene->pairs.pairs.count, scene->pairs.pairs.pair[0 .. scene->pairs.pairs.room - 1],
            scene->pairs.slot[0 .. scene->pairs.slots - 1];
    ensures held: is_followed(scene) && share_a_point(scene, i, j) ==> is_held(scene, i, j);
    ensures none: !share_a_point(scene, i, j) ==>
      scene->pairs.pairs.count == \old(scene->pairs.pairs.count) && scene->begun.count == \old(scene->begun.count);
    ensures count: \old(scene->pairs.pairs.count) <= scene->pairs.pairs.count <= \old(scene->pairs.pairs.count) + 1; */
void og_coherent_may_begin(og_coherent *scene, int32_t i, int32_t j);

/// The pair overlaps after the step, as the algorithm has found itself.
/*@ requires scene: \valid(scene) && 0 <= i < scene->limits.boxes && 0 <= j < scene->limits.boxes && i != j;
    terminates \true; exits \false;
    assigns scene->is_over, scene->begun.count, scene->begun.pair[0 .. scene->begun.room - 1],
            scene->pairs.pairs.count, scene->pairs.pairs.pair[0 .. scene->pairs.pairs.room - 1],
            scene->pairs.slot[0 .. scene->pairs.slots - 1];
    ensures held: is_followed(scene) ==> is_held(scene, i, j);
    ensures begun: scene->begun.count - \old(scene->begun.count) == scene->pairs.pairs.count -
      \old(scene->pairs.pairs.count);
    ensures count: \old(scene->pairs.pairs.count) <= scene->pairs.pairs.count <= \old(scene->pairs.pairs.count) + 1; */
void og_coherent_begins(og_coherent *scene, int32_t i, int32_t j);

/// The pair may have ended: if it overlapped before the step, its boxes are compared.
/*@ requires scene: \valid(scene) && 0 <= i < scene->limits.boxes && 0 <= j < scene->limits.boxes && i != j;
    terminates \true; exits \false;
    assigns scene->work, scene->ended.count, scene->ended.pair[0 .. scene->ended.room - 1],
            scene->pairs.pairs.count, scene->pairs.pairs.pair[0 .. scene->pairs.pairs.room - 1],
            scene->pairs.slot[0 .. scene->pairs.slots - 1];
    ensures parted: is_followed(scene) && !share_a_point(scene, i, j) ==> !is_held(scene, i, j);
    ensures kept: share_a_point(scene, i, j) ==>
      scene->pairs.pairs.count == \old(scene->pairs.pairs.count);
    ensures count: \old(scene->pairs.pairs.count) - 1 <= scene->pairs.pairs.count <= \old(scene->pairs.pairs.count); */
void og_coherent_may_end(og_coherent *scene, int32_t i, int32_t j);

/// The pair does not overlap after the step, as the algorithm has found itself.
/*@ requires scene: \valid(scene) && 0 <= i < scene->limits.boxes && 0 <= j < scene->limits.boxes && i != j;
    terminates \true; exits \false;
    assigns scene->ended.count, scene->ended.pair[0 .. scene->ended.room - 1],
            scene->pairs.pairs.count, scene->pairs.pairs.pair[0 .. scene->pairs.pairs.room - 1],
            scene->pairs.slot[0 .. scene->pairs.slots - 1];
    ensures parted: is_followed(scene) ==> !is_held(scene, i, j);
    ensures count: \old(scene->pairs.pairs.count) - 1 <= scene->pairs.pairs.count <= \old(scene->pairs.pairs.count); */
void og_coherent_ends(og_coherent *scene, int32_t i, int32_t j);

/// All pairs of a number that is OG_HAS_LEFT, or that is no longer there, may have ended. Looks at each pair there is.
/*@ requires scene: \valid(scene);
    terminates \true; exits \false;
    assigns scene->work, scene->ended.count, scene->ended.pair[0 .. scene->ended.room - 1],
            scene->pairs.pairs.count, scene->pairs.pairs.pair[0 .. scene->pairs.pairs.room - 1],
            scene->pairs.slot[0 .. scene->pairs.slots - 1];
    ensures parted: is_followed(scene) ==> holds_none_parted(scene);
    ensures fewer: scene->pairs.pairs.count <= \old(scene->pairs.pairs.count); */
void og_coherent_check_left(og_coherent *scene);

/// A step, with what the algorithm does in it.
/*@ requires scene: \valid(scene) && \valid_function(follow) && \valid_read(change + (0 .. count - 1));
    requires pairs: writable_pairs(begun) && writable_pairs(ended) && begun->count == 0 && ended->count == 0;
    terminates \true; exits \false;
    assigns *scene, scene->box[0 .. scene->limits.boxes - 1], scene->before[0 .. scene->limits.boxes - 1],
            scene->state[0 .. scene->limits.boxes - 1], scene->changed[0 .. scene->limits.boxes - 1],
            scene->begun.pair[0 .. scene->limits.pairs - 1], scene->ended.pair[0 .. scene->limits.pairs - 1],
            scene->pairs.pairs.pair[0 .. 2 * scene->limits.pairs - 1], scene->pairs.slot[0 .. 4 * scene->limits.pairs],
            scene->spare[0 .. scene->limits.pairs - 1], scene->start[0 .. scene->limits.boxes],
            begun->count, begun->pair[0 .. begun->room - 1], ended->count, ended->pair[0 .. ended->room - 1];
    ensures outcome: \result == OG_OUTCOME_ANSWERED || \result == OG_OUTCOME_FULL || \result == OG_OUTCOME_BAD_INPUT;
    ensures differences: \result == OG_OUTCOME_ANSWERED ==> are_differences(begun, ended);
    ensures held: \result == OG_OUTCOME_ANSWERED ==> \forall integer k; 0 <= k < begun->count ==>
      is_listed(&scene->pairs.pairs, begun->pair[k].i, begun->pair[k].j);
    ensures parted: \result == OG_OUTCOME_ANSWERED ==> \forall integer k; 0 <= k < ended->count ==>
      !is_listed(&scene->pairs.pairs, ended->pair[k].i, ended->pair[k].j);
    ensures limit: \result == OG_OUTCOME_ANSWERED ==> scene->pairs.pairs.count <= scene->limits.pairs;
    ensures count: \result == OG_OUTCOME_ANSWERED ==>
      scene->pairs.pairs.count - begun->count == \old(scene->pairs.pairs.count) - ended->count;
    ensures again: \result != OG_OUTCOME_ANSWERED ==> scene->pairs.pairs.count == \old(scene->pairs.pairs.count); */
og_outcome og_coherent_step(og_coherent *scene, og_follow *follow, const og_change *change, int32_t count,
                            og_pairs *begun, og_pairs *ended);

#endif
