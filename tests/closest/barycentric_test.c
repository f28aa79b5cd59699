// Barycentric coordinates against exact rationals: ratios of areas in the plane, of areas' projections in space.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "ref/closest/barycentric.h"
#include "ref/closest/range.h"
#include "tests/shared/exact_pair.h"
#include "tests/shared/wanted_pairs.h"

#define CASES wanted_share(20000)

static void assert_weights(og_barycentric r, double a, double b, double c) {
  assert_int_equal(r.outcome, OG_OUTCOME_ANSWERED);
  assert_true(r.weight[0] == a && r.weight[1] == b && r.weight[2] == c);
}

static void by_hand(void **state) {
  (void)state;
  const og_vec3 a = {0, 0, 0}, b = {4, 0, 0}, c = {0, 4, 0};
  assert_weights(og_barycentric_2d(a, b, c, (og_vec3){1, 2, 0}), 0.25, 0.25, 0.5);
  assert_weights(og_barycentric_2d(a, b, c, b), 0, 1, 0);
  assert_weights(og_barycentric_2d(a, b, c, (og_vec3){4, 4, 0}), -1, 1, 1);
  // Clockwise, so the normal is -z: the component to leave out is not the largest but the one of largest magnitude.
  assert_weights(og_barycentric_3d(a, c, b, (og_vec3){1, 2, 0}), 0.25, 0.5, 0.25);
  // Upright triangles, in the planes x = 0 and y = 0.
  const og_vec3 up = {0, 0, 4};
  assert_weights(og_barycentric_3d(a, c, up, (og_vec3){0, 1, 2}), 0.25, 0.25, 0.5);
  assert_weights(og_barycentric_3d(a, b, up, (og_vec3){1, 0, 2}), 0.25, 0.25, 0.5);
  // A triangle seen edge-on from above has no coordinates in the plane.
  assert_int_equal(og_barycentric_2d(a, b, (og_vec3){2, 0, 4}, a).outcome, OG_OUTCOME_DEGENERATE);
}

static void bad_input_is_refused(void **state) {
  (void)state;
  const og_vec3 a = {0, 0, 0}, b = {4, 0, 0}, c = {0, 4, 0}, nan = {0, (double)NAN, 0}, huge = {DBL_MAX, 0, 0};
  assert_int_equal(og_barycentric_3d(a, b, b, c).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_barycentric_3d(a, b, og_scale(0.1, b), c).outcome, OG_OUTCOME_DEGENERATE);
  // On a line but for rounding: 0.1 * 0.9 - 0.3 * 0.3 is computed as 3e-17.
  const og_vec3 d = {0.1, 0.3, 0}, e = {0.3, 0.9, 0};
  assert_int_equal(og_barycentric_2d(a, d, e, c).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_barycentric_2d(a, a, a, a).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_barycentric_2d(a, b, c, nan).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_barycentric_3d(huge, b, c, a).outcome, OG_OUTCOME_OUT_OF_RANGE);
}

// A triangle 2^-1040 thick, in the unit of a point 1 away: the exact weights are 2^1040 and more.
static void weights_too_large_are_refused(void **state) {
  (void)state;
  const og_vec3 a = {0x1p-1040, 0, 0}, b = {0, 0x1p-30, 0}, c = {0, 0, 0}, p = {1, 1, 0};
  assert_int_equal(og_barycentric_2d(a, b, c, p).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_barycentric_3d(a, b, c, p).outcome, OG_OUTCOME_OUT_OF_RANGE);
  const og_barycentric near = og_barycentric_2d(a, b, c, (og_vec3){0, 0x1p-31, 0});
  assert_int_equal(near.outcome, OG_OUTCOME_ANSWERED);
  assert_true(near.weight[0] == 0 && near.weight[1] == 0.5 && near.weight[2] == 0.5);
}

static void ratios_have_a_limit(void **state) {
  (void)state;
  const og_scalar most = OG_RANGE_LARGEST, least = 0x1p-1074;
  assert_true(og_area_ratio(1, 3) == (og_scalar)1 / 3 && og_area_ratio(-1, 3) == (og_scalar)-1 / 3);
  assert_true(og_area_ratio(0x1p300, 0x1p300) == 1 && og_area_ratio(least, -least) == -1);
  assert_true(og_area_ratio(0x1p-60, 0x1p-1060) == 0x1p1000);
  assert_true(og_area_ratio(0x1p-39, 0x1p-1060) == most && og_area_ratio(-0x1p-39, 0x1p-1060) == most);
  assert_true(og_area_ratio(-most, 1) == most && og_area_ratio(most / 2, 2) == most / 4);
  assert_true(og_area_ratio(0, 0) == most && og_area_ratio(1, 0) == most && og_area_ratio(-1, 0) == most);
}

