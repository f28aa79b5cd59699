#ifndef OG_TREE_BUILD_H
#define OG_TREE_BUILD_H

/// The form of a tree over a mesh's triangles, by one of several rules. It knows boxes and their centres, no volumes.
///
/// Cost: from the top down O(n log n) for triangles spread evenly, and at most the tree's height times n log n; linear
/// O(n log n) with a small factor; by nearest pairs O(n^2); by insertions O(n log n).
/// Source: Varjus 2018, 4; Rasku 2003, 6.3; Parac 2020, 5.3.3; Kravec, OBB.
/// Safe (proofs/eva.py): A, 2 of 3 functions; B, all that compute, for |x| <= 2^20, two triangles a mesh.

#include <stddef.h>

#include "ref/tree/top_down.h"

/// What the building takes besides the tree.
/*@ requires leaves: 0 <= leaves <= OG_MOST_TRIANGLES;
    terminates \true; exits \false; assigns \nothing;
    ensures none: rule == OG_BUILD_LONGEST_AXIS || rule == OG_BUILD_MEAN || rule == OG_BUILD_CENTRE ==> \result == 0;
    ensures codes: rule == OG_BUILD_CODES ==> sizeof(uint64_t) * leaves <= \result;
    ensures boxes: rule == OG_BUILD_NEAREST || rule == OG_BUILD_INSERT ==> 2 * sizeof(og_aabb) * leaves <= \result; */
size_t og_tree_build_bytes(og_build_rule rule, int32_t leaves);

/// tree->leaves is the number of the mesh's triangles; nodes and places are made.
/*@ requires mesh: is_mesh(mesh) && tree->leaves == mesh->triangles;
    requires memory: writable_tree(tree) && \valid((char *)room + (0 .. 0));
    terminates \true; exits \false;
    assigns tree->node[0 .. 2 * tree->leaves - 2], tree->leaf[0 .. tree->leaves - 1], *((char *)room + (0 ..));
    ensures tree: is_tree(tree); */
void og_tree_build(og_tree *tree, const og_mesh *mesh, og_build_rule rule, void *room);

#endif
