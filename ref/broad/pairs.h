#ifndef OG_BROAD_PAIRS_H
#define OG_BROAD_PAIRS_H

/// A list of pairs of boxes in the caller's memory.
///
/// Beyond its room nothing is written, but the count goes on: it says how much room is needed. Cost: constant.
/// Safe (proofs/eva.py): A, all functions; none computes.

#include <stdbool.h>
#include <stdint.h>

typedef struct og_index_pair {
  int32_t i, j; // i < j
} og_index_pair;

typedef struct og_pairs {
  og_index_pair *pair;
  int64_t room, count; // count may exceed room: then `pair` holds the first `room`
} og_pairs;

/*@ predicate writable_pairs{L}(og_pairs *pairs) =
      \valid(pairs) && 0 <= pairs->room && 0 <= pairs->count && \valid(pairs->pair + (0 .. pairs->room - 1)) &&
      \separated(pairs, pairs->pair + (0 .. pairs->room - 1));
    predicate is_listed{L}(og_pairs *pairs, integer i, integer j) =
      \exists integer k; 0 <= k < pairs->count && pairs->pair[k].i == i && pairs->pair[k].j == j;
    // In any order, none twice.
    predicate are_single{L}(og_pairs *pairs) = \forall integer k, l; 0 <= k < l < pairs->count ==>
      pairs->pair[k].i != pairs->pair[l].i || pairs->pair[k].j != pairs->pair[l].j;
    predicate is_before(integer i, integer j, integer a, integer b) = i < a || (i == a && j < b);
    predicate come_before{L}(og_pairs *pairs, integer i, integer j) = \forall integer k; 0 <= k < pairs->count ==>
      is_before(pairs->pair[k].i, pairs->pair[k].j, i, j);
    predicate are_ascending{L}(og_pairs *pairs) = \forall integer k, l; 0 <= k < l < pairs->count ==>
      is_before(pairs->pair[k].i, pairs->pair[k].j, pairs->pair[l].i, pairs->pair[l].j);
*/

/*@ requires pairs: writable_pairs(pairs) && pairs->count < INT64_MAX;
    terminates \true; exits \false;
    assigns pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures count: pairs->count == \old(pairs->count) + 1;
    ensures added: pairs->count <= pairs->room ==>
                     pairs->pair[\old(pairs->count)].i == i && pairs->pair[\old(pairs->count)].j == j;
    ensures kept:  \forall integer k; 0 <= k < pairs->room && k != \old(pairs->count) ==>
                     pairs->pair[k].i == \old(pairs->pair[k].i) && pairs->pair[k].j == \old(pairs->pair[k].j);
    ensures last:  pairs->count <= pairs->room && come_before{Pre}(pairs, i, j) ==> come_before(pairs, i, j + 1);
    ensures order: pairs->count <= pairs->room && are_ascending{Pre}(pairs) && come_before{Pre}(pairs, i, j) ==>
                     are_ascending(pairs);
    ensures single: pairs->count <= pairs->room && are_single{Pre}(pairs) && !is_listed{Pre}(pairs, i, j) ==>
                     are_single(pairs);
    ensures listed: pairs->count <= pairs->room ==> is_listed(pairs, i, j);
    ensures still:  pairs->count <= pairs->room ==> \forall integer a, b;
                      is_listed{Pre}(pairs, a, b) ==> is_listed(pairs, a, b); */
static inline void og_pairs_add(og_pairs *pairs, int32_t i, int32_t j) {
  if (pairs->count < pairs->room) pairs->pair[pairs->count] = (og_index_pair){i, j};
  pairs->count++;
}

#endif
