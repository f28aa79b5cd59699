#include "eva/arguments.h"
#include "ref/orientation/expansion.h"
#include "ref/orientation/higher_exact.h"
#include "ref/orientation/orient_exact.h"
#include "ref/orientation/orient2d.h"
#include "ref/orientation/orient3d.h"

// B: multiples of 2^-100, |x| <= 2^100
void drive_orient2d(void) {
  const og_orientation r = og_orient2d(vector(0x1p100), vector(0x1p100), vector(0x1p100));
  expect_number(r.determinant);
  expect_number(r.error);
}

// B: multiples of 2^-100, |x| <= 2^100
void drive_orient3d(void) {
  const og_orientation r = og_orient3d(vector(0x1p100), vector(0x1p100), vector(0x1p100), vector(0x1p100));
  expect_number(r.determinant);
  expect_number(r.error);
}

static void any_expansion(og_expansion *e, int least, int most) {
  e->count = whole(least, most);
  for (int k = 0; k < OG_EXPANSION_PARTS; k++) e->part[k] = number(1);
}

// The steps of expansions, on memory that is set: that no more is read than was written is not shown.
// B: multiples of 2^-100, |x| <= 1, up to 16 parts
// Options: -eva-min-loop-unroll 193
// -eva-subdivide-non-linear 0
void drive_expansion(void) {
  static og_expansion e, f, r;
  static og_expansion_vec v;
  og_scalar rest;
  expect_number(og_two_sum(number(1), number(1), &rest));
  expect_number(og_two_product(number(1), number(1), &rest));
  any_expansion(&e, 0, OG_EXPANSION_PARTS - 1);
  og_expansion_grow(&e, number(1));
  (void)og_expansion_sign(&e);
  expect_number(og_expansion_value(&e));
  any_expansion(&e, 0, 8);
  any_expansion(&f, 0, 8);
  og_expansion_add(&e, number(1), &f);
  any_expansion(&e, 0, 2);
  any_expansion(&f, 0, 16);
  any_expansion(&r, 0, 0);
  og_expansion_product(&r, &e, &f);
  og_expansion_difference(&r, number(1), number(1));
  const int rise = og_expansion_rise(number(1));
  og_expansion_vec_difference(&v, vector(1), vector(1), rise);
}

// B: multiples of 2^-100, |x| <= 1
// Options: -eva-min-loop-unroll 17 -eva-precision 0 -eva-subdivide-non-linear 0
void drive_orient2d_exact(void) { (void)og_orient2d_exact(vector(1), vector(1), vector(1)); }

// One point is zero, one has a coordinate of at least 1/2, and one lies on an axis. So differences are numbers of one part,
// and sums of many parts, of which Eva knows no more than how large each may be, do not grow out of range.
// B alone: multiples of 2^-100, |x| <= 1, one point zero, one on an axis
// Options: -eva-interprocedural-splits -eva-min-loop-unroll 17 -eva-precision 0 -eva-subdivide-non-linear 0
void drive_orient_exact(void) {
  const og_vec3 o = {0, 0, 0}, a = {number_between(0.5, 1), number(1), number(1)}, c = {number(1), 0, 0};
  (void)og_orient3d_exact(a, vector(1), c, o);
  (void)og_higher_exact(o, a, o, vector(1), c, o);
}
