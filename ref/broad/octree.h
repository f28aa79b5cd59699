#ifndef OG_OCTREE_H
#define OG_OCTREE_H

/// An octree that keeps each box in the smallest node that holds it whole.                       (catalogue: octree)
///
/// The root is a cube over all boxes; a node with more than eight boxes is divided into eight cubes. A box that a dividing
/// plane cuts stays in the inner node. Each box is compared with the others of its node, and with those below it in the
/// nodes that it reaches. Depth: 20 at most; nodes: two a box at most (cell_tree.h).
/// Cost: O(n log n + k) for boxes that no plane of a large node cuts; those that one does are compared with each other.
///
/// Source: Varjus 2018, 3.1; Ericson 2005, 7.3.
/// Limits: quadratic in the boxes that the planes of one node cut, however small they are.
/// Errors, proofs, measurements and tests: octree.md.

#include "ref/broad/cell_tree.h"

/// Pairs come in any order, i < j in each.
/*@ requires boxes: 0 <= count <= 1000000000 && \valid_read(box + (0 .. count - 1)) && are_boxes(box, count);
    requires memory: \valid(tree) && \valid(tree->item + (0 .. count - 1)) && \valid(tree->order + (0 .. count - 1)) &&
                     \valid(tree->spare + (0 .. count - 1)) && 1 <= tree->room &&
                     \valid(tree->node + (0 .. tree->room - 1));
    requires pairs: writable_pairs(pairs) && pairs->count == 0;
    terminates \true; exits \false;
    assigns tree->item[0 .. count - 1], tree->order[0 .. count - 1], tree->spare[0 .. count - 1],
            tree->node[0 .. tree->room - 1], tree->nodes, pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures sound:    are_finite_boxes(box, count) && pairs->count <= pairs->room ==> are_overlaps(box, count, pairs);
    ensures complete: are_finite_boxes(box, count) && pairs->count <= pairs->room ==>
      are_all_overlaps(box, count, pairs);
    ensures once:     are_finite_boxes(box, count) && pairs->count <= pairs->room ==> are_single(pairs); */
og_overlaps_work og_octree(const og_aabb *box, int32_t count, og_cell_tree *tree, og_pairs *pairs);

#endif
