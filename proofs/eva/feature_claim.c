#define OG_EVA_SMALL
#include "eva/arguments.h"
#include "ref/features/lin_canny.h"
#include "ref/features/v_clip.h"

static og_feature_step any_step(og_feature_walk *walk) {
  walk->common = vector(1);
  return (og_feature_step)whole(0, 3);
}

// What stands around the rules, which have drivers of their own. Meshes are looked at by og_mesh_outcome, which WP
// proves safe.
// B: multiples of 2^-100, |x| <= 2^100, up to 4 vertices
// Options: -eva-interprocedural-splits -eva-min-loop-unroll 5 -eva-precision 0 -eva-plevel 70
// -eva-use-spec og_mesh_outcome
void drive_feature_walk_claim(void) {
  body_room of_a, of_b;
  og_body a = any_body(&of_a, room_a(), 0x1p100);
  const og_body b = any_body(&of_b, room_b(), 0x1p100);
  (void)og_feature_walk_claim(any_step, &a, &b);
  a.mesh = NULL;
  (void)og_run_v_clip(&a, &b);
  (void)og_run_lin_canny(&b, &a);
}
