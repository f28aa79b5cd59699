#ifndef OG_TREE_TREE_H
#define OG_TREE_TREE_H

/// How a binary tree of triangles lies in memory.
///
/// The two children of a node are neighbours and come after it: who goes through the nodes backwards meets children before
/// parents, without a stack. The triangles below a node are neighbours, too. A tree of n leaves has 2 n - 1 nodes; of none,
/// none. Volumes lie apart, in an array of their own (volume.h), for a tree's form does not depend on their kind.
/// Safe (proofs/eva.py): A, all functions; none computes.

#include "ref/tree/mesh.h"

typedef struct og_tree_node {
  int32_t child; // the first of the two; 0: a leaf
  int32_t first; // of the places below it
  int32_t count;
} og_tree_node;

// A place: a triangle and its box.
typedef struct og_tree_leaf {
  og_aabb box;
  int32_t triangle;
} og_tree_leaf;

typedef struct og_tree {
  og_tree_node *node; // the root first
  og_tree_leaf *leaf; // in the order of the tree
  int32_t leaves;
} og_tree;

/*@ // Both children come after the node, and have its places, the first child the first ones.
    predicate has_children{L}(og_tree_node *node, integer k, integer nodes) =
      k < node[k].child && node[k].child + 1 < nodes &&
      node[node[k].child].first == node[k].first && node[node[k].child].count > 0 &&
      node[node[k].child + 1].first == node[k].first + node[node[k].child].count &&
      node[node[k].child + 1].count > 0 &&
      node[node[k].child].count + node[node[k].child + 1].count == node[k].count;
    predicate is_node{L}(og_tree_node *node, integer k, integer leaves) =
      0 <= node[k].first && 1 <= node[k].count <= leaves - node[k].first &&
      (node[k].child == 0 ? node[k].count == 1 : has_children(node, k, 2 * leaves - 1));
    predicate is_tree{L}(og_tree *tree) =
      (tree->leaves > 0 ==> tree->node[0].first == 0 && tree->node[0].count == tree->leaves) &&
      \forall integer k; 0 <= k < 2 * tree->leaves - 1 ==> is_node(tree->node, k, tree->leaves);
    predicate writable_tree{L}(og_tree *tree) = \valid(tree) && 0 <= tree->leaves <= OG_MOST_TRIANGLES &&
      \valid(tree->node + (0 .. 2 * tree->leaves - 2)) && \valid(tree->leaf + (0 .. tree->leaves - 1)) &&
      \separated(tree, tree->node + (0 .. 2 * tree->leaves - 2), tree->leaf + (0 .. tree->leaves - 1));
    predicate readable_tree{L}(og_tree *tree) = \valid_read(tree) && 0 <= tree->leaves <= OG_MOST_TRIANGLES &&
      \valid_read(tree->node + (0 .. 2 * tree->leaves - 2)) && \valid_read(tree->leaf + (0 .. tree->leaves - 1));
*/

/*@ requires tree: \valid_read(tree) && 0 <= tree->leaves <= OG_MOST_TRIANGLES;
    terminates \true; exits \false; assigns \nothing;
    ensures nodes: tree->leaves == 0 ==> \result == 0;
    ensures two_less_one: tree->leaves > 0 ==> \result == 2 * tree->leaves - 1; */
static inline int32_t og_tree_nodes(const og_tree *tree) { return tree->leaves == 0 ? 0 : 2 * tree->leaves - 1; }

#endif
