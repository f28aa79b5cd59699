// Where a ray meets a triangle: by hand, an ulp beside its corners, edges and plane, and what is refused. Against the
// exact answer it is held by tests/run/primitive_promises_test.c, as all that is behind a door.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "ref/hit/ray_triangle.h"
#include "tests/shared/random_pair.h"

static const og_vec3 down = {0, 0, -1}, up = {0, 0, 1};
static const og_vec3 corner[3] = {{0, 0, 0}, {4, 0, 0}, {0, 2, 0}};

static bool hits(og_vec3 from, og_vec3 along) {
  const og_triangle_hit r = og_ray_triangle(from, along, corner);
  assert_int_equal(r.outcome, OG_OUTCOME_ANSWERED);
  return r.hit;
}

static void by_hand(void **state) {
  (void)state;
  const og_triangle_hit r = og_ray_triangle((og_vec3){0, 0, 6}, (og_vec3){1, 0.5, -6}, corner);
  assert_true(r.outcome == OG_OUTCOME_ANSWERED && r.hit);
  assert_true(r.t == 1 && r.u == 0.25 && r.v == 0.25);
  assert_true(r.point.x == 1 && r.point.y == 0.5 && r.point.z == 0);
}

static void from_either_side(void **state) {
  (void)state;
  assert_true(hits((og_vec3){1, 1, 3}, down) && hits((og_vec3){1, 1, -3}, up));
  assert_false(hits((og_vec3){1, 1, 3}, up) || hits((og_vec3){1, 1, -3}, down));
  assert_true(hits((og_vec3){1, 1, 0}, up) && hits((og_vec3){1, 1, 0}, down));
}

// Of a line the point behind the start counts, and the parameter is negative.
static void lines_go_both_ways(void **state) {
  (void)state;
  const og_triangle_hit r = og_line_triangle((og_vec3){1, 1, -3}, down, corner);
  assert_true(r.hit && r.t == -3 && r.point.z == 0);
  assert_false(og_line_triangle((og_vec3){-1, 1, -3}, down, corner).hit);
}

// A needle's weights are off by rounding over its determinant: the line passes half a unit beside its short edge.
static void a_needle_is_hit_beside_its_edge(void **state) {
  (void)state;
  static const og_vec3 needle[3] = {{-0x1p28, -0x1p28, -0x1.0000000000004p28}, {0, 0, 0}, {0, 1, 0}};
  const og_triangle_hit r = og_line_triangle((og_vec3){1, 1, 0}, (og_vec3){-1, -1, 1}, needle);
  assert_true(r.outcome == OG_OUTCOME_ANSWERED && r.hit);
}

// Edges and corners are met, and an ulp outside of them nothing is.
static void touching_by_an_ulp(void **state) {
  (void)state;
  const double least = 0x1p-1074, in = nextafter(2, 0), out = nextafter(2, 3);
  for (int k = 0; k < 3; k++) assert_true(hits((og_vec3){corner[k].x, corner[k].y, 5}, down));
  assert_true(hits((og_vec3){2, 0, 5}, down) && hits((og_vec3){2, least, 5}, down));
  assert_false(hits((og_vec3){2, -least, 5}, down));
  assert_true(hits((og_vec3){0, 1, 5}, down) && hits((og_vec3){least, 1, 5}, down));
  assert_false(hits((og_vec3){-least, 1, 5}, down));
  // The slanted edge is x + 2y = 4: there u + v is rounded, and an ulp outside is a hit still, two are not.
  assert_true(hits((og_vec3){2, 1, 5}, down) && hits((og_vec3){in, 1, 5}, down) && hits((og_vec3){out, 1, 5}, down));
  assert_false(hits((og_vec3){nextafter(out, 3), 1, 5}, down));
  // The plane, from the start of the ray.
  assert_true(hits((og_vec3){1, 1, least}, down) && hits((og_vec3){1, 1, 0}, down));
  assert_false(hits((og_vec3){1, 1, -least}, down));
}

// A ray in the plane is refused, wherever the triangle lies; one that is parallel and off it by more than rounding
// misses.
static void in_the_plane(void **state) {
  (void)state;
  const og_vec3 level = {1, 1, 0}, in_it = {1, 0.5, 0}, off = {1, 0.5, 0x1p-40};
  assert_int_equal(og_ray_triangle(in_it, level, corner).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_ray_triangle((og_vec3){-9, 0, 0}, level, corner).outcome, OG_OUTCOME_DEGENERATE);
  assert_false(hits(off, level) || hits((og_vec3){1, 0.5, -0x1p-40}, level));
}

