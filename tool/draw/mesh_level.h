#ifndef OG_MESH_LEVEL_H
#define OG_MESH_LEVEL_H

/// The boxes of one level of a mesh's tree, as bvh-aabb builds it.

#include <stddef.h>

#include "ref/tree/mesh.h"

/// Writes the boxes of the nodes that are `level` below the root, and of leaves above them, to box[0 ..], which has
/// room for a box of each triangle. Returns how many. Cost: O(n log n) for triangles spread evenly.
int32_t og_mesh_level(og_aabb *box, const og_mesh *mesh, size_t level);

#endif
