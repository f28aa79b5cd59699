#ifndef OG_PAIR_LIST_H
#define OG_PAIR_LIST_H

/// The pair manager as a sorted list.                                                  (catalogue: pair-manager-list)
///
/// The pairs of a step, in ascending order, are compared with those of the step before: what is new has begun, what is
/// missing has ended. Cost: linear in the pairs and the boxes.  Source: Varjus 2018, 3.3; Kravec, question 3.
/// Safe (proofs/eva.py): A, 3 of 4 functions; by WP alone, 1 of 4.

#include "ref/broad/pairs.h"

/*@ predicate readable_pairs{L}(og_pairs *pairs) =
      \valid_read(pairs) && 0 <= pairs->count && \valid_read(pairs->pair + (0 .. pairs->count - 1));
*/

/// Sorts the pairs, all of numbers below `count`. `spare`: room for as many pairs; `start`: room for count + 1.
/*@ requires pairs: readable_pairs(pairs);
    requires numbers: \forall integer k; 0 <= k < pairs->count ==> 0 <= pairs->pair[k].i < pairs->pair[k].j < count;
    requires memory: 0 <= count && \valid(pairs->pair + (0 .. pairs->count - 1)) &&
                     \valid(spare + (0 .. pairs->count - 1)) && \valid(start + (0 .. count));
    terminates \true; exits \false;
    assigns pairs->pair[0 .. pairs->count - 1], spare[0 .. pairs->count - 1], start[0 .. count];
    ensures order: \forall integer k; 0 <= k < pairs->count - 1 ==>
      !is_before(pairs->pair[k + 1].i, pairs->pair[k + 1].j, pairs->pair[k].i, pairs->pair[k].j);
    ensures numbers: \forall integer k; 0 <= k < pairs->count ==> 0 <= pairs->pair[k].i < pairs->pair[k].j < count; */
void og_pair_list_sort(og_pairs *pairs, int32_t count, og_index_pair *spare, int64_t *start);

/// What is in `a` and not in `b`, both ascending.
/*@ requires pairs: writable_pairs(only) && only->count == 0 && readable_pairs(a) && readable_pairs(b);
    requires apart: \separated(only, a, b) &&
                    \separated(only->pair + (0 .. only->room - 1), a->pair + (0 .. a->count - 1)) &&
                    \separated(only->pair + (0 .. only->room - 1), b->pair + (0 .. b->count - 1)) &&
                    \separated(only->pair + (0 .. only->room - 1), a, b) &&
                    \separated(only, a->pair + (0 .. a->count - 1), b->pair + (0 .. b->count - 1));
    terminates \true; exits \false;
    assigns only->count, only->pair[0 .. only->room - 1];
    ensures few: only->count <= a->count; */
void og_pair_list_only(const og_pairs *a, const og_pairs *b, og_pairs *only);

#endif
