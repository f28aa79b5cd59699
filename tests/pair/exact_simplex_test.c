// The exact simplex as it is filled, and the farthest point of a body: one of several as far is the first.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "spec/pair/solve/nearest.h"

static const double square[12] = {-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0}, origin[3] = {0, 0, 0};

static void set_square(og_problem *problem) {
  og_problem_init(problem);
  assert_int_equal(og_problem_set_doubles(problem, square, 4, 0, origin, 1, 0), OG_PROBLEM_OK);
}

// Whatever lay in its memory before.
static void test_begins_empty(void **state) {
  (void)state;
  og_exact_simplex simplex;
  memset(&simplex, 1, sizeof simplex);
  og_exact_simplex_init(&simplex);
  assert_int_equal(simplex.count, 0);
  og_exact_simplex_clear(&simplex);
}

static void test_a_point_is_in_it_once(void **state) {
  (void)state;
  og_problem problem;
  og_exact_simplex simplex;
  set_square(&problem);
  og_exact_simplex_init(&simplex);
  for (int round = 0; round < 3; round++)
    for (uint32_t k = 0; k < 4; k++) {
      og_exact_simplex_add(&simplex, &problem, (og_pair){k, 0});
      assert_int_equal(simplex.count, round == 0 ? k + 1 : 4);
      assert_int_equal(mpz_cmp(simplex.point[k].x.z, problem.a.at[k].x.z), 0);
    }
  og_exact_simplex_clear(&simplex);
  og_problem_clear(&problem);
}

static void test_the_first_of_the_extreme_points(void **state) {
  (void)state;
  static const struct {
    long x, y;
    uint32_t least, greatest;
  } table[] = {{1, 0, 0, 1}, {-1, 0, 1, 0}, {0, 1, 0, 2}, {0, -1, 2, 0}, {1, 1, 0, 2}, {1, -1, 3, 1}, {0, 0, 0, 0}};
  og_problem problem;
  og_ivec along;
  og_int best, value;
  set_square(&problem);
  og_ivec_init(&along);
  og_int_init(&best);
  og_int_init(&value);
  for (size_t k = 0; k < sizeof table / sizeof *table; k++) {
    og_int_set_si(&along.x, table[k].x);
    og_int_set_si(&along.y, table[k].y);
    for (int sign = 1; sign >= -1; sign -= 2) {
      const uint32_t wanted = sign > 0 ? table[k].least : table[k].greatest;
      assert_int_equal(og_extreme_point(&problem.a, &along, sign, &best, &value), wanted);
      og_ivec_dot(&value, &along, &problem.a.at[wanted]);
      assert_int_equal(og_int_compare(&value, &best), 0);
    }
  }
  og_ivec_clear(&along);
  og_int_clear(&best);
  og_int_clear(&value);
  og_problem_clear(&problem);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_begins_empty),
      cmocka_unit_test(test_a_point_is_in_it_once),
      cmocka_unit_test(test_the_first_of_the_extreme_points),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
