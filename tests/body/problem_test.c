// Problems: the lattice holds the numbers given, whichever way they come in; the approximations are as good
// as they say; what is no problem is refused; storage is reused without a trace of what was there.

#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "tests/shared/random_pair.h"

#define SEEDS 200 // of every family

// ---- the same numbers as exact bodies ----

// Every double is an integer over 2^1074; `factor` more in numerator and denominator changes nothing.
static void exact_number(og_int *r, double x, unsigned long factor) {
  mpq_t q;
  mpq_init(q);
  mpq_set_d(q, x);
  mpq_mul_2exp(q, q, 1074);
  mpz_mul_ui(r->z, mpq_numref(q), factor);
  mpq_clear(q);
}

static void exact_vector(og_ivec *r, const double *xyz, unsigned long factor) {
  exact_number(&r->x, xyz[0], factor);
  exact_number(&r->y, xyz[1], factor);
  exact_number(&r->z, xyz[2], factor);
}

static void exact_den(og_int *r, unsigned long factor) {
  og_int_set_si(r, (long)factor);
  mpz_mul_2exp(r->z, r->z, 1074);
}

static void exact_body(og_exact_body *body, const double *xyz, size_t count, double radius, unsigned long factor) {
  og_exact_body_resize(body, count);
  for (size_t k = 0; k < count; k++) exact_vector(&body->point[k], xyz + 3 * k, factor);
  exact_number(&body->radius, radius, factor);
  exact_den(&body->den, factor);
}

static void exact_motion(og_exact_motion *motion, const or_pair *pair, unsigned long factor) {
  og_ivec other;
  og_ivec_init(&other);
  exact_vector(&motion->velocity, pair->vb, factor);
  exact_vector(&other, pair->va, factor);
  og_ivec_sub(&motion->velocity, &motion->velocity, &other);
  og_ivec_clear(&other);
  exact_den(&motion->den, factor);
  motion->has_until = pair->has_until;
  exact_number(&motion->until_num, pair->until, 1);
  exact_den(&motion->until_den, 1);
}

static void both_ways_in_agree(void **state) {
  (void)state;
  static or_pair pair;
  og_problem doubles, exact;
  og_problem_init(&doubles);
  og_problem_init(&exact);
  og_exact_body a, b;
  og_exact_body_init(&a);
  og_exact_body_init(&b);
  og_exact_motion motion;
  og_exact_motion_init(&motion);
  for (size_t family = 0; family < or_pair_family_count(); family++)
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
      or_pair_make(&pair, family, 4000000 + seed);
      assert_int_equal(or_pair_problem(&doubles, &pair), OG_PROBLEM_OK);
      assert_true(or_pair_is_problem(&pair, &doubles));
      // The denominators differ: 3, 10 and 7 times a power of two.
      exact_body(&a, pair.a, pair.na, pair.ra, 3);
      exact_body(&b, pair.b, pair.nb, pair.rb, 10);
      exact_motion(&motion, &pair, 7);
      assert_int_equal(og_problem_set_exact(&exact, &a, &b, &motion), OG_PROBLEM_OK);
      assert_true(or_pair_is_problem(&pair, &exact));
      // Over one power of two the lattice is the same up to a power of two, which or_pair_is_problem has just
      // shown.
      exact_body(&a, pair.a, pair.na, pair.ra, 1);
      exact_body(&b, pair.b, pair.nb, pair.rb, 1);
      assert_int_equal(og_problem_set_exact(&exact, &a, &b, NULL), OG_PROBLEM_OK);
      assert_int_equal(mpz_cmp_ui(exact.unit_den.z, 1), 0);
      assert_false(exact.has_until);
      assert_true(og_ivec_is_zero(&exact.velocity));
      // And the motion may come as doubles, whatever the lattice.
      assert_int_equal(og_problem_set_motion(&exact, pair.va, pair.vb, pair.has_until ? &pair.until : NULL),
                       OG_PROBLEM_OK);
      assert_true(or_pair_is_problem(&pair, &exact));
    }
  og_problem_clear(&doubles);
  og_problem_clear(&exact);
  og_exact_body_clear(&a);
  og_exact_body_clear(&b);
  og_exact_motion_clear(&motion);
}

