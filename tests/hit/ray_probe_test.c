// How far a wheel is above the ground: by hand, over a terrain of two slopes, by an ulp, and what is refused. Against
// the exact answer it is held by tests/run/primitive_promises_test.c, as all that is behind a door.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "ref/hit/ray_probe.h"

static const og_vec3 down = {0, 0, -1};
// A roof: z = x up to x = 4, then z = 8 - x, between y = 0 and y = 4; each slope two triangles.
static const og_vec3 roof[12] = {{0, 0, 0}, {4, 0, 4}, {0, 4, 0}, {4, 4, 4}, {4, 0, 4}, {0, 4, 0},
                                 {4, 0, 4}, {8, 0, 0}, {4, 4, 4}, {8, 4, 0}, {8, 0, 0}, {4, 4, 4}};
enum { ROOF = 4 };

static void above_on_and_below(void **state) {
  (void)state;
  for (int k = -3; k <= 3; k++) {
    const og_ground r = og_ray_probe((og_vec3){1, 1, 1 + k}, down, roof, ROOF);
    assert_true(r.outcome == OG_OUTCOME_ANSWERED && r.met && r.triangle == 0);
    assert_true(r.way == k && r.point.x == 1 && r.point.y == 1 && r.point.z == 1);
  }
}

static void over_either_slope(void **state) {
  (void)state;
  for (int x = 0; x <= 8; x++)
    for (int y = 0; y <= 4; y++) {
      const og_ground r = og_ray_probe((og_vec3){x, y, 10}, down, roof, ROOF);
      const double height = x <= 4 ? x : 8 - x;
      assert_true(r.met && r.way == 10 - height && r.point.z == height);
    }
}

// Of two floors the nearest counts, whichever way it is; of equally near ones the first.
static void the_nearest_floor(void **state) {
  (void)state;
  const og_vec3 floors[6] = {{0, 0, 0}, {9, 0, 0}, {0, 9, 0}, {0, 0, 4}, {9, 0, 4}, {0, 9, 4}};
  assert_int_equal(og_ray_probe((og_vec3){1, 1, 1}, down, floors, 2).triangle, 0);
  assert_int_equal(og_ray_probe((og_vec3){1, 1, 3}, down, floors, 2).triangle, 1);
  assert_true(og_ray_probe((og_vec3){1, 1, 3}, down, floors, 2).way == -1);
  assert_int_equal(og_ray_probe((og_vec3){1, 1, 2}, down, floors, 2).triangle, 0);
  assert_int_equal(og_ray_probe((og_vec3){1, 1, nextafter(2, 3)}, down, floors, 2).triangle, 1);
}

static void beside_the_ground_by_an_ulp(void **state) {
  (void)state;
  assert_true(og_ray_probe((og_vec3){0, 0, 3}, down, roof, ROOF).met);
  assert_false(og_ray_probe((og_vec3){-0x1p-1074, 0, 3}, down, roof, ROOF).met);
  assert_true(og_ray_probe((og_vec3){8, 4, 3}, down, roof, ROOF).met);
  // Seen from the corner (4, 4, 4), less than half an ulp of 4 is nothing.
  assert_true(og_ray_probe((og_vec3){8, -0x1p-1074, 3}, down, roof, ROOF).met);
  assert_false(og_ray_probe((og_vec3){8, -0x1p-49, 3}, down, roof, ROOF).met);
}

static void walls_are_passed_over(void **state) {
  (void)state;
  const og_vec3 wall_and_floor[6] = {{1, 0, 0}, {1, 5, 0}, {1, 0, 5}, {0, 0, 0}, {9, 0, 0}, {0, 9, 0}};
  const og_ground r = og_ray_probe((og_vec3){1, 1, 3}, down, wall_and_floor, 2);
  assert_true(r.outcome == OG_OUTCOME_ANSWERED && r.met && r.triangle == 1 && r.way == 3);
  assert_int_equal(og_ray_probe((og_vec3){1, 1, 3}, down, wall_and_floor, 1).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_ray_probe((og_vec3){2, 1, 3}, down, wall_and_floor, 1).outcome, OG_OUTCOME_ANSWERED);
}

static void bad_input_is_refused(void **state) {
  (void)state;
  const og_vec3 nan = {0, (double)NAN, 0};
  og_vec3 bad[12];
  for (int k = 0; k < 12; k++) bad[k] = roof[k];
  bad[11].x = HUGE_VAL;
  assert_int_equal(og_ray_probe((og_vec3){1, 1, 1}, down, bad, ROOF).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_ray_probe(nan, down, roof, ROOF).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_ray_probe(down, nan, roof, ROOF).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_ray_probe(down, (og_vec3){0, 0, 0}, roof, ROOF).outcome, OG_OUTCOME_DEGENERATE);
  const og_ground none = og_ray_probe(down, down, roof, 0);
  assert_true(none.outcome == OG_OUTCOME_ANSWERED && !none.met);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(above_on_and_below),    cmocka_unit_test(over_either_slope),
      cmocka_unit_test(the_nearest_floor),     cmocka_unit_test(beside_the_ground_by_an_ulp),
      cmocka_unit_test(walls_are_passed_over), cmocka_unit_test(bad_input_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
