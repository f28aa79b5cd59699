#ifndef OG_BOX_TREE_H
#define OG_BOX_TREE_H

/// A tree of boxes over the triangles of a model, and the pairs of boxes that the traversal of two such trees tests.
///
/// Every box has the axes of the model's frame (van den Bergen's AABB trees): in the world it is oriented as the
/// model is. Built from the top, halving the triangles by the middle of the longest side of their box. This is no
/// mid phase, only a source of the pairs of boxes that one asks about.

#include "ref/separation/obb.h"

#define OG_BOX_TREE_TRIANGLES 1024 // of torus.h

typedef struct og_box_node {
  og_vec3 centre, half; // in the model's frame
  int child[2];         // -1: a leaf, one triangle
} og_box_node;

typedef struct og_box_tree {
  int node_count;
  og_box_node node[2 * OG_BOX_TREE_TRIANGLES]; // the root first
  og_scalar radius;                            // no triangle is farther from the frame's origin
} og_box_tree;

/// The torus of torus.h.
void og_box_tree_torus(og_box_tree *tree, og_scalar tube);

typedef struct og_box_pose {
  og_mat3 rotation;
  og_vec3 translation;
} og_box_pose;

/// Told of every pair of boxes whose overlap the traversal tests.
typedef void (*og_box_take)(void *context, const og_obb *a, const og_obb *b);

/// From the roots down: where two boxes meet, the larger one's children are visited, until both are leaves.
void og_box_tree_traverse(const og_box_tree *a, og_box_pose pose_a, const og_box_tree *b, og_box_pose pose_b,
                          og_box_take take, void *context);

#endif
