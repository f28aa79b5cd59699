#include "tool/judge/solid_mesh.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

void og_space_point_set_doubles(og_space_point *point, const double *xyz) {
  for (int i = 0; i < 3; i++) mpq_set_d(point->at[i], xyz[i]);
}

// The corners: the apex, then those of a triangle; `negative` where that turns clockwise, seen from outside.
static void set_planes(og_mesh_tetrahedron *tetrahedron, const og_space_point corner[4], bool negative) {
  static const int face[4][3] = {{1, 2, 3}, {0, 2, 1}, {0, 3, 2}, {0, 1, 3}};
  tetrahedron->sign = negative ? -1 : 1;
  for (int k = 0; k < 4; k++) {
    const int *at = face[k];
    og_cut_plane_init(&tetrahedron->plane[k]);
    og_cut_plane_through(&tetrahedron->plane[k], &corner[at[0]], &corner[at[negative ? 2 : 1]],
                         &corner[at[negative ? 1 : 2]]);
  }
}

static void add_tetrahedron(og_solid_mesh *solid, const og_space_point corner[4]) {
  og_cut_plane plane;
  mpq_t six;
  og_cut_plane_init(&plane);
  mpq_init(six);
  og_cut_plane_through(&plane, &corner[1], &corner[2], &corner[3]);
  mpq_set(six, plane.offset);
  for (int i = 0; i < 3; i++) {
    mpq_mul(plane.normal.at[i], plane.normal.at[i], corner[0].at[i]);
    mpq_sub(six, six, plane.normal.at[i]);
  }
  mpq_add(solid->six, solid->six, six);
  if (mpq_sgn(six) != 0) set_planes(&solid->tetrahedron[solid->count++], corner, mpq_sgn(six) < 0);
  mpq_clear(six);
  og_cut_plane_clear(&plane);
}

void og_solid_mesh_init(og_solid_mesh *solid, const og_handed_meshes *mesh) {
  const og_triangles *triangles = &mesh->problem.a;
  og_space_point corner[4];
  memset(solid, 0, sizeof *solid);
  mpq_init(solid->six);
  solid->tetrahedron = og_grow(NULL, (size_t)triangles->count, sizeof *solid->tetrahedron);
  for (int k = 0; k < 2; k++) og_convex_piece_init(&solid->piece[k]);
  for (int k = 0; k < 4; k++) og_space_point_init(&corner[k]);
  og_space_point_set_doubles(&corner[0], mesh->xyz[0] + 3 * triangles->of[0].at[0]);
  for (int32_t k = 0; k < triangles->count; k++) {
    for (int i = 0; i < 3; i++)
      og_space_point_set_doubles(&corner[i + 1], mesh->xyz[0] + 3 * triangles->of[k].at[i]);
    add_tetrahedron(solid, corner);
  }
  for (int k = 0; k < 4; k++) og_space_point_clear(&corner[k]);
}

void og_solid_mesh_clear(og_solid_mesh *solid) {
  for (size_t k = 0; k < solid->count; k++)
    for (int i = 0; i < 4; i++) og_cut_plane_clear(&solid->tetrahedron[k].plane[i]);
  free(solid->tetrahedron);
  mpq_clear(solid->six);
  for (int k = 0; k < 2; k++) og_convex_piece_clear(&solid->piece[k]);
}

// What is in the tetrahedron; null where that has no volume.
static const og_convex_piece *cut_out(og_solid_mesh *solid, const og_mesh_tetrahedron *tetrahedron,
                                      const og_convex_piece *piece) {
  for (int k = 0, next = 0; k < 4; k++) {
    const int side = og_convex_piece_side(piece, &tetrahedron->plane[k]);
    if (side > 0) return NULL;
    if (side < 0) continue;
    og_convex_piece_cut(&solid->piece[next], piece, &tetrahedron->plane[k], false);
    piece = &solid->piece[next];
    next = 1 - next;
  }
  return piece;
}

void og_solid_mesh_share(mpq_t six, og_solid_mesh *solid, const og_convex_piece *piece) {
  mpq_t one;
  mpq_init(one);
  mpq_set_si(six, 0, 1);
  for (size_t k = 0; k < solid->count; k++) {
    const og_convex_piece *in = cut_out(solid, &solid->tetrahedron[k], piece);
    if (in == NULL) continue;
    og_convex_piece_volume(one, in);
    if (solid->tetrahedron[k].sign > 0) mpq_add(six, six, one);
    else mpq_sub(six, six, one);
  }
  mpq_clear(one);
}
