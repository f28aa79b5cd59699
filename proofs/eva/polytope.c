#include "eva/arguments.h"
#include "ref/body_check.h"
#include "ref/polytope/dual.h"
#include "ref/polytope/unit_scale.h"

// Whether a mesh is sound is for og_mesh_outcome, which WP proves safe.
// Options: -eva-use-spec og_mesh_outcome
void drive_body_check(void) {
  body_room room;
  og_body body = any_body(&room, room_a(), 0x1p100);
  (void)og_body_check(&body);
  body.vertex_count = whole(-1, 1);
  body.radius = number(0x1p100);
  body.mesh = NULL;
  (void)og_body_check(&body);
  body.vertex = NULL;
  (void)og_body_check(&body);
}

// B: |x| <= 2^100, height between 2^-100 and 2^100
void drive_dual(void) {
  expect_number(
      og_dual_signed_distance(number(0x1p100), number_between(0x1p-100, 0x1p100), number_between(0x1p-100, 0x1p100)));
  expect_vector(og_dual_of_plane(vector(0x1p100), number_between(0x1p-100, 0x1p100)));
}

// B: |x| <= 2^1000, up to 8 points
void drive_unit_scale(void) {
  const mesh_room room = room_a();
  const og_half_edge_mesh mesh = any_mesh(room, 0x1p1000);
  expect_number(og_unit_scale(mesh.vertex, mesh.vertex_count));
}
