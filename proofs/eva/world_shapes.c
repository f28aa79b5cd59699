#include "eva/arguments.h"
#include "ref/world/posed.h"

static void pose(og_body_kind kind, int vertices) {
  static og_vec3 vertex[OG_EVA_VERTICES];
  static og_face_plane face[OG_EVA_FACES];
  const og_scalar most = 0x1p100;
  const mesh_room room = room_a();
  const og_half_edge_mesh mesh = any_mesh(room, most);
  const og_pose pose = {matrix(most), vector(most)};
  const og_rigid_shape shape = {.kind = kind,
                                .vertex_count = vertices,
                                .vertex = room.vertex,
                                .radius = number(most),
                                .half = vector(most),
                                .mesh = either() ? &mesh : NULL,
                                .is_framed = either(),
                                .frame = pose};
  og_posed_body posed;
  (void)og_pose_body(&posed, &shape, &pose, vertex, face);
  const og_aabb box = og_box_around_body(&posed.body);
  expect_vector(box.lo);
  expect_vector(box.hi);
}

// Meshes are looked at by og_mesh_outcome, which WP proves safe. B alone: |x| <= 2^100.
// Options: -eva-use-spec og_mesh_outcome
void drive_posed_shapes(void) {
  pose((og_body_kind)whole(OG_BODY_POINT, OG_BODY_CAPSULE - 1), whole(1, OG_EVA_VERTICES));
  pose(OG_BODY_CAPSULE, 2);
}
