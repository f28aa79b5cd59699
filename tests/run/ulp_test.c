// The unit in the last place, from the smallest number to the largest, in both formats.

#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tool/run/round_quotient.h"

static void in_binary64(void **state) {
  (void)state;
  assert_true(og_ulp_in(OG_ROUND_BINARY64, 0) == DBL_TRUE_MIN);
  assert_true(og_ulp_in(OG_ROUND_BINARY64, DBL_MIN) == DBL_TRUE_MIN);
  assert_true(og_ulp_in(OG_ROUND_BINARY64, 1) == DBL_EPSILON);
  assert_true(og_ulp_in(OG_ROUND_BINARY64, -1) == DBL_EPSILON);
  assert_true(og_ulp_in(OG_ROUND_BINARY64, nextafter(1, 0)) == DBL_EPSILON / 2);
}

static void in_binary32(void **state) {
  (void)state;
  assert_true(og_ulp_in(OG_ROUND_BINARY32, 0) == (double)FLT_TRUE_MIN);
  assert_true(og_ulp_in(OG_ROUND_BINARY32, -1) == (double)FLT_EPSILON);
  assert_true(og_ulp_in(OG_ROUND_BINARY32, (double)nextafterf(1, 0)) == (double)FLT_EPSILON / 2);
}

// An error of the largest number is counted in steps of its own binade, not in infinite ones.
static void of_the_largest(void **state) {
  (void)state;
  assert_true(og_ulp_in(OG_ROUND_BINARY64, DBL_MAX) == ldexp(1, DBL_MAX_EXP - DBL_MANT_DIG));
  assert_true(og_ulp_in(OG_ROUND_BINARY64, -DBL_MAX) == ldexp(1, DBL_MAX_EXP - DBL_MANT_DIG));
  assert_true(og_ulp_in(OG_ROUND_BINARY32, (double)FLT_MAX) == ldexp(1, FLT_MAX_EXP - FLT_MANT_DIG));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(in_binary64),
      cmocka_unit_test(in_binary32),
      cmocka_unit_test(of_the_largest),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
