#ifndef OG_TREE_VOLUME_OBB_H
#define OG_TREE_VOLUME_OBB_H

/// Boxes along the axes of their points' largest variance (OBBs) as volumes.
///
/// The axes are orthonormal but for rounding (principal_axes.h). Half edges are made larger by a margin of 64
/// OG_SCALAR_EPSILON of the box's size and its centre's coordinates, and two boxes are apart only by more than 64
/// OG_SCALAR_EPSILON of their sizes and distance; what is rounded, and what the axes lack of being orthonormal, is less.
/// The test is R's with 15 axes (sat_obb.h has it proved and measured); an axis of length zero parts nothing.
/// Source: Rasku 2003, 6.1.1, 6.4; Gottschalk, Lin and Manocha 1996.
/// Safe (proofs/eva.py): A, all functions; B, 7 of 10 that compute, for two triangles a mesh, given points of a
/// plane.

#include "ref/tree/volume.h"

typedef struct og_tree_obb {
  og_mat3 axes;
  og_vec3 centre;
  og_scalar half[3];
  og_scalar size; // of the half edges together
} og_tree_obb;

extern const og_volume_kind og_volume_obb;

#endif
