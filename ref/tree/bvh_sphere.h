#ifndef OG_BVH_SPHERE_H
#define OG_BVH_SPHERE_H

/// Trees of spheres.                                                                         (catalogue: bvh-sphere)
///
/// The form is that of bvh_aabb.h; each node's sphere is around the middle of its box, to its farthest corner
/// (volume_sphere.h). Rounding makes spheres larger, never smaller.
/// Cost: built in O(n log n) for triangles spread evenly.
///
/// Source: Varjus 2018, 4; Rasku 2003, 3.2.8; Parac 2020, 5.1.
/// Limits: spheres of flat parts are large: more tests than boxes; bits of coordinates as for orient-exact.
/// Errors, proofs, measurements and tests: bvh_sphere.md.

#include "ref/door/mesh_pairs.h"

extern const og_algorithm og_algorithm_bvh_sphere;

#endif
