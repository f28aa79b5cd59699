#define OG_EVA_SMALL
#include "eva/claim.h"
#include "ref/cso/gjk_enhanced.h"

// From a simplex of one pair or none: of those remembered the first may be one of the bodies', the others are not.
// (From larger simplices the walk is gone through by the driver gjk.) One body has no mesh.
// B: |x| <= 2^100, up to 4 vertices, from one pair at most
// Options: -eva-interprocedural-splits -eva-min-loop-unroll 5 -eva-precision 0
// -eva-subdivide-non-linear 0
void drive_gjk_enhanced(void) {
  body_room of_a, of_b;
  og_body a = any_body(&of_a, room_a(), 0x1p100);
  const og_body b = any_body(&of_b, room_b(), 0x1p100);
  a.mesh = NULL;
  og_gjk_memory memory = {.count = whole(-1, 5)};
  for (int k = 0; k < 4; k++) {
    memory.pair[k][0] = whole(-2, OG_EVA_VERTICES);
    memory.pair[k][1] = k == 0 ? whole(-2, OG_EVA_VERTICES) : whole(-2, -1);
  }
  const og_gjk_enhanced_result r = og_gjk_enhanced(&a, &b, &memory);
  expect_number(r.depth_upper);
}

// B: |x| <= 2^100, up to 4 vertices
// Options: -eva-interprocedural-splits -eva-min-loop-unroll 5 -eva-precision 0
// -eva-subdivide-non-linear 0
void drive_run_gjk_enhanced(void) {
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), 0x1p100), b = any_body(&of_b, room_b(), 0x1p100);
  expect_claim(og_run_gjk_enhanced(&a, &b));
}
