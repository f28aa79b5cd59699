#ifndef OG_MESH_BODY_H
#define OG_MESH_BODY_H

/// Triangle meshes under construction.

#include "tool/gen/case.h"

void og_gen_start_mesh(og_gen_body *mesh);
/// Appends a point; its number.
int og_gen_add_corner(og_gen_body *mesh, og_gen_point p);
/// Appends a triangle, while there is room.
void og_gen_add_triangle(og_gen_body *mesh, int i, int j, int k);

/// A point of the unit circle whose coordinates are quotients: the same bytes on every machine. 0 <= k < count.
og_gen_point og_gen_on_circle(int k, int count);

enum { OG_GEN_AROUND = 16, OG_GEN_THROUGH = 8 };

/// A torus of so many points around the ring, each of so many through the tube. Radii of the ring and of the tube, and
/// by how much every other point of the ring stands out. Point k, l has the number OG_GEN_THROUGH k + l.
void og_gen_make_torus(og_gen_body *mesh, double ring, double tube, double bump);

#endif
