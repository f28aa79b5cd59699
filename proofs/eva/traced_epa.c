#include "eva/claim.h"
#include "ref/cso/epa_traced.h"

// Options: -eva-interprocedural-splits -eva-precision 0 -eva-plevel 1000 -eva-auto-loop-unroll 6
void drive_epa_traced(void) {
  static og_trace_mark mark[4];
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), 0x1p60), b = any_body(&of_b, room_b(), 0x1p60);
  og_trace trace = {.marks = mark, .room = whole(0, 4)};
  expect_claim(og_run_epa_traced(&a, &b, &trace));
}
