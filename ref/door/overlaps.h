#ifndef OG_DOOR_OVERLAPS_H
#define OG_DOOR_OVERLAPS_H

/// The door for sets of boxes: which pairs overlap, step by step.
///
/// A step inserts, moves and removes boxes. It says which pairs begin to overlap and which no longer do: the set after
/// the step compared with the set before. A set that does not change is one step of insertions. Every algorithm behind
/// this door promises: begun and ended are exactly those pairs, each once, in ascending order, whatever the order of
/// the changes. A step that is not ANSWERED changes nothing.
/// Safe (proofs/eva.py): A, 6 of 7 functions.

#include <stddef.h>

#include "ref/algorithm.h"
#include "ref/broad/aabb.h"
#include "ref/broad/pairs.h"
#include "ref/outcome.h"

/// The caller's memory, aligned as malloc aligns it, or at least so: for 64-bit numbers and pointers.
enum { OG_BLOCK_ALIGNMENT = 8 };
typedef struct og_block {
  void *at;
  size_t bytes;
} og_block;

typedef enum og_change_kind { OG_INSERT, OG_MOVE, OG_REMOVE } og_change_kind;

typedef struct og_change {
  og_change_kind kind;
  int32_t index; // the box's number; a removed box's number may come again
  og_aabb box;   // where it is from now on; OG_REMOVE: ignored
} og_change;

typedef struct og_scene_limits {
  int32_t boxes; // numbers are 0 .. boxes - 1
  int64_t pairs; // pairs that overlap at a time
} og_scene_limits;

/// The largest limits there are.
#define OG_MOST_BOXES 1000000000
#define OG_MOST_PAIRS ((int64_t)1 << 40)

/// What an algorithm did in the last step: what its source counts. What an algorithm does not have stays zero.
typedef struct og_overlaps_work {
  int64_t tests;  // pairs of boxes that were compared
  int64_t visits; // cells or nodes looked at
  int64_t swaps;  // neighbours exchanged in sorted lists
} og_overlaps_work;

struct og_door_overlaps {
  /// Limits are in range, the block is large enough, and boxes of changes are sound.
  size_t (*bytes)(const og_scene_limits *limits);
  void (*start)(void *scene, const og_scene_limits *limits);
  og_outcome (*step)(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended);
  /// The work of the last step that was ANSWERED.
  og_overlaps_work (*work)(const void *scene);
};

/// How much memory a scene takes; 0 where the limits are negative or beyond the largest.
/*@ requires door: \valid_read(door) && \valid_function(door->bytes) && \valid_read(limits);
    terminates \true; exits \false; assigns \nothing;
    ensures range: limits->boxes < 0 || limits->boxes > OG_MOST_BOXES || limits->pairs < 0 ||
      limits->pairs > OG_MOST_PAIRS ==>
                     \result == 0; */
size_t og_overlaps_bytes(const og_door_overlaps *door, const og_scene_limits *limits);

/// Begins an empty scene in the block. BAD_INPUT: limits out of range, or a block too small or not aligned.
/*@ requires door: \valid_read(door) && \valid_function(door->bytes) && \valid_function(door->start);
    requires memory: \valid_read(limits) && (block.at == \null || \valid((char *)block.at + (0 .. block.bytes - 1)));
    terminates \true; exits \false; assigns ((char *)block.at)[0 .. block.bytes - 1];
    ensures outcome: \result == OG_OUTCOME_ANSWERED || \result == OG_OUTCOME_BAD_INPUT;
    ensures memory:  block.at == \null ==> \result == OG_OUTCOME_BAD_INPUT;
    ensures limits:  limits->boxes < 0 || limits->boxes > OG_MOST_BOXES || limits->pairs < 0 ||
      limits->pairs > OG_MOST_PAIRS ==>
                       \result == OG_OUTCOME_BAD_INPUT; */
og_outcome og_overlaps_start(const og_door_overlaps *door, og_block block, const og_scene_limits *limits);

