// How two rays lie: by hand, an ulp beside meeting, on one line, and what is refused. Against the exact answer it is
// held by tests/run/primitive_promises_test.c, as all that is behind a door.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "ref/hit/ray_ray.h"
#include "tests/shared/random_pair.h"

static og_ray_ray_hit meet(og_vec3 p, og_vec3 d, og_vec3 q, og_vec3 e) {
  const og_ray a = {p, d}, b = {q, e};
  return og_ray_ray(&a, &b);
}

static og_rays_lie lie(og_vec3 p, og_vec3 d, og_vec3 q, og_vec3 e) {
  const og_ray_ray_hit r = meet(p, d, q, e), s = meet(q, e, p, d);
  assert_int_equal(r.outcome, OG_OUTCOME_ANSWERED);
  assert_int_equal(s.outcome, OG_OUTCOME_ANSWERED);
  assert_int_equal(r.lie, s.lie);
  assert_int_equal(r.count, s.count);
  return r.lie;
}

static const og_vec3 x = {1, 0, 0}, y = {0, 1, 0}, minus_x = {-1, 0, 0}, minus_y = {0, -1, 0}, origin = {0, 0, 0};

static void by_hand(void **state) {
  (void)state;
  const og_ray_ray_hit r = meet(origin, (og_vec3){2, 0, 0}, (og_vec3){6, 4, 0}, minus_y);
  assert_true(r.outcome == OG_OUTCOME_ANSWERED && r.lie == OG_RAYS_MEET && r.count == 1);
  assert_true(r.t_a[0] == 3 && r.t_b[0] == 4);
  assert_true(r.point[0].x == 6 && r.point[0].y == 0 && r.point[0].z == 0);
}

// The four ways of the source, and the fifth that it leaves out of its formula: lines that do not meet.
static void five_ways(void **state) {
  (void)state;
  assert_int_equal(lie(origin, x, (og_vec3){6, 4, 0}, minus_y), OG_RAYS_MEET);
  assert_int_equal(lie(origin, x, (og_vec3){6, 4, 0}, y), OG_RAYS_PASS);
  assert_int_equal(lie(origin, x, (og_vec3){-6, 4, 0}, minus_y), OG_RAYS_PASS);
  assert_int_equal(lie(origin, x, (og_vec3){6, 4, 1}, minus_y), OG_RAYS_SKEW);
  assert_int_equal(lie(origin, x, (og_vec3){6, 4, 0}, x), OG_RAYS_PARALLEL);
  assert_int_equal(lie(origin, x, (og_vec3){6, 0, 0}, (og_vec3){3, 0, 0}), OG_RAYS_OVERLAP);
}

// What the source says of rays of a length: it measures the point from the origin, not from the ray's start. Here it is
// 10 away from the origin, and 1 from the start.
static void far_from_the_origin(void **state) {
  (void)state;
  const og_ray_ray_hit r = meet((og_vec3){10, 0, 0}, x, (og_vec3){11, -1, 0}, y);
  assert_true(r.lie == OG_RAYS_MEET && r.t_a[0] == 1 && r.t_b[0] == 1);
}

static void on_one_line(void **state) {
  (void)state;
  const og_vec3 five = {5, 0, 0};
  og_ray_ray_hit r = meet(origin, x, five, (og_vec3){2, 0, 0});
  assert_true(r.lie == OG_RAYS_OVERLAP && r.count == 1 && r.t_a[0] == 5 && r.t_b[0] == 0 && r.point[0].x == 5);
  r = meet(five, (og_vec3){2, 0, 0}, origin, x);
  assert_true(r.lie == OG_RAYS_OVERLAP && r.count == 1 && r.t_a[0] == 0 && r.t_b[0] == 5 && r.point[0].x == 5);
  r = meet(origin, x, five, (og_vec3){-2, 0, 0});
  assert_true(r.lie == OG_RAYS_OVERLAP && r.count == 2);
  assert_true(r.point[0].x == 0 && r.t_a[0] == 0 && r.t_b[0] == 2.5);
  assert_true(r.point[1].x == 5 && r.t_a[1] == 5 && r.t_b[1] == 0);
  assert_int_equal(lie(five, x, origin, minus_x), OG_RAYS_PARALLEL);
  assert_int_equal(lie(five, x, five, minus_x), OG_RAYS_MEET);
  assert_int_equal(lie(five, x, five, x), OG_RAYS_OVERLAP);
}

// A start on the other ray is a point of both, and so are two equal starts.
static void starting_on_the_other(void **state) {
  (void)state;
  assert_int_equal(lie(origin, x, (og_vec3){3, 0, 0}, y), OG_RAYS_MEET);
  assert_int_equal(lie(origin, x, origin, y), OG_RAYS_MEET);
  assert_int_equal(lie(origin, x, (og_vec3){-0x1p-1000, 0, 0}, y), OG_RAYS_PASS);
}

// A start past the other ray by an ulp of what lies between the starts counts as on it; past by 32 ulps it does not.
static void starting_past_the_other(void **state) {
  (void)state;
  const double e = 0x1p-52;
  const og_ray_ray_hit r = meet(origin, x, (og_vec3){-e, 1, 0}, minus_y);
  assert_true(r.outcome == OG_OUTCOME_ANSWERED && r.lie == OG_RAYS_MEET && r.count == 1);
  assert_true(r.t_a[0] == 0 && r.t_b[0] == 1 && r.point[0].x == 0 && r.point[0].y == 0);
  assert_int_equal(lie(origin, x, (og_vec3){-e, 1, 0}, minus_y), OG_RAYS_MEET);
  assert_int_equal(lie(origin, x, (og_vec3){-32 * e, 1, 0}, minus_y), OG_RAYS_PASS);
}

