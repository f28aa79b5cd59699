#include "eva/claim.h"
#include "ref/cso/mpr.h"

// Marks of any contents; room for some, or for none of them.
static og_trace any_trace(void) {
  static og_trace_mark mark[4];
  return (og_trace){.marks = mark, .room = whole(0, 4)};
}

static void expect_traced(og_claim (*run)(const og_body *a, const og_body *b, og_trace *trace), og_scalar most) {
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), most), b = any_body(&of_b, room_b(), most);
  og_trace trace = any_trace();
  expect_claim(run(&a, &b, &trace));
}

void drive_trace(void) {
  og_trace trace = any_trace();
  for (int k = 0; k < 2; k++) {
    og_trace_add(&trace, OG_TRACE_BOUND, number(1), vector(1));
    og_trace_add_face(&trace, whole(-9, 9), whole(-9, 9), whole(-9, 9), vector(1), number(1));
  }
}

// Options: -eva-interprocedural-splits -eva-min-loop-unroll 6 -eva-precision 0
void drive_mpr_traced(void) { expect_traced(og_run_mpr_traced, 0x1p50); }
