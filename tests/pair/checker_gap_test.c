// The checker's gap along a direction is the least over all points, however large, alike or far off they are.
//
// The truth is the least and the greatest of all products, each computed exactly. ORIGO_TEST_PAIRS sets the number of
// rounds (default 4,000).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "spec/pair/checker_state.h"
#include "tests/shared/random_points.h"
#include "tests/shared/wanted_pairs.h"

#define DEFAULT_ROUNDS 4000
#define MOST_POINTS 24

// sign * (of so many bits), often with a run of zeros or ones behind its first few.
static void random_integer(og_int *r, int bits, or_random *random) {
  og_int_set_si(r, 0);
  const int kind = or_random_int(random, 0, 3);
  for (int k = 0; k < bits; k += 15) {
    const int digit = kind == 0 || k < 30 ? or_random_int(random, 0, 32767) : kind == 1 ? 0 : 32767;
    mpz_mul_2exp(r->z, r->z, 15);
    mpz_add_ui(r->z, r->z, (unsigned long)digit);
  }
  if (or_random_int(random, 0, 1) == 1) og_int_neg(r, r);
}

static void random_vector(og_ivec *v, int bits, or_random *random) {
  random_integer(&v->x, bits, random);
  random_integer(&v->y, bits, random);
  random_integer(&v->z, bits, random);
}

static void truth_of(og_int *gap, const og_problem *problem, const og_ivec *n) {
  og_int least, most, value;
  og_int_init(&least);
  og_int_init(&most);
  og_int_init(&value);
  for (size_t i = 0; i < problem->a.count; i++) {
    og_ivec_dot(&value, n, &problem->a.at[i]);
    if (i == 0 || og_int_compare(&value, &least) < 0) og_int_set(&least, &value);
  }
  for (size_t j = 0; j < problem->b.count; j++) {
    og_ivec_dot(&value, n, &problem->b.at[j]);
    if (j == 0 || og_int_compare(&value, &most) > 0) og_int_set(&most, &value);
  }
  og_int_sub(gap, &least, &most);
  og_int_clear(&least);
  og_int_clear(&most);
  og_int_clear(&value);
}

static void expect_truth(og_checker *c, const og_problem *problem, const og_ivec *n) {
  og_int truth;
  og_int_init(&truth);
  truth_of(&truth, problem, n);
  og_check_gap(c, problem, n);
  assert_int_equal(og_int_compare(&truth, &c->gap), 0);
  og_int_clear(&truth);
}

// Points that are alike in their leading bits, points that are not, points far above the size that the pair tells.
static void random_points(og_points *points, int bits, or_random *random) {
  const int count = or_random_int(random, 1, MOST_POINTS);
  og_points_resize(points, (size_t)count);
  const int kind = or_random_int(random, 0, 3);
  for (size_t k = 0; k < points->count; k++) {
    og_ivec *at = &points->at[k];
    if (kind == 0 && k > 0) {
      og_ivec_set(at, &points->at[k - 1]);
      mpz_add_ui(at->x.z, at->x.z, (unsigned long)or_random_int(random, 0, 2));
      mpz_sub_ui(at->y.z, at->y.z, (unsigned long)or_random_int(random, 0, 2));
    } else if (kind == 1) {
      random_vector(at, or_random_int(random, 0, bits), random);
    } else {
      random_vector(at, bits, random);
    }
  }
}

static void gaps_of_integers(void **state) {
  (void)state;
  or_random random = {.state = 2611};
  og_checker *c = og_checker_new();
  og_problem problem;
  og_problem_init(&problem);
  og_ivec n;
  og_ivec_init(&n);
  for (long round = wanted_pairs(DEFAULT_ROUNDS); round > 0; round--) {
    static const int widths[] = {1, 15, 29, 30, 31, 45, 60, 64, 75, 120, 200, 400, 2100};
    const int width = widths[or_random_int(&random, 0, 12)], other = widths[or_random_int(&random, 0, 12)];
    random_points(&problem.a, width, &random);
    random_points(&problem.b, or_random_int(&random, 0, 3) == 0 ? other : width, &random);
    random_vector(&n, widths[or_random_int(&random, 0, 12)], &random);
    problem.approx_exp = or_random_int(&random, -10, width + 10);
    expect_truth(c, &problem, &n);
  }
  og_ivec_clear(&n);
  og_problem_clear(&problem);
  og_checker_free(c);
}

