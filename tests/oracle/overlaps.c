#include "tests/oracle/overlaps.h"

void or_span_box_init(or_span_box *box) {
  box->there = false;
  for (int axis = 0; axis < 3; axis++) {
    mpq_init(box->lo[axis]);
    mpq_init(box->hi[axis]);
  }
}

void or_span_box_clear(or_span_box *box) {
  for (int axis = 0; axis < 3; axis++) {
    mpq_clear(box->lo[axis]);
    mpq_clear(box->hi[axis]);
  }
}

// Intervals share a point where the larger of the lower ends is no larger than the smaller of the upper ends.
static bool spans_meet(const or_span_box *a, const or_span_box *b, int axis) {
  const mpq_t *lo = mpq_cmp(a->lo[axis], b->lo[axis]) > 0 ? &a->lo[axis] : &b->lo[axis];
  const mpq_t *hi = mpq_cmp(a->hi[axis], b->hi[axis]) < 0 ? &a->hi[axis] : &b->hi[axis];
  return mpq_cmp(*lo, *hi) <= 0;
}

bool or_boxes_meet(const or_span_box *a, const or_span_box *b) {
  return a->there && b->there && spans_meet(a, b, 0) && spans_meet(a, b, 1) && spans_meet(a, b, 2);
}