static void motion_in_doubles_fits_a_lattice_of_thirds(void **state) {
  (void)state;
  og_problem problem;
  og_problem_init(&problem);
  og_exact_body a, b;
  og_exact_body_init(&a);
  og_exact_body_init(&b);
  og_exact_body_resize(&a, 1);
  og_exact_body_resize(&b, 1);
  og_ivec_set_zero(&a.point[0]);
  og_ivec_set_zero(&b.point[0]);
  og_int_set_si(&b.point[0].x, 1);
  og_int_set_si(&b.den, 3);
  assert_int_equal(og_problem_set_exact(&problem, &a, &b, NULL), OG_PROBLEM_OK);
  // B is at x = 1/3 and moves by -1/4 a unit of time.
  assert_int_equal(og_problem_set_motion(&problem, (double[3]){0.25, 0, 0}, (double[3]){0, 0, 0}, &(double){1.5}),
                   OG_PROBLEM_OK);
  mpq_t ratio;
  mpq_init(ratio);
  mpq_set_num(ratio, problem.velocity.x.z);
  mpq_set_den(ratio, problem.b.at[0].x.z);
  mpq_canonicalize(ratio);
  assert_int_equal(mpq_cmp_si(ratio, -3, 4), 0);
  mpq_set_num(ratio, problem.until_num.z);
  mpq_set_den(ratio, problem.until_den.z);
  mpq_canonicalize(ratio);
  assert_int_equal(mpq_cmp_si(ratio, 3, 2), 0);
  mpq_clear(ratio);
  og_problem_clear(&problem);
  og_exact_body_clear(&a);
  og_exact_body_clear(&b);
}

// The lattice is as coarse as the numbers allow, whichever of them has the lowest bit; where all are zero it stays.
static void common_zero_bits_are_dropped(void **state) {
  (void)state;
  og_problem problem;
  og_problem_init(&problem);
  og_exact_body a, b;
  og_exact_body_init(&a);
  og_exact_body_init(&b);
  og_exact_motion motion;
  og_exact_motion_init(&motion);
  og_exact_body_resize(&a, 2);
  og_exact_body_resize(&b, 1);
  for (int k = 0; k < 2; k++) og_ivec_set_zero(&a.point[k]);
  og_ivec_set_zero(&b.point[0]);
  og_int *const numbers[] = {&a.point[0].x, &a.point[1].z,      &b.point[0].y,      &a.radius,
                             &b.radius,     &motion.velocity.x, &motion.velocity.y, &motion.velocity.z};
  enum { COUNT = sizeof numbers / sizeof *numbers };
  assert_int_equal(og_problem_set_exact(&problem, &a, &b, &motion), OG_PROBLEM_OK);
  assert_int_equal(problem.unit_exp, 0);
  for (int lowest = 0; lowest < COUNT; lowest++) {
    for (int k = 0; k < COUNT; k++) {
      og_int_set_si(numbers[k], 3);
      mpz_mul_2exp(numbers[k]->z, numbers[k]->z, k == lowest ? 38 : 40);
    }
    assert_int_equal(og_problem_set_exact(&problem, &a, &b, &motion), OG_PROBLEM_OK);
    assert_int_equal(problem.unit_exp, 38);
    assert_int_equal(mpz_get_si(problem.a.at[0].x.z), lowest == 0 ? 3 : 12);
    assert_int_equal(mpz_get_si(problem.b.at[0].y.z), lowest == 2 ? 3 : 12);
    assert_int_equal(mpz_get_si(problem.radius.z), lowest == 3 || lowest == 4 ? 15 : 24);
    assert_int_equal(mpz_get_si(problem.velocity.z.z), lowest == 7 ? 3 : 12);
  }
  og_problem_clear(&problem);
  og_exact_body_clear(&a);
  og_exact_body_clear(&b);
  og_exact_motion_clear(&motion);
}

// ---- approximations ----

typedef struct scale {
  mpq_t truth, approx, error, bound;
} scale;

static bool within(scale *s, double approx, const og_int *x, const og_int *origin, long exponent) {
  mpz_sub(mpq_numref(s->truth), x->z, origin->z);
  mpz_set_ui(mpq_denref(s->truth), 1);
  if (exponent >= 0) mpq_div_2exp(s->truth, s->truth, (mp_bitcnt_t)exponent);
  else mpq_mul_2exp(s->truth, s->truth, (mp_bitcnt_t)-exponent);
  mpq_set_d(s->approx, approx);
  mpq_sub(s->error, s->truth, s->approx);
  mpq_abs(s->error, s->error);
  mpq_set_d(s->bound, OG_APPROX_ERROR);
  return fabs(approx) <= 1.0 && mpq_cmp(s->error, s->bound) <= 0;
}

