#ifndef OG_TREE_SPLIT_CENTRE_H
#define OG_TREE_SPLIT_CENTRE_H

/// A node's places parted at the centre of its oriented box, across that box's longest axis.
///
/// The box is that of volume_obb.h, around all corners of the places. A triangle is where its corners' mean is. None or
/// all of them may be on one side; then top_down.h halves the places.
/// Cost: of a box around all corners, and linear in the places.
/// Source: Kravec, OBB.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for two triangles a mesh, given points of a plane.

#include "ref/tree/tree.h"

/*@ requires mesh: is_mesh(mesh);
    requires places: 1 < count <= OG_MOST_TRIANGLES && \valid(leaf + (0 .. count - 1)) &&
      \forall integer k; 0 <= k < count ==> 0 <= leaf[k].triangle < mesh->triangles;
    requires apart: \separated(mesh, leaf + (0 .. count - 1));
    terminates \true; exits \false; assigns leaf[0 .. count - 1];
    ensures part: 0 <= \result <= count;
    ensures triangles: \forall integer k; 0 <= k < count ==> 0 <= leaf[k].triangle < mesh->triangles; */
int32_t og_split_centre(const og_mesh *mesh, og_tree_leaf *leaf, int32_t count);

#endif
