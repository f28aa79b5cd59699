// Decimal text against printf's: random numbers of every size and length, numbers near powers of ten, ties.

#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "tool/format/decimal.h"

static int rounds(int usual) {
  const char *wanted = getenv("ORIGO_TEST_PAIRS");
  return wanted == NULL ? usual : atoi(wanted);
}

static uint64_t random_bits(uint64_t *state) {
  *state += UINT64_C(0x9e3779b97f4a7c15);
  uint64_t x = *state;
  x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
  return x ^ (x >> 31);
}

static void check(double x, int digits) {
  char ours[OG_DECIMAL_SIZE], wanted[64];
  const int length = og_decimal(ours, x, digits);
  snprintf(wanted, sizeof wanted, "%.*g", digits, x);
  if (strcmp(ours, wanted) != 0 || length != (int)strlen(wanted))
    fail_msg("%a to %d digits: %s; expected %s", x, digits, ours, wanted);
}

static void every_length(double x) {
  for (int digits = 1; digits <= 17; digits++) check(x, digits);
}

static void random_numbers(void **state) {
  (void)state;
  uint64_t seed = 1;
  const int count = rounds(100000);
  for (int k = 0; k < count; k++) {
    const uint64_t bits = random_bits(&seed);
    double x;
    memcpy(&x, &bits, sizeof x);
    if (isfinite(x)) check(x, 1 + k % 17); // any exponent
    const double usual = ldexp((double)(bits >> 11), (int)(random_bits(&seed) % 160) - 132);
    check(usual, 6);
    check(k % 2 == 0 ? usual : -usual, 17);
    check(ldexp((double)(bits % 4096), -(int)(bits >> 40) % 24), 1 + k % 17); // few bits: ties
  }
}

static void near_powers_of_ten(void **state) {
  (void)state;
  for (int power = -30; power <= 30; power++) {
    double up = pow(10, power), down = up;
    for (int k = 0; k < 20; k++) {
      every_length(up);
      every_length(-down);
      up = nextafter(up, HUGE_VAL);
      down = nextafter(down, 0);
    }
    // Rounded up to the next power, or not.
    for (int digits = 1; digits <= 17; digits++) {
      every_length(pow(10, power) * (1 - 0.5 * pow(10, -digits)));
      every_length(pow(10, power) * (1 + 0.5 * pow(10, -digits)));
    }
  }
}

static void the_others(void **state) {
  (void)state;
  static const double numbers[] = {0.0,  -0.0,         1,       0.5,     2.5,       12345.5,  1234565,
                                   1e-4, 9.9999949e-5, DBL_MIN, DBL_MAX, 0x1p-1074, HUGE_VAL, -HUGE_VAL,
                                   1e22, 1e-22,        0.1,     999999.5};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) every_length(numbers[k]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(random_numbers),
      cmocka_unit_test(near_powers_of_ten),
      cmocka_unit_test(the_others),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
