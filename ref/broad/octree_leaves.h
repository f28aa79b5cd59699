#ifndef OG_OCTREE_LEAVES_H
#define OG_OCTREE_LEAVES_H

/// An octree whose leaves list all boxes that reach them.                                (catalogue: octree-leaves)
///
/// The root is a cube over all boxes; a box that a dividing plane cuts goes on into each child that it reaches. Boxes are compared
/// in leaves. A pair that meets in several leaves is reported in one only: that of the lower corner of what the two have in common. A node
/// is divided if that halves the comparisons or hardly repeats boxes, so no scene costs more than eleven times what all pairs
/// cost. The tree is walked as it is made, child after child: only the lists on the way down are kept, 21 n places.
/// Cost: O(n log n + k) where boxes do not crowd.
///
/// Source: Varjus 2018, 3.1; Ericson 2005, 7.3.
/// Limits: quadratic where many boxes reach the same cells: bars, and a few boxes much larger than most.
/// Errors, proofs, measurements and tests: octree_leaves.md.

#include "ref/broad/lattice.h"
#include "ref/broad/overlaps_logic.h"
#include "ref/broad/scene.h"

/// `reach`: room for count. `entry`: room for 21 * count. Pairs come in any order, i < j in each.
/*@ requires boxes: 0 <= count <= 1000000000 && \valid_read(box + (0 .. count - 1)) && are_boxes(box, count);
    requires memory: \valid(reach + (0 .. count - 1)) && \valid(entry + (0 .. 21 * (integer)count - 1));
    requires pairs: writable_pairs(pairs) && pairs->count == 0;
    terminates \true; exits \false;
    assigns reach[0 .. count - 1], entry[0 .. 21 * (integer)count - 1], pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures sound:    are_finite_boxes(box, count) && pairs->count <= pairs->room ==> are_overlaps(box, count, pairs);
    ensures complete: are_finite_boxes(box, count) && pairs->count <= pairs->room ==>
      are_all_overlaps(box, count, pairs);
    ensures once:     are_finite_boxes(box, count) && pairs->count <= pairs->room ==> are_single(pairs); */
og_overlaps_work og_octree_leaves(const og_aabb *box, int32_t count, og_reach *reach, int32_t *entry, og_pairs *pairs);

#endif
