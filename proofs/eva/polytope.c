#include "eva/arguments.h"
#include "ref/body_check.h"
#include "ref/polytope/dual.h"
#include "ref/polytope/hull_2d.h"
#include "ref/polytope/unit_scale.h"

// Whether a mesh is sound is for og_mesh_outcome, which WP proves safe.
// B: |x| <= 2^100, up to 8 vertices
// Options: -eva-use-spec og_mesh_outcome
void drive_body_check(void) {
  body_room room;
  og_body body = any_body(&room, room_a(), 0x1p100);
  (void)og_body_check(&body);
  body.vertex_count = whole(-1, 1);
  body.radius = number(0x1p100);
  body.mesh = NULL;
  (void)og_body_check(&body);
#ifdef OG_EVA_ANY
  body.vertex = NULL;
  (void)og_body_check(&body);
#endif
}

// B: |x| <= 2^100, height between 2^-100 and 2^100; of distances any height and way
void drive_dual(void) {
  const og_scalar most = 0x1p100;
  expect_number(
      og_dual_signed_distance(number(most), number_between(0x1p-1074, most), number_between(0x1p-1074, most)));
  expect_vector(og_dual_of_plane(vector(most), number_between(0x1p-100, most)));
}

// B: |x| <= 2^1000, up to 8 points
void drive_unit_scale(void) {
  const mesh_room room = room_a();
  const og_half_edge_mesh mesh = any_mesh(room, 0x1p1000);
  expect_number(og_unit_scale(mesh.vertex, mesh.vertex_count));
}

// Up to six points, in arrays just as long as the contract says; the turns may be any, also such as contradict each
// other.
// B: |x| <= 2^100, up to 6 points
// Options: -eva-interprocedural-splits -eva-min-loop-unroll 7 -eva-precision 0 -eva-use-spec og_orient2d_exact
// -eva-subdivide-non-linear 0
void drive_hull_2d(void) {
  enum { MOST = 6 };
  og_vec3 point[MOST];
  int corner[MOST + 1], order[MOST];
  for (int k = 0; k < MOST; k++) point[k] = vector(0x1p100);
  (void)og_hull_2d(point, 0, corner, order);
  for (int count = 1; count <= MOST; count++)
    (void)og_hull_2d(point + MOST - count, count, corner + MOST - count, order + MOST - count);
}
