#ifndef OG_TREE_TOP_DOWN_H
#define OG_TREE_TOP_DOWN_H

/// A tree from the top down: each node's places are parted in two until one is left.
///
/// Below a node of c places are 2 c - 2 nodes. They have the numbers from the node's `child` on: first the two children, then those
/// below the first, then those below the second. So nodes are made in the order of their numbers, without a stack, whatever the
/// height. Which places go where is the rule's affair (split.h).
/// Safe (proofs/eva.py): A, 2 of 3 functions; B, all that compute, for |x| <= 2^20, two triangles a mesh.

#include "ref/tree/tree.h"

typedef enum og_build_rule {
  OG_BUILD_LONGEST_AXIS, // from the top down, split.h
  OG_BUILD_MEAN,         // the same
  OG_BUILD_CODES,        // linear: the same over places sorted by Z-order, z_order.h
  OG_BUILD_NEAREST,      // from the bottom up, nearest_pairs.h
  OG_BUILD_INSERT,       // one after the other where it costs least, insertions.h
  OG_BUILD_CENTRE        // from the top down, split_centre.h
} og_build_rule;

/// Takes filled places. `key`: for OG_BUILD_CODES the places' codes in ascending order. `mesh`: for OG_BUILD_CENTRE.
/*@ requires tree: writable_tree(tree) && tree->leaves > 0;
    requires mesh: rule == OG_BUILD_CENTRE ==> is_mesh(mesh) && mesh->triangles == tree->leaves;
    requires keys: rule == OG_BUILD_CODES ==> \valid_read(key + (0 .. tree->leaves - 1)) &&
      \separated(key + (0 .. tree->leaves - 1), tree->node + (0 .. 2 * tree->leaves - 2),
                 tree->leaf + (0 .. tree->leaves - 1));
    terminates \true; exits \false;
    assigns tree->node[0 .. 2 * tree->leaves - 2], tree->leaf[0 .. tree->leaves - 1];
    ensures tree: is_tree(tree); */
void og_build_top_down(og_tree *tree, og_build_rule rule, const og_mesh *mesh, const uint64_t *key);

#endif
