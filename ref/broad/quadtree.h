#ifndef OG_QUADTREE_H
#define OG_QUADTREE_H

/// A quadtree over x and y that keeps each box in the smallest node that holds it whole.       (catalogue: quadtree)
///
/// The octree of two axes: nodes are columns without end along z. It serves scenes that are flat, such as a ground with
/// things on it. z is compared as the other axes are, but parts no boxes beforehand.
/// Cost: as of the octree, if few boxes stand above each other.
///
/// Source: Varjus 2018, 3.1, table 2.
/// Limits: quadratic where boxes are piled along z, and in the boxes that the lines of one node cut.
/// Errors, proofs, measurements and tests: quadtree.md.

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
og_overlaps_work og_quadtree(const og_aabb *box, int32_t count, og_cell_tree *tree, og_pairs *pairs);

#endif
