// Minkowski portal refinement against the exact relation and depth: the verdict is right but for rounding, the depth is
// an upper bound only, and how far off it is is measured.
//
// ORIGO_TEST_PAIRS sets the number of pairs (default 60,000: 2,000 a family).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "ref/cso/mpr.h"
#include "ref/support/hull_scan.h"
#include "ref/support/rounded.h"
#include "tests/cso/pair_bodies.h"
#include "tests/shared/wanted_pairs.h"

#define DEFAULT_PAIRS 60000

// Errors as fractions of the pair's largest coordinate: of depth and width (measured: 3.7 eps) ...
#define BOUND (4 * OG_SCALAR_EPSILON)
// ... of the points (measured: 10 eps) ...
#define POINTS_BOUND (16 * OG_SCALAR_EPSILON)
// ... and in verdicts, where A - B is nearly flat: 24 eps of A - B, up to twice as large as its bodies (measured: 43
// eps).
#define VERDICT_BOUND (48 * OG_SCALAR_EPSILON)

static pair_bodies bodies;

// Families with bodies so thin, or so uneven, that the ray runs within a face to within rounding: no point to compare.
static bool is_thin(const char *family) {
  return strcmp(family, "slivers") == 0 || strcmp(family, "near-parallel-edges") == 0 ||
         strcmp(family, "mixed-scales") == 0 || strcmp(family, "segments-and-points") == 0 ||
         strcmp(family, "extreme-exponents") == 0 || strcmp(family, "one-ulp") == 0;
}

typedef struct tally {
  int met, claimed, degenerate, limit, out_of_range, iterations;
  int wrong;    // verdicts off by more than the bound
  double off;   // the largest distance or depth of a wrong verdict, as a fraction of the size
  int longer;   // depths more than a tenth above the exact one
  double ratio; // the largest depth divided by the exact one
  double below, width,
      points; // errors: depth below the exact one, width not that of its normal, points not depth apart
} tally;

static void raise_to(double *most, double error) {
  if (!(error <= *most)) *most = error; // NaN too
}

static void count_verdict(tally *t, const exact_truth *truth, const og_mpr_result *r) {
  const double off = r->verdict == OG_VERDICT_APART ? truth->depth : truth->distance;
  const bool wrong = truth->meet ? r->verdict == OG_VERDICT_APART : r->verdict == OG_VERDICT_MEET;
  if (!wrong) return;
  raise_to(&t->off, off / bodies.size);
  t->wrong += off > VERDICT_BOUND * bodies.size;
}

static void measure_depth(tally *t, double exact, const og_mpr_result *r) {
  t->claimed++;
  t->longer += r->depth > 1.1 * exact + BOUND * bodies.size;
  if (exact > BOUND * bodies.size) t->ratio = fmax(t->ratio, r->depth / exact);
  raise_to(&t->below, (exact - r->width) / bodies.size);
  raise_to(&t->width, (double)fabsl(core_width_along(&bodies, r->normal) - (long double)r->width) / bodies.size);
  const double scale = 1 / bodies.size;
  const og_vec3 apart = og_sub(og_scale(scale, r->b), og_scale(scale, r->a));
  raise_to(&t->points, og_norm(og_sub(apart, og_scale(scale * r->depth, r->ray))));
}

static void run_pair(exact_bench *exact, tally *t) {
  exact_truth truth = {.meet = false};
  assert_true(exact_truth_of(exact, &bodies, &truth));
  if (truth.meet) assert_true(exact_depth_of(exact, &truth));
  const og_mpr_result r = og_mpr(&bodies.a.core, &bodies.b.core, 0);
  assert_false(isnan(r.depth) || isnan(r.width) || !og_is_finite(r.normal) || !og_is_finite(r.ray));
  t->met += truth.meet;
  t->degenerate += r.outcome == OG_OUTCOME_DEGENERATE;
  t->limit += r.outcome == OG_OUTCOME_ITERATION_LIMIT;
  t->out_of_range += r.outcome == OG_OUTCOME_OUT_OF_RANGE;
  if (r.outcome != OG_OUTCOME_ANSWERED) return;
  t->iterations = r.iterations > t->iterations ? r.iterations : t->iterations;
  assert_true(r.verdict != OG_VERDICT_NONE);
  count_verdict(t, &truth, &r);
  if (r.verdict == OG_VERDICT_APART)
    assert_true(core_width_along(&bodies, r.normal) <= (long double)(BOUND * bodies.size));
  if (truth.meet && r.verdict == OG_VERDICT_MEET) measure_depth(t, truth.depth, &r);
}