static bool points_within(scale *s, const og_points *points, const og_ivec *origin, long exponent) {
  for (size_t k = 0; k < points->count; k++) {
    const double *approx = &points->approx[3 * k];
    if (!within(s, approx[0], &points->at[k].x, &origin->x, exponent) ||
        !within(s, approx[1], &points->at[k].y, &origin->y, exponent) ||
        !within(s, approx[2], &points->at[k].z, &origin->z, exponent))
      return false;
  }
  return true;
}

static long bits(const og_int *x, const og_int *origin) {
  mpz_t d;
  mpz_init(d);
  mpz_sub(d, x->z, origin->z);
  const long n = mpz_sgn(d) == 0 ? 0 : (long)mpz_sizeinbase(d, 2);
  mpz_clear(d);
  return n;
}

static long most_bits(const og_points *points, const og_ivec *origin) {
  long most = 0;
  for (size_t k = 0; k < points->count; k++) {
    const long n[3] = {bits(&points->at[k].x, &origin->x), bits(&points->at[k].y, &origin->y),
                       bits(&points->at[k].z, &origin->z)};
    for (int axis = 0; axis < 3; axis++)
      if (n[axis] > most) most = n[axis];
  }
  return most;
}

// Some power of two scales the truth to the approximations, and does not scale it away.
static void check_approximations(const og_problem *problem, const or_pair *pair) {
  scale s;
  mpq_inits(s.truth, s.approx, s.error, s.bound, NULL);
  const og_ivec *origin = &problem->a.at[0];
  const long a = most_bits(&problem->a, origin), b = most_bits(&problem->b, origin), most = a > b ? a : b;
  bool good = false;
  for (long exponent = most - 1; exponent <= most + 1 && !good; exponent++)
    good = points_within(&s, &problem->a, origin, exponent) && points_within(&s, &problem->b, origin, exponent);
  if (!good) or_pair_print(stderr, pair);
  assert_true(good);
  mpq_clears(s.truth, s.approx, s.error, s.bound, NULL);
}

static void approximations_are_within_their_bound(void **state) {
  (void)state;
  static or_pair pair;
  og_problem problem;
  og_problem_init(&problem);
  for (size_t family = 0; family < or_pair_family_count(); family++)
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
      or_pair_make(&pair, family, 5000000 + seed);
      assert_int_equal(or_pair_problem(&problem, &pair), OG_PROBLEM_OK);
      check_approximations(&problem, &pair);
      og_problem_approximate(&problem); // the way of problems that do not come from doubles
      check_approximations(&problem, &pair);
    }
  og_problem_clear(&problem);
}

static void approximations_span_the_range_of_doubles(void **state) {
  (void)state;
  static or_pair pair = {.na = 2, .nb = 1};
  static const double sizes[] = {DBL_MAX,  0x1p901,  0x1p900,  0x1p899, 1.0,
                                 0x1p-899, 0x1p-900, 0x1p-901, DBL_MIN, 0x1p-1074};
  og_problem problem;
  og_problem_init(&problem);
  for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++)
    for (int opposite = 0; opposite < 2; opposite++) {
      pair.a[0] = sizes[k];
      pair.a[4] = 0x1.8p-1070;
      pair.b[0] = opposite ? -sizes[k] : 0.5 * sizes[k];
      assert_int_equal(or_pair_problem(&problem, &pair), OG_PROBLEM_OK);
      assert_true(or_pair_is_problem(&pair, &problem));
      check_approximations(&problem, &pair);
    }
  og_problem_clear(&problem);
}

// ---- what is no problem ----

static const double point[3] = {1, 2, 3};

static og_problem_status status_of(const double *a, size_t na, double ra, const double *b, size_t nb, double rb) {
  og_problem problem;
  og_problem_init(&problem);
  const og_problem_status status = og_problem_set_doubles(&problem, a, na, ra, b, nb, rb);
  og_problem_clear(&problem);
  return status;
}

