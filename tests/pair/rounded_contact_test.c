// Sweeps of rounded bodies whose contact the advance along the ray does not find, so that all features are tried: a
// body that dwarfs the other, an approach that grazes for too long, and a limit reached wherever it may be.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <math.h>

#include "spec/pair/solve/solver.h"

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

// value = p 2^e?
static void expect_surd(const og_surd *value, const mpz_t p, long e) {
  og_surd wanted;
  og_surd_init(&wanted);
  mpz_set(wanted.p.z, p);
  mpz_set_ui(wanted.m.z, 1);
  wanted.e = e;
  assert_int_equal(og_surd_compare(value, &wanted), 0);
  og_surd_clear(&wanted);
}

// A ball that holds the other body leaves it: far larger than that, by any power of two, with the face of a cube last,
// or a corner, whichever number it has. Four of the cube's edges run along with the ball and are never where contact
// ends.
static void test_a_ball_beyond_all_proportion(void **state) {
  bench *b = *state;
  static const double cube[24] = {0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1},
                      cone[12] = {0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0.5, 0.5},
                      apex_first[12] = {1, 0.5, 0.5, 0, 1, 0, 0, 0, 1, 0, 0, 0};
  // Beyond the first face of the first tetrahedron, and of no other.
  static const double kite[15] = {0, 0, 0, 0, 16, 0, 0, 0, 16, -4, 0.5, 0.5, 1, 0.5, 0.5};
  static const double *const body[4] = {cube, cone, apex_first, kite};
  static const size_t corners[4] = {8, 4, 4, 5};
  mpz_t last, none;
  mpz_inits(last, none, NULL);
  for (int size = 0; size >= -800; size -= 100)
    for (int which = 0; which < 4; which++) {
      double points[24];
      const size_t count = corners[which];
      for (size_t k = 0; k < 3 * count; k++) points[k] = ldexp(body[which][k], size);
      const double centre[3] = {ldexp(-1, size), ldexp(0.5, size), ldexp(0.5, size)};
      set_ball(b, points, count, centre, 0x1p700);
      assert_int_equal(og_solve(b->solver, OG_SWEEP, &b->problem, NULL, &b->answer), OG_ANSWERED);
      assert_true(b->answer.finding.hit);
      expect_surd(&b->answer.finding.first, none, 0);
      // The radius and what lies between the centre and the end of the body: 2.
      mpz_set_ui(last, 1);
      mpz_mul_2exp(last, last, (mp_bitcnt_t)(700 - size));
      mpz_add_ui(last, last, 2);
      expect_surd(&b->answer.finding.last, last, size);
    }
  mpz_clears(last, none, NULL);
}

// Along a chain of edges, each a quarter as long as the one before and a fifth less steep, each advance goes past two
// of them, and there are more than it will follow. Contact begins beside the last edge, to the vertex (-4^-75, m 4^-75
// / 2^40), which the path y = 0 meets at its other end: R sqrt(2^80 + m^2) / m before that.
static void test_an_approach_that_grazes(void **state) {
  bench *b = *state;
  enum { LAST = 75 };
  double chain[3 * (LAST + 3)] = {0};
  unsigned long m = 1UL << 40;
  for (int k = 0; k <= LAST; k++) {
    if (k > 0) m -= m / 5;
    chain[3 * (k + 1)] = -ldexp(1, -2 * k);
    chain[3 * (k + 1) + 1] = ldexp((double)m, -40 - 2 * k);
  }
  chain[3 * (LAST + 2)] = chain[3 * (LAST + 2) + 1] = 1;
  set_ball(b, chain, LAST + 3, (const double[3]){-0x1p-100, 0, 0}, 0x1p-190);
  assert_int_equal(og_solve(b->solver, OG_SWEEP, &b->problem, NULL, &b->answer), OG_ANSWERED);
  assert_true(b->answer.finding.hit);
  // 2^-100 - R sqrt(2^80 + m^2) / m
  og_surd first;
  og_surd_init(&first);
  mpz_set_ui(first.m.z, m);
  mpz_mul_2exp(first.p.z, first.m.z, 90);
  mpz_set_ui(first.q.z, 1);
  mpz_mul_2exp(first.q.z, first.q.z, 80);
  mpz_addmul(first.q.z, first.m.z, first.m.z);
  first.s = -1;
  first.e = -190;
  assert_int_equal(og_surd_compare(&b->answer.finding.first, &first), 0);
  og_surd_clear(&first);
}

// A ball that grazes the nearer of two vertices that doubles take for one, under every limit: it gives up, or it
// answers the time of that touch, and at last it does.
static void test_grazing_under_any_limit(void **state) {
  bench *b = *state;
  const double points[9] = {-1, -1, 0, 0, 0, 0, 0, 0x1p-80, 0};
  set_ball(b, points, 3, (const double[3]){-1, 0x3p-80, 0}, 0x1p-79);
  mpz_t one;
  mpz_init_set_ui(one, 1);
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
    expect_surd(&b->answer.finding.first, one, 0);
    expect_surd(&b->answer.finding.last, one, 0);
  }
  og_solver_set_limit(b->solver, 0);
  assert_int_equal(status, OG_ANSWERED);
  assert_true(gave_up > 2);
  mpz_clear(one);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_a_ball_beyond_all_proportion),
      cmocka_unit_test(test_an_approach_that_grazes),
      cmocka_unit_test(test_grazing_under_any_limit),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
