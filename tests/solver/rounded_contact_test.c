// Sweeps of rounded bodies whose contact the advance along the ray does not find, so that all features are tried: a body
// that dwarfs the other, an approach that grazes for too long, and a limit reached wherever it may be.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <math.h>

#include "spec/solver/solver.h"

typedef struct bench {
  og_problem problem;
  og_solver *solver;
  og_answer answer;
} bench;

static const double still[3] = {0, 0, 0}, along_x[3] = {1, 0, 0};

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

// A ball of that radius comes along x to the points.
static void set_ball(bench *b, const double *points, size_t count, const double centre[3], double radius) {
  assert_int_equal(og_problem_set_doubles(&b->problem, points, count, 0, centre, 1, radius), OG_PROBLEM_OK);
  assert_int_equal(og_problem_set_motion(&b->problem, still, along_x, NULL), OG_PROBLEM_OK);
}

// value = p + sign sqrt(q), times 2^e?
static void expect_surd(const og_surd *value, const mpz_t p, int sign, const mpz_t q, long e) {
  og_surd wanted;
  og_surd_init(&wanted);
  mpz_set(wanted.p.z, p);
  mpz_set(wanted.q.z, q);
  mpz_set_ui(wanted.m.z, 1);
  wanted.s = sign;
  wanted.e = e;
  assert_int_equal(og_surd_compare(value, &wanted), 0);
  og_surd_clear(&wanted);
}

// Unit cube, radius 2^700: contact with the face x = 0 from 2^700 before it to 2^700 behind the face x = 1. Four of the
// cube's edges run along with the ball and are never where contact begins.
static void test_a_ball_beyond_all_proportion(void **state) {
  bench *b = *state;
  const double cube[24] = {0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1};
  set_ball(b, cube, 8, (const double[3]){-0x1p701, 0.5, 0.5}, 0x1p700);
  assert_int_equal(og_solve(b->solver, OG_SWEEP, &b->problem, NULL, &b->answer), OG_ANSWERED);
  assert_true(b->answer.finding.hit);
  mpz_t p, q;
  mpz_inits(p, q, NULL);
  mpz_set_ui(p, 1);
  mpz_mul_2exp(p, p, 700);
  expect_surd(&b->answer.finding.first, p, 0, q, 0);
  mpz_mul_ui(p, p, 3);
  mpz_add_ui(p, p, 1);
  expect_surd(&b->answer.finding.last, p, 0, q, 0);
  mpz_clears(p, q, NULL);
}

// Along the flat end of the parabola y = x^2, x <= 0, with a vertex at each power of two, each advance is half of what
// is left. Contact begins beside the last edge, to the vertex (-2^-45, 2^-90): where its line is R away.
static void test_an_approach_that_grazes(void **state) {
  bench *b = *state;
  enum { LAST = 45 };
  double parabola[3 * (LAST + 3)] = {0};
  for (int k = 0; k <= LAST; k++) {
    parabola[3 * (k + 1)] = -ldexp(1, -k);
    parabola[3 * (k + 1) + 1] = ldexp(1, -2 * k);
  }
  parabola[3 * (LAST + 2)] = parabola[3 * (LAST + 2) + 1] = 1;
  set_ball(b, parabola, LAST + 3, (const double[3]){-0x1p-40, 0x1p-200, 0}, 0x1p-100);
  assert_int_equal(og_solve(b->solver, OG_SWEEP, &b->problem, NULL, &b->answer), OG_ANSWERED);
  assert_true(b->answer.finding.hit);
  // 2^-40 - 2^(45 - 200) - R sqrt(2^90 + 1), in steps of 2^-200.
  mpz_t p, q;
  mpz_inits(p, q, NULL);
  mpz_set_ui(p, 1);
  mpz_mul_2exp(p, p, 160 - LAST);
  mpz_sub_ui(p, p, 1);
  mpz_mul_2exp(p, p, LAST);
  mpz_set_ui(q, 1);
  mpz_mul_2exp(q, q, 2 * LAST);
  mpz_add_ui(q, q, 1);
  mpz_mul_2exp(q, q, 200);
  expect_surd(&b->answer.finding.first, p, -1, q, -200);
  mpz_clears(p, q, NULL);
}

// A ball that grazes the nearer of two vertices that doubles take for one, under every limit: it gives up, or it answers
// the time of that touch, and at last it does.
static void test_grazing_under_any_limit(void **state) {
  bench *b = *state;
  const double points[9] = {-1, -1, 0, 0, 0, 0, 0, 0x1p-80, 0};
  set_ball(b, points, 3, (const double[3]){-1, 0x3p-80, 0}, 0x1p-79);
  mpz_t one, zero;
  mpz_inits(one, zero, NULL);
  mpz_set_ui(one, 1);
  size_t gave_up = 0;
  og_status status = OG_GAVE_UP;
  for (size_t limit = 1; limit <= 20; limit++) {
    og_solver_set_limit(b->solver, limit);
    status = og_solve(b->solver, OG_SWEEP, &b->problem, NULL, &b->answer);
    if (status == OG_GAVE_UP) {
      gave_up++;
      continue;
    }
    assert_int_equal(status, OG_ANSWERED);
    assert_true(b->answer.finding.hit);
    expect_surd(&b->answer.finding.first, one, 0, zero, 0);
    expect_surd(&b->answer.finding.last, one, 0, zero, 0);
  }
  og_solver_set_limit(b->solver, 0);
  assert_int_equal(status, OG_ANSWERED);
  assert_true(gave_up > 2);
  mpz_clears(one, zero, NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_a_ball_beyond_all_proportion),
      cmocka_unit_test(test_an_approach_that_grazes),
      cmocka_unit_test(test_grazing_under_any_limit),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
