#include "tool/judge/solid_mesh.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

static void set_box(og_piece_box *box, const double *corner[3]) {
  for (int i = 0; i < 3; i++) {
    box->lo[i] = fmin(fmin(corner[0][i], corner[1][i]), corner[2][i]);
    box->hi[i] = fmax(fmax(corner[0][i], corner[1][i]), corner[2][i]);
  }
  box->lo[2] = -HUGE_VAL;
}

// `sign` is that of the triangle's normal along z.
static void set_column(og_mesh_column *column, const og_space_point corner[3], int sign) {
  column->sign = sign;
  for (int k = 0; k < 4; k++) og_cut_plane_init(&column->plane[k]);
  const og_space_point *a = &corner[0], *b = &corner[sign < 0 ? 2 : 1], *c = &corner[sign < 0 ? 1 : 2];
  og_cut_plane_upright(&column->plane[0], a, b);
  og_cut_plane_upright(&column->plane[1], b, c);
  og_cut_plane_upright(&column->plane[2], c, a);
  og_cut_plane_through(&column->plane[3], a, b, c);
}

static void add_column(og_solid_mesh *solid, const double *xyz[3]) {
  og_space_point corner[3], origin;
  og_cut_plane top;
  mpq_t six;
  og_cut_plane_init(&top);
  mpq_init(six);
  og_space_point_init(&origin);
  for (int k = 0; k < 3; k++) {
    og_space_point_init(&corner[k]);
    og_space_point_set_doubles(&corner[k], xyz[k]);
  }
  og_tetrahedron_volume(six, &origin, &corner[0], &corner[1], &corner[2]);
  mpq_add(solid->six, solid->six, six);
  og_cut_plane_through(&top, &corner[0], &corner[1], &corner[2]);
  const int sign = og_int_sign(&top.normal.z);
  if (sign != 0) {
    og_mesh_column *column = &solid->column[solid->count++];
    set_box(&column->box, xyz);
    set_column(column, corner, sign);
  }
  for (int k = 0; k < 3; k++) og_space_point_clear(&corner[k]);
  og_space_point_clear(&origin);
  mpq_clear(six);
  og_cut_plane_clear(&top);
}

void og_solid_mesh_init(og_solid_mesh *solid, const og_handed_meshes *mesh) {
  const og_triangles *triangles = &mesh->problem.a;
  memset(solid, 0, sizeof *solid);
  mpq_init(solid->six);
  solid->column = og_grow(NULL, (size_t)triangles->count, sizeof *solid->column);
  for (int k = 0; k < 2; k++) og_convex_piece_init(&solid->piece[k]);
  for (int32_t k = 0; k < triangles->count; k++) {
    const double *xyz[3];
    for (int i = 0; i < 3; i++) xyz[i] = mesh->xyz[0] + 3 * triangles->of[k].at[i];
    add_column(solid, xyz);
  }
}

void og_solid_mesh_clear(og_solid_mesh *solid) {
  for (size_t k = 0; k < solid->count; k++)
    for (int i = 0; i < 4; i++) og_cut_plane_clear(&solid->column[k].plane[i]);
  free(solid->column);
  mpq_clear(solid->six);
  for (int k = 0; k < 2; k++) og_convex_piece_clear(&solid->piece[k]);
}

// What is in the column; null where that has no volume.
static const og_convex_piece *cut_out(og_solid_mesh *solid, const og_mesh_column *column,
                                      const og_convex_piece *piece) {
  for (int k = 0, next = 0; k < 4; k++) {
    const int side = og_convex_piece_side(piece, &column->plane[k]);
    if (side > 0) return NULL;
    if (side < 0) continue;
    og_convex_piece_cut(&solid->piece[next], piece, &column->plane[k], false);
    piece = &solid->piece[next];
    next = 1 - next;
  }
  return piece;
}

void og_solid_mesh_share(mpq_t six, og_solid_mesh *solid, const og_convex_piece *piece) {
  mpq_t one;
  mpq_init(one);
  mpq_set_si(six, 0, 1);
  const og_piece_box box = og_convex_piece_box(piece);
  for (size_t k = 0; k < solid->count; k++) {
    if (og_piece_boxes_apart(&box, &solid->column[k].box)) continue;
    const og_convex_piece *in = cut_out(solid, &solid->column[k], piece);
    if (in == NULL) continue;
    og_convex_piece_volume(one, in);
    if (solid->column[k].sign > 0) mpq_add(six, six, one);
    else mpq_sub(six, six, one);
  }
  mpq_clear(one);
}
