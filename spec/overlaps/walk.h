#ifndef OG_OVERLAPS_WALK_H
#define OG_OVERLAPS_WALK_H

/// All overlapping pairs of a list of boxes: a balanced tree over the list, walked against itself.
///
/// The tree is implicit: the places lo .. hi - 1 have the halves lo .. mid - 1 and mid .. hi - 1 with mid = lo + (hi -
/// lo) / 2, and node[mid] holds a box around all of them. Whatever the order of the list, the pairs printed are the
/// overlapping ones, all of them and no other, each once. In a good order, where neighbours in the list are neighbours
/// in space, the cost is near linear; at worst all pairs are compared. The recursion is at most 2 log2(count) + 3 deep.

#include "spec/overlaps/box_ends.h"

/// Pairs in the caller's memory.
typedef struct og_box_pairs {
  og_box_pair *pair;
  int64_t room, count;
} og_box_pairs;

/// A node of the tree: a box around the boxes in the places from .. to - 1.
typedef struct og_box_node {
  og_box_ends bound;
  int32_t from, to;
} og_box_node;

/*@ predicate room_for_pairs{L}(og_box_pairs *p) =
      \valid(p) && 0 <= p->count <= p->room && \valid(p->pair + (0 .. p->room - 1)) &&
      \separated(p, p->pair + (0 .. p->room - 1));
    predicate do_overlap{L}(og_box_ends *box, integer i, integer j) = ends_overlap(box + i, box + j);
    // Among the pairs from .. to - 1.
    predicate is_printed{L}(og_box_pair *pair, integer from, integer to, integer i, integer j) =
      \exists integer k; from <= k < to && pair[k].i == i && pair[k].j == j;
    predicate printed_once{L}(og_box_pair *pair, integer from, integer to) = \forall integer k, l; from <= k < l < to ==>
      pair[k].i != pair[l].i || pair[k].j != pair[l].j;
    predicate only_overlaps{L}(og_box_ends *box, og_box_pair *pair, integer from, integer to, integer lo, integer hi) =
      \forall integer k; from <= k < to ==>
        lo <= pair[k].i < pair[k].j < hi && do_overlap(box, pair[k].i, pair[k].j);
    predicate all_overlaps{L}(og_box_ends *box, og_box_pair *pair, integer from, integer to, integer lo, integer hi) =
      \forall integer i, j; lo <= i < j < hi && do_overlap(box, i, j) ==> is_printed(pair, from, to, i, j);
*/

/// Prints the overlapping pairs of places. `node` is working storage for `count` nodes. False: there are more pairs
/// than room, and what was printed is of no use.
/*@ requires boxes: 0 <= count && \valid_read(box + (0 .. count - 1)) && \valid(node + (0 .. count - 1));
    requires pairs: room_for_pairs(pairs);
    requires apart: \separated(box + (0 .. count - 1), node + (0 .. count - 1), pairs, pairs->pair + (0 .. pairs->room - 1));
    terminates \true; exits \false;
    assigns node[0 .. count - 1], pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures room: 0 <= pairs->count <= pairs->room;
    ensures only: only_overlaps(box, pairs->pair, 0, pairs->count, 0, count);
    ensures once: printed_once(pairs->pair, 0, pairs->count);
    ensures all:  \result != 0 ==> all_overlaps(box, pairs->pair, 0, pairs->count, 0, count); */
bool og_walk_boxes(const og_box_ends *box, int32_t count, og_box_node *node, og_box_pairs *pairs);

/// The same of two lists, one behind the other: prints the pairs of a place below `of_a` and one from there on.
/*@ requires boxes: 0 <= of_a <= count && \valid_read(box + (0 .. count - 1)) && \valid(node + (0 .. count - 1));
    requires pairs: room_for_pairs(pairs);
    requires apart: \separated(box + (0 .. count - 1), node + (0 .. count - 1), pairs, pairs->pair + (0 .. pairs->room - 1));
    terminates \true; exits \false;
    assigns node[0 .. count - 1], pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures room: 0 <= pairs->count <= pairs->room;
    ensures only: \forall integer k; 0 <= k < pairs->count ==> 0 <= pairs->pair[k].i < of_a <= pairs->pair[k].j < count &&
                    do_overlap(box, pairs->pair[k].i, pairs->pair[k].j);
    ensures once: printed_once(pairs->pair, 0, pairs->count);
    ensures all:  \result != 0 ==> \forall integer i, j; 0 <= i < of_a <= j < count && do_overlap(box, i, j) ==>
                    is_printed(pairs->pair, 0, pairs->count, i, j); */
bool og_walk_two_lists(const og_box_ends *box, int32_t of_a, int32_t count, og_box_node *node, og_box_pairs *pairs);

#endif
