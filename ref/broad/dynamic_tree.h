#ifndef OG_DYNAMIC_TREE_H
#define OG_DYNAMIC_TREE_H

/// A tree of boxes that is kept from step to step.                                            (catalogue: dynamic-tree)
///
/// A step takes its removed boxes out of the tree, inserts new ones and moves others by both (box_tree.h); the rest of the tree
/// stays. Pairs of boxes that have not changed stay as they were; each changed box is looked up in the tree. So what a
/// step tests depends on what changes. A step that is refused is undone: the tree holds the same boxes again, if in
/// other places.
/// Cost: O(c log n + k) for c changes, besides the scene's own bookkeeping, which is linear.
///
/// Source: Parac 2020, 6.1.3, 5.3.3; Varjus 2018, table 2.
/// Limits: slower than a tree made at once where all boxes move.
/// Errors, proofs, measurements and tests: dynamic_tree.md.

#include "ref/broad/box_tree.h"
#include "ref/broad/scene.h"

/// Adds a pair for each box of the tree that overlaps box k. The lesser number stands first. No pair is added twice.
/// Left out are box k itself, and each marked box of a lesser number. Leaves count as tests, other nodes as visits.
/*@ requires memory: \valid_read(tree) && \valid_read(tree->node + (0 .. 2 * (integer)tree->boxes - 1)) &&
                     0 <= k < tree->boxes && \valid_read(marked + (0 .. tree->boxes - 1));
    requires pairs: writable_pairs(pairs) && \valid(work);
    terminates \true; exits \false; assigns pairs->count, pairs->pair[0 .. pairs->room - 1], *work;
    ensures more: pairs->count >= \old(pairs->count);
    ensures overlap: pairs->count <= pairs->room ==> \forall integer p; \old(pairs->count) <= p < pairs->count ==>
      (0 <= pairs->pair[p].i < pairs->pair[p].j < tree->boxes && (pairs->pair[p].i == k || pairs->pair[p].j == k) &&
       overlap(tree->node[pairs->pair[p].i].box, tree->node[pairs->pair[p].j].box));
    ensures work: work->tests >= \old(work->tests) && work->visits >= \old(work->visits); */
void og_dynamic_tree_query(const og_box_tree *tree, int32_t k, const uint8_t *marked, og_pairs *pairs,
                           og_overlaps_work *work);

#endif
