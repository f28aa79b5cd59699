#ifndef OG_BSP_TREE_H
#define OG_BSP_TREE_H

/// A BSP tree of space: cut by planes of 13 directions.                                         (catalogue: bsp-tree)
///
/// The directions are the axes, the diagonals of the coordinate planes and those of space. In each a plane at the median of the lower
/// ends of a few boxes is a candidate; the cell is cut by the one that leaves the fewest comparisons. A box goes
/// into both parts if it reaches both. Boxes are compared in the cells at the end (plane_cells.h).
/// Cost: O(n log n + k) where boxes do not crowd, about twice that of the k-d tree.
///
/// Source: Varjus 2018, 3.1; Fuchs, Kedem and Naylor 1980; Ericson 2005, 8.
/// Limits: quadratic where many boxes have a point in common.
/// Errors, proofs, measurements and tests: bsp_tree.md.

#include "ref/broad/plane_cells.h"

/// `entry`: room for OG_LISTS * count. Pairs come in any order, i < j in each. Cells are visits.
/*@ requires boxes: 0 <= count <= 1000000000 && \valid_read(box + (0 .. count - 1)) && are_boxes(box, count);
    requires memory: \valid(entry + (0 .. 16 * (integer)count - 1));
    requires pairs: writable_pairs(pairs) && pairs->count == 0;
    terminates \true; exits \false;
    assigns entry[0 .. 16 * (integer)count - 1], pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures sound:    are_finite_boxes(box, count) && pairs->count <= pairs->room ==> are_overlaps(box, count, pairs);
    ensures complete: are_finite_boxes(box, count) && pairs->count <= pairs->room ==>
      are_all_overlaps(box, count, pairs);
    ensures once:     are_finite_boxes(box, count) && pairs->count <= pairs->room ==> are_single(pairs); */
og_overlaps_work og_bsp_tree(const og_aabb *box, int32_t count, int32_t *entry, og_pairs *pairs);

#endif