/*@ // Both ascending, none of the one in the other.
    predicate are_differences{L}(og_pairs *begun, og_pairs *ended) =
      begun->count <= begun->room && ended->count <= ended->room && are_ascending(begun) && are_ascending(ended) &&
      (\forall integer k; 0 <= k < begun->count ==>
         (0 <= begun->pair[k].i < begun->pair[k].j && !is_listed(ended, begun->pair[k].i, begun->pair[k].j))) &&
      (\forall integer k; 0 <= k < ended->count ==> 0 <= ended->pair[k].i < ended->pair[k].j);
    // A pair begins only with a box that is put somewhere, and ends only with one that is moved or removed.
    predicate begin_by_changes{L}(og_pairs *begun, og_change *change, integer count) =
      \forall integer k; 0 <= k < begun->count ==>
        (\exists integer c; 0 <= c < count && (change[c].kind != OG_REMOVE &&
           (change[c].index == begun->pair[k].i || change[c].index == begun->pair[k].j)));
    predicate end_by_changes{L}(og_pairs *ended, og_change *change, integer count) =
      \forall integer k; 0 <= k < ended->count ==>
        (\exists integer c; 0 <= c < count && (change[c].kind != OG_INSERT &&
           (change[c].index == ended->pair[k].i || change[c].index == ended->pair[k].j)));
    // Of two boxes that the step names what begins overlaps, and what ends does not. All that overlap an inserted one
    // begin.
    predicate is_put_before{L}(og_change *change, integer c, integer d) =
      change[c].kind != OG_REMOVE && change[d].kind != OG_REMOVE && change[c].index < change[d].index;
    predicate begin_as_named{L}(og_pairs *begun, og_change *change, integer count) =
      \forall integer c, d; 0 <= c < count && 0 <= d < count ==> (is_put_before(change, c, d) ==>
        (is_listed(begun, change[c].index, change[d].index) ==> overlap(change[c].box, change[d].box)) &&
        ((change[c].kind == OG_INSERT || change[d].kind == OG_INSERT) && overlap(change[c].box, change[d].box) ==>
         is_listed(begun, change[c].index, change[d].index)));
    predicate end_as_named{L}(og_pairs *ended, og_change *change, integer count) =
      \forall integer c, d; 0 <= c < count && 0 <= d < count ==> (is_put_before(change, c, d) ==>
        (is_listed(ended, change[c].index, change[d].index) ==> !overlap(change[c].box, change[d].box))); */

/// A step of the scene that was started in the block. BAD_INPUT: a box with lo > hi, NaN or infinity; a number that occurs twice or is
/// negative; an inserted box that is there; one moved or removed that is not. FULL: an inserted number beyond the
/// limit, more pairs than the limit, or more begun or ended than their rooms; then begun->count and ended->count say
/// how much room is needed, or are 0 where the limit was reached.
/*@ requires door: \valid_read(door) && \valid_function(door->step);
    requires memory: \valid((char *)block.at + (0 .. block.bytes - 1)) && \valid_read(change + (0 .. count - 1));
    requires pairs: writable_pairs(begun) && writable_pairs(ended) && \separated(begun, ended) &&
                    \separated(begun->pair + (0 .. begun->room - 1), ended->pair + (0 .. ended->room - 1));
    terminates \true; exits \false;
    assigns ((char *)block.at)[0 .. block.bytes - 1], begun->count, begun->pair[0 .. begun->room - 1], ended->count,
            ended->pair[0 .. ended->room - 1];
    ensures negative: count < 0 ==> \result == OG_OUTCOME_BAD_INPUT;
    ensures bad: (\exists integer c; 0 <= c < count && (change[c].kind != OG_REMOVE &&
      (change[c].box.hi.x < change[c].box.lo.x || change[c].box.hi.y < change[c].box.lo.y ||
       change[c].box.hi.z < change[c].box.lo.z))) ==> \result == OG_OUTCOME_BAD_INPUT;
    ensures nothing: count == 0 ==> \result == OG_OUTCOME_ANSWERED && begun->count == 0 && ended->count == 0;
    ensures outcome: \result == OG_OUTCOME_ANSWERED || \result == OG_OUTCOME_FULL || \result == OG_OUTCOME_BAD_INPUT;
    ensures differences: \result == OG_OUTCOME_ANSWERED ==> are_differences(begun, ended);
    ensures begun: \result == OG_OUTCOME_ANSWERED ==>
      begin_by_changes(begun, change, count) && begin_as_named(begun, change, count);
    ensures ended: \result == OG_OUTCOME_ANSWERED ==>
      end_by_changes(ended, change, count) && end_as_named(ended, change, count); */
og_outcome og_overlaps_step(const og_door_overlaps *door, og_block block, const og_change *change, int32_t count,
                            og_pairs *begun, og_pairs *ended);

#endif
