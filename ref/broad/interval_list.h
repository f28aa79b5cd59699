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
    terminates \true; exits \false; assigns \nothing; */
og_end og_end_of(const og_coherent *scene, int32_t index, int axis, bool is_upper);

/// The first has come before the second, its neighbour: the scene is told if their boxes may have begun or ended.
/*@ requires scene: \valid(scene);
    terminates \true; exits \false;
    assigns scene->work, scene->is_over, scene->begun.count, scene->begun.pair[0 .. scene->begun.room - 1],
            scene->ended.count, scene->ended.pair[0 .. scene->ended.room - 1], scene->pairs.pairs.count,
            scene->pairs.pairs.pair[0 .. scene->pairs.pairs.room - 1], scene->pairs.slot[0 .. scene->pairs.slots - 1]; */
void og_end_has_passed(og_coherent *scene, og_end first, og_end second);

/// Sorts the list by insertion and tells the scene which pairs may have begun or ended, and how many exchanges it took.
/*@ requires ends: 0 <= count && \valid(end + (0 .. count - 1)) && \valid(scene);
    terminates \true; exits \false;
    assigns end[0 .. count - 1], scene->work, scene->is_over, scene->begun.count,
            scene->begun.pair[0 .. scene->begun.room - 1], scene->ended.count,
            scene->ended.pair[0 .. scene->ended.room - 1], scene->pairs.pairs.count,
            scene->pairs.pairs.pair[0 .. scene->pairs.pairs.room - 1], scene->pairs.slot[0 .. scene->pairs.slots - 1]; */
void og_interval_list_sort(og_end *end, int32_t count, og_coherent *scene);

/// Three lists, one an axis, that come after a scene in its block.
typedef struct og_interval_lists {
  og_end *end[3]; // room for the ends of as many boxes as the limit says
  int32_t ends;   // in each list
} og_interval_lists;

/// Bytes of the scene and its lists.
/*@ requires limits: \valid_read(limits) && 0 <= limits->boxes && 0 <= limits->pairs;
    terminates \true; exits \false; assigns \nothing; */
size_t og_interval_lists_bytes(const og_scene_limits *limits);

/// A scene and its lists, empty.
/*@ requires limits: \valid_read(limits) && 0 <= limits->boxes && 0 <= limits->pairs;
    requires memory: \valid((og_coherent *)scene);
    terminates \true; exits \false; assigns *(og_coherent *)scene; */
void og_interval_lists_start(void *scene, const og_scene_limits *limits);

/*@ requires scene: \valid_read(scene); terminates \true; exits \false; assigns \nothing; */
og_interval_lists *og_interval_lists_of(og_coherent *scene);

/// The ends of boxes that change get their new keys, where they stand.
/*@ requires scene: \valid_read(scene) && \valid(end + (0 .. count - 1)) && 0 <= axis <= 2;
    terminates \true; exits \false; assigns end[0 .. count - 1]; */
void og_interval_list_update(og_end *end, int32_t count, const og_coherent *scene, int axis);

#endif
