#ifndef OG_BVH_LAYERED_H
#define OG_BVH_LAYERED_H

/// Trees of oriented boxes with a cheap volume beside each, for early exit.                     (catalogue: bvh-layered)
///
/// The trees of bvh_obb.h. Beside a node's oriented box lies a sphere around the same triangles (volume_layered.h). Two nodes
/// are compared by their spheres first, and by their boxes only where the spheres overlap. The algorithm of the registry
/// has spheres, as its source; the door with boxes along the axes stands beside it. The pairs are exactly those that meet.
/// Cost: as bvh-obb, with one more volume a node; og_mesh_work counts both kinds of tests.
///
/// Source: Rasku 2003, 8.2.
/// Limits: built slowly, each node from all its corners; bits of coordinates as for orient-exact.
/// Errors, proofs, measurements and tests: bvh_layered.md.

#include "ref/door/mesh_pairs.h"

enum { OG_CHEAP_LAYERS = 2 };

/// With spheres, and with boxes along the axes.
extern const og_door_mesh_pairs og_bvh_layered_door[OG_CHEAP_LAYERS];

extern const og_algorithm og_algorithm_bvh_layered;

#endif
