#define OG_EVA_SMALL
#include "eva/claim.h"
#include "ref/cso/cd_dual.h"

// Bodies whose meshes have all vertices on the hull. (The loops of any_body are not gone through one by one here, so
// that Eva does not forget what was there before.)
static og_body any_polyhedron(body_room *room, mesh_room mesh) {
  const og_body body = any_body(room, mesh, 0x1p20);
  //@ loop unroll 4;
  for (int k = 0; k < OG_EVA_VERTICES; k++) mesh.vertex_edge[k] = whole(0, OG_EVA_EDGES - 1);
  return body;
}

// B: multiples of 2^-100, |x| <= 2^20, up to 4 vertices
// Options: -eva-interprocedural-splits -eva-precision 0 -eva-plevel 70
// -eva-use-spec og_higher_exact,og_edges_normal,og_orient3d_exact
void drive_cd_dual(void) {
  body_room of_a, of_b;
  (void)any_polyhedron(&of_a, room_a());
  (void)any_polyhedron(&of_b, room_b());
  const og_cd_dual_options options = {.radii = number_between(0, 0x1p20), .face = whole(0, OG_EVA_FACES - 1)};
#ifdef OG_EVA_ANY
  (void)og_cd_dual(NULL, NULL, NULL);
#endif
  (void)og_cd_dual(&of_a.mesh, &of_b.mesh, either() ? NULL : &options);
}

// B: multiples of 2^-100, |x| <= 2^20, up to 4 vertices
// Options: -eva-interprocedural-splits -eva-precision 0 -eva-plevel 70
// -eva-use-spec og_higher_exact,og_edges_normal,og_orient3d_exact
void drive_run_cd_dual(void) {
  body_room of_a, of_b;
  const og_body a = any_polyhedron(&of_a, room_a()), b = any_polyhedron(&of_b, room_b());
  og_body bare = a;
  bare.mesh = NULL;
  expect_claim(og_run_cd_dual(&bare, &b));
  expect_claim(og_run_cd_dual(&a, &b));
}
