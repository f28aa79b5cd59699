#ifndef OR_VOXELS_H
#define OR_VOXELS_H

/// Solids of unit cubes, under a linear map: as a mesh, and as boxes that cover them.
///
/// The boxes are those of 1 or 2 cubes along each axis whose cubes are all there, and that are in no longer one. Each
/// inner point of the solid is an inner point of one of them: those of faces, edges and corners between cubes too. So
/// what is true of the solid is true of one of the boxes, each a convex body.

#include <stdbool.h>
#include <stddef.h>

#include "tests/shared/random_pair.h"

enum {
  OR_VOXEL_SIDE = 3,
  OR_VOXEL_CUBES = OR_VOXEL_SIDE * OR_VOXEL_SIDE * OR_VOXEL_SIDE,
  OR_VOXEL_TRIANGLES = 12 * OR_VOXEL_CUBES,
  OR_VOXEL_POINTS = 3 * OR_VOXEL_TRIANGLES,
  OR_VOXEL_BOXES = 8 * OR_VOXEL_CUBES,
};

typedef struct or_map {
  int column[3][3], shift[3]; // of determinant > 0
} or_map;

typedef struct or_voxels {
  int side;                    // cubes along an axis, at most OR_VOXEL_SIDE
  bool filled[OR_VOXEL_CUBES]; // x + 3 y + 9 z
  or_map map;
} or_voxels;

typedef struct or_voxel_mesh {
  double xyz[3 * OR_VOXEL_POINTS];
  size_t points;
  int corner[OR_VOXEL_TRIANGLES][3], triangles;
} or_voxel_mesh;

/// Some cubes, at least one.
void or_make_voxels(or_random *random, or_voxels *voxels, int side);
/// A map of small integers.
void or_make_map(or_random *random, or_map *map);
/// Where the map takes a point.
void or_map_point(double to[3], const or_map *map, const double from[3]);

/// Has each edge of the surface two of its faces, and not four?
bool or_voxels_are_manifold(const or_voxels *voxels);
/// The faces, two triangles each, in some order; each triangle with points of its own where they are not `welded`.
void or_voxels_to_mesh(or_random *random, or_voxel_mesh *mesh, const or_voxels *voxels, bool welded);
/// The boxes, eight corners each. How many there are.
size_t or_voxel_boxes(double (*xyz)[24], const or_voxels *voxels);

#endif
