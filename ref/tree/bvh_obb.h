#ifndef OG_BVH_OBB_H
#define OG_BVH_OBB_H

/// Trees of oriented boxes, parted at the mean along the principal axis.                        (catalogue: bvh-obb)
///
/// R's OBB tree: a node's box lies along the axes of its corners' covariance (volume_obb.h); its triangles are parted by
/// their centres' mean along the first axis (split.h). Rounding makes boxes larger, never smaller.
/// Cost: built in O(n log n) for triangles spread evenly.
///
/// Source: Rasku 2003, 6.1.1, 6.3, 6.4; Gottschalk, Lin and Manocha 1996.
/// Limits: built slowly, each node from all its corners; bits of coordinates as for orient-exact.
/// Errors, proofs, measurements and tests: bvh_obb.md.

#include "ref/door/mesh_pairs.h"

/// The same volumes in a tree parted as Kravec says: at the box's centre, across its longest axis (split_centre.h).
extern const og_door_mesh_pairs og_bvh_obb_centre_door;

extern const og_algorithm og_algorithm_bvh_obb;

#endif
