// Bounds of the depth of cylinders and cones: by hand, and on pairs against polytopes around the bodies and within
// them, whose depth is exact, and against the overlap along directions all around.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/enclosure/solve/enclosure.h"
#include "spec/number/nearest.h"
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

// ---- what the checker refuses ----

static og_depth_refusal checked(const bench *b) { return og_check_depth_range(&b->pair.problem, &b->answer.range); }

static void set_ends(og_depth_range *range, long lo_num, long lo_den, long hi_num, long hi_den) {
  og_int_set_si(&range->lo.num, lo_num);
  og_int_set_si(&range->lo.den, lo_den);
  og_int_set_si(&range->hi.num, hi_num);
  og_int_set_si(&range->hi.den, hi_den);
}

// Of a pair whose depth is one half.
static void refuse_ranges_of_half(const bench *b, og_depth_range *range) {
  const og_depth_range_kind kind = range->kind;
  set_ends(range, 1, 2, 1, 2);
  assert_int_equal(checked(b), OG_DEPTH_ACCEPTED);
  assert_int_equal(og_depth_range_relation(range), OG_PENETRATING);
  set_ends(range, 0, 1, 3, 4);
  assert_int_equal(checked(b), OG_DEPTH_ACCEPTED);
  assert_int_equal(og_depth_range_relation(range), OG_RELATION_NONE);
  static const long not_ranges[][4] = {{1, 2, 1, 3}, {-1, 2, 1, 2}, {1, -2, 1, 2},
                                       {1, 0, 1, 2}, {1, 2, 1, -2}, {1, 2, 1, 0}};
  for (size_t k = 0; k < sizeof not_ranges / sizeof *not_ranges; k++) {
    set_ends(range, not_ranges[k][0], not_ranges[k][1], not_ranges[k][2], not_ranges[k][3]);
    assert_int_equal(checked(b), OG_DEPTH_REFUSED_RANGE);
  }
  set_ends(range, 3, 8, 7, 16);
  assert_int_equal(checked(b), OG_DEPTH_REFUSED_OVERLAP);
  set_ends(range, 9, 16, 5, 8);
  assert_int_equal(checked(b), OG_DEPTH_REFUSED_SHALLOW);
  set_ends(range, 1, 2, 1, 2);
  for (int k = 0; k < 2; k++) {
    range->kind = k == 0 ? OG_DEPTH_NONE : OG_DEPTH_KIND_COUNT;
    assert_int_equal(checked(b), OG_DEPTH_REFUSED_KIND);
    assert_string_equal(og_depth_range_name(range), "none");
  }
  range->kind = OG_DEPTH_NONE;
  assert_int_equal(og_depth_range_relation(range), OG_RELATION_NONE);
  range->kind = kind;
  og_ivec_set_zero(&range->direction);
  assert_int_equal(checked(b), OG_DEPTH_REFUSED_DIRECTION);
}

static void refuse_ranges(void **state) {
  bench *b = *state;
  og_depth_range *range = &b->answer.range;
  want(b, 0, OG_CURVE_CYLINDER, 1, 1, 0, 0);
  want(b, 1, OG_CURVE_NONE, 4, 1, 0, 1.5);
  expect(b, 0.5, 0);
  assert_int_equal(range->kind, OG_DEPTH_HULLS);
  refuse_ranges_of_half(b, range);
  want(b, 1, OG_CURVE_CYLINDER, 4, 1, 0, 1.5);
  expect(b, 0.5, 0);
  assert_int_equal(range->kind, OG_DEPTH_REVOLVED);
  refuse_ranges_of_half(b, range);
  b->pair.problem.pair.b.count = 3; // a frame has four
  assert_int_equal(checked(b), OG_DEPTH_REFUSED_PROBLEM);
  assert_int_equal(og_check_revolved(&b->pair.problem, range), OG_DEPTH_REFUSED_AXES);
  assert_string_equal(og_depth_refusal_text(OG_DEPTH_REFUSED_END), "unknown refusal");
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

// How far the body reaches along n, in doubles, from what the case says of it.
static double reach(const curved_pair *pair, int body, const double n[3]) {
  const og_body *world = &pair->world[body].body;
  const og_vec3 *row = world->rotation.row;
  double own[3] = {0, 0, 0};
  for (int k = 0; k < 3; k++) {
    own[0] += n[k] * (double)row[k].x;
    own[1] += n[k] * (double)row[k].y;
    own[2] += n[k] * (double)row[k].z;
  }
  const double centre =
      n[0] * (double)world->centre.x + n[1] * (double)world->centre.y + n[2] * (double)world->centre.z;
  const double x = (double)world->half.x, y = (double)world->half.y, z = (double)world->half.z;
  if (world->kind == OG_BODY_BOX) return centre + fabs(own[0]) * x + fabs(own[1]) * y + fabs(own[2]) * z;
  const double rim = x * hypot(own[0], own[1]);
  return centre + (world->kind == OG_BODY_CONE ? fmax(rim - own[2] * z, own[2] * z) : rim + fabs(own[2]) * z);
}

// Along no direction the bodies overlap by less.
static void overlap_along_all_directions(void **state) {
  bench *b = *state;
  const long rounds = wanted_pairs(30);
  const double epsilon = sizeof(og_scalar) == sizeof(float) ? 0x1p-20 : 0x1p-46;
  long deep = 0;
  for (curved_family f = CURVED_RIM_ON_FACE; f < CURVED_FAMILIES; f++)
    for (long round = 0; round < rounds; round++) {
      double lo, hi;
      assert_true(curved_pair_make(&b->pair, f));
      for (int k = 0; k < 3 && round % 2 == 0; k++) b->pair.wanted[1].at[k] /= 2;
      assert_true(curved_pair_set(&b->pair));
      enclose(b, &lo, &hi);
      if (lo == 0) continue;
      deep++;
      for (int k = 0; k < 400; k++) { // points of a spiral on the sphere
        const double up = 1 - (2 * k + 1) / 400.0, turn = 2.39996322972865332 * k, flat = sqrt(1 - up * up);
        const double n[3] = {flat * cos(turn), flat * sin(turn), up}, m[3] = {-n[0], -n[1], -n[2]};
        const double overlap = reach(&b->pair, 0, n) + reach(&b->pair, 1, m);
        if (overlap < lo - epsilon * b->pair.size)
          fail_msg("%s: an overlap of %a, but a depth from %a", curved_family_name(f), overlap, lo);
      }
    }
  assert_true(deep > rounds);
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
      cmocka_unit_test_setup_teardown(refuse_ranges, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(lie_between_polytopes, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(overlap_along_all_directions, open_bench, close_bench),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
