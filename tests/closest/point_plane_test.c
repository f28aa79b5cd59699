// The nearest point of a plane: signed distance and point against exact rationals.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "ref/closest/point_plane.h"
#include "ref/closest/range.h"
#include "tests/shared/exact_pair.h"
#include "tests/shared/wanted_pairs.h"

#define CASES wanted_share(50000)

static void by_hand(void **state) {
  (void)state;
  // 2x - y + 2z = 9 from (1, 2, 3): 2 - 2 + 6 - 9 = -3, over a normal of length 3.
  const og_plane_point r = og_point_plane((og_vec3){4, 1, 1}, (og_vec3){2, -1, 2}, (og_vec3){1, 2, 3});
  assert_int_equal(r.outcome, OG_OUTCOME_ANSWERED);
  assert_true(fabs(r.distance + 1) <= DBL_EPSILON);
  // On the axes everything is exact.
  const og_plane_point s = og_point_plane((og_vec3){0, 0, 5}, (og_vec3){0, 0, -4}, (og_vec3){7, 8, 9});
  assert_true(s.distance == -4 && s.point.x == 7 && s.point.y == 8 && s.point.z == 5);
}

static void bad_input_is_refused(void **state) {
  (void)state;
  const og_vec3 zero = {0, 0, 0}, one = {1, 1, 1}, nan = {0, (double)NAN, 0}, infinite = {0, 0, -HUGE_VAL};
  assert_int_equal(og_point_plane(one, zero, one).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_point_plane(nan, one, one).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_point_plane(one, nan, one).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_point_plane(one, one, infinite).outcome, OG_OUTCOME_OUT_OF_RANGE);
}

static void distance_and_point_are_right(void **state) {
  (void)state;
  or_tally distance = {0}, point = {0};
  or_vec n, w;
  mpq_t dot, square, scratch, found;
  or_vec_init(&n);
  or_vec_init(&w);
  mpq_inits(dot, square, scratch, found, NULL);
  or_random random = or_random_seeded(1);
  for (int k = 0; k < CASES; k++) {
    const og_vec3 on = or_random_point(&random, 1), q = or_random_point(&random, 1);
    const og_vec3 normal = og_vec_times_power(or_random_point(&random, 1), -300 + k % 601);
    const og_plane_point r = og_point_plane(on, normal, q);
    assert_int_equal(r.outcome, OG_OUTCOME_ANSWERED);
    // distance^2 = (n . w)^2 / (n . n)
    or_vec_from(&n, normal);
    or_vec_from(&w, q);
    or_vec base;
    or_vec_init(&base);
    or_vec_from(&base, on);
    or_vec_sub(&w, &w, &base);
    or_dot(dot, &n, &w, scratch);
    or_dot(square, &n, &n, scratch);
    const double size = og_norm(og_sub(q, on));
    const double away = mpq_get_d(dot) / sqrt(mpq_get_d(square));
    or_tally_add(&distance, (r.distance - away) / size);
    // How far the point is off the plane.
    or_vec_from(&w, r.point);
    or_vec_sub(&w, &w, &base);
    or_dot(dot, &n, &w, scratch);
    or_tally_add(&point, mpq_get_d(dot) / sqrt(mpq_get_d(square)));
    or_vec_clear(&base);
  }
  // Measured: 2.3 and 5.4; |q - on| is up to 3.5 here.
  assert_true(or_tally_report(&distance, "point-plane, distance", DBL_EPSILON, "eps * |q - on|") <= 3);
  assert_true(or_tally_report(&point, "point-plane, point off the plane", DBL_EPSILON, "eps") <= 8);
  or_vec_clear(&n);
  or_vec_clear(&w);
  mpq_clears(dot, square, scratch, found, NULL);
}

static void scale_does_not_matter(void **state) {
  (void)state;
  or_random random = or_random_seeded(2);
  for (int k = 0; k < CASES; k++) {
    const og_vec3 on = or_random_point(&random, 1), q = or_random_point(&random, 1), n = or_random_point(&random, 1);
    const int power = or_random_int(&random, -900, 900), other = or_random_int(&random, -900, 900);
    const og_plane_point r = og_point_plane(on, n, q);
    const og_plane_point s =
        og_point_plane(og_vec_times_power(on, power), og_vec_times_power(n, other), og_vec_times_power(q, power));
    assert_int_equal(s.outcome, OG_OUTCOME_ANSWERED);
    assert_true(s.distance == ldexp(r.distance, power));
    // The other side of the plane.
    assert_true(og_point_plane(on, og_neg(n), q).distance == -r.distance);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(by_hand), cmocka_unit_test(bad_input_is_refused),
                                     cmocka_unit_test(distance_and_point_are_right),
                                     cmocka_unit_test(scale_does_not_matter)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
