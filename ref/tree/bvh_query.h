#ifndef OG_BVH_QUERY_H
#define OG_BVH_QUERY_H

/// Each triangle of one mesh against a tree of boxes over the other.                              (catalogue: bvh-query)
///
/// The walk of a body against a tree (walk.h), once for each triangle. The tree is that of bvh_aabb.h; the first mesh
/// needs none. A mesh with itself finds each pair by its lesser triangle.
/// Cost: about log n tests for a triangle that meets few boxes.
///
/// Source: Parac 2020, 5.3.2; Varjus 2018, 4.
/// Limits: more tests than two trees walked at once; bits of coordinates as for orient-exact.
/// Errors, proofs, measurements and tests: bvh_query.md.

#include "ref/door/mesh_pairs.h"

extern const og_algorithm og_algorithm_bvh_query;

#endif
