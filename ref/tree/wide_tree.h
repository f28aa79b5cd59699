#ifndef OG_TREE_WIDE_TREE_H
#define OG_TREE_WIDE_TREE_H

/// Trees of more than two children, made from a binary one.
///
/// A node begins with the two children of its binary node. While it has room, its child of the most triangles gives way to that
/// one's own two. So a node has as many children as the arity, or all of its triangles. It names the binary node
/// that it is: volumes and places stay that one's. Children are neighbours and come after their parent.
/// Cost: linear in the nodes, times the arity. With two children the tree is the binary one in another order.
/// Source: Parac 2020, 5.3.3; Rasku 2003, figs 23 to 28.
/// Safe (proofs/eva.py): A, all functions; none computes.

#include "ref/tree/tree.h"

enum { OG_ARITY_MOST = 8 };

typedef struct og_wide_node {
  int32_t of;       // the binary node
  int32_t child;    // the first
  int32_t children; // 0: a leaf
} og_wide_node;

/// `wide`: room for the nodes of the binary tree, the root first. Returns how many are made: none of an empty tree.
/*@ requires tree: readable_tree(tree) && is_tree(tree);
    requires arity: 2 <= arity <= OG_ARITY_MOST;
    requires memory: \valid(wide + (0 .. 2 * tree->leaves - 2)) &&
                     \separated(wide + (0 .. 2 * tree->leaves - 2), tree, tree->node + (0 .. 2 * tree->leaves - 2));
    terminates \true; exits \false; assigns wide[0 .. 2 * tree->leaves - 2];
    ensures made: 0 <= \result && (tree->leaves > 0 ==> tree->leaves <= \result < 2 * tree->leaves); */
int32_t og_tree_widen(const og_tree *tree, int arity, og_wide_node *wide);

#endif
