// Two spheres that translate: by hand, one ulp to each side of grazing and of an end, at every speed, bad input.

#include "tests/continuous/sweep_bodies.h"

#include <float.h>
#include <math.h>

#include "ref/continuous/moving_spheres.h"

extern const og_algorithm og_algorithm_moving_spheres;
static const og_algorithm *const subject = &og_algorithm_moving_spheres;

static void put(moving *m, double radius_a, og_vec3 b, double radius_b, og_vec3 velocity) {
  put_ball(&m->a, (og_vec3){0, 0, 0}, radius_a);
  put_ball(&m->b, b, radius_b);
  m->in.velocity = velocity;
}

static void head_on(void **state) {
  (void)state;
  moving m;
  moving_open(&m);
  put(&m, 1, (og_vec3){10, 0, 0}, 2, (og_vec3){-2, 0, 0});
  og_sweep_claim c = claim_by(subject, &m);
  assert_int_equal(c.verdict, OG_VERDICT_MEET);
  assert_true(c.first == 3.5 && c.last == 6.5 && !c.never_parts);
  assert_true(c.normal.x == -1 && c.normal.y == 0 && c.a.x == 1 && c.b.x == 8);
  limit(&m, 3.5);
  c = claim_by(subject, &m);
  assert_true(c.verdict == OG_VERDICT_MEET && c.first == 3.5 && c.last == 3.5);
  limit(&m, nextafter(3.5, 0));
  assert_int_equal(claim_by(subject, &m).verdict, OG_VERDICT_APART);
  // Past each other, at a right triangle: 3, 4, 5.
  m.in.endless = true;
  put(&m, 2, (og_vec3){8, 3, 0}, 3, (og_vec3){-1, 0, 0});
  c = claim_by(subject, &m);
  assert_true(c.first == 4 && c.last == 12);
  moving_close(&m);
}

static void grazing_to_the_last_bit(void **state) {
  (void)state;
  moving m;
  moving_open(&m);
  put(&m, 2, (og_vec3){8, 5, 0}, 3, (og_vec3){-1, 0, 0});
  og_sweep_claim c = claim_by(subject, &m);
  assert_int_equal(c.verdict, OG_VERDICT_MEET);
  assert_true(c.first == 8 && c.last == 8 && c.normal.y == -1);
  put(&m, 2, (og_vec3){8, nextafter(5, 6), 0}, 3, (og_vec3){-1, 0, 0});
  assert_int_equal(claim_by(subject, &m).verdict, OG_VERDICT_APART);
  put(&m, 2, (og_vec3){8, nextafter(5, 0), 0}, 3, (og_vec3){-1, 0, 0});
  c = claim_by(subject, &m);
  assert_true(c.verdict == OG_VERDICT_MEET && c.first < 8 && c.last > 8);
  moving_close(&m);
}

static void overlapping_touching_and_resting(void **state) {
  (void)state;
  moving m;
  moving_open(&m);
  put(&m, 2, (og_vec3){3, 0, 0}, 2, (og_vec3){1, 0, 0});
  og_sweep_claim c = claim_by(subject, &m);
  assert_true(c.verdict == OG_VERDICT_MEET && c.first == 0 && c.last == 1 && !c.has_normal);
  put(&m, 2, (og_vec3){4, 0, 0}, 2, (og_vec3){1, 0, 0}); // touching, and away
  c = claim_by(subject, &m);
  assert_true(c.verdict == OG_VERDICT_MEET && c.first == 0 && c.last == 0);
  put(&m, 2, (og_vec3){nextafter(4, 5), 0, 0}, 2, (og_vec3){1, 0, 0});
  assert_int_equal(claim_by(subject, &m).verdict, OG_VERDICT_APART);
  put(&m, 2, (og_vec3){4, 0, 0}, 2, (og_vec3){0, 0, 0});
  c = claim_by(subject, &m);
  assert_true(c.verdict == OG_VERDICT_MEET && c.first == 0 && c.never_parts);
  limit(&m, 7);
  c = claim_by(subject, &m);
  assert_true(c.last == 7 && !c.never_parts);
  put(&m, 2, (og_vec3){5, 0, 0}, 2, (og_vec3){0, 0, 0});
  assert_int_equal(claim_by(subject, &m).verdict, OG_VERDICT_APART);
  moving_close(&m);
}

