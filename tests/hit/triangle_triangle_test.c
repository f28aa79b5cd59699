// Whether two triangles meet: by hand, an ulp to each side of touching, in one plane, and lattice triangles against the
// exact answer; the formula of the source beside ours. More figures: tests/run/primitive_promises_test.c.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "ref/hit/triangle_triangle.h"
#include "tests/shared/random_pair.h"
#include "tool/study/primitive_truth.h"

// In z = 0.
static const og_vec3 base[3] = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};

static og_two_triangles meet(const og_vec3 *a, const og_vec3 *b) {
  const og_two_triangles r = og_triangle_triangle(a, b), s = og_triangle_triangle(b, a);
  assert_int_equal(r.outcome, OG_OUTCOME_ANSWERED);
  assert_int_equal(s.outcome, OG_OUTCOME_ANSWERED);
  assert_true(r.meet == s.meet && r.count == s.count && r.in_one_plane == s.in_one_plane);
  return r;
}

static bool is(og_vec3 p, double x, double y, double z) { return p.x == x && p.y == y && p.z == z; }

static void a_segment(void **state) {
  (void)state;
  const og_vec3 upright[3] = {{1, 1, -1}, {1, -3, 1}, {1, 1, 1}};
  const og_two_triangles r = meet(base, upright);
  assert_true(r.meet && !r.in_one_plane && r.count == 2);
  assert_true((is(r.point[0], 1, 0, 0) && is(r.point[1], 1, 1, 0)) ||
              (is(r.point[1], 1, 0, 0) && is(r.point[0], 1, 1, 0)));
}

static void a_point(void **state) {
  (void)state;
  const og_vec3 standing[3] = {{1, 1, 0}, {1, -3, 1}, {1, 1, 1}};
  const og_two_triangles r = meet(base, standing);
  assert_true(r.meet && r.count == 1 && is(r.point[0], 1, 1, 0));
}

// The planes cross, the triangles do not.
static void apart(void **state) {
  (void)state;
  const og_vec3 beside[3] = {{5, 1, -1}, {5, -3, 1}, {5, 1, 1}}, above[3] = {{1, 1, 1}, {1, -3, 2}, {2, 1, 2}};
  assert_false(meet(base, beside).meet || meet(base, above).meet);
}

static void touching_by_an_ulp(void **state) {
  (void)state;
  const double least = 0x1p-1074, e = 0x1p-50;
  for (int k = -1; k <= 1; k++) {
    // A corner on the floor, and above or below it by the least there is.
    const og_vec3 standing[3] = {{1, 1, k * least}, {1, -3, 1}, {1, 1, 1}};
    assert_int_equal(meet(base, standing).meet, k <= 0);
    // An upright edge at the slanted edge x + y = 4.
    const og_vec3 upright[3] = {{2 + k * e, 2, -1}, {2 + k * e, 2, 1}, {9, 9, 0}};
    assert_int_equal(meet(base, upright).meet, k <= 0);
    // And at a corner.
    const og_vec3 corner[3] = {{k * least, 0, -1}, {k * least, 0, 1}, {-9, 0, 0}};
    assert_int_equal(meet(base, corner).meet, k >= 0);
  }
}

static void in_one_plane(void **state) {
  (void)state;
  const double e = 0x1p-52;
  const og_vec3 inside[3] = {{1, 1, 0}, {2, 1, 0}, {1, 2, 0}}, crossed[3] = {{-1, 1, 0}, {9, 1, 0}, {9, 2, 0}};
  const og_vec3 off[3] = {{4, 4, 0}, {5, 4, 0}, {4, 5, 0}};
  assert_true(meet(base, base).meet && meet(base, inside).meet && meet(base, crossed).meet);
  assert_false(meet(base, off).meet);
  assert_true(meet(base, inside).in_one_plane && meet(base, off).in_one_plane);
  assert_int_equal(meet(base, inside).count, 0);
  for (int k = -1; k <= 1; k++) {
    const og_vec3 corner[3] = {{2 + k * 2 * e, 2, 0}, {5, 4, 0}, {4, 5, 0}};
    assert_int_equal(meet(base, corner).meet, k <= 0);
    const og_vec3 edge[3] = {{0, -k * 0x1p-1074, 0}, {4, -k * 0x1p-1074, 0}, {0, -4, 0}};
    assert_int_equal(meet(base, edge).meet, k <= 0);
  }
}

// A slanted plane, and planes at an angle of 2^-200: the source's interval would be a quotient of rounding.
static void nearly_one_plane(void **state) {
  (void)state;
  const double h = 0x1p-200;
  const og_vec3 tilted[3] = {{1, -1, -h}, {1, 3, h}, {3, 1, h}}, beside[3] = {{4, -1, -h}, {8, 3, h}, {9, 1, h}};
  const og_two_triangles r = meet(base, tilted);
  assert_true(r.meet && r.count == 2);
  assert_false(meet(base, beside).meet);
}

static void any_size(void **state) {
  (void)state;
  for (int power = -900; power <= 1000; power += 50) {
    og_vec3 a[3], b[3];
    const og_vec3 upright[3] = {{1, 1, -1}, {1, -3, 1}, {1, 1, 1}};
    for (int k = 0; k < 3; k++) {
      a[k] = (og_vec3){ldexp(base[k].x, power), ldexp(base[k].y, power), 0};
      b[k] = (og_vec3){ldexp(upright[k].x, power), ldexp(upright[k].y, power), ldexp(upright[k].z, power)};
    }
    assert_true(meet(a, b).count == 2);
  }
}

