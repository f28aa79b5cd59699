#ifndef OG_BROAD_BOX_TREE_H
#define OG_BROAD_BOX_TREE_H

/// A binary tree of boxes that changes box by box, balanced by rotations.
///
/// A leaf is a box, an inner node's box holds those of its two children. A box is inserted beside a leaf; the way down goes
/// to the child where it adds less surface. On the way back up boxes and heights are made anew. Where the heights of two
/// children come to differ by more than OG_TREE_LEAN, one rotation mends it: an AVL tree with more play. So the height is at most
/// 2.5 log2(n), 72 for 10^9 boxes. Nothing but the choice of ways rests on rounding.
/// Cost of a change: O(log n).
/// Source: Parac 2020, 5.3.3, 6.1.3; rotations: Adelson-Velsky and Landis 1962.
/// Safe (proofs/eva.py): A, 13 of 14 functions; B, 4 of 8 that compute, for |x| <= 2^20, two triangles a mesh.

#include "ref/broad/aabb.h"

enum { OG_TREE_HEIGHT = 72, OG_TREE_LEAN = 4 };

typedef struct og_box_node {
  og_aabb box;
  int32_t parent, child[2]; // -1: none; a leaf's children are both -1
  int32_t height;           // of a leaf 0
} og_box_node;

typedef struct og_box_tree {
  og_box_node *node;  // of box k node k; the others are inner nodes
  int32_t boxes;      // numbers of boxes are below it; there are 2 * boxes nodes
  int32_t root, free; // -1: none; free inner nodes are a list by their parents
  int32_t fresh;      // inner nodes from here on have never been used
} og_box_tree;

/*@ predicate is_box_inside(og_aabb a, og_aabb b) = b.lo.x <= a.lo.x && b.lo.y <= a.lo.y && b.lo.z <= a.lo.z &&
      a.hi.x <= b.hi.x && a.hi.y <= b.hi.y && a.hi.z <= b.hi.z; */

/*@ requires memory: \valid(tree); terminates \true; exits \false; assigns *tree;
    ensures empty: tree->root == -1 && tree->boxes == boxes && tree->node == node; */
void og_box_tree_start(og_box_tree *tree, og_box_node *node, int32_t boxes);

/// The number is not in the tree.
/*@ requires memory: \valid(tree) && \valid(tree->node + (0 .. 2 * (integer)tree->boxes - 1)) && 0 <= k < tree->boxes;
    terminates \true; exits \false; assigns *tree, tree->node[0 .. 2 * (integer)tree->boxes - 1];
    ensures root: 0 <= tree->root < 2 * tree->boxes;
    ensures leaf: tree->node[k].child[0] == -1 && tree->node[k].child[1] == -1 && tree->node[k].height == 0;
    ensures linked: tree->node[k].parent == -1 ? tree->root == k :
      (tree->node[tree->node[k].parent].child[0] == k || tree->node[tree->node[k].parent].child[1] == k);
    ensures box: is_box_inside(*box, tree->node[k].box);
    ensures held: is_box_inside(*box, tree->node[tree->root].box);
    ensures parent: tree->node[k].parent != -1 ==> is_box_inside(*box, tree->node[tree->node[k].parent].box); */
void og_box_tree_insert(og_box_tree *tree, int32_t k, const og_aabb *box);

/// The number is in the tree.
/*@ requires memory: \valid(tree) && \valid(tree->node + (0 .. 2 * (integer)tree->boxes - 1)) && 0 <= k < tree->boxes;
    terminates \true; exits \false; assigns *tree, tree->node[0 .. 2 * (integer)tree->boxes - 1];
    ensures gone: tree->root != k;
    ensures last: \old(tree->node[k].parent) == -1 ==> tree->root == -1;
    ensures others: \old(tree->node[k].parent) != -1 ==>
      0 <= tree->root < 2 * tree->boxes && tree->free == \old(tree->node[k].parent);
    ensures top: tree->root != -1 ==> tree->node[tree->root].parent == -1; */
void og_box_tree_remove(og_box_tree *tree, int32_t k);

#endif
