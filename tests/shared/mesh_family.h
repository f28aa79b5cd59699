#ifndef OR_MESH_FAMILY_H
#define OR_MESH_FAMILY_H

/// Triangle meshes by which algorithms behind the door mesh_pairs are tested and measured.
///
/// Coordinates are rounded once to og_scalar; those of cubes and grids are exact.

#include "ref/tree/mesh.h"
#include "tests/shared/random_pair.h"

/// A mesh with its own memory.
typedef struct or_mesh {
  og_vec3 *point;
  og_mesh_triangle *triangle;
  int32_t points, triangles;
} or_mesh;

void or_mesh_free(or_mesh *mesh);
og_mesh or_mesh_view(const or_mesh *mesh);

int32_t or_mesh_point(or_mesh *mesh, double x, double y, double z);
void or_mesh_triangle(or_mesh *mesh, int32_t a, int32_t b, int32_t c);
/// All points p become scale p + (x, y, z), each coordinate rounded once.
void or_mesh_move(or_mesh *mesh, double scale, double x, double y, double z);
/// The points and triangles of b after those of a: one mesh.
void or_mesh_join(or_mesh *a, const or_mesh *b);

/// The unit sphere: an icosahedron whose triangles are cut in four `level` times; 20 4^level triangles.
or_mesh or_icosphere(int level);
/// The cube from 0 to 1: 12 triangles.
or_mesh or_cube(void);
/// count x count squares of side 1 in the plane z = 0, each of two triangles.
or_mesh or_grid(int count);
/// A torus of radii 2 and 1 whose radius waves: 2 around along triangles.
or_mesh or_bumpy_torus(int around, int along);
/// Long thin triangles with one common corner at 0.
or_mesh or_needles(int count, double width);
/// Triangles of random lattice corners between -size and size: many without area, some that name a corner twice. Points
/// are shared by number with the given chance in 8.
or_mesh or_soup(or_random *random, int count, int size, int sharing);

#endif
