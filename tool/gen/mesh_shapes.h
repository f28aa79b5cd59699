#ifndef OG_GEN_MESH_SHAPES_H
#define OG_GEN_MESH_SHAPES_H

/// Meshes that several families are made of. Each makes the whole of an empty body.

#include "tool/gen/case.h"

enum { OG_GEN_GRID_CELLS = 6 };

/// An icosahedron whose faces are cut in four, around the origin: 42 points, 80 triangles.
void og_gen_make_sphere(og_gen_body *mesh, double radius);
/// A corner at the origin: 12 triangles.
void og_gen_make_cube(og_gen_body *mesh, double size);
/// Cells of the length 1 over 0 <= x, y <= OG_GEN_GRID_CELLS, two triangles each; level where there are no heights.
void og_gen_make_grid(og_gen_body *mesh, double height[OG_GEN_GRID_CELLS + 1][OG_GEN_GRID_CELLS + 1]);

#endif
