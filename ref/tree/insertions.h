#ifndef OG_TREE_INSERTIONS_H
#define OG_TREE_INSERTIONS_H

/// A tree to which triangles are added one after the other, each where it costs least.
///
/// box_tree.h adds a box beside the leaf to which the way of least added surface leads, and keeps the tree's height low by
/// rotations. Triangles that are neighbours in a mesh come far apart: the order is as good as random (Parac 2020, 5.3.3).
/// Cost: O(n log n).
/// Safe (proofs/eva.py): A, 3 of 5 functions; B, all that compute, for |x| <= 2^20, two triangles a mesh.

#include <stddef.h>

#include "ref/tree/tree.h"

/*@ requires leaves: 0 <= leaves <= OG_MOST_TRIANGLES; terminates \true; exits \false; assigns \nothing;
    ensures room: 2 * (sizeof(og_aabb) + 7 * sizeof(int32_t)) * leaves <= \result; */
size_t og_insertions_bytes(int32_t leaves);

/*@ requires tree: writable_tree(tree) && tree->leaves > 0 && is_mesh(mesh) && mesh->triangles == tree->leaves;
    terminates \true; exits \false;
    assigns tree->node[0 .. 2 * tree->leaves - 2], tree->leaf[0 .. tree->leaves - 1], *((char *)room + (0 ..));
    ensures tree: is_tree(tree);
    ensures leaves: \forall integer k; 0 <= k < tree->leaves ==> 0 <= tree->leaf[k].triangle < tree->leaves;
    ensures once: \forall integer j, k; 0 <= j < k < tree->leaves ==>
      tree->leaf[j].triangle != tree->leaf[k].triangle; */
void og_insert_leaves(og_tree *tree, const og_mesh *mesh, void *room);

#endif
