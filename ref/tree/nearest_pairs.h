#ifndef OG_TREE_NEAREST_PAIRS_H
#define OG_TREE_NEAREST_PAIRS_H

/// A tree from the bottom up: the two nearest clusters are joined until one is left.
///
/// Near are two clusters whose common box is small, measured by the sum of its edges. Larger clusters are never nearer, so a
/// chain, each cluster's nearest after it, ends with two that are nearest to each other, and these the greedy
/// order would join as well, sooner or later. Each link looks at all clusters; a chain goes on where it was.
/// Why it ends: along a chain the measure falls, and of equals the one before is taken: no cluster comes twice.
/// Cost: O(n^2), n links for n joins on average two.
/// Source: Parac 2020, 5.3.3; the chain: Benzecri 1982, Juan 1982.
/// Safe (proofs/eva.py): A, 4 of 7 functions; B, all that compute, for |x| <= 2^20, two triangles a mesh.

#include <stddef.h>

#include "ref/tree/tree.h"

/*@ requires leaves: 0 <= leaves <= OG_MOST_TRIANGLES; terminates \true; exits \false; assigns \nothing;
    ensures room: 2 * (sizeof(og_aabb) + 4 * sizeof(int32_t)) * leaves <= \result; */
size_t og_nearest_pairs_bytes(int32_t leaves);

/*@ requires tree: writable_tree(tree) && tree->leaves > 0 && is_mesh(mesh) && mesh->triangles == tree->leaves;
    terminates \true; exits \false;
    assigns tree->node[0 .. 2 * tree->leaves - 2], tree->leaf[0 .. tree->leaves - 1], *((char *)room + (0 ..));
    ensures tree: is_tree(tree);
    ensures leaves: \forall integer k; 0 <= k < tree->leaves ==> 0 <= tree->leaf[k].triangle < tree->leaves;
    ensures once: \forall integer j, k; 0 <= j < k < tree->leaves ==>
      tree->leaf[j].triangle != tree->leaf[k].triangle; */
void og_join_nearest_pairs(og_tree *tree, const og_mesh *mesh, void *room);

#endif
