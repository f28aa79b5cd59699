#ifndef OG_BVH_ARITY_H
#define OG_BVH_ARITY_H

/// Trees of boxes with up to 2, 3, 4 or 8 children a node.                                      (catalogue: bvh-arity)
///
/// The binary trees of bvh_aabb.h are made flatter (wide_tree.h). Two nodes whose boxes overlap are descended as there: the
/// larger one's children against the other, all of them. The algorithm of the registry has four children; the doors of the
/// other numbers stand beside it. The pairs are exactly those that meet, whatever the number.
/// Rasku's law is that of binary test trees: of others each descent into c children adds c - 2 (og_mesh_work.beyond_two).
/// Cost: as bvh-aabb; fewer volumes on the way down, more compared at each step.
///
/// Source: Parac 2020, 5.3.3; Rasku 2003, figs 23 to 28.
/// Limits: long triangles across the axes overlap many boxes; bits of coordinates as for orient-exact.
/// Errors, proofs, measurements and tests: bvh_arity.md.

#include "ref/door/mesh_pairs.h"

enum { OG_ARITIES = 4 };

/// Trees of 2, 3, 4 and 8 children.
extern const og_door_mesh_pairs og_bvh_arity_door[OG_ARITIES];

extern const og_algorithm og_algorithm_bvh_arity;

#endif
