#ifndef OG_SOLID_MESH_H
#define OG_SOLID_MESH_H

/// The solid that a closed mesh bounds, as a sum of tetrahedra with a sign: how much of a convex piece is in it, exactly.
///
/// The tetrahedra have an apex in common and a triangle of the mesh each. A place counts as often as the mesh goes round
/// it; so a mesh that cuts itself may hold a place twice, or less than not at all.

#include "tool/judge/convex_piece.h"
#include "tool/judge/handed_meshes.h"

typedef struct og_mesh_tetrahedron {
  int sign;
  og_cut_plane plane[4]; // its inside is below all of them
} og_mesh_tetrahedron;

typedef struct og_solid_mesh {
  size_t count;
  og_mesh_tetrahedron *tetrahedron;
  mpq_t six; // times the volume
  og_convex_piece piece[2]; // storage
} og_solid_mesh;

/// Of mesh a, which is closed. Cost: linear.
void og_solid_mesh_init(og_solid_mesh *solid, const og_handed_meshes *mesh);
void og_solid_mesh_clear(og_solid_mesh *solid);

/// Sets six to six times the volume that the piece and the solid share. Cost: a cut by four planes for each triangle.
void og_solid_mesh_share(mpq_t six, og_solid_mesh *solid, const og_convex_piece *piece);

/// Sets a point to three numbers, which are finite.
void og_space_point_set_doubles(og_space_point *point, const double *xyz);

#endif