// Of two doubles one ulp apart, and the same far from the origin; the direction is along the edge between them, or
// across it: then all points are alike.
static void gaps_one_ulp_apart(void **state) {
  (void)state;
  og_checker *c = og_checker_new();
  og_problem problem;
  og_problem_init(&problem);
  og_ivec n;
  og_ivec_init(&n);
  static const double far[] = {0, 1, 0x1p20, 0x1p52, 0x1p300, 0x1p-300};
  for (size_t k = 0; k < sizeof far / sizeof *far; k++) {
    const double ulp = far[k] == 0 ? 0x1p-1074 : far[k] * 0x1p-52;
    const double a[] = {far[k], 1, 0, far[k] + ulp, 1, 0, far[k], 2, 1}, b[] = {far[k] + ulp, 0, 0, far[k], 1, 3};
    assert_int_equal(og_problem_set_doubles(&problem, a, 3, 0, b, 2, 0), OG_PROBLEM_OK);
    for (int x = -1; x <= 1; x++)
      for (int y = -1; y <= 1; y++)
        for (int z = -1; z <= 1; z++) {
          og_int_set_si(&n.x, x);
          og_int_set_si(&n.y, y);
          og_int_set_si(&n.z, z);
          expect_truth(c, &problem, &n);
        }
  }
  og_ivec_clear(&n);
  og_problem_clear(&problem);
  og_checker_free(c);
}

static void set_vector(og_ivec *v, int64_t x, int64_t y, int64_t z, unsigned bits) {
  const int64_t value[3] = {x, y, z};
  og_int *const coordinate[3] = {&v->x, &v->y, &v->z};
  for (int k = 0; k < 3; k++) {
    mpz_set_d(coordinate[k]->z, (double)value[k]); // below 2^53
    mpz_mul_2exp(coordinate[k]->z, coordinate[k]->z, bits);
  }
}

// Only points that may be extreme are multiplied out: another leaves the checker's `value` alone. Whatever the number
// of bits, a point is left out that is an eighth of the bodies' size behind. The widest coordinate is any of the three.
static void others_are_left_out(void **state) {
  (void)state;
  og_checker *c = og_checker_new();
  og_problem problem;
  og_problem_init(&problem);
  og_points_resize(&problem.a, 2);
  og_points_resize(&problem.b, 2);
  og_ivec n;
  og_ivec_init(&n);
  for (unsigned bits = 0; bits <= 160; bits++)
    for (unsigned bits_n = 0; bits_n <= 40; bits_n++)
      for (int axis = 0; axis < 3; axis++) {
        const int64_t x = axis == 0 ? 1023 : 1, y = axis == 1 ? 1023 : 1, z = axis == 2 ? 1023 : 1;
        set_vector(&n, x, y, z, bits_n);
        for (int far = 0; far < 2; far++) { // the first point is at the origin, and tells nothing of the size
          set_vector(&problem.a.at[0], far ? 0 : -x, far ? 0 : -y, far ? 0 : -z, bits);
          set_vector(&problem.a.at[1], x, y, z, bits);
          set_vector(&problem.b.at[0], far ? 0 : x, far ? 0 : y, far ? 0 : z, bits);
          set_vector(&problem.b.at[1], -x, -y, -z, bits);
          problem.approx_exp = far ? bits + 10 : 0;
          og_int_set_si(&c->value, 4711);
          expect_truth(c, &problem, &n);
          mpz_sub_ui(c->value.z, c->value.z, 4711);
          assert_int_equal(og_int_sign(&c->value), 0);
        }
      }
  og_ivec_clear(&n);
  og_problem_clear(&problem);
  og_checker_free(c);
}

// What is not seen decides: all of a coordinate below one unit of its place, with either sign, times the largest n. The
// point that looks farther by D areas of 2^30 is nearer. D is above 3 and above 4: no smaller bound holds.
static void what_is_not_seen_decides(void **state) {
  (void)state;
  og_checker *c = og_checker_new();
  og_problem problem;
  og_problem_init(&problem);
  og_points_resize(&problem.a, 2);
  og_points_resize(&problem.b, 2);
  og_ivec n;
  og_ivec_init(&n);
  const int64_t unit = 65536, most = INT64_C(1073741823) * unit, below = unit - 1;
  for (int way = 0; way < 2; way++) {
    // n_x D_x is 3.5 and 4.4 times 2^30.
    set_vector(&n, way == 0 ? 131072 * unit : 590558003 * unit, most, most, 0);
    const int64_t x[2] = {way == 0 ? -14336 * unit : below, way == 0 ? 14336 * unit : 8 * unit};
    for (int body = 0; body < 2; body++) {
      og_points *const points = body == 0 ? &problem.a : &problem.b;
      const int64_t sign = body == 0 ? 1 : -1;
      set_vector(&points->at[0], sign * x[0], sign * below, sign * below, 0);
      set_vector(&points->at[1], sign * x[1], sign * -below, sign * -below, 0);
    }
    problem.approx_exp = 30;
    expect_truth(c, &problem, &n);
    og_ivec_swap(&problem.a.at[0], &problem.a.at[1]);
    og_ivec_swap(&problem.b.at[0], &problem.b.at[1]);
    expect_truth(c, &problem, &n);
  }
  og_ivec_clear(&n);
  og_problem_clear(&problem);
  og_checker_free(c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(gaps_of_integers),
      cmocka_unit_test(gaps_one_ulp_apart),
      cmocka_unit_test(others_are_left_out),
      cmocka_unit_test(what_is_not_seen_decides),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
