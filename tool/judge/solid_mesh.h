#ifndef OG_SOLID_MESH_H
#define OG_SOLID_MESH_H

/// The solid that a closed mesh bounds, as a sum of columns with a sign: how much of a convex piece is in it, exactly.
///
/// A column is what lies below a triangle of the mesh, down to no end. Its sign is -1 where the mesh's outside is below
/// the triangle. A place counts as often as the mesh goes round it; so a mesh that cuts itself may hold a place twice,
/// or less than not at all. A piece is cut only by the columns whose box it meets.

#include "tool/judge/convex_piece.h"
#include "tool/judge/handed_meshes.h"

typedef struct og_mesh_column {
  int sign;
  og_piece_box box;
  og_cut_plane plane[4]; // its inside is below all of them: three upright ones, and the triangle's
} og_mesh_column;

typedef struct og_solid_mesh {
  size_t count;
  og_mesh_column *column;
  mpq_t six; // times the volume
  og_convex_piece piece[2]; // storage
} og_solid_mesh;

/// Mesh a is closed. Cost: linear.
void og_solid_mesh_init(og_solid_mesh *solid, const og_handed_meshes *mesh);
void og_solid_mesh_clear(og_solid_mesh *solid);

/// Sets six to six times the volume that the piece and the solid share. Cost: a look at each
/// triangle's box, and a cut by four planes for each column that it meets.
void og_solid_mesh_share(mpq_t six, og_solid_mesh *solid, const og_convex_piece *piece);

#endif
