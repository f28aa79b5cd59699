#ifndef OR_MESH_ALGORITHMS_H
#define OR_MESH_ALGORITHMS_H

/// The algorithms behind the door mesh_pairs, the baseline first.

#include "ref/tree/all_triangles.h"
#include "ref/tree/bvh_aabb.h"
#include "ref/tree/bvh_arity.h"
#include "ref/tree/bvh_bottom_up.h"
#include "ref/tree/bvh_front.h"
#include "ref/tree/bvh_incremental.h"
#include "ref/tree/bvh_kdop.h"
#include "ref/tree/bvh_layered.h"
#include "ref/tree/bvh_linear.h"
#include "ref/tree/bvh_obb.h"
#include "ref/tree/bvh_query.h"
#include "ref/tree/bvh_sphere.h"

static const og_algorithm *const or_mesh_algorithm[] = {
    &og_algorithm_all_triangles,   &og_algorithm_bvh_aabb,   &og_algorithm_bvh_linear, &og_algorithm_bvh_bottom_up,
    &og_algorithm_bvh_incremental, &og_algorithm_bvh_sphere, &og_algorithm_bvh_kdop,   &og_algorithm_bvh_obb,
    &og_algorithm_bvh_layered,     &og_algorithm_bvh_front,  &og_algorithm_bvh_arity,  &og_algorithm_bvh_query};
enum { OR_MESH_ALGORITHMS = sizeof or_mesh_algorithm / sizeof *or_mesh_algorithm };

#endif
