#ifndef OG_TREE_PAIR_ORDER_H
#define OG_TREE_PAIR_ORDER_H

/// Pairs of triangles in ascending order, in place.
///
/// Pairs are counted by their first number and exchanged until each is in its number's row (the American flag of McIlroy,
/// Bostic and McIlroy 1993); heap sort puts each row in order. Cost: O(n + k log m) for n numbers, k pairs and at most m in a row.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^20, two triangles a mesh.

#include "ref/broad/pairs.h"

/// First numbers are below `count`. `start`: room for 2 (count + 1).
/*@ requires pairs: writable_pairs(pairs) && pairs->count <= pairs->room;
    requires numbers: \forall integer k; 0 <= k < pairs->count ==> 0 <= pairs->pair[k].i < count;
    requires memory: 0 <= count && \valid(start + (0 .. 2 * (integer)count + 1)) &&
                     \separated(start + (0 .. 2 * (integer)count + 1), pairs, pairs->pair + (0 .. pairs->room - 1));
    terminates \true; exits \false;
    assigns pairs->pair[0 .. pairs->count - 1], start[0 .. 2 * (integer)count + 1];
    ensures order: \forall integer k; 0 <= k < pairs->count - 1 ==>
      !is_before(pairs->pair[k + 1].i, pairs->pair[k + 1].j, pairs->pair[k].i, pairs->pair[k].j);
    ensures numbers: \forall integer k; 0 <= k < pairs->count ==> 0 <= pairs->pair[k].i < count;
    ensures count: pairs->count == \old(pairs->count); */
void og_sort_pairs(og_pairs *pairs, int32_t count, int64_t *start);

#endif
