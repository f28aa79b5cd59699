#ifndef OG_BVH_INCREMENTAL_H
#define OG_BVH_INCREMENTAL_H

/// Trees of axis-aligned boxes, built by adding triangles one after the other.            (catalogue: bvh-incremental)
///
/// Each goes where it adds the least surface (insertions.h). The walk is that of bvh_aabb.h.
/// Cost: built in O(n log n).
///
/// Source: Parac 2020, 5.3.3.
/// Limits: the tree depends on the order of insertion; bits of coordinates as for orient-exact.
/// Errors, proofs, measurements and tests: bvh_incremental.md.

#include "ref/door/mesh_pairs.h"

extern const og_algorithm og_algorithm_bvh_incremental;

#endif
