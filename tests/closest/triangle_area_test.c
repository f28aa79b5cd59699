// What of a vector is across another, and quotients that are held to a bound: plain where that is finite, and finite.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "ref/closest/range.h"
#include "ref/closest/triangle_area.h"

#define SMALLEST (OG_SCALAR_MIN * OG_SCALAR_EPSILON) // the smallest subnormal number

static bool is_same(og_vec3 a, og_vec3 b) { return a.x == b.x && a.y == b.y && a.z == b.z; }

static void across(void **state) {
  (void)state;
  const og_vec3 v = {3, 4, 5};
  const og_scalar short_side = og_sqrt(OG_SCALAR_MIN); // an even power of two: its square is OG_SCALAR_MIN
  assert_true(short_side * short_side == OG_SCALAR_MIN);
  assert_true(is_same(og_across(v, (og_vec3){0, 2, 0}), (og_vec3){3, 0, 5}));
  assert_true(is_same(og_across(v, (og_vec3){0, short_side, 0}), (og_vec3){3, 0, 5}));
  // One step below, where the inverse of a square may be infinite, and further down.
  assert_true(is_same(og_across(v, (og_vec3){0, short_side * (1 - OG_SCALAR_EPSILON), 0}), v));
  assert_true(is_same(og_across(v, (og_vec3){0, short_side / 4, 0}), v));
  assert_true(is_same(og_across(v, (og_vec3){0, SMALLEST, 0}), v));
  assert_true(is_same(og_across(v, (og_vec3){0, 0, 0}), v));
}

static void along(void **state) {
  (void)state;
  const og_vec3 v = {3, 4, 5}, zero = {0, 0, 0};
  assert_true(is_same(og_part_along(v, (og_vec3){0, 2, 0}), (og_vec3){0, 4, 0}));
  assert_true(is_same(og_part_along(v, (og_vec3){0, SMALLEST, 0}), zero));
  assert_true(is_same(og_part_along(v, zero), zero));
}

static void tiny_thin_triangles_are_finite(void **state) {
  (void)state;
  for (og_scalar size = 1; size > 0; size /= 2) {
    const og_vec3 a = {0, 0, 0}, b = {size, 0, 0}, c = {size / 2, size / 64, 0};
    assert_true(og_is_finite(og_thin_triangle_area(a, b, c)));
    assert_true(og_is_finite(og_triangle_area(a, b, c)));
  }
}

static void quotients(void **state) {
  (void)state;
  const og_scalar most = OG_SCALAR_MAX / (og_scalar)0x1p40;
  assert_true(og_quotient(1, 3) == (og_scalar)1 / 3);
  assert_true(og_quotient(0, 3) == 0);
  assert_true(og_quotient(OG_SCALAR_MAX, 2) == OG_SCALAR_MAX / 2); // only small denominators are looked at
  assert_true(og_quotient(SMALLEST, SMALLEST) == 1);
  assert_true(og_quotient(OG_SCALAR_MIN, 3 * OG_SCALAR_MIN) == (og_scalar)1 / 3);
  assert_true(og_quotient(1, SMALLEST) == most);
  assert_true(og_quotient(1, 0) == most);
  assert_true(og_quotient(0, 0) == most);
  // To both sides of the bound.
  assert_true(og_quotient(most / 2 * (1 - OG_SCALAR_EPSILON), (og_scalar)0.5) == most * (1 - OG_SCALAR_EPSILON));
  assert_true(og_quotient(most / 2 * (1 + OG_SCALAR_EPSILON), (og_scalar)0.5) == most);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(across), cmocka_unit_test(along),
                                     cmocka_unit_test(tiny_thin_triangles_are_finite), cmocka_unit_test(quotients)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
