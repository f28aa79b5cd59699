#ifndef OG_PERMUTATION_H
#define OG_PERMUTATION_H

/// Is an order that a certificate names one of all things, each once?

#include "spec/overlaps/checker.h"

/*@ predicate is_seen{L}(int32_t *number, integer to, integer k) = \exists integer p; 0 <= p < to && number[p] == k;
    // Numbers below `count`, no two alike.
    predicate each_once{L}(int32_t *number, integer to, integer count) =
      \forall integer p; 0 <= p < to ==> 0 <= number[p] < count &&
        \forall integer q; 0 <= q < p ==> number[q] != number[p];
    predicate may_be_order{L}(og_box_order *order, int32_t count, bool *seen) =
      \valid_read(order) && \valid_read(order->number + (0 .. order->count - 1)) && 0 <= count &&
      \valid(seen + (0 .. count - 1)) && \separated(order, seen + (0 .. count - 1)) &&
      \separated(order->number + (0 .. order->count - 1), seen + (0 .. count - 1)); */

/// Are its numbers 0 .. count - 1, each once? `seen` has room for `count`. Cost: linear.
/*@ requires order: may_be_order(order, count, seen);
    terminates \true; exits \false; assigns seen[0 .. count - 1];
    ensures is: \result != 0 <==> order->count == count && each_once(order->number, order->count, count); */
bool og_is_permutation(const og_box_order *order, int32_t count, bool *seen);

#endif
