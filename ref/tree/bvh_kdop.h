#ifndef OG_BVH_KDOP_H
#define OG_BVH_KDOP_H

/// Trees of 18-DOPs.                                                                           (catalogue: bvh-kdop)
///
/// The form is that of bvh_aabb.h; volumes have nine slabs instead of three (volume_kdop.h).
/// Cost: built in O(n log n) for triangles spread evenly.
///
/// Source: Varjus 2018, 4; Parac 2020, 5.2.3; Klosowski et al. 1998.
/// Limits: three times the memory of boxes; bits of coordinates as for orient-exact.
/// Errors, proofs, measurements and tests: bvh_kdop.md.

#include "ref/door/mesh_pairs.h"

extern const og_algorithm og_algorithm_bvh_kdop;

#endif
