#ifndef OG_HULL_TREE_H
#define OG_HULL_TREE_H

/// Support of a convex polyhedron by a binary tree of its edges.                           (catalogue: extremes by a tree)
///
/// On the sphere of directions a face is its normal, an edge the arc between two normals, a vertex the region in which it
/// is farthest. The great circle of an arc holds the directions perpendicular to the edge: to one side of it the one end
/// is higher, to the other the other. The tree splits the sphere by such circles until no arc is left inside a leaf. A leaf
/// then lies in the region of one vertex. A query follows signs down to a leaf, and climbs from its vertex.
///
/// The climb (hull_climb.h) is what the answer rests on: a leaf that rounding or a full tree got wrong costs steps, not
/// truth. Arcs are put in in a scattered order, so that the tree is rarely deep.
///
/// Build: one arc after the other, cut where it crosses a circle. A full tree leaves out what does not fit.
/// Mesh: as for the climb; any one length unit. Memory of the caller: `room` nodes, about 3 an edge are enough (measured).
/// Cost: build O(n log n), a query O(log n), both expected; O(n^2) and O(n) at worst.
/// Source: Parac 2020, 2.3 and 2.4.2, which point to Eberly, 3D Game Engine Design, 2007.
/// Errors, proofs, measurements and tests: hull_tree.md.
/// Limits: those of hull-climb, from which its last steps are.
/// Errors, proofs, measurements and tests: hull_tree.md.

#include "ref/support/hull_climb.h"

/// A child is a node, or, where it is negative, the leaf of vertex -1 - child.
typedef struct og_hull_tree_node {
  og_vec3 along;    // the edge, from its lower end to the upper, of length 1
  int below, above; // children for directions against it, and along it
} og_hull_tree_node;

typedef struct og_hull_tree {
  const og_half_edge_mesh *mesh;
  og_hull_tree_node *node; // the first is the root; none: the tree is the climb alone
  int room, count;
  int left_out; // pieces of arcs that did not fit
} og_hull_tree;

typedef struct og_hull_tree_result {
  og_climb_result climb; // from the leaf's vertex
  int depth;             // nodes passed
} og_hull_tree_result;

/*@ predicate readable_hull_tree{L}(og_hull_tree *tree) =
      \valid_read(tree) && 0 <= tree->count <= tree->room && \valid_read(tree->node + (0 .. tree->count - 1)); */

/// The tree of a mesh, in `room` nodes at `node`, 0 or more.
/*@ requires mesh:  sound_mesh(mesh) && mesh->vertex_count > 0 && mesh->edge_count > 0;
    requires room:  0 <= room && \valid(node + (0 .. room - 1));
    terminates \true;
    exits \false;
    assigns node[0 .. room - 1];
    ensures mesh:   \result.mesh == mesh && \result.node == node && \result.room == room;
    ensures count:  0 <= \result.count <= room;
*/
og_hull_tree og_hull_tree_build(const og_half_edge_mesh *mesh, og_hull_tree_node *node, int room);

/// The vertex farthest along the direction, any finite one.
/*@ requires tree:   readable_hull_tree(tree) && sound_mesh(tree->mesh);
    requires mesh:   tree->mesh->vertex_count > 0 && tree->mesh->edge_count > 0;
    requires finite: \is_finite(direction.x) && \is_finite(direction.y) && \is_finite(direction.z);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures index: 0 <= \result.climb.support.vertex < tree->mesh->vertex_count;
    ensures depth: 0 <= \result.depth <= tree->count;
*/
og_hull_tree_result og_hull_tree_support(const og_hull_tree *tree, og_vec3 direction);

#endif
