// By what the solver sizes the normals along which it makes flat bodies thick, and the directions that it rounds: by
// the longest component. Directions are rounded as far as they still separate.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "spec/pair/solve/solver.h"
#include "spec/pair/solve/workspace.h"

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

// Segments side by side: which direction separates them has to be known to a hundredth, so 4 bits are too few; 20 are
// not, and the exact normal takes 52.
static void test_a_direction_of_20_bits(void **state) {
  (void)state;
  static const double a[6] = {0, 0, 0, 1000003, 10007, 777}, b[6] = {0, 3001, 1, 1000003, 13008, 778};
  og_problem problem;
  og_answer answer;
  og_problem_init(&problem);
  og_answer_init(&answer);
  og_solver *solver = og_solver_new();
  assert_int_equal(og_problem_set_doubles(&problem, a, 2, 0, b, 2, 0), OG_PROBLEM_OK);
  assert_int_equal(og_solve(solver, OG_RELATION, &problem, NULL, &answer), OG_ANSWERED);
  assert_int_equal(answer.certificate.kind, OG_CERT_SEPARATED);
  const size_t longest = og_longest_component(&answer.certificate.direction);
  assert_true(longest > 4 && longest <= 21);
  og_solver_free(solver);
  og_answer_clear(&answer);
  og_problem_clear(&problem);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_the_longest_component),
      cmocka_unit_test(test_a_direction_of_20_bits),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
