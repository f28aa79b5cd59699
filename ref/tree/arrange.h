#ifndef OG_TREE_ARRANGE_H
#define OG_TREE_ARRANGE_H

/// Clusters that were joined in any order, as a tree whose children come after their parents.
/// Safe (proofs/eva.py): A, all functions; none computes.

#include "ref/tree/tree.h"

typedef struct og_cluster {
  int32_t child[2];
} og_cluster;

/// Clusters below tree->leaves are the mesh's triangles; each other below the root has two children, each with one parent.
/// `of_node`: room for 2 tree->leaves numbers.
/*@ requires tree: writable_tree(tree) && tree->leaves > 0 && is_mesh(mesh) && mesh->triangles == tree->leaves;
    requires clusters: \valid_read(cluster + (0 .. 2 * tree->leaves - 2)) && 0 <= root <= 2 * tree->leaves - 2;
    requires memory: \valid(of_node + (0 .. 2 * tree->leaves - 1));
    terminates \true; exits \false;
    assigns tree->node[0 .. 2 * tree->leaves - 2], tree->leaf[0 .. tree->leaves - 1],
      of_node[0 .. 2 * tree->leaves - 1];
    ensures tree: is_tree(tree);
    ensures leaves: \forall integer k; 0 <= k < tree->leaves ==> 0 <= tree->leaf[k].triangle < tree->leaves;
    ensures once: \forall integer j, k; 0 <= j < k < tree->leaves ==>
      tree->leaf[j].triangle != tree->leaf[k].triangle;
    ensures boxes: \forall integer k; 0 <= k < tree->leaves ==>
      holds_triangle(tree->leaf[k].box, mesh, tree->leaf[k].triangle); */
void og_tree_arrange(og_tree *tree, const og_mesh *mesh, const og_cluster *cluster, int32_t root, int32_t *of_node);

#endif
