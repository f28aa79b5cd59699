#ifndef OG_OCTREE_LOOSE_H
#define OG_OCTREE_LOOSE_H

/// A loose octree: nodes are twice as long as their cells.                                (catalogue: octree-loose)
///
/// A box's depth follows from its size alone: the cells there are at least as long as it is. Its node is the one in whose cell its
/// centre lies; the node, half a cell longer at each end, holds it whole. So no small box stays high up. Each box is
/// searched for in the nodes of its level and of those above whose loose cubes it meets: among them are its neighbours.
/// Cost: O(n log n + k) where boxes of a size do not crowd.
///
/// Source: Ulrich 2000; Varjus 2018, 3.1.
/// Limits: quadratic where boxes crowd in one cell of their size.
/// Errors, proofs, measurements and tests: octree_loose.md.

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
og_overlaps_work og_octree_loose(const og_aabb *box, int32_t count, og_cell_tree *tree, og_pairs *pairs);

#endif
