// og_unit_power: the clauses of its contract that proofs take from it, for every exponent of binary64.

#include "ref/simplex/reduce.h"

#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

// A power of two, with 1 <= 2 p m for x <= m, and m no less than the smallest normal number; for that m the products
// are exact.
static void is_unit_of(double x) {
  const double p = og_unit_power(x), m = fmax(x, OG_SCALAR_MIN);
  int exponent;
  assert_true(isfinite(p) && p > 0);
  assert_true(frexp(p, &exponent) == 0.5);
  assert_true(1 <= 2 * (p * m));
  if (x >= OG_SCALAR_MIN) assert_true(p * x < 1);
}

static void unit_of_every_exponent(void **state) {
  (void)state;
  for (int e = DBL_MIN_EXP - DBL_MANT_DIG; e < DBL_MAX_EXP; e++) {
    const double power = ldexp(1, e);
    is_unit_of(power);
    is_unit_of(nextafter(power, (double)INFINITY));
    if (power > 0x1p-1074) is_unit_of(nextafter(power, 0));
    is_unit_of(power * 1.5 <= DBL_MAX ? power * 1.5 : DBL_MAX);
  }
  is_unit_of(DBL_MAX);
  assert_true(og_unit_power(0) == 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(unit_of_every_exponent)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
