// Eight times the corners take less than thirty times the time: combs, whose teeth are cut off first, and points along
// a straight side. Each corner was once held against all that are not convex.

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <time.h>

#include <cmocka.h>

#include "spec/triangulate/solve/triangulate.h"

enum { MOST = 16000 };

typedef size_t (*shape)(double *xyz, size_t most);

static size_t put(double *xyz, size_t count, double x, double y) {
  xyz[3 * count] = x;
  xyz[3 * count + 1] = y;
  xyz[3 * count + 2] = 0;
  return count + 1;
}

static size_t comb(double *xyz, size_t most) {
  const size_t teeth = most / 2 - 1;
  size_t count = 0;
  for (size_t k = 0; k < teeth; k++) {
    count = put(xyz, count, (double)k, 0);
    count = put(xyz, count, (double)k + 0.5, 10);
  }
  count = put(xyz, count, (double)teeth, -1);
  return put(xyz, count, 0, -1);
}

static size_t straight_side(double *xyz, size_t most) {
  size_t count = 0;
  while (count + 1 < most) count = put(xyz, count, (double)count, 0);
  return put(xyz, count, (double)most / 2, 5);
}

static double seconds_of(shape make, size_t most) {
  double *xyz = malloc(3 * most * sizeof *xyz), least = 1e9;
  assert_non_null(xyz);
  const size_t count = make(xyz, most);
  og_polygon_problem problem = {.hole_count = 0};
  og_hull_problem_init(&problem.points);
  assert_int_equal(og_hull_problem_set_doubles(&problem.points, 2, xyz, count), OG_PROBLEM_OK);
  for (int run = 0; run < 3; run++) {
    og_triangulation_answer answer;
    og_triangulation_answer_init(&answer);
    const clock_t start = clock();
    assert_int_equal(og_solve_triangulation(&problem, &answer), OG_TRIANGULATION_ACCEPTED);
    const double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    if (seconds < least) least = seconds;
    assert_int_equal(answer.finding.fault, OG_POLYGON_SIMPLE);
    og_triangulation_answer_clear(&answer);
  }
  og_hull_problem_clear(&problem.points);
  free(xyz);
  return least;
}

static void expect_no_cliff(shape make) {
  const double few = seconds_of(make, MOST / 8), many = seconds_of(make, MOST);
  // Below the clock's grain a quotient says nothing.
  assert_true(many < 0.01 || many < 30 * few);
}

static void test_comb(void **state) {
  (void)state;
  expect_no_cliff(comb);
}

static void test_straight_side(void **state) {
  (void)state;
  expect_no_cliff(straight_side);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_comb), cmocka_unit_test(test_straight_side)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
