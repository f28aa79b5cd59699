#ifndef OG_BVH_AABB_H
#define OG_BVH_AABB_H

/// Trees of axis-aligned boxes, built from the top down.                                        (catalogue: bvh-aabb)
///
/// A node's box is cut in the middle of its longest axis (split.h). Two trees are walked at once, the larger node
/// descended (walk.h). Boxes are compared, triangles decided by exact signs: the pairs are exactly those that meet.
/// Cost: built in O(n log n) for triangles spread evenly; walked in the number of pairs of boxes that overlap.
///
/// Source: Varjus 2018, 4, after van den Bergen 1997; Rasku 2003, 3.2.7, code 2.
/// Limits: long triangles across the axes overlap many boxes; bits of coordinates as for orient-exact.
/// Errors, proofs, measurements and tests: bvh_aabb.md.

#include "ref/door/mesh_pairs.h"

extern const og_algorithm og_algorithm_bvh_aabb;

#endif
