#ifndef OR_SOLID_FAMILY_H
#define OR_SOLID_FAMILY_H

/// Closed meshes by which decompositions are tested and measured. Coordinates are rounded once to og_scalar.

#include "tests/shared/mesh_family.h"

/// Of n^3 unit cubes those that `filled` marks with '#', x first, then y, then z; n <= 8. Corners are shared, so where
/// two cubes have an edge alone in common four triangles meet there.
or_mesh or_cubes_solid(int n, const char *filled);
/// A star around the z axis, between z = 0 and z = 1: tips at radius 1, dents at the inner radius.
or_mesh or_star_prism(int tips, double inner);

#endif
