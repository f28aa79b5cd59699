#include "eva/arguments.h"
#include "ref/world/posed.h"

// Meshes are looked at by og_mesh_outcome, which WP proves safe.
// Options: -eva-use-spec og_mesh_outcome
void drive_posed(void) {
  const og_scalar most = 0x1p100;
  static og_vec3 vertex[OG_EVA_VERTICES];
  static og_face_plane face[OG_EVA_FACES];
  const mesh_room room = room_a();
  const og_half_edge_mesh mesh = any_mesh(room, most);
  const og_vec3 half = vector(most);
  const og_pose pose = {matrix(most), vector(most)};
  const og_rigid_shape shape = {.kind = (og_body_kind)whole(OG_BODY_POINT, OG_BODY_CONE),
                                .vertex_count = whole(2, OG_EVA_VERTICES),
                                .vertex = room.vertex,
                                .radius = number(most),
                                .half = half,
                                .mesh = either() ? &mesh : NULL,
                                .is_framed = either(),
                                .frame = pose};
  og_posed_body posed;
  (void)og_shape_faces(&shape);
  (void)og_pose_body(&posed, &shape, &pose, vertex, face);
  (void)og_box_around_body(&posed.body);
  // As a cylinder or a cone has to be.
  og_rigid_shape bare = shape;
  bare.vertex_count = 1;
  bare.mesh = NULL;
  (void)og_pose_body(&posed, &bare, &pose, vertex, face);
  bare.radius = 0;
  (void)og_pose_body(&posed, &bare, &pose, vertex, face);
  (void)og_box_around_body(&posed.body);
}