static void what_is_no_body_is_refused(void **state) {
  (void)state;
  assert_int_equal(status_of(point, 1, 0, point, 1, 0), OG_PROBLEM_OK);
  assert_int_equal(status_of(point, 0, 0, point, 1, 0), OG_PROBLEM_EMPTY_BODY);
  assert_int_equal(status_of(point, 1, 0, point, 0, 0), OG_PROBLEM_EMPTY_BODY);
  assert_int_equal(status_of(point, 1, -1, point, 1, 0), OG_PROBLEM_NEGATIVE_RADIUS);
  assert_int_equal(status_of(point, 1, 0, point, 1, -0x1p-1074), OG_PROBLEM_NEGATIVE_RADIUS);
  assert_int_equal(status_of(point, 1, -0.0, point, 1, -0.0), OG_PROBLEM_OK);
  static const double not_finite[] = {HUGE_VAL, -HUGE_VAL, (double)NAN};
  for (int n = 0; n < 3; n++) {
    const double x = not_finite[n];
    assert_int_equal(status_of(point, 1, x, point, 1, 0), OG_PROBLEM_NOT_FINITE);
    assert_int_equal(status_of(point, 1, 0, point, 1, x), OG_PROBLEM_NOT_FINITE);
    for (int k = 0; k < 6; k++) {
      double points[6] = {1, 2, 3, 4, 5, 6};
      points[k] = x;
      assert_int_equal(status_of(points, 2, 0, point, 1, 0), OG_PROBLEM_NOT_FINITE);
      assert_int_equal(status_of(point, 1, 0, points, 2, 0), OG_PROBLEM_NOT_FINITE);
    }
  }
}

static void what_is_no_motion_is_refused(void **state) {
  (void)state;
  og_problem problem;
  og_problem_init(&problem);
  static const double rest[3] = {0, 0, 0}, bad[] = {HUGE_VAL, -HUGE_VAL, (double)NAN};
  assert_int_equal(og_problem_set_doubles(&problem, point, 1, 0, point, 1, 0), OG_PROBLEM_OK);
  for (int n = 0; n < 3; n++) {
    for (int axis = 0; axis < 3; axis++) {
      double v[3] = {1, 2, 3};
      v[axis] = bad[n];
      assert_int_equal(og_problem_set_motion(&problem, v, rest, NULL), OG_PROBLEM_NOT_FINITE);
      assert_int_equal(og_problem_set_motion(&problem, rest, v, NULL), OG_PROBLEM_NOT_FINITE);
    }
    assert_int_equal(og_problem_set_motion(&problem, rest, rest, &bad[n]), OG_PROBLEM_NOT_FINITE);
  }
  assert_int_equal(og_problem_set_motion(&problem, rest, rest, &(double){-0x1p-1074}), OG_PROBLEM_NEGATIVE_TIME);
  assert_int_equal(og_problem_set_motion(&problem, rest, rest, &(double){-0.0}), OG_PROBLEM_OK);
  assert_true(problem.has_until);
  og_problem_clear(&problem);
}

static void what_is_no_exact_problem_is_refused(void **state) {
  (void)state;
  og_problem problem;
  og_problem_init(&problem);
  og_exact_body a, b;
  og_exact_body_init(&a);
  og_exact_body_init(&b);
  og_exact_motion motion;
  og_exact_motion_init(&motion);
  assert_int_equal(og_problem_set_exact(&problem, &a, &b, NULL), OG_PROBLEM_EMPTY_BODY);
  og_exact_body_resize(&a, 1);
  assert_int_equal(og_problem_set_exact(&problem, &a, &b, NULL), OG_PROBLEM_EMPTY_BODY);
  og_exact_body_resize(&b, 1);
  assert_int_equal(og_problem_set_exact(&problem, &a, &b, NULL), OG_PROBLEM_OK);
  og_exact_body *const both[2] = {&a, &b};
  for (int k = 0; k < 2; k++) {
    og_int_set_si(&both[k]->radius, -1);
    assert_int_equal(og_problem_set_exact(&problem, &a, &b, NULL), OG_PROBLEM_NEGATIVE_RADIUS);
    og_int_set_si(&both[k]->radius, 0);
    both[k]->direction_count = 1;
    og_int_set_si(&both[k]->direction[0].x, 1);
    assert_int_equal(og_problem_set_exact(&problem, &a, &b, NULL), OG_PROBLEM_UNBOUNDED);
    both[k]->direction_count = 0;
    for (int den = -1; den <= 0; den++) {
      og_int_set_si(&both[k]->den, den);
      assert_int_equal(og_problem_set_exact(&problem, &a, &b, NULL), OG_PROBLEM_BAD_DENOMINATOR);
    }
    og_int_set_si(&both[k]->den, 1);
  }
  motion.has_until = true;
  og_int *const dens[2] = {&motion.den, &motion.until_den};
  for (int k = 0; k < 2; k++) {
    for (int den = -1; den <= 0; den++) {
      og_int_set_si(dens[k], den);
      assert_int_equal(og_problem_set_exact(&problem, &a, &b, &motion), OG_PROBLEM_BAD_DENOMINATOR);
    }
    og_int_set_si(dens[k], 1);
  }
  og_int_set_si(&motion.until_num, -1);
  assert_int_equal(og_problem_set_exact(&problem, &a, &b, &motion), OG_PROBLEM_NEGATIVE_TIME);
  og_int_set_si(&motion.until_num, 0);
  assert_int_equal(og_problem_set_exact(&problem, &a, &b, &motion), OG_PROBLEM_OK);
  for (og_problem_status s = OG_PROBLEM_OK; s <= OG_PROBLEM_BAD_DENOMINATOR; s++) {
    assert_true(strlen(og_problem_status_text(s)) > 0);
    if (s > OG_PROBLEM_OK) assert_string_not_equal(og_problem_status_text(s), og_problem_status_text(s - 1));
  }
  og_problem_clear(&problem);
  og_exact_body_clear(&a);
  og_exact_body_clear(&b);
  og_exact_motion_clear(&motion);
}

