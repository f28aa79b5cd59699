// Where a ray meets a plane: by hand, from either side, and by an ulp beside the plane. Against the exact answer it is
// held by tests/run/primitive_promises_test.c, as all that is behind a door.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "ref/hit/ray_plane.h"

static const og_vec3 up = {0, 0, 1}, down = {0, 0, -1}, origin = {0, 0, 0};

static void by_hand(void **state) {
  (void)state;
  // z = 1 from (1, 2, 3), two down a unit of t.
  const og_vec3 from = {1, 2, 3}, along = {1, 0, -2}, on = {7, 7, 1};
  const og_ray_hit r = og_ray_plane(from, along, on, (og_vec3){0, 0, 4}, false);
  assert_true(r.outcome == OG_OUTCOME_ANSWERED && r.hit);
  assert_true(r.t == 1 && r.point.x == 2 && r.point.y == 2 && r.point.z == 1);
}

static bool hits(og_vec3 from, og_vec3 along, og_vec3 normal, bool one_sided) {
  const og_ray_hit r = og_ray_plane(from, along, origin, normal, one_sided);
  assert_int_equal(r.outcome, OG_OUTCOME_ANSWERED);
  return r.hit;
}

static void from_either_side(void **state) {
  (void)state;
  const og_vec3 above = {5, 5, 1}, below = {5, 5, -1}, level = {1, 0, 0};
  assert_true(hits(above, down, up, false) && hits(above, down, up, true));
  assert_true(hits(below, up, up, false) && !hits(below, up, up, true));
  assert_true(hits(above, down, down, false) && !hits(above, down, down, true));
  assert_false(hits(above, up, up, false) || hits(above, up, up, true));
  assert_false(hits(below, down, up, false) || hits(below, down, up, true));
  assert_false(hits(above, level, up, false) || hits(below, level, up, false));
}

// A ray that starts in the plane meets it there, whichever way it goes; from one side only where it goes in.
static void starting_in_the_plane(void **state) {
  (void)state;
  const og_vec3 in_it = {3, -2, 0}, level = {1, 1, 0}, ways[3] = {up, down, level};
  for (int k = 0; k < 3; k++) {
    const og_ray_hit r = og_ray_plane(in_it, ways[k], origin, up, false);
    assert_true(r.outcome == OG_OUTCOME_ANSWERED && r.hit && r.t == 0);
    assert_true(r.point.x == 3 && r.point.y == -2 && r.point.z == 0);
  }
  assert_true(hits(in_it, down, up, true));
  assert_false(hits(in_it, up, up, true) || hits(in_it, level, up, true));
}

static void beside_the_plane_by_an_ulp(void **state) {
  (void)state;
  const double next = nextafter(1, 2), before = nextafter(1, 0);
  const og_vec3 on = {0, 0, 1};
  assert_false(og_ray_plane((og_vec3){0, 0, next}, up, on, up, false).hit);
  assert_true(og_ray_plane((og_vec3){0, 0, 1}, up, on, up, false).hit);
  const og_ray_hit r = og_ray_plane((og_vec3){0, 0, before}, up, on, up, false);
  assert_true(r.hit && r.t == 1 - before && r.point.z == 1);
}

static void any_length_of_direction_and_normal(void **state) {
  (void)state;
  const og_vec3 from = {1, 2, 8};
  for (int power = -900; power <= 900; power += 100) {
    const double k = ldexp(1, power);
    const og_ray_hit r = og_ray_plane(from, (og_vec3){0, 0, -k}, origin, (og_vec3){0, 0, k}, true);
    assert_true(r.hit && r.t == 8 / k && r.point.z == 0 && r.point.x == 1);
  }
}

static void bad_input_is_refused(void **state) {
  (void)state;
  const og_vec3 nan = {0, (double)NAN, 0}, infinite = {0, 0, -HUGE_VAL};
  assert_int_equal(og_ray_plane(up, origin, origin, up, false).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_ray_plane(up, down, origin, origin, false).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_ray_plane(nan, down, origin, up, false).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_ray_plane(up, nan, origin, up, false).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_ray_plane(up, down, infinite, up, false).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_ray_plane(up, down, origin, infinite, false).outcome, OG_OUTCOME_OUT_OF_RANGE);
  // The plane is 1 below, and the ray falls by 2^-1070 a unit: no number is t.
  const og_ray_hit far = og_ray_plane(up, (og_vec3){1, 0, -0x1p-1070}, origin, up, false);
  assert_int_equal(far.outcome, OG_OUTCOME_OUT_OF_RANGE);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(by_hand),
      cmocka_unit_test(from_either_side),
      cmocka_unit_test(starting_in_the_plane),
      cmocka_unit_test(beside_the_plane_by_an_ulp),
      cmocka_unit_test(any_length_of_direction_and_normal),
      cmocka_unit_test(bad_input_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
