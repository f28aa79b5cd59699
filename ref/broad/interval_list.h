#ifndef OG_INTERVAL_LIST_H
#define OG_INTERVAL_LIST_H

/// A sorted list of the ends of boxes along one axis, kept from step to step by insertion sort.
///
/// Ends stand in the order of their keys; where keys are equal, in that of their ranks: lower ends before upper ones, so
/// that boxes that touch overlap. A box that is no longer there has its ends behind all others, by rank.
/// Insertion sort exchanges two neighbours exactly if they stand the wrong way round, each two ends at most once.
/// Where a lower end comes before an upper one the two boxes may have begun to overlap; the other way round, ended.
/// Cost: one comparison an end and one for each exchange.
///
/// Source: Varjus 2018, 3.2; Baraff 1992; Cohen and others 1995.
/// Safe (proofs/eva.py): by WP alone, 2 of 10 functions; none computes.

#include "ref/broad/coherent.h"

enum { OG_LOWER_END = 0, OG_UPPER_END = 1, OG_GONE_END = 2 };

typedef struct og_end {
  og_scalar key;
  int32_t index; // the box's number
  int32_t rank;  // even: a lower end; OG_GONE_END or more: the box is no longer there
} og_end;

/*@ predicate end_precedes(og_end a, og_end b) = a.key < b.key || (a.key == b.key && a.rank < b.rank);
    predicate ends_in_order{L}(og_end *end, integer count) =
      \forall integer i, j; 0 <= i < j < count ==> !end_precedes(end[j], end[i]);
    // The end at `from` has gone to `to`, past those between, which have moved up by one; nothing else has changed.
    predicate end_moved{L1, L2}(og_end *end, integer to, integer from) = 0 <= to <= from &&
      \at(end[to], L2) == \at(end[from], L1) &&
      (\forall integer k; to < k <= from ==> \at(end[k], L2) == \at(end[k - 1], L1)) &&
      (\forall integer k; 0 <= k < to || from < k ==> \at(end[k], L2) == \at(end[k], L1));
*/

/*@ terminates \true; exits \false; assigns \nothing;
    ensures order: \result != 0 <==> end_precedes(a, b); */
static inline bool og_end_precedes(og_end a, og_end b) { return a.key < b.key || (a.key == b.key && a.rank < b.rank); }

/// The end at place `from` goes down to where it belongs among the ends before it, which are in order. Returns its place.
/*@ requires ends: 0 <= from < INT32_MAX && \valid(end + (0 .. from));
    requires order: ends_in_order(end, from);
    terminates \true; exits \false; assigns end[0 .. from];
    ensures place: 0 <= \result <= from;
    ensures moved: end_moved{Pre, Post}(end, \result, from);
    ensures order: ends_in_order(end, from + 1);
    ensures wrong: \forall integer k; \result <= k < from ==> end_precedes(\old(end[from]), \old(end[k])); */
int32_t og_insert_end(og_end *end, int32_t from);

/// The ends of a box along an axis (0, 1, 2); of a number that is not there they are gone.
/*@ requires scene: \valid_read(scene) && 0 <= index < scene->limits.boxes && 0 <= axis <= 2;
    terminates \true; exits \false; assigns \nothing;
    ensures index: \result.index == index && \result.rank % 2 == (is_upper ? OG_UPPER_END : OG_LOWER_END);
    ensures rank: ((scene->state[index] & OG_IS_THERE) != 0 <==> \result.rank < OG_GONE_END) && 0 <= \result.rank;
    ensures key: (scene->state[index] & OG_IS_THERE) != 0 ==> \result.key ==
      (is_upper ? (axis == 0 ? scene->box[index].hi.x : (axis == 1 ? scene->box[index].hi.y : scene->box[index].hi.z)) :
                  (axis == 0 ? scene->box[index].lo.x : (axis == 1 ? scene->box[index].lo.y : scene->box[index].lo.z)));
    ensures gone: (scene->state[index] & OG_IS_THERE) == 0 ==> \result.key == OG_SCALAR_MAX; */
og_end og_end_of(const og_coherent *scene, int32_t index, int axis, bool is_upper);

