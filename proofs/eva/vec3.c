// The library's macro chooses one of two functions by its argument's size, and no value comes to the other.
#include <math.h>
#undef isfinite
#define isfinite __finite

#include "eva/arguments.h"
#include "ref/closest/range.h"
#include "ref/support/direction.h"

// B: |x| <= 2^1022, of products |x| <= 2^500
void drive_vec3(void) {
  const og_scalar most = 0x1p1022;
  const og_vec3 a = vector(most), b = vector(most);
  expect_vector(og_add(a, b));
  expect_vector(og_sub(a, b));
  expect_vector(og_neg(a));
  const og_vec3 c = vector(0x1p500), d = vector(0x1p500);
  const og_scalar k = number(0x1p500);
  expect_vector(og_scale(k, c));
  expect_vector(og_add_scaled(c, k, d));
  expect_number(og_dot(c, d));
  expect_vector(og_cross(c, d));
  (void)og_is_finite(a);
  const og_mat3 m = matrix(0x1p500);
  expect_vector(og_apply(&m, c));
  expect_vector(og_apply_transposed(&m, c));
}

// B: finite, of a clamp low <= 0 <= high
void drive_scalar(void) {
  const og_scalar most = OG_SCALAR_MAX, a = number(most), b = number(most);
  expect_number(og_sqrt(number_between(0, most)));
  expect_number(og_abs(a));
  (void)og_finite(a);
  expect_number(og_min(a, b));
  expect_number(og_max(a, b));
  expect_number(og_clamp(a, number_between(-most, 0), number_between(0, most)));
}
