// The sign of the tetrahedron's orientation is never wrong, and unsure only where it is nearly flat.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "ref/closest/range.h"
#include "ref/orientation/orient3d.h"
#include "tests/shared/exact_pair.h"
#include "tests/shared/wanted_pairs.h"

#define CASES wanted_share(30000)

static void by_hand(void **state) {
  (void)state;
  const og_vec3 a = {0, 0, 0}, b = {2, 0, 0}, c = {0, 3, 0}, d = {0, 0, 5};
  // Counterclockwise seen from d: negative, as Huotari's 4.1 says.
  assert_int_equal(og_orient3d(a, b, c, d).sign, -1);
  assert_true(og_orient3d(a, b, c, d).determinant == -30);
  assert_int_equal(og_orient3d(b, a, c, d).sign, 1);
  assert_int_equal(og_orient3d(a, b, c, (og_vec3){1, 1, 0}).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_orient3d(a, b, c, (og_vec3){1, 1, 0x1p-900}).sign, -1);
  assert_int_equal(og_orient3d(a, b, c, (og_vec3){0, 0, (double)NAN}).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_orient3d((og_vec3){0, 0, -HUGE_VAL}, b, c, d).outcome, OG_OUTCOME_OUT_OF_RANGE);
}

// The exact determinant of a - d, b - d, c - d.
static int exact_sign(const og_vec3 x[4], double *volume) {
  or_vec e[4], n;
  mpq_t r, scratch;
  for (int k = 0; k < 4; k++) {
    or_vec_init(&e[k]);
    or_vec_from(&e[k], x[k]);
  }
  or_vec_init(&n);
  mpq_inits(r, scratch, NULL);
  for (int k = 0; k < 3; k++) or_vec_sub(&e[k], &e[k], &e[3]);
  or_cross(&n, &e[1], &e[2], scratch);
  or_dot(r, &e[0], &n, scratch);
  *volume = mpq_get_d(r);
  const int sign = mpq_sgn(r);
  mpq_clears(r, scratch, NULL);
  or_vec_clear(&n);
  for (int k = 0; k < 4; k++) or_vec_clear(&e[k]);
  return sign;
}

static void sign_is_never_wrong(void **state) {
  (void)state;
  or_random random = or_random_seeded(1);
  or_tally unsure = {0}, bound = {0};
  int sure = 0;
  for (int k = 0; k < CASES; k++) {
    og_vec3 x[4];
    for (int j = 0; j < 4; j++) x[j] = or_random_point(&random, 1);
    if (k % 2 == 1) { // nearly in the plane of the others
      const og_vec3 foot = og_add_scaled(og_add_scaled(x[0], x[3].x, og_sub(x[1], x[0])), x[3].y, og_sub(x[2], x[0]));
      x[3] = og_add_scaled(foot, ldexp(1, -or_random_int(&random, 20, 70)), x[3]);
    }
    double volume, size = 0;
    const int truth = exact_sign(x, &volume);
    for (int j = 0; j < 3; j++) size = og_max(size, og_largest(og_sub(x[j], x[3])));
    const og_orientation r = og_orient3d(x[0], x[1], x[2], x[3]);
    assert_true(fabs(r.determinant - volume) <= r.error);
    or_tally_add(&bound, (r.determinant - volume) / r.error);
    if (r.outcome == OG_OUTCOME_ANSWERED) {
      sure++;
      assert_int_equal(r.sign, truth);
    } else {
      assert_int_equal(r.outcome, OG_OUTCOME_DEGENERATE);
      or_tally_add(&unsure, volume / (size * size * size));
    }
  }
  assert_true(sure > CASES / 2);
  assert_true(or_tally_report(&bound, "orient3d, error / bound", 1, "") <= 1);
  // Measured: 4.5.
  assert_true(or_tally_report(&unsure, "orient3d, volume left unsure", DBL_EPSILON, "eps * size^3") <= 6);
}

static void scale_does_not_matter(void **state) {
  (void)state;
  or_random random = or_random_seeded(2);
  for (int k = 0; k < CASES; k++) {
    og_vec3 x[4], y[4];
    const int power = or_random_int(&random, -960, 1000);
    for (int j = 0; j < 4; j++) {
      x[j] = or_random_point(&random, 1);
      y[j] = og_vec_times_power(x[j], power);
    }
    const og_orientation r = og_orient3d(x[0], x[1], x[2], x[3]), s = og_orient3d(y[0], y[1], y[2], y[3]);
    assert_int_equal(s.outcome, r.outcome);
    assert_int_equal(s.sign, r.sign);
  }
  // Parts of very different sizes: underflow must not give a wrong sign.
  for (int k = 0; k < CASES; k++) {
    og_vec3 x[4];
    for (int j = 0; j < 4; j++) {
      x[j] = or_random_point(&random, 1);
      x[j].x = ldexp(x[j].x, or_random_int(&random, -1080, k % 2 ? 1000 : 0));
      x[j].y = ldexp(x[j].y, or_random_int(&random, -1080, k % 2 ? 1000 : 120));
      x[j].z = ldexp(x[j].z, or_random_int(&random, -1080, k % 2 ? 1000 : -500));
    }
    double volume;
    const int truth = exact_sign(x, &volume);
    const og_orientation r = og_orient3d(x[0], x[1], x[2], x[3]);
    if (r.outcome == OG_OUTCOME_ANSWERED) assert_int_equal(r.sign, truth);
    else assert_int_equal(r.outcome, OG_OUTCOME_DEGENERATE);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(by_hand), cmocka_unit_test(sign_is_never_wrong),
                                     cmocka_unit_test(scale_does_not_matter)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
