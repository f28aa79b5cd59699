#include "eva/arguments.h"
#include "ref/orientation/triangle_normal.h"

// The bound of bounds.txt.
// B: multiples of 2^-100, |x| <= 2^20
// Options: -eva-min-loop-unroll 17 -eva-precision 0 -eva-subdivide-non-linear 0
void drive_edges_normal(void) {
  const og_scalar most = 0x1p20;
  expect_vector(og_edges_normal(vector(most), vector(most), vector(most), vector(most)));
  expect_vector(og_triangle_normal(vector(most), vector(most), vector(most)));
}
