// What the steps of an answer count, and what a limit on them means: with as many as the answer took it is found again,
// with one less the solver gives up; every corner that a surface has beyond the first four took one.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "spec/pair/solve/solver.h"
#include "tests/shared/random_pair.h"
#include "tests/shared/random_points.h"
#include "tests/shared/wanted_pairs.h"

typedef struct bench {
  og_problem problem;
  og_solver *solver;
  og_answer answer;
} bench;

static int set_up(void **state) {
  static bench b;
  og_problem_init(&b.problem);
  b.solver = og_solver_new();
  og_answer_init(&b.answer);
  *state = &b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  og_problem_clear(&b->problem);
  og_solver_free(b->solver);
  og_answer_clear(&b->answer);
  return 0;
}

// A cloud of points around the origin. The last step finds no point beyond the nearest face.
static void test_a_step_for_every_corner(void **state) {
  bench *b = *state;
  enum { CLOUD = 24 };
  static const double origin[3] = {0, 0, 0};
  or_random random = or_random_seeded(41);
  size_t most = 0;
  for (int round = 0; round < 40; round++) {
    double points[3 * CLOUD];
    or_uniform_points(points, CLOUD, 1, &random);
    assert_int_equal(og_problem_set_doubles(&b->problem, points, CLOUD, 0, origin, 1, 0), OG_PROBLEM_OK);
    assert_int_equal(og_solve(b->solver, OG_DEPTH, &b->problem, NULL, &b->answer), OG_ANSWERED);
    if (b->answer.certificate.kind != OG_CERT_SURFACE) continue;
    const size_t corners = b->answer.certificate.witness.count;
    assert_int_equal(b->answer.certificate.triangle_count, 2 * corners - 4);
    assert_true(b->answer.steps > corners - 4);
    if (corners > most) most = corners;
  }
  assert_true(most > 8);
}

// The steps that the answer takes; with one less there is none.
static size_t least_limit(bench *b, og_question question, const og_guess *guess) {
  og_solver_set_limit(b->solver, 0);
  assert_int_equal(og_solve(b->solver, question, &b->problem, guess, &b->answer), OG_ANSWERED);
  const size_t steps = b->answer.steps;
  if (steps > 0) {
    og_solver_set_limit(b->solver, steps);
    assert_int_equal(og_solve(b->solver, question, &b->problem, guess, &b->answer), OG_ANSWERED);
    assert_int_equal(b->answer.steps, steps);
  }
  if (steps > 1) { // a limit of 0 is none
    og_solver_set_limit(b->solver, steps - 1);
    assert_int_equal(og_solve(b->solver, question, &b->problem, guess, &b->answer), OG_GAVE_UP);
    assert_int_equal(b->answer.steps, steps - 1);
  }
  og_solver_set_limit(b->solver, 0);
  return steps;
}

static void test_the_least_limit(void **state) {
  bench *b = *state;
  static or_pair pair;
  // From the first two points, so that there is something to do.
  const og_guess first = {.count = 1, .pair = {{0, 0}}};
  const size_t wanted = (size_t)wanted_pairs(2000), families = or_pair_family_count();
  size_t limited[OG_PAIR_QUESTION_COUNT] = {0};
  for (size_t k = 0; k < wanted; k++) {
    or_pair_make(&pair, k % families, 9100000 + k / families);
    assert_int_equal(or_pair_problem(&b->problem, &pair), OG_PROBLEM_OK);
    for (og_question question = 0; question < OG_PAIR_QUESTION_COUNT; question++)
      limited[question] += least_limit(b, question, &first) > 1;
  }
  for (og_question question = 0; question < OG_PAIR_QUESTION_COUNT; question++)
    assert_true(limited[question] > wanted / 20);
}

// A ball passes a blunt corner, of vertices that doubles take for one, and meets an edge farther on: only where it
// starts is there anything to do, and a limit reached there is one.
static void test_a_limit_at_the_start(void **state) {
  bench *b = *state;
  const double c = 0x1p-80;
  const double corner[15] = {11, -1, 0, 1, 0, 0, 0, 0, 0, 0, 2 * c, 0, -0.3125 * c, c, 0};
  const double ball[3] = {-1, 0.3125, 0}, still[3] = {0, 0, 0}, velocity[3] = {6, -0.6875, 0};
  assert_int_equal(og_problem_set_doubles(&b->problem, corner, 5, 0, ball, 1, 0x1p-7), OG_PROBLEM_OK);
  assert_int_equal(og_problem_set_motion(&b->problem, still, velocity, NULL), OG_PROBLEM_OK);
  assert_int_equal(least_limit(b, OG_SWEEP, NULL), 2);
}

// A point flies into another: of all bodies these have the least to grow a polytope from.
static void test_points_that_meet(void **state) {
  bench *b = *state;
  const double at[3] = {1, 1, 1}, from[3] = {5, -1, 7}, still[3] = {0, 0, 0}, velocity[3] = {-2, 1, -3};
  assert_int_equal(og_problem_set_doubles(&b->problem, at, 1, 0, from, 1, 0), OG_PROBLEM_OK);
  assert_int_equal(og_problem_set_motion(&b->problem, still, velocity, NULL), OG_PROBLEM_OK);
  assert_true(least_limit(b, OG_SWEEP, NULL) > 0);
  assert_int_equal(og_solve(b->solver, OG_SWEEP, &b->problem, NULL, &b->answer), OG_ANSWERED);
  const og_finding *f = &b->answer.finding;
  assert_true(f->hit && og_surd_to_double(&f->first) == 2 && og_surd_to_double(&f->last) == 2);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_a_step_for_every_corner),
      cmocka_unit_test(test_the_least_limit),
      cmocka_unit_test(test_a_limit_at_the_start),
      cmocka_unit_test(test_points_that_meet),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