// ---- reuse ----

static bool same_points(const og_points *p, const og_points *q) {
  if (p->count != q->count || memcmp(p->approx, q->approx, 3 * p->count * sizeof *p->approx) != 0) return false;
  for (size_t k = 0; k < p->count; k++)
    if (mpz_cmp(p->at[k].x.z, q->at[k].x.z) != 0 || mpz_cmp(p->at[k].y.z, q->at[k].y.z) != 0 ||
        mpz_cmp(p->at[k].z.z, q->at[k].z.z) != 0)
      return false;
  return true;
}

static void used_storage_leaves_no_trace(void **state) {
  (void)state;
  static or_pair pair;
  og_problem used;
  og_problem_init(&used);
  or_random random = or_random_seeded(6);
  for (uint64_t seed = 0; seed < 600; seed++) {
    const int family = or_random_int(&random, 0, (int)or_pair_family_count() - 1);
    or_pair_make(&pair, (size_t)family, 6000000 + seed);
    og_problem fresh;
    og_problem_init(&fresh);
    if (or_random_int(&random, 0, 3) == 0) // what went wrong before must not show
      assert_int_equal(og_problem_set_doubles(&used, &(double){(double)NAN}, 0, 0, pair.b, pair.nb, 0),
                       OG_PROBLEM_EMPTY_BODY);
    const bool moving = or_random_int(&random, 0, 1) == 0;
    og_problem *const both[2] = {&used, &fresh};
    for (int k = 0; k < 2; k++) {
      assert_int_equal(og_problem_set_doubles(both[k], pair.a, pair.na, pair.ra, pair.b, pair.nb, pair.rb),
                       OG_PROBLEM_OK);
      if (moving)
        assert_int_equal(og_problem_set_motion(both[k], pair.va, pair.vb, pair.has_until ? &pair.until : NULL),
                         OG_PROBLEM_OK);
    }
    if (!moving) assert_true(og_ivec_is_zero(&used.velocity) && !used.has_until);
    assert_true(same_points(&used.a, &fresh.a) && same_points(&used.b, &fresh.b));
    assert_int_equal(used.unit_exp, fresh.unit_exp);
    assert_int_equal(mpz_cmp(used.unit_den.z, fresh.unit_den.z), 0);
    assert_int_equal(mpz_cmp(used.radius.z, fresh.radius.z), 0);
    assert_int_equal(mpz_cmp(used.velocity.x.z, fresh.velocity.x.z), 0);
    assert_int_equal(mpz_cmp(used.until_num.z, fresh.until_num.z), 0);
    assert_int_equal(mpz_cmp(used.until_den.z, fresh.until_den.z), 0);
    og_problem_clear(&fresh);
  }
  og_problem_clear(&used);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(both_ways_in_agree),
      cmocka_unit_test(motion_in_doubles_fits_a_lattice_of_thirds),
      cmocka_unit_test(common_zero_bits_are_dropped),
      cmocka_unit_test(approximations_are_within_their_bound),
      cmocka_unit_test(approximations_span_the_range_of_doubles),
      cmocka_unit_test(what_is_no_body_is_refused),
      cmocka_unit_test(what_is_no_motion_is_refused),
      cmocka_unit_test(what_is_no_exact_problem_is_refused),
      cmocka_unit_test(used_storage_leaves_no_trace),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