/// The first has come before the second, its neighbour: the scene is told if their boxes may have begun or ended.
/*@ requires scene: \valid(scene);
    terminates \true; exits \false;
    assigns scene->work, scene->is_over, scene->begun.count, scene->begun.pair[0 .. scene->begun.room - 1],
            scene->ended.count, scene->ended.pair[0 .. scene->ended.room - 1], scene->pairs.pairs.count,
            scene->pairs.pairs.pair[0 .. scene->pairs.pairs.room - 1], scene->pairs.slot[0 .. scene->pairs.slots - 1];
    ensures held: is_followed(scene) && first.index != second.index && first.rank % 2 == OG_LOWER_END &&
      second.rank % 2 == OG_UPPER_END && share_a_point(scene, first.index, second.index) ==>
      is_held(scene, first.index, second.index);
    ensures parted: is_followed(scene) && first.index != second.index && first.rank % 2 == OG_UPPER_END &&
      second.rank % 2 == OG_LOWER_END && !share_a_point(scene, first.index, second.index) ==>
      !is_held(scene, first.index, second.index); */
void og_end_has_passed(og_coherent *scene, og_end first, og_end second);

/// Sorts the list by insertion and tells the scene which pairs may have begun or ended, and how many exchanges it took.
/*@ requires ends: 0 <= count && \valid(end + (0 .. count - 1)) && \valid(scene);
    terminates \true; exits \false;
    assigns end[0 .. count - 1], scene->work, scene->is_over, scene->begun.count,
            scene->begun.pair[0 .. scene->begun.room - 1], scene->ended.count,
            scene->ended.pair[0 .. scene->ended.room - 1], scene->pairs.pairs.count,
            scene->pairs.pairs.pair[0 .. scene->pairs.pairs.room - 1], scene->pairs.slot[0 .. scene->pairs.slots - 1];
    ensures order: ends_in_order(end, count);
    ensures swaps: \old(scene->work.swaps) <= scene->work.swaps; */
void og_interval_list_sort(og_end *end, int32_t count, og_coherent *scene);

/// Three lists, one an axis, that come after a scene in its block.
typedef struct og_interval_lists {
  og_end *end[3]; // room for the ends of as many boxes as the limit says
  int32_t ends;   // in each list
} og_interval_lists;

/// Bytes of the scene and its lists.
/*@ requires limits: \valid_read(limits) && 0 <= limits->boxes && 0 <= limits->pairs;
    terminates \true; exits \false; assigns \nothing;
    ensures room: \result >= sizeof(og_coherent) + sizeof(og_interval_lists) + 6 * sizeof(og_end) * limits->boxes; */
size_t og_interval_lists_bytes(const og_scene_limits *limits);

/// A scene and its lists, empty.
/*@ requires limits: \valid_read(limits) && 0 <= limits->boxes && 0 <= limits->pairs;
    requires memory: \valid((og_coherent *)scene);
    terminates \true; exits \false; assigns *(og_coherent *)scene;
    ensures empty: ((og_coherent *)scene)->count == 0 && ((og_coherent *)scene)->pairs.pairs.count == 0;
    ensures limits: ((og_coherent *)scene)->limits.boxes == limits->boxes &&
      ((og_coherent *)scene)->limits.pairs == limits->pairs; */
void og_interval_lists_start(void *scene, const og_scene_limits *limits);

/*@ requires scene: \valid_read(scene); terminates \true; exits \false; assigns \nothing;
    ensures behind: (char *)scene + sizeof(og_coherent) <= (char *)\result; */
og_interval_lists *og_interval_lists_of(og_coherent *scene);

/// The ends of boxes that change get their new keys, where they stand.
/*@ requires scene: \valid_read(scene) && \valid(end + (0 .. count - 1)) && 0 <= axis <= 2;
    terminates \true; exits \false; assigns end[0 .. count - 1];
    ensures lower: \forall integer e; 0 <= e < count ==> ((scene->state[end[e].index] & OG_CHANGES) != 0 &&
      (scene->state[end[e].index] & OG_IS_THERE) != 0 && end[e].rank % 2 == OG_LOWER_END ==>
      end[e].key == (axis == 0 ? scene->box[end[e].index].lo.x : (axis == 1 ? scene->box[end[e].index].lo.y :
                                                                  scene->box[end[e].index].lo.z)));
    ensures upper: \forall integer e; 0 <= e < count ==> ((scene->state[end[e].index] & OG_CHANGES) != 0 &&
      (scene->state[end[e].index] & OG_IS_THERE) != 0 && end[e].rank % 2 == OG_UPPER_END ==>
      end[e].key == (axis == 0 ? scene->box[end[e].index].hi.x : (axis == 1 ? scene->box[end[e].index].hi.y :
                                                                  scene->box[end[e].index].hi.z)));
    ensures gone: \forall integer e; 0 <= e < count ==> ((scene->state[end[e].index] & OG_CHANGES) != 0 ==>
      ((scene->state[end[e].index] & OG_IS_THERE) != 0 <==> end[e].rank < OG_GONE_END)); */
void og_interval_list_update(og_end *end, int32_t count, const og_coherent *scene, int axis);

#endif
