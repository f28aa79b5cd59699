// By what the solver sizes the normals along which it makes flat bodies thick, and the directions that it guesses along: by
// the longest component.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "spec/solver/workspace.h"

static const long of_bits[] = {0, 1, -2, 5, -8, 31, -32};

static size_t bits(long value) {
  size_t count = 1;
  for (long rest = value < 0 ? -value : value; rest > 1; rest /= 2) count++;
  return count;
}

static void test_the_longest_component(void **state) {
  (void)state;
  const size_t values = sizeof of_bits / sizeof *of_bits;
  og_ivec v;
  og_ivec_init(&v);
  for (size_t k = 0; k < values * values * values; k++) {
    const long x = of_bits[k % values], y = of_bits[k / values % values], z = of_bits[k / values / values];
    og_int_set_si(&v.x, x);
    og_int_set_si(&v.y, y);
    og_int_set_si(&v.z, z);
    const size_t longest = og_longest_component(&v);
    assert_true(longest >= bits(x) && longest >= bits(y) && longest >= bits(z));
    assert_true(longest == bits(x) || longest == bits(y) || longest == bits(z));
  }
  og_ivec_clear(&v);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_the_longest_component),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
