// The sign of the plane's orientation is never wrong, and unsure only where the points are nearly on a line.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "ref/closest/range.h"
#include "ref/orientation/orient2d.h"
#include "tests/shared/exact_pair.h"
#include "tests/shared/wanted_pairs.h"

#define CASES wanted_share(50000)

static void by_hand(void **state) {
  (void)state;
  const og_vec3 a = {0, 0, 0}, b = {4, 0, 0}, c = {1, 3, 7};
  assert_int_equal(og_orient2d(a, b, c).sign, 1);
  assert_true(og_orient2d(a, b, c).determinant == 12);
  assert_int_equal(og_orient2d(b, a, c).sign, -1);
  assert_int_equal(og_orient2d(a, b, (og_vec3){2, 0, 0}).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_orient2d(a, b, (og_vec3){2, 0x1p-1000, 0}).sign, 1);
  assert_int_equal(og_orient2d((og_vec3){(double)NAN, 0, 0}, b, c).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_orient2d(a, (og_vec3){0, HUGE_VAL, 0}, c).outcome, OG_OUTCOME_OUT_OF_RANGE);
}

static int exact_sign(og_vec3 a, og_vec3 b, og_vec3 c, double *twice_area) {
  or_vec u, v, n, origin;
  mpq_t scratch;
  or_vec_init(&u);
  or_vec_init(&v);
  or_vec_init(&n);
  or_vec_init(&origin);
  mpq_init(scratch);
  or_vec_from(&origin, c);
  or_vec_from(&u, a);
  or_vec_from(&v, b);
  or_vec_sub(&u, &u, &origin);
  or_vec_sub(&v, &v, &origin);
  or_cross(&n, &u, &v, scratch);
  *twice_area = mpq_get_d(n.c[2]);
  const int sign = mpq_sgn(n.c[2]);
  mpq_clear(scratch);
  or_vec_clear(&u);
  or_vec_clear(&v);
  or_vec_clear(&n);
  or_vec_clear(&origin);
  return sign;
}

static void sign_is_never_wrong(void **state) {
  (void)state;
  or_random random = or_random_seeded(1);
  or_tally unsure = {0}, bound = {0};
  int sure = 0;
  for (int k = 0; k < CASES; k++) {
    og_vec3 a = or_random_point(&random, 1), b = or_random_point(&random, 1), c = or_random_point(&random, 1);
    if (k % 3 == 1) // nearly on ab
      c = og_add_scaled(og_add_scaled(a, c.x, og_sub(b, a)), ldexp(1, -or_random_int(&random, 20, 70)), c);
    if (k % 3 == 2) { // neighbouring doubles around (1/2, 1/2), the classic grid
      a.x = 0.5 + 0x1p-53 * or_random_int(&random, 0, 255);
      a.y = 0.5 + 0x1p-53 * or_random_int(&random, 0, 255);
      b = (og_vec3){12, 12, 0};
      c = (og_vec3){24, 24, 0};
    }
    double twice_area;
    const int truth = exact_sign(a, b, c, &twice_area);
    const og_orientation r = og_orient2d(a, b, c);
    const double size = og_max(og_max(fabs(a.x - c.x), fabs(a.y - c.y)), og_max(fabs(b.x - c.x), fabs(b.y - c.y)));
    assert_true(fabs(r.determinant - twice_area) <= r.error);
    or_tally_add(&bound, (r.determinant - twice_area) / r.error);
    if (r.outcome == OG_OUTCOME_ANSWERED) {
      sure++;
      assert_int_equal(r.sign, truth);
    } else {
      assert_int_equal(r.outcome, OG_OUTCOME_DEGENERATE);
      or_tally_add(&unsure, twice_area / (size * size));
    }
    const og_orientation turned = og_orient2d(b, a, c);
    assert_int_equal(turned.sign, -r.sign);
  }
  assert_true(sure > CASES / 2);
  assert_true(or_tally_report(&bound, "orient2d, error / bound", 1, "") <= 1);
  // Measured: 2.7.
  assert_true(or_tally_report(&unsure, "orient2d, area left unsure", DBL_EPSILON, "eps * size^2") <= 4);
}

// At any scale, the smallest included: the same sign, or unsure where squares vanish.
static void scale_does_not_matter(void **state) {
  (void)state;
  or_random random = or_random_seeded(2);
  for (int k = 0; k < CASES; k++) {
    const og_vec3 a = or_random_point(&random, 1), b = or_random_point(&random, 1), c = or_random_point(&random, 1);
    const int power = or_random_int(&random, -960, 1000);
    const og_orientation r = og_orient2d(a, b, c);
    const og_orientation s =
        og_orient2d(og_vec_times_power(a, power), og_vec_times_power(b, power), og_vec_times_power(c, power));
    assert_int_equal(s.outcome, r.outcome);
    assert_int_equal(s.sign, r.sign);
  }
  // Parts of very different sizes: underflow must not give a wrong sign.
  for (int k = 0; k < CASES; k++) {
    og_vec3 x[3];
    for (int j = 0; j < 3; j++) {
      x[j] = or_random_point(&random, 1);
      x[j].x = ldexp(x[j].x, or_random_int(&random, -1080, 1000));
      x[j].y = ldexp(x[j].y, or_random_int(&random, -1080, 1000));
    }
    double twice_area;
    const int truth = exact_sign(x[0], x[1], x[2], &twice_area);
    const og_orientation r = og_orient2d(x[0], x[1], x[2]);
    if (r.outcome == OG_OUTCOME_ANSWERED) assert_int_equal(r.sign, truth);
    else assert_int_equal(r.outcome, OG_OUTCOME_DEGENERATE);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(by_hand), cmocka_unit_test(sign_is_never_wrong),
                                     cmocka_unit_test(scale_does_not_matter)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
