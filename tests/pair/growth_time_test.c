// Eight times the vertices take about eight times the time, of depth and of sweeps of rounded bodies.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <time.h>
#include <cmocka.h>

#include "spec/pair/solve/solver.h"
#include "tests/shared/sized_pair.h"

#define MOST 4000

typedef struct bench {
  og_problem problem;
  double a[3 * MOST], b[3 * MOST];
} bench;

static int set_up(void **state) {
  static bench b;
  og_problem_init(&b.problem);
  *state = &b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  og_problem_clear(&b->problem);
  return 0;
}

static void set_pair(bench *b, const sized_family *family, size_t count, double radius) {
  static const double still[3] = {0, 0, 0}, velocity[3] = {0.25, 0.5, 1}, until = 100;
  family->make(b->a, b->b, count);
  assert_int_equal(og_problem_set_doubles(&b->problem, b->a, count, radius, b->b, count, radius), OG_PROBLEM_OK);
  assert_int_equal(og_problem_set_motion(&b->problem, still, velocity, &until), OG_PROBLEM_OK);
}

static double seconds_of(bench *b, og_question question) {
  double least = 1e9;
  for (int run = 0; run < 3; run++) {
    og_solver *solver = og_solver_new();
    og_answer answer;
    og_answer_init(&answer);
    const clock_t start = clock();
    assert_int_equal(og_solve(solver, question, &b->problem, NULL, &answer), OG_ANSWERED);
    const double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    if (seconds < least) least = seconds;
    og_answer_clear(&answer);
    og_solver_free(solver);
  }
  return least;
}

static void expect_no_cliff(bench *b, const char *name, double radius, og_question question) {
  const sized_family *family = sized_families;
  while (strcmp(family->name, name) != 0) family++;
  set_pair(b, family, MOST / 8, radius);
  const double few = seconds_of(b, question);
  set_pair(b, family, MOST, radius);
  const double many = seconds_of(b, question);
  print_message("%s: %g s with %d vertices, %g s with %d\n", name, few, MOST / 8, many, MOST);
  assert_true(many < 30 * few);
}

// Looking at all faces, or at all points, for each corner took 50 times the time and more. So did the search of all
// features for a contact that doubles took to be in a neighbour.
static void test_time_by_the_vertices(void **state) {
  bench *b = *state;
  expect_no_cliff(b, "rings", 0, OG_DEPTH);
  expect_no_cliff(b, "equal-spheres", 0, OG_DEPTH);
  expect_no_cliff(b, "rings-in-a-row", 0.125, OG_SWEEP);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_time_by_the_vertices),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
