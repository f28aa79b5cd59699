#ifndef OG_BROAD_ORDER_H
#define OG_BROAD_ORDER_H

/// Boxes in the order of a key, such as their lower ends along an axis.
///
/// A place holds a box's number and its key side by side, so that a sweep reads memory in order. Equal keys stand in the
/// order of the numbers: the result does not depend on the way of sorting.
/// Heap sort: in place, at most 2 count log2(count) comparisons whatever the order was.  Source: Williams 1964.
/// Safe (proofs/eva.py): by WP alone, all functions; none computes.

#include <stdint.h>

#include "ref/scalar.h"

typedef struct og_place {
  og_scalar key;
  int32_t index;
} og_place;

/*@ predicate precedes(og_place a, og_place b) = a.key < b.key || (a.key == b.key && a.index < b.index);
    predicate in_order{L}(og_place *place, integer from, integer count) =
      \forall integer i, j; from <= i < j < count ==> !precedes(place[j], place[i]);
    // Box number `index` with its key has a place.
    predicate has_place{L}(og_place *place, integer count, integer index, real key) =
      \exists integer k; 0 <= k < count && place[k].index == index && place[k].key == key;
    predicate same_places{L1, L2}(og_place *place, integer count) = \forall integer i, real x;
      \at(has_place(place, count, i, x), L1) <==> \at(has_place(place, count, i, x), L2);
    predicate all_apart{L}(og_place *place, integer count) =
      \forall integer i, j; 0 <= i < count && 0 <= j < count && i != j ==> place[i].index != place[j].index;

    lemma same_trans{L1, L2, L3}: \forall og_place *place, integer count;
      same_places{L1, L2}(place, count) && same_places{L2, L3}(place, count) ==> same_places{L1, L3}(place, count);
*/

/*@ requires places: 0 <= count <= 1000000000 && \valid(place + (0 .. count - 1)) && all_apart(place, count);
    terminates \true; exits \false; assigns place[0 .. count - 1];
    ensures sorted: in_order(place, 0, count);
    ensures same:   same_places{Pre, Post}(place, count) && all_apart(place, count); */
void og_sort_places(og_place *place, int32_t count);

#endif
