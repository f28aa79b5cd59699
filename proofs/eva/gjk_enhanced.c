#define OG_EVA_SMALL
#include "eva/claim.h"
#include "ref/cso/gjk_enhanced.h"

// Options: -eva-interprocedural-splits -eva-min-loop-unroll 5 -eva-precision 0 -eva-plevel 70
void drive_gjk_enhanced(void) {
  body_room of_a, of_b;
  og_body a = any_body(&of_a, room_a(), 0x1p100), b = any_body(&of_b, room_b(), 0x1p100);
  if (either()) a.mesh = NULL;
  if (either()) b.mesh = NULL;
  og_gjk_memory memory = {.count = whole(-1, 5)};
  for (int k = 0; k < 4; k++) memory.pair[k][0] = memory.pair[k][1] = whole(-1000, 1000);
  (void)og_gjk_enhanced(&a, &b, &memory);
  expect_claim(og_run_gjk_enhanced(&a, &b));
}