static void verdict_is_right_and_depth_an_upper_bound(void **state) {
  (void)state;
  static or_pair pair;
  exact_bench exact;
  exact_bench_open(&exact);
  const size_t families = or_pair_family_count(), count = (size_t)wanted_pairs(DEFAULT_PAIRS) / families;
  int bad = 0, limits = 0;
  printf("%-22s %5s %7s %17s %8s %7s %8s %8s %8s %8s %4s\n", "cores only", "meet", "claimed", "degen/limit/range",
         "verdict", "> 1.1", "ratio", "below", "width", "points", "iter");
  for (size_t family = 0; family < families; family++) {
    tally t = {.met = 0};
    for (size_t seed = 0; seed < count; seed++) {
      or_pair_make(&pair, family, seed);
      pair.ra = pair.rb = 0;
      pair_bodies_of(&bodies, &pair);
      run_pair(&exact, &t);
    }
    printf("%-22s %5d %7d %6d/%4d/%5d %8.1g %7d %8.2g %8.1g %8.1g %8.1g %4d\n", pair.family, t.met, t.claimed,
           t.degenerate, t.limit, t.out_of_range, t.off, t.longer, t.ratio, t.below, t.width, t.points, t.iterations);
    bad += t.wrong + !(t.below <= BOUND && t.width <= BOUND) + !(is_thin(pair.family) || t.points <= POINTS_BOUND);
    limits += t.limit;
  }
  exact_bench_close(&exact);
  assert_int_equal(bad, 0);
  // Portals around a ray that runs along the boundary: touching bodies only.
  assert_true((size_t)limits <= 1 + count * families / 1000);
}

// ---- hand-made ----

static void two_boxes(const double half_a[3], const double half_b[3], const double offset[3]) {
  bodies.na = bodies.nb = 8;
  bodies.ra = bodies.rb = 0;
  for (int k = 0; k < 8; k++)
    for (int i = 0; i < 3; i++) {
      const int sign = (k >> i & 1) != 0 ? 1 : -1;
      bodies.a_xyz[3 * k + i] = sign * half_a[i];
      bodies.b_xyz[3 * k + i] = offset[i] + sign * half_b[i];
    }
  pair_bodies_make(&bodies);
}

// The limit: a box of 2 x 1 x 0.5 within one of 2 x 4 x 6 leaves by 2 along x, but the ray between the centres leaves
// through another side. (Edges of A - B: 4 x 5 x 6.5.)
static void depth_is_not_the_least_translation(void **state) {
  (void)state;
  const double half_a[3] = {1, 2, 3}, half_b[3] = {1, 0.5, 0.25};
  static const struct {
    double offset[3], depth, width;
  } boxes[] = {
      {{0, 0, 0.5}, 2.75, 2.75},                       // out through z = 3.25, 0.5 of it behind
      {{0, 0.25, 0}, 2.25, 2.25},                      // out through y = 2.5
      {{0, 0.25, 0.325}, 0.9 * 4.1003048667141815, 0}, // 3.69: out through an edge, 0.9 of sqrt(2.5^2 + 3.25^2)
  };
  for (size_t k = 0; k < sizeof boxes / sizeof *boxes; k++) {
    two_boxes(half_a, half_b, boxes[k].offset);
    const og_mpr_result r = og_mpr(&bodies.a.core, &bodies.b.core, 0);
    printf("box in box, offset (%g, %g, %g): depth %.17g, width %.17g, least translation 2\n", boxes[k].offset[0],
           boxes[k].offset[1], boxes[k].offset[2], r.depth, r.width);
    assert_int_equal(r.outcome, OG_OUTCOME_ANSWERED);
    assert_int_equal(r.verdict, OG_VERDICT_MEET);
    assert_true(fabs(r.depth - boxes[k].depth) <= BOUND * 4);
    if (boxes[k].width > 0) assert_true(fabs(r.width - boxes[k].width) <= BOUND * 4);
  }
}

static void one_unit_in_the_last_place(void **state) {
  (void)state;
  const double half[3] = {1, 1, 1};
  for (int step = -1; step <= 1; step++) {
    const double offset[3] = {step < 0 ? nextafter(2, 0) : 2, 0.25, 0.5};
    two_boxes(half, half, offset);
    if (step > 0)
      for (int k = 0; k < 8; k++) bodies.b_xyz[3 * k] = nextafter(bodies.b_xyz[3 * k], 9);
    pair_bodies_make(&bodies);
    const og_mpr_result r = og_mpr(&bodies.a.core, &bodies.b.core, 0);
    assert_int_equal(r.verdict, step > 0 ? OG_VERDICT_APART : OG_VERDICT_MEET);
  }
}

