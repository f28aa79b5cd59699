// Bounds of the depth of cylinders and cones: by hand, and on pairs against polytopes around the bodies and within them, whose
// depth is exact.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/number/nearest.h"
#include "spec/solver/enclosure.h"
#include "tests/shared/curved_pair.h"
#include "tests/shared/wanted_pairs.h"
#include "tool/run/exact_pair.h"

enum { CORNERS = 48 };

typedef struct bench {
  curved_pair pair;
  og_enclosure_solver *solver;
  og_depth_answer answer;
  og_exact_pair polytopes;
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  curved_pair_init(&b->pair, 25);
  b->solver = og_enclosure_solver_new();
  og_depth_answer_init(&b->answer);
  og_exact_pair_init(&b->polytopes);
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  curved_pair_clear(&b->pair);
  og_enclosure_solver_free(b->solver);
  og_depth_answer_clear(&b->answer);
  og_exact_pair_clear(&b->polytopes);
  free(b);
  return 0;
}

static void enclose(bench *b, double *lo, double *hi) {
  const og_depth_range *range = &b->answer.range;
  assert_int_not_equal(og_solve_depth_range(b->solver, &b->pair.problem, &b->answer), OG_ENCLOSURE_REFUSED);
  *lo = og_nearest_double(&range->lo);
  *hi = og_nearest_double(&range->hi); // both zero where the bodies are not known to penetrate
  assert_true(0 <= *lo && *lo <= *hi);
}

// ---- by hand ----

static void want(bench *b, int body, og_curve curve, double radius, double half_height, double x, double z) {
  b->pair.wanted[body] = (wanted_curve){curve, radius, half_height, {0, 0, 0, 1}, {x, 0, z}};
}

static void expect(bench *b, double depth, double width) {
  double lo, hi;
  assert_true(curved_pair_set(&b->pair));
  enclose(b, &lo, &hi);
  if (lo > depth || hi < depth || hi - lo > width) fail_msg("depth from %a to %a, not %a", lo, hi, depth);
}

static void known_depths(void **state) {
  bench *b = *state;
  want(b, 0, OG_CURVE_CYLINDER, 1, 1, 0, 0);
  want(b, 1, OG_CURVE_NONE, 4, 1, 0, 1.5); // a box stands half a unit deep in it
  expect(b, 0.5, 0);
  want(b, 1, OG_CURVE_CYLINDER, 4, 1, 0, 1.5);
  expect(b, 0.5, 0);
  want(b, 1, OG_CURVE_CYLINDER, 4, 1, 0, 2 - 0x1p-51);
  expect(b, 0x1p-51, 0);
  want(b, 1, OG_CURVE_CYLINDER, 4, 1, 0, 2);
  expect(b, 0, 0);
  want(b, 1, OG_CURVE_CYLINDER, 4, 1, 0, 2 + 0x1p-51);
  expect(b, 0, 0);
  want(b, 0, OG_CURVE_CONE, 1, 1, 0, 0); // its apex
  want(b, 1, OG_CURVE_CYLINDER, 4, 1, 0, 1.5);
  expect(b, 0.5, 0);
  want(b, 0, OG_CURVE_CYLINDER, 1, 1, 0, 0); // along the side
  want(b, 1, OG_CURVE_CYLINDER, 1, 1, 1.75, 0);
  expect(b, 0.25, 0x1p-38);
}

static void balls_add_to_the_depth(void **state) {
  bench *b = *state;
  want(b, 0, OG_CURVE_CYLINDER, 1, 1, 0, 0);
  want(b, 1, OG_CURVE_CYLINDER, 4, 1, 0, 1.5);
  assert_true(curved_pair_set(&b->pair));
  og_int_set(&b->pair.problem.pair.radius, &b->pair.problem.pair.unit_den); // a radius of 2^unit_exp
  const double radius = ldexp(1, (int)b->pair.problem.pair.unit_exp);
  double lo, hi;
  enclose(b, &lo, &hi);
  assert_true(lo <= 0.5 + radius && 0.5 + radius <= hi && hi - lo < 0x1p-38);
  want(b, 1, OG_CURVE_CYLINDER, 4, 1, 0, 2); // the cores touch
  assert_true(curved_pair_set(&b->pair));
  og_int_set(&b->pair.problem.pair.radius, &b->pair.problem.pair.unit_den);
  const double again = ldexp(1, (int)b->pair.problem.pair.unit_exp);
  enclose(b, &lo, &hi);
  assert_true(lo <= again && again <= hi && hi - lo < 0x1p-38);
}

// ---- against polytopes ----

// A polytope within the body, or around it, and its points.
static og_double_hull polytope(const curved_pair *pair, int body, bool around, double xyz[6 * CORNERS + 3]) {
  const og_body *world = &pair->world[body].body;
  const bool is_cone = world->kind == OG_BODY_CONE;
  const double radius = (double)world->half.x / (around ? cos(acos(-1.0) / CORNERS) : 1);
  size_t count = 0;
  for (int end = -1; end <= 1; end += 2)
    for (int k = 0; k < (is_cone && end > 0 ? 1 : CORNERS); k++) {
      const double angle = 2 * acos(-1.0) * k / CORNERS, r = is_cone && end > 0 ? 0 : radius;
      const double own[3] = {r * cos(angle), r * sin(angle), end * (double)world->half.z};
      const og_vec3 *row = world->rotation.row;
      const double centre[3] = {(double)world->centre.x, (double)world->centre.y, (double)world->centre.z};
      for (int n = 0; n < 3; n++)
        xyz[3 * count + (size_t)n] =
            centre[n] + (double)row[n].x * own[0] + (double)row[n].y * own[1] + (double)row[n].z * own[2];
      count++;
    }
  return (og_double_hull){count, xyz, 0};
}

static double polytope_depth(bench *b, bool around) {
  double xyz[2][6 * CORNERS + 3];
  const og_double_hull first = polytope(&b->pair, 0, around, xyz[0]), second = polytope(&b->pair, 1, around, xyz[1]);
  assert_true(og_exact_pair_solve_hulls(&b->polytopes, first, second));
  return fmax(0, -b->polytopes.signed_distance);
}

static void lie_between_polytopes(void **state) {
  bench *b = *state;
  const long rounds = wanted_pairs(30);
  const double epsilon = sizeof(og_scalar) == sizeof(float) ? 0x1p-20 : 0x1p-48; // of turns and corners
  long narrow = 0, deep = 0;
  for (curved_family f = CURVED_RIM_ON_FACE; f < CURVED_FAMILIES; f++)
    for (long round = 0; round < rounds; round++) {
      double lo, hi;
      assert_true(curved_pair_make(&b->pair, f));
      for (int k = 0; k < 3 && round % 2 == 0; k++) b->pair.wanted[1].at[k] /= 2; // deeper
      assert_true(curved_pair_set(&b->pair));
      enclose(b, &lo, &hi);
      const double least = polytope_depth(b, false), most = polytope_depth(b, true), slack = epsilon * b->pair.size;
      if (lo > most + slack || hi < least - slack)
        fail_msg("%s: [%a, %a] is outside of [%a, %a]", curved_family_name(f), lo, hi, least, most);
      deep += lo > 0;
      narrow += lo > 0 && hi - lo <= 0x1p-38 * b->pair.size;
    }
  print_message("%ld deep, %ld of them narrow\n", deep, narrow);
  assert_true(deep > rounds && 2 * narrow > deep);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(known_depths, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(balls_add_to_the_depth, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(lie_between_polytopes, open_bench, close_bench),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