static void bad_input_is_refused(void **state) {
  (void)state;
  const og_vec3 line[3] = {{0, 0, 0}, {1, 1, 1}, {3, 3, 3}}, point[3] = {{1, 2, 3}, {1, 2, 3}, {1, 2, 3}};
  assert_int_equal(og_triangle_triangle(base, line).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_triangle_triangle(point, base).outcome, OG_OUTCOME_DEGENERATE);
  for (int k = 0; k < 3; k++) {
    og_vec3 bad[3] = {base[0], base[1], base[2]};
    bad[k].y = k == 1 ? (double)NAN : HUGE_VAL;
    assert_int_equal(og_triangle_triangle(base, bad).outcome, OG_OUTCOME_OUT_OF_RANGE);
    assert_int_equal(og_triangle_triangle(bad, base).outcome, OG_OUTCOME_OUT_OF_RANGE);
  }
}

// The source's start of an interval takes a1 where a0 is meant: of two corners at heights 1 and -3 the edge between
// them then leaves the plane at 3/4 from the first, which is the wrong end of it. The triangle's cut with z = 0 is
// computed with both formulas, and the floor lies where the wrong one has it and the right one has not.
static double cut_at(double from, double to, double height, double other, bool as_printed) {
  return from + (to - from) * (as_printed ? other : height) / (height - other);
}

static void the_sources_interval(void **state) {
  (void)state;
  // From (0, 0, 1) to (8, 0, -3): through z = 0 at x = 2; as printed at x = -6, which is not even on the edge.
  const og_vec3 pierces[3] = {{0, 0, 1}, {8, 0, -3}, {8, 1, -3}};
  assert_true(cut_at(0, 8, 1, -3, false) == 2 && cut_at(0, 8, 1, -3, true) == -6);
  const og_vec3 at_2[3] = {{1, -1, 0}, {3, -1, 0}, {2, 1, 0}}, at_minus_6[3] = {{-7, -1, 0}, {-5, -1, 0}, {-6, 1, 0}};
  assert_true(meet(pierces, at_2).meet);
  assert_false(meet(pierces, at_minus_6).meet);
}

// Touching, in two planes: the ends of the intervals are thirds, which rounding parts. The smallest case on a lattice.
static void touching_denied(void **state) {
  (void)state;
  const og_vec3 a[3] = {{0, -1, 1}, {1, 1, 0}, {0, 0, 0}}, b[3] = {{-1, 1, 0}, {1, 0, 0}, {0, 0, -1}};
  assert_false(meet(a, b).meet);
  og_truth truth;
  og_truth_init(&truth);
  const og_flat p = {OG_FLAT_TRIANGLE, {a[0], a[1], a[2]}, {0, 0, 0}},
                q = {OG_FLAT_TRIANGLE, {b[0], b[1], b[2]}, {0, 0, 0}};
  assert_true(og_truth_flats(&truth, &p, &q));
  assert_int_equal(og_surd_sign(&truth.value), 0);
  og_truth_clear(&truth);
}

static og_flat flat_of(const og_vec3 *p) { return (og_flat){OG_FLAT_TRIANGLE, {p[0], p[1], p[2]}, {0, 0, 0}}; }

// Small integers: triangles that touch, or lie in one plane, are frequent. Rounding may decide only what touches.
static void lattice_triangles(void **state) {
  (void)state;
  og_truth truth;
  og_truth_init(&truth);
  or_random random = or_random_seeded(13);
  int met = 0, missed = 0, level = 0, wrong = 0;
  for (int round = 0; round < 6000; round++) {
    og_vec3 p[6];
    for (int k = 0; k < 6; k++)
      p[k] = (og_vec3){or_random_int(&random, -2, 2), or_random_int(&random, -2, 2), or_random_int(&random, -2, 2)};
    if (round % 4 == 0)
      for (int k = 0; k < 6; k++) p[k].z = p[k].x - p[k].y;
    const og_two_triangles r = og_triangle_triangle(p, p + 3);
    if (r.outcome != OG_OUTCOME_ANSWERED) continue;
    const og_flat a = flat_of(p), b = flat_of(p + 3);
    assert_true(og_truth_flats(&truth, &a, &b));
    const bool meets = og_surd_sign(&truth.value) == 0;
    if (r.in_one_plane) assert_int_equal(r.meet, meets);
    if (r.meet && !meets) assert_true(og_surd_to_double(&truth.value) < 16 * 0x1p-52);
    wrong += r.meet != meets;
    level += r.in_one_plane;
    if (meets) met++;
    else missed++;
  }
  og_truth_clear(&truth);
  print_message("%d met, %d missed, %d in one plane, %d touch but for rounding\n", met, missed, level, wrong);
  assert_true(met > 500 && missed > 500 && level > 500 && wrong < 20);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_segment),
      cmocka_unit_test(a_point),
      cmocka_unit_test(apart),
      cmocka_unit_test(touching_by_an_ulp),
      cmocka_unit_test(in_one_plane),
      cmocka_unit_test(nearly_one_plane),
      cmocka_unit_test(any_size),
      cmocka_unit_test(bad_input_is_refused),
      cmocka_unit_test(the_sources_interval),
      cmocka_unit_test(touching_denied),
      cmocka_unit_test(lattice_triangles),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