static void coinciding_centres(void **state) {
  (void)state;
  const double half[3] = {1, 2, 3}, none[3] = {0, 0, 0};
  two_boxes(half, half, none);
  const og_mpr_result r = og_mpr(&bodies.a.core, &bodies.b.core, 0);
  assert_int_equal(r.verdict, OG_VERDICT_MEET);
  assert_true(r.depth == 2 && r.width == 2 && fabs(r.ray.x) == 1);
}

static og_mpr_result of_points(const double *a, int na, const double *b, int nb) {
  pair_bodies_of_points(&bodies, na, a, nb, b);
  return og_mpr(&bodies.a.core, &bodies.b.core, 0);
}

// Bodies that touch, for A - B is flat: refused, but where the ray runs right into a vertex.
static void flat_difference(void **state) {
  (void)state;
  const double x[] = {-1, 0, 0, 1, 0, 0}, y[] = {0, -1, 0, 0, 1, 0}, corner[] = {0, 0, 0, 0, 1, 0};
  const double triangle[] = {-1, 0, 0, 1, 0, 0, 0, 1, 0}, inside[] = {0.125, 0.25, 0};
  assert_int_equal(of_points(x, 2, y, 2).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(of_points(x, 2, corner, 2).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(of_points(inside, 1, triangle, 3).outcome, OG_OUTCOME_DEGENERATE);
  for (double at = -1; at <= 1; at += 0.25) { // a point on the segment, the way along it to the nearer end
    const double point[] = {at, 0, 0};
    const og_mpr_result r = of_points(point, 1, x, 2);
    assert_true(r.outcome == OG_OUTCOME_ANSWERED && r.verdict == OG_VERDICT_MEET);
    assert_true(r.depth == 1 - fabs(at) && r.width == r.depth);
  }
  const double beyond[] = {nextafter(1, 2), 0, 0};
  assert_int_equal(of_points(beyond, 1, x, 2).verdict, OG_VERDICT_APART);
}

// Balls: the ray between the centres is the right one, and the depth is exact to within the tolerance.
static void balls(void **state) {
  (void)state;
  bodies.na = bodies.nb = 1;
  bodies.ra = 2;
  bodies.rb = 1;
  memcpy(bodies.a_xyz, (double[3]){0, 0, 0}, 3 * sizeof(double));
  memcpy(bodies.b_xyz, (double[3]){1, 2, 2}, 3 * sizeof(double));
  for (int apart = 0; apart < 3; apart++) {
    bodies.rb = apart == 0 ? 1.25 : apart == 1 ? 1 : 0.75; // overlap by 0.25, touch, a gap of 0.25
    pair_bodies_make(&bodies);
    og_rounded round_a = {bodies.a.core, bodies.ra}, round_b = {bodies.b.core, bodies.rb};
    bodies.a.convex = og_convex_rounded(&round_a);
    bodies.b.convex = og_convex_rounded(&round_b);
    const og_claim claim = og_run_mpr(&bodies.a, &bodies.b);
    assert_int_equal(claim.outcome, OG_OUTCOME_ANSWERED);
    if (apart == 0) assert_true(claim.verdict == OG_VERDICT_MEET && fabs(claim.depth - 0.25) <= BOUND);
    if (apart == 2) assert_int_equal(claim.verdict, OG_VERDICT_APART);
  }
}

static void powers_of_two_change_no_bit(void **state) {
  (void)state;
  static or_pair pair;
  static const int exponents[] = {-990, -31, 1, 500, 995};
  for (size_t family = 0; family < 12; family++)
    for (size_t seed = 0; seed < 100; seed++) {
      or_pair_make(&pair, family, seed);
      pair_bodies_of(&bodies, &pair);
      const og_mpr_result unit = og_mpr(&bodies.a.core, &bodies.b.core, 0);
      for (size_t e = 0; e < sizeof exponents / sizeof *exponents; e++) {
        pair_bodies_of(&bodies, &pair);
        pair_bodies_scale(&bodies, exponents[e]);
        const og_mpr_result scaled = og_mpr(&bodies.a.core, &bodies.b.core, 0);
        assert_true(scaled.outcome == unit.outcome && scaled.verdict == unit.verdict);
        assert_true(scaled.depth == ldexp(unit.depth, exponents[e]));
        assert_int_equal(scaled.iterations, unit.iterations);
      }
    }
}

static void out_of_range(void **state) {
  (void)state;
  const double half[3] = {1, 1, 1}, offset[3] = {1, 0, 0};
  for (int k = 0; k < 2; k++) {
    two_boxes(half, half, offset);
    for (int i = 0; i < 8; i++) bodies.a_point[i].x = k == 0 ? HUGE_VAL : 0x1p1003;
    assert_int_equal(og_mpr(&bodies.a.core, &bodies.b.core, 0).outcome, OG_OUTCOME_OUT_OF_RANGE);
  }
}

static og_support at_point(const void *shape, og_vec3 direction) {
  (void)direction;
  return (og_support){*(const og_vec3 *)shape, 0};
}

// Either body, or only their difference.
static void one_number_out_of_range(void **state) {
  (void)state;
  const og_vec3 zero = {0, 0, 0}, up = {0, 0x1p1023, 0}, down = {0, -0x1p1023, 0}, infinite = {0, HUGE_VAL, 0},
                nothing = {(double)NAN, 0, 0};
  const og_vec3 *const pair[5][2] = {
      {&zero, &infinite}, {&infinite, &zero}, {&up, &down}, {&zero, &nothing}, {&nothing, &zero}};
  for (int k = 0; k < 5; k++) {
    const og_convex a = {at_point, pair[k][0], *pair[k][0]}, b = {at_point, pair[k][1], *pair[k][1]};
    assert_int_equal(og_mpr(&a, &b, 0).outcome, OG_OUTCOME_OUT_OF_RANGE);
  }
}

// A body that is a little larger each time it is asked, and answers from the side, as no convex body does: the search
// goes on to its bound and says what it has.
typedef struct growing {
  og_scalar radius;
} growing;

static og_support map_growing(const void *shape, og_vec3 direction) {
  growing *const *body = shape;
  (*body)->radius *= 1.125;
  const og_vec3 aside = og_cross(direction, (og_vec3){0.25, 0.5, 0.125});
  return (og_support){og_scale((*body)->radius / og_norm(direction), og_add(direction, aside)), -1};
}

static void a_body_that_grows(void **state) {
  (void)state;
  growing body = {1};
  growing *const kept = &body;
  const og_vec3 zero = {0, 0, 0};
  const og_convex a = {map_growing, &kept, {0.25, 0.125, 0}}, b = {at_point, &zero, zero};
  const og_mpr_result r = og_mpr(&a, &b, 0);
  assert_int_equal(r.outcome, OG_OUTCOME_ITERATION_LIMIT);
  assert_int_equal(r.iterations, OG_MPR_ITERATIONS);
  assert_true(r.verdict == OG_VERDICT_MEET && r.depth > 0 && r.portal.count == 3);
}

// A triangle and a segment in one plane but for rounding: the ray runs within the last portal, and as the quotient of
// two rounding errors the way out was 8, where A - B is less than 4 across.
static void the_way_out_is_held(void **state) {
  (void)state;
  const og_vec3 triangle[3] = {{0x1.5050360f1ba1bp-1, 0x1.007ca8df4d6fdp-3, 0x1.5050360f1ba1ap-1},
                               {0x1.138cbbecd1585p-1, -0x1.ce4cf69c56037p-1, 0x1.138cbbecd158cp-1},
                               {-0x1.63aa840dff3eep-1, -0x1.ef74f0ffe6a25p-1, -0x1.63aa840dff3e6p-1}};
  const og_vec3 segment[2] = {{0x1.c08f10407dbf6p-1, -0x1.290b3aaa503f6p-4, 0x1.c08f10407dbf7p-1},
                              {-0x1.d61ae173056bp-3, -0x1.614d6ae733a7ap-2, -0x1.d61ae173056a5p-3}};
  const og_hull of_a = {3, triangle}, of_b = {2, segment};
  const og_convex a = {og_hull_scan, &of_a, {0x1.55989292924eep-3, -0x1.29e0e9cc23189p-1, 0x1.55989292925p-3}};
  const og_convex b = {og_hull_scan, &of_b, {0x1.4b0857e3bc64ap-2, -0x1.ab903991c7b78p-3, 0x1.4b0857e3bc64ep-2}};
  const og_mpr_result r = og_mpr(&a, &b, 0);
  assert_int_equal(r.verdict, OG_VERDICT_MEET);
  assert_true(r.depth == 4 && r.width < r.depth);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(verdict_is_right_and_depth_an_upper_bound),
                                     cmocka_unit_test(depth_is_not_the_least_translation),
                                     cmocka_unit_test(one_unit_in_the_last_place),
                                     cmocka_unit_test(coinciding_centres),
                                     cmocka_unit_test(flat_difference),
                                     cmocka_unit_test(balls),
                                     cmocka_unit_test(powers_of_two_change_no_bit),
                                     cmocka_unit_test(one_number_out_of_range),
                                     cmocka_unit_test(a_body_that_grows),
                                     cmocka_unit_test(the_way_out_is_held),
                                     cmocka_unit_test(out_of_range)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
