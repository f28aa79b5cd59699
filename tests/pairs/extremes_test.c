// Finite numbers of every magnitude in: never NaN or an infinity out of an answer, whatever the figure.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "ref/closest/barycentric.h"
#include "ref/closest/point_plane.h"
#include "ref/closest/point_triangle.h"
#include "ref/closest/segment_segment.h"
#include "ref/orientation/orient3d.h"
#include "ref/pairs/box_box.h"
#include "ref/pairs/capsule_capsule.h"
#include "ref/pairs/sphere_box.h"
#include "ref/pairs/sphere_capsule.h"
#include "ref/pairs/sphere_sphere.h"
#include "tests/shared/random_pair.h"
#include "tests/shared/wanted_pairs.h"

#define CASES wanted_share(100000)

// Up to 1e300 in magnitude (1e36 in binary32): all but the last three powers of ten of the range.
#ifdef OG_BINARY32
#define LOWEST (-149)
#define HIGHEST 119
#else
#define LOWEST (-1074)
#define HIGHEST 996
#endif

static og_scalar extreme(or_random *random, int spread) {
  switch (or_random_int(random, 0, 5)) {
  case 0: return 0;
  case 1: return (og_scalar)ldexp(1, or_random_int(random, LOWEST, HIGHEST));
  default: break;
  }
  const int power = spread ? or_random_int(random, LOWEST, HIGHEST) : HIGHEST;
  return (og_scalar)ldexp(or_random_uniform(random), power);
}

static og_vec3 extreme_point(or_random *random, int spread) {
  const og_scalar x = extreme(random, spread), y = extreme(random, spread), z = extreme(random, spread);
  return (og_vec3){x, y, z};
}

static void assert_claim(og_claim claim) {
  assert_int_equal(claim.outcome, OG_OUTCOME_ANSWERED);
  assert_true(claim.distance >= 0 && isfinite(claim.distance));
  assert_true(claim.depth >= 0 && isfinite(claim.depth));
  assert_true(og_is_finite(claim.a) && og_is_finite(claim.b) && og_is_finite(claim.normal));
  assert_true(og_abs(og_norm2(claim.normal) - 1) <= 16 * OG_SCALAR_EPSILON);
}

// No weights of a triangle without area, nor where one is too large to write down.
static void assert_weights(og_outcome outcome, const og_scalar weight[3]) {
  if (outcome == OG_OUTCOME_DEGENERATE || outcome == OG_OUTCOME_OUT_OF_RANGE) return;
  assert_int_equal(outcome, OG_OUTCOME_ANSWERED);
  for (int k = 0; k < 3; k++) assert_true(isfinite(weight[k]));
}

static void nothing_but_numbers(void **state) {
  (void)state;
  or_random random = or_random_seeded(1);
  for (int k = 0; k < CASES; k++) {
    og_vec3 x[4];
    for (int j = 0; j < 4; j++) x[j] = extreme_point(&random, k % 2);
    if (k % 5 == 0) x[3] = x[0];
    const og_plane_point plane = og_point_plane(x[0], x[1], x[2]);
    if (og_norm2(x[1]) > 0) {
      assert_int_equal(plane.outcome, OG_OUTCOME_ANSWERED);
      assert_true(isfinite(plane.distance) && og_is_finite(plane.point));
    }
    const og_segment_pair segments = og_segment_segment(x[0], x[1], x[2], x[3]);
    assert_int_equal(segments.outcome, OG_OUTCOME_ANSWERED);
    assert_true(segments.s >= 0 && segments.s <= 1 && segments.t >= 0 && segments.t <= 1);
    assert_true(og_is_finite(segments.a) && og_is_finite(segments.b) && og_is_finite(segments.offset));
    const og_triangle_point triangle = og_point_triangle(x[0], x[1], x[2], x[3]);
    assert_int_equal(triangle.outcome, OG_OUTCOME_ANSWERED);
    assert_weights(triangle.outcome, triangle.weight);
    assert_true(og_is_finite(triangle.point) && og_is_finite(triangle.offset));
    const og_barycentric space = og_barycentric_3d(x[0], x[1], x[2], x[3]);
    assert_weights(space.outcome, space.weight);
    const og_barycentric flat = og_barycentric_2d(x[0], x[1], x[2], x[3]);
    assert_weights(flat.outcome, flat.weight);
    const og_orientation orientation = og_orient3d(x[0], x[1], x[2], x[3]);
    assert_true(isfinite(orientation.determinant) && isfinite(orientation.error));

    const og_scalar ra = og_abs(extreme(&random, 1)), rb = og_abs(extreme(&random, 1));
    const og_sphere p = {x[0], ra}, q = {x[1], rb};
    const og_capsule c = {x[0], x[1], ra}, d = {x[2], x[3], rb};
    assert_claim(og_sphere_sphere(&p, &q));
    assert_claim(og_sphere_capsule(&p, &d));
    assert_claim(og_capsule_capsule(&c, &d));
    const og_scalar cosine = (og_scalar)0.6, sine = (og_scalar)0.8;
    const og_box a = {x[0], {og_abs(x[1].x), og_abs(x[1].y), og_abs(x[1].z)}, {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}};
    const og_box b = {
        x[2], {og_abs(x[3].x), og_abs(x[3].y), og_abs(x[3].z)}, {{{cosine, -sine, 0}, {sine, cosine, 0}, {0, 0, 1}}}};
    assert_claim(og_sphere_box(&p, &b));
    assert_claim(og_box_box(&a, &b));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(nothing_but_numbers)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
