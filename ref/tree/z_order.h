#ifndef OG_TREE_Z_ORDER_H
#define OG_TREE_Z_ORDER_H

/// A tree's places in the order of a curve that fills space.
///
/// The box of all centres is cut into 2^21 cells along its longest axis and as long ones along the others. A cell's code has the
/// bits of its three numbers in turn (Morton). Rounding may put a triangle in a neighbour's cell; the tree is then another, and holds
/// what it should all the same.  Source: Parac 2020, 5.3.3; Lauterbach et al. 2009.
/// Safe (proofs/eva.py): A, 2 of 8 functions; B, all that compute, for two triangles a mesh, of given points.

#include <stddef.h>

#include "ref/tree/tree.h"

/*@ requires leaves: 0 <= leaves <= OG_MOST_TRIANGLES; terminates \true; exits \false; assigns \nothing;
    ensures room: 3 * sizeof(uint64_t) * leaves <= \result; */
size_t og_z_order_bytes(int32_t leaves);

/// Takes filled places. Returns their codes, in ascending order, in the room.
/*@ requires tree: writable_tree(tree) && tree->leaves > 0 && is_mesh(mesh) && mesh->triangles == tree->leaves;
    terminates \true; exits \false;
    assigns tree->leaf[0 .. tree->leaves - 1], *((char *)room + (0 ..));
    ensures order: \forall integer k; 0 <= k < tree->leaves - 1 ==> \result[k] <= \result[k + 1]; */
const uint64_t *og_sort_by_z_order(og_tree *tree, const og_mesh *mesh, void *room);

#endif