static void any_length_of_direction(void **state) {
  (void)state;
  for (int power = -900; power <= 900; power += 100) {
    const double k = ldexp(1, power);
    const og_triangle_hit r = og_ray_triangle((og_vec3){1, 1, 8}, (og_vec3){0, 0, -k}, corner);
    assert_true(r.hit && r.t == 8 / k && r.point.x == 1 && r.point.y == 1 && r.point.z == 0);
  }
}

static void any_size(void **state) {
  (void)state;
  for (int power = -1000; power <= 1000; power += 50) {
    og_vec3 large[3];
    for (int k = 0; k < 3; k++) large[k] = (og_vec3){ldexp(corner[k].x, power), ldexp(corner[k].y, power), 0};
    const og_triangle_hit r =
        og_ray_triangle((og_vec3){ldexp(1, power), ldexp(1, power), ldexp(8, power)}, down, large);
    assert_true(r.hit && r.t == ldexp(8, power) && r.u == 0.25 && r.v == 0.5);
  }
}

static void bad_input_is_refused(void **state) {
  (void)state;
  const og_vec3 nan = {0, (double)NAN, 0}, infinite = {0, 0, -HUGE_VAL}, from = {1, 1, 3};
  const og_vec3 line[3] = {{0, 0, 0}, {1, 1, 1}, {2, 2, 2}}, point[3] = {{1, 2, 3}, {1, 2, 3}, {1, 2, 3}};
  assert_int_equal(og_ray_triangle(from, (og_vec3){0, 0, 0}, corner).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_ray_triangle((og_vec3){1, 1, 1}, down, line).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_ray_triangle(from, down, point).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_ray_triangle(nan, down, corner).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_ray_triangle(from, infinite, corner).outcome, OG_OUTCOME_OUT_OF_RANGE);
  for (int k = 0; k < 3; k++) {
    og_vec3 bad[3] = {corner[0], corner[1], corner[2]};
    bad[k] = k == 1 ? nan : infinite;
    assert_int_equal(og_ray_triangle(from, down, bad).outcome, OG_OUTCOME_OUT_OF_RANGE);
  }
  // The ray falls by 2^-1070 a unit: no number is t.
  const og_triangle_hit far = og_ray_triangle(from, (og_vec3){0, 0, -0x1p-1070}, corner);
  assert_int_equal(far.outcome, OG_OUTCOME_OUT_OF_RANGE);
}

// Rays towards a point of the triangle meet it, and those past it by more than rounding do not.
static void random_rays(void **state) {
  (void)state;
  or_random random = or_random_seeded(11);
  int met = 0, missed = 0;
  for (int round = 0; round < 20000; round++) {
    og_vec3 p[3], from;
    for (int k = 0; k < 3; k++)
      p[k] = (og_vec3){or_random_uniform(&random), or_random_uniform(&random), or_random_uniform(&random)};
    from = (og_vec3){or_random_uniform(&random), or_random_uniform(&random), or_random_uniform(&random)};
    const double u = 0.4 * or_random_uniform(&random), v = 0.4 * or_random_uniform(&random);
    const og_vec3 target = og_add_scaled(og_add_scaled(p[0], u, og_sub(p[1], p[0])), v, og_sub(p[2], p[0]));
    const og_triangle_hit r = og_ray_triangle(from, og_sub(target, from), p);
    if (r.outcome != OG_OUTCOME_ANSWERED) continue;
    const bool inside = u >= 0 && v >= 0;
    if (og_abs(u) < 1e-9 || og_abs(v) < 1e-9) continue;
    if (r.hit != inside) fail_msg("round %d: u %g v %g", round, u, v);
    if (!r.hit) missed++;
    else met++;
  }
  assert_true(met > 2000 && missed > 2000);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(by_hand),
      cmocka_unit_test(from_either_side),
      cmocka_unit_test(lines_go_both_ways),
      cmocka_unit_test(a_needle_is_hit_beside_its_edge),
      cmocka_unit_test(touching_by_an_ulp),
      cmocka_unit_test(in_the_plane),
      cmocka_unit_test(any_length_of_direction),
      cmocka_unit_test(any_size),
      cmocka_unit_test(bad_input_is_refused),
      cmocka_unit_test(random_rays),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
