#ifndef OG_BVH_BOTTOM_UP_H
#define OG_BVH_BOTTOM_UP_H

/// Trees of axis-aligned boxes, built from the bottom up by nearest pairs.                  (catalogue: bvh-bottom-up)
///
/// The two clusters whose common box is least are joined until one is left (nearest_pairs.h). The walk is that of
/// bvh_aabb.h.
/// Cost: built in O(n^2).
///
/// Source: Parac 2020, 5.3.3; Rasku 2003, 6.3.
/// Limits: built in quadratic time: some thousand triangles; bits of coordinates as for orient-exact.
/// Errors, proofs, measurements and tests: bvh_bottom_up.md.

#include "ref/door/mesh_pairs.h"

extern const og_algorithm og_algorithm_bvh_bottom_up;

#endif