// Component k of (b - a) x (c - a).
static void area(mpq_t r, const or_vec *a, const or_vec *b, const or_vec *c, int k) {
  or_vec u, v, n;
  mpq_t scratch;
  or_vec_init(&u);
  or_vec_init(&v);
  or_vec_init(&n);
  mpq_init(scratch);
  or_vec_sub(&u, b, a);
  or_vec_sub(&v, c, a);
  or_cross(&n, &u, &v, scratch);
  mpq_set(r, n.c[k]);
  mpq_clear(scratch);
  or_vec_clear(&u);
  or_vec_clear(&v);
  or_vec_clear(&n);
}

static int largest_component(og_vec3 n) {
  const double x = fabs(n.x), y = fabs(n.y), z = fabs(n.z);
  return z >= x && z >= y ? 2 : y >= x ? 1 : 0;
}

static void coordinates_are_right(void **state) {
  (void)state;
  static const char *const names[2][3] = {
      {"barycentric 2-D, any", "barycentric 2-D, integers", "barycentric 2-D, thin"},
      {"barycentric 3-D, any", "barycentric 3-D, integers", "barycentric 3-D, thin"}};
  or_vec e[4];
  for (int k = 0; k < 4; k++) or_vec_init(&e[k]);
  mpq_t whole, part;
  mpq_inits(whole, part, NULL);
  or_tally tally = {0};
  for (int space = 0; space < 2; space++)
    for (int family = 0; family < 3; family++) {
      or_random random = or_random_seeded((uint64_t)family);
      int degenerate = 0;
      for (int k = 0; k < CASES; k++) {
        og_vec3 x[4];
        for (int j = 0; j < 4; j++)
          x[j] = family == 1 ? or_random_lattice_point(&random, 3) : or_random_point(&random, 1);
        if (family == 2)
          x[2] = og_add_scaled(og_add_scaled(x[0], 0.5, og_sub(x[1], x[0])), ldexp(1, -or_random_int(&random, 0, 60)),
                               x[2]);
        const og_barycentric r =
            space ? og_barycentric_3d(x[0], x[1], x[2], x[3]) : og_barycentric_2d(x[0], x[1], x[2], x[3]);
        for (int j = 0; j < 4; j++) or_vec_from(&e[j], x[j]);
        const og_vec3 n = og_cross(og_sub(x[1], x[0]), og_sub(x[2], x[0]));
        const int axis = space ? largest_component(n) : 2;
        area(whole, &e[0], &e[1], &e[2], axis);
        double size = 0;
        for (int j = 0; j < 3; j++) size = og_max(size, og_largest(og_sub(x[j], x[3])));
        const double twice_area = fabs(mpq_get_d(whole));
        if (r.outcome == OG_OUTCOME_DEGENERATE) { // then the area is indeed lost in rounding
          assert_true(twice_area <= 32 * DBL_EPSILON * size * size);
          degenerate++;
          continue;
        }
        assert_int_equal(r.outcome, OG_OUTCOME_ANSWERED);
        for (int j = 0; j < 3; j++) {
          area(part, &e[3], &e[(j + 1) % 3], &e[(j + 2) % 3], axis);
          mpq_div(part, part, whole);
          or_tally_add(&tally, (r.weight[j] - mpq_get_d(part)) * twice_area / (size * size) / (1 + fabs(r.weight[j])));
        }
      }
      // Measured: 1.6.
      assert_true(or_tally_report(&tally, names[space][family], DBL_EPSILON, "eps * size^2 / 2 area * (1 + |w|)") <= 2);
      assert_true(family == 0 ? degenerate == 0 : degenerate > CASES / 200);
    }
  mpq_clears(whole, part, NULL);
  for (int k = 0; k < 4; k++) or_vec_clear(&e[k]);
}

static void scale_does_not_matter(void **state) {
  (void)state;
  or_random random = or_random_seeded(9);
  for (int k = 0; k < CASES; k++) {
    og_vec3 x[4], y[4];
    const int power = or_random_int(&random, -900, 990);
    for (int j = 0; j < 4; j++) {
      x[j] = or_random_point(&random, 1);
      y[j] = og_vec_times_power(x[j], power);
    }
    const og_barycentric r = og_barycentric_3d(x[0], x[1], x[2], x[3]), s = og_barycentric_3d(y[0], y[1], y[2], y[3]);
    assert_int_equal(r.outcome, s.outcome);
    for (int j = 0; j < 3; j++) assert_true(r.weight[j] == s.weight[j]);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(by_hand),
                                     cmocka_unit_test(bad_input_is_refused),
                                     cmocka_unit_test(weights_too_large_are_refused),
                                     cmocka_unit_test(ratios_have_a_limit),
                                     cmocka_unit_test(coordinates_are_right),
                                     cmocka_unit_test(scale_does_not_matter)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
