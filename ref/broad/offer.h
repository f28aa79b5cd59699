#ifndef OG_BROAD_OFFER_H
#define OG_BROAD_OFFER_H

/// A pair of boxes to be compared: listed if they overlap, the lesser number first.
///
/// All six comparisons are made at once. Among boxes near each other it is a toss-up which one fails, and a wrong guess of the
/// processor costs more than all of them: a grid takes two thirds of the time.
/// Safe (proofs/eva.py): A, 1 of 2 functions; none computes.

#include "ref/broad/aabb.h"
#include "ref/broad/pairs.h"

/*@ requires boxes: \valid_read(a) && \valid_read(b);
    terminates \true; exits \false; assigns \nothing;
    ensures overlap: \result != 0 <==> overlap(*a, *b); */
static inline bool og_overlap_at_once(const og_aabb *a, const og_aabb *b) {
  const int x = a->lo.x <= b->hi.x, y = a->lo.y <= b->hi.y, z = a->lo.z <= b->hi.z;
  const int u = b->lo.x <= a->hi.x, v = b->lo.y <= a->hi.y, w = b->lo.z <= a->hi.z;
  return (x & y & z & u & v & w) != 0;
}

/*@ requires boxes: 0 <= i && 0 <= j && i != j && \valid_read(box + i) && \valid_read(box + j);
    requires pairs: writable_pairs(pairs) && pairs->count < INT64_MAX;
    terminates \true; exits \false; assigns pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures count: \old(pairs->count) <= pairs->count <= \old(pairs->count) + 1; */
static inline void og_offer(const og_aabb *box, int32_t i, int32_t j, og_pairs *pairs) {
  if (!og_overlap_at_once(&box[i], &box[j])) return;
  if (i < j) og_pairs_add(pairs, i, j);
  else og_pairs_add(pairs, j, i);
}

#endif
