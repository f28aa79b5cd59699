#ifndef OG_BVH_LINEAR_H
#define OG_BVH_LINEAR_H

/// Trees of axis-aligned boxes over triangles sorted along a curve that fills space.            (catalogue: bvh-linear)
///
/// Centres are sorted by Z-order, in linear time (z_order.h). A node is parted where the highest bit of its codes that
/// differs begins to be set; codes that are alike are halved. The walk is that of bvh_aabb.h.
/// Cost: a sort by integers, then one search a node.
///
/// Source: Parac 2020, 5.3.3; Lauterbach et al. 2009.
/// Limits: neighbours on the curve may be far apart: more tests than bvh-aabb; bits of coordinates as for
/// orient-exact.
/// Errors, proofs, measurements and tests: bvh_linear.md.

#include "ref/door/mesh_pairs.h"

extern const og_algorithm og_algorithm_bvh_linear;

#endif