// Beside each other by an ulp of what lies between their starts they are said to meet; by 32 of it they are not.
static void beside_by_an_ulp(void **state) {
  (void)state;
  const double e = 0x1p-52;
  for (int sign = -1; sign <= 1; sign += 2) {
    assert_int_equal(lie(origin, x, (og_vec3){1, 1, sign * e}, minus_y), OG_RAYS_MEET);
    assert_int_equal(lie(origin, x, (og_vec3){1, 1, sign * 32 * e}, minus_y), OG_RAYS_SKEW);
    assert_int_equal(lie(origin, x, (og_vec3){1, sign * e, 0}, x), OG_RAYS_OVERLAP);
    assert_int_equal(lie(origin, x, (og_vec3){1, sign * 32 * e, 0}, x), OG_RAYS_PARALLEL);
  }
}

static void any_length_of_directions(void **state) {
  (void)state;
  for (int power = -900; power <= 900; power += 100) {
    const double k = ldexp(1, power);
    const og_ray_ray_hit r = meet(origin, (og_vec3){k, 0, 0}, (og_vec3){6, 4, 0}, (og_vec3){0, -1 / k, 0});
    assert_true(r.lie == OG_RAYS_MEET && r.t_a[0] == 6 / k && r.t_b[0] == 4 * k && r.point[0].x == 6);
  }
}

static void bad_input_is_refused(void **state) {
  (void)state;
  const og_vec3 nan = {0, (double)NAN, 0}, infinite = {0, 0, -HUGE_VAL};
  assert_int_equal(meet(origin, origin, x, y).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(meet(origin, y, x, origin).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(meet(nan, y, x, x).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(meet(x, infinite, x, x).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(meet(x, y, infinite, x).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(meet(x, y, x, nan).outcome, OG_OUTCOME_OUT_OF_RANGE);
}

// They meet where no number is the parameter of the one or of the other, or the point.
static void too_far_for_numbers(void **state) {
  (void)state;
  const og_vec3 slow = {0x1p-1070, 0, 0}, slow_back = {-0x1p-1070, 0, 0}, six = {6, 0, 0}, beside = {6, 4, 0};
  assert_int_equal(meet(origin, slow, beside, minus_y).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(meet(beside, minus_y, origin, slow).outcome, OG_OUTCOME_OUT_OF_RANGE);
  const og_ray_ray_hit r = meet(origin, x, six, slow_back);
  assert_true(r.outcome == OG_OUTCOME_OUT_OF_RANGE && r.count == 0);
  // From 2^1020 on they meet 16 or 8 times as far away: 17 times is beyond all numbers, 9 times is not.
  const double far = 0x1p1020;
  const og_vec3 from = {far, 0, 0}, below = {far, -far, 0}, fast = {16, 0, 0};
  assert_int_equal(meet(from, fast, below, (og_vec3){16, 1, 0}).outcome, OG_OUTCOME_OUT_OF_RANGE);
  const og_ray_ray_hit s = meet(from, fast, below, (og_vec3){8, 1, 0});
  assert_true(s.outcome == OG_OUTCOME_ANSWERED && s.lie == OG_RAYS_MEET && s.count == 1);
  assert_true(s.t_a[0] == far / 2 && s.t_b[0] == far && s.point[0].x == 9 * far && s.point[0].y == 0);
}

// Rays from random points through a random point meet there, at any angle.
static void random_rays(void **state) {
  (void)state;
  or_random random = or_random_seeded(12);
  for (int round = 0; round < 20000; round++) {
    og_vec3 p[3];
    for (int k = 0; k < 3; k++)
      p[k] = (og_vec3){or_random_uniform(&random), or_random_uniform(&random), or_random_uniform(&random)};
    // The second start is moved towards the first ray: the angle gets small.
    const double k = ldexp(1, -(round % 30));
    p[1] = og_add_scaled(p[0], k, og_sub(p[1], p[0]));
    const og_vec3 d = og_sub(p[2], p[0]), e = og_sub(p[2], p[1]);
    const og_ray_ray_hit r = meet(p[0], d, p[1], e);
    if (r.lie != OG_RAYS_MEET) fail_msg("round %d: %d", round, r.lie);
    const double off = og_norm(og_sub(og_add_scaled(p[0], r.t_a[0], d), og_add_scaled(p[1], r.t_b[0], e)));
    assert_true(off < 64 * 0x1p-52);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(by_hand),
      cmocka_unit_test(five_ways),
      cmocka_unit_test(far_from_the_origin),
      cmocka_unit_test(on_one_line),
      cmocka_unit_test(starting_on_the_other),
      cmocka_unit_test(starting_past_the_other),
      cmocka_unit_test(beside_by_an_ulp),
      cmocka_unit_test(any_length_of_directions),
      cmocka_unit_test(bad_input_is_refused),
      cmocka_unit_test(too_far_for_numbers),
      cmocka_unit_test(random_rays),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