// Whatever the unit of time and of length: powers of two change no digit.
static void at_every_speed(void **state) {
  (void)state;
  for (int power = -1000; power <= 1000; power += 100) {
    moving m;
    moving_open(&m);
    put(&m, 1, (og_vec3){10, 0, 0}, 2, (og_vec3){-ldexp(2, power), 0, 0});
    og_sweep_claim c = claim_by(subject, &m);
    assert_true(c.verdict == OG_VERDICT_MEET && c.first == ldexp(3.5, -power) && c.last == ldexp(6.5, -power));
    put(&m, ldexp(1, power), (og_vec3){ldexp(10, power), 0, 0}, ldexp(2, power), (og_vec3){-ldexp(2, power), 0, 0});
    c = claim_by(subject, &m);
    assert_true(c.first == 3.5 && c.last == 6.5);
    moving_close(&m);
  }
  // A time beyond the largest number is no claim.
  moving m;
  moving_open(&m);
  put(&m, 1, (og_vec3){1e300, 0, 0}, 2, (og_vec3){-0x1p-1074, 0, 0});
  assert_int_equal(claim_by(subject, &m).outcome, OG_OUTCOME_OUT_OF_RANGE);
  moving_close(&m);
}

// The text's quadratic formula with the difference b^2 - a c: a sphere of radius 1 far away loses half of all digits.
static og_scalar first_by_the_formula(const moving *m) {
  const og_vec3 s = og_sub(m->b.vertex[0], m->a.vertex[0]), v = m->in.velocity;
  const og_scalar r = m->a.body.radius + m->b.body.radius;
  const og_scalar a = og_dot(v, v), b = og_dot(v, s), c = og_dot(s, s) - r * r;
  const og_scalar d = b * b - a * c;
  return d < 0 ? -1 : (-b - og_sqrt(d)) / a;
}

static void the_formula_loses_digits(void **state) {
  (void)state;
  moving m;
  or_exact exact;
  or_exact_init(&exact);
  moving_open(&m);
  put(&m, 0.5, (og_vec3){1e8, 0.6, 0.25}, 0.5, (og_vec3){-1, 0, 0});
  const double truth = or_exact_sweep(&exact, &m.in).first;
  assert_true(fabs(claim_by(subject, &m).first - truth) <= 2 * DBL_EPSILON * truth);
  const double way = fabs((double)first_by_the_formula(&m) - truth);
  assert_true(way > 0.1); // of a sphere of radius 1
  moving_close(&m);
  or_exact_clear(&exact);
}

// Where they meet the difference of two points is rounding: it is no normal unless they close in along it.
static void points_that_meet(void **state) {
  (void)state;
  moving m;
  moving_open(&m);
  for (int k = 1; k <= 64; k++) {
    put(&m, 0, (og_vec3){2 + 3 * k, 4 * k, 3 + 3 * k}, 0, (og_vec3){-3, -4, -3});
    put_ball(&m.a, (og_vec3){2, 0, 3}, 0);
    const og_sweep_claim c = claim_by(subject, &m);
    assert_int_equal(c.outcome, OG_OUTCOME_ANSWERED);
    if (c.has_normal) assert_true(og_dot(c.normal, m.in.velocity) > -0.01);
  }
  moving_close(&m);
}

static void bad_input_is_refused(void **state) {
  (void)state;
  moving m;
  moving_open(&m);
  put(&m, 0, (og_vec3){10, 0, 0}, 0, (og_vec3){-2, 0, 0});
  refuses_bad_input(subject, &m);
  put(&m, 1, (og_vec3){DBL_MAX, 0, 0}, 1, (og_vec3){-1, 0, 0});
  assert_int_equal(claim_by(subject, &m).outcome, OG_OUTCOME_OUT_OF_RANGE);
  put_cubes(&m, (og_vec3){3, 0, 0}, (og_vec3){-1, 0, 0});
  assert_int_equal(claim_by(subject, &m).outcome, OG_OUTCOME_DEGENERATE);
  moving_close(&m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(head_on),
      cmocka_unit_test(grazing_to_the_last_bit),
      cmocka_unit_test(at_every_speed),
      cmocka_unit_test(overlapping_touching_and_resting),
      cmocka_unit_test(points_that_meet),
      cmocka_unit_test(bad_input_is_refused),
      cmocka_unit_test(the_formula_loses_digits),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
