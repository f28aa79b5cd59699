// Circles and rectangles of the plane, and boxes with the coordinate axes: by hand, an ulp to each side of touching,
// against the exact relation of the bodies, and what is refused. The tests that the sources print stand beside ours.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "ref/pairs/aabb_aabb.h"
#include "ref/pairs/circle_circle.h"
#include "ref/pairs/point_circle.h"
#include "ref/pairs/point_rect.h"
#include "ref/pairs/rect_rect.h"
#include "tests/shared/random_pair.h"
#include "tool/run/exact_pair.h"

static bool meets(og_claim claim) {
  assert_int_equal(claim.outcome, OG_OUTCOME_ANSWERED);
  assert_true(claim.verdict == OG_VERDICT_MEET || claim.verdict == OG_VERDICT_APART);
  return claim.verdict == OG_VERDICT_MEET;
}

static bool in_circle(double x, double y, double radius) {
  const og_circle circle = {{1, 2}, radius};
  return meets(og_point_circle((og_vec2){1 + x, 2 + y}, &circle));
}

static bool circles(double x, double y, double r, double s) {
  const og_circle a = {{0, 0}, r}, b = {{x, y}, s};
  const bool r_meets = meets(og_circle_circle(&a, &b));
  assert_int_equal(meets(og_circle_circle(&b, &a)), r_meets);
  return r_meets;
}

// ---- circles ----

static void points_and_circles(void **state) {
  (void)state;
  assert_true(in_circle(3, 4, 5) && in_circle(-4, 3, 5) && in_circle(0, 0, 5) && in_circle(0, 0, 0));
  assert_true(in_circle(5, 0, 5) && in_circle(0, -5, 5));
  assert_true(in_circle(3, 4, nextafter(5, 6)));
  assert_false(in_circle(3, 4, nextafter(5, 0)) || in_circle(0, 0x1p-51, 0));
  // Rounding: 1 + 2^-54 is 1, and the point is 2^-55 outside.
  const og_circle unit = {{0, 0}, 1};
  assert_true(meets(og_point_circle((og_vec2){1, 0x1p-27}, &unit)));
  assert_false(meets(og_point_circle((og_vec2){1, 0x1p-26}, &unit)));
}

static void two_circles(void **state) {
  (void)state;
  assert_true(circles(3, 4, 2, 3) && circles(3, 4, 5, 0) && circles(0, 0, 0, 0) && circles(1, 0, 9, 1));
  assert_true(circles(3, 4, 2, nextafter(3, 4)));
  assert_false(circles(3, 4, 2, 3 - 0x1p-50) || circles(nextafter(5, 6), 0, 2, 3));
  // Rounding: 1 - 2^-53 + 2^-54 is 1, and they are 2^-54 apart.
  assert_true(circles(1, 0, 1 - 0x1p-53, 0x1p-54));
}

static void any_size(void **state) {
  (void)state;
  for (int power = -1070; power <= 1015; power += 15) {
    const double k = ldexp(1, power);
    assert_true(circles(3 * k, 4 * k, 2 * k, 3 * k));
    assert_false(circles(3 * k, 4 * k, 2 * k, 2 * k));
  }
}

// ---- rectangles ----

static const og_rect rect = {{-1, 2}, {3, 4}};

static void points_and_rectangles(void **state) {
  (void)state;
  for (int i = -1; i <= 1; i++) {
    const double least = i * 0x1p-1074;
    const og_rect zero = {{0, 0}, {0, 0}};
    assert_int_equal(meets(og_point_rect((og_vec2){least, 0}, &zero)), i == 0);
    assert_int_equal(meets(og_point_rect((og_vec2){0, least}, &zero)), i == 0);
  }
  assert_true(meets(og_point_rect((og_vec2){-1, 2}, &rect)) && meets(og_point_rect((og_vec2){3, 4}, &rect)));
  assert_false(meets(og_point_rect((og_vec2){nextafter(-1, -2), 3}, &rect)));
  assert_false(meets(og_point_rect((og_vec2){nextafter(3, 4), 3}, &rect)));
  assert_false(meets(og_point_rect((og_vec2){0, nextafter(2, 0)}, &rect)));
  assert_false(meets(og_point_rect((og_vec2){0, nextafter(4, 5)}, &rect)));
}

static bool rectangles(og_rect b) {
  const bool r = meets(og_rect_rect(&rect, &b));
  assert_int_equal(meets(og_rect_rect(&b, &rect)), r);
  return r;
}

static void two_rectangles(void **state) {
  (void)state;
  assert_true(rectangles(rect) && rectangles((og_rect){{3, 4}, {5, 6}}) && rectangles((og_rect){{0, 3}, {0, 3}}));
  assert_false(rectangles((og_rect){{nextafter(3, 4), 2}, {5, 6}}));
  assert_false(rectangles((og_rect){{-5, nextafter(4, 5)}, {5, 6}}));
  assert_false(rectangles((og_rect){{-5, -5}, {nextafter(-1, -2), 5}}));
  assert_false(rectangles((og_rect){{-5, -5}, {5, nextafter(2, 0)}}));
}

static bool has_vertex_in(const og_rect *a, const og_rect *b) {
  const og_vec2 corner[4] = {a->lo, {a->lo.x, a->hi.y}, a->hi, {a->hi.x, a->lo.y}};
  bool has = false;
  for (int k = 0; k < 4; k++) has = has || meets(og_point_rect(corner[k], b));
  return has;
}

// Parac 5.2.3 asks for a vertex of one in the other.
static void crossed_rectangles(void **state) {
  (void)state;
  const og_rect wide = {{-3, -1}, {3, 1}}, high = {{-1, -3}, {1, 3}};
  assert_true(meets(og_rect_rect(&wide, &high)));
  assert_false(has_vertex_in(&wide, &high) || has_vertex_in(&high, &wide));
}

// ---- boxes ----

static bool boxes(og_aabb a, og_aabb b) {
  const bool r = meets(og_aabb_aabb(&a, &b));
  assert_int_equal(meets(og_aabb_aabb(&b, &a)), r);
  return r;
}

static bool centres(og_centre_box a, og_centre_box b) {
  const bool r = meets(og_aabb_aabb_centre(&a, &b));
  assert_int_equal(meets(og_aabb_aabb_centre(&b, &a)), r);
  return r;
}

static void two_boxes(void **state) {
  (void)state;
  const og_aabb cube = {{0, 0, 0}, {1, 1, 1}};
  const og_centre_box same = {{0.5, 0.5, 0.5}, {0.5, 0.5, 0.5}};
  for (int i = -1; i <= 1; i++) {
    const double low = i < 0 ? nextafter(1, 0) : i > 0 ? nextafter(1, 2) : 1, move = 1.5 + i * 0x1p-51;
    assert_int_equal(boxes(cube, (og_aabb){{low, 0, 0}, {2, 1, 1}}), i <= 0);
    assert_int_equal(boxes(cube, (og_aabb){{0, low, 0}, {1, 2, 1}}), i <= 0);
    assert_int_equal(boxes(cube, (og_aabb){{0, 0, low}, {1, 1, 2}}), i <= 0);
    assert_int_equal(centres(same, (og_centre_box){{move, 0.5, 0.5}, same.half}), i <= 0);
    assert_int_equal(centres(same, (og_centre_box){{0.5, move, 0.5}, same.half}), i <= 0);
    assert_int_equal(centres(same, (og_centre_box){{0.5, 0.5, move}, same.half}), i <= 0);
  }
  // Rounding: 1 + 2^-54 is 1, and they are 2^-54 apart.
  assert_true(centres((og_centre_box){{1, 0, 0}, same.half}, (og_centre_box){{-0x1p-54, 0, 0}, same.half}));
}

// Varjus 2.6: a_min <= b_max and a_max <= b_min, for all axes.
static bool as_printed(const og_aabb *a, const og_aabb *b) {
  return a->lo.x <= b->hi.x && a->hi.x <= b->lo.x && a->lo.y <= b->hi.y && a->hi.y <= b->lo.y && a->lo.z <= b->hi.z &&
         a->hi.z <= b->lo.z;
}

static void the_sources_boxes(void **state) {
  (void)state;
  const og_aabb a = {{0, 0, 0}, {2, 2, 2}}, b = {{1, 1, 1}, {3, 3, 3}}, far = {{5, 5, 5}, {6, 6, 6}};
  assert_true(boxes(a, b) && !as_printed(&a, &b));
  assert_true(!boxes(a, far) && as_printed(&a, &far));
}

// ---- against the exact relation of bodies ----

typedef struct box_body {
  og_vec3 vertex[8];
  og_body body;
} box_body;

static og_body ball_body(og_vec3 *centre, og_scalar radius) {
  return (og_body){.kind = radius > 0 ? OG_BODY_SPHERE : OG_BODY_POINT,
                   .vertex_count = 1,
                   .vertex = centre,
                   .radius = radius,
                   .centre = *centre};
}

// The box with its axes in another order, and turned round: x along -z, y along x, z along y.
static void make_box(box_body *r, og_vec3 centre, og_vec3 half) {
  for (int k = 0; k < 8; k++)
    r->vertex[k] = (og_vec3){centre.x + (k & 1 ? half.x : -half.x), centre.y + (k & 2 ? half.y : -half.y),
                             centre.z + (k & 4 ? half.z : -half.z)};
  r->body = (og_body){.kind = OG_BODY_BOX,
                      .vertex_count = 8,
                      .vertex = r->vertex,
                      .rotation = {{{0, 1, 0}, {0, 0, 1}, {-1, 0, 0}}},
                      .centre = centre,
                      .half = {half.z, half.x, half.y}};
}

// Small multiples of 1/2; one in eight an ulp off.
static double coordinate(or_random *random) {
  const double x = or_random_int(random, -6, 6) * 0.5;
  const int off = or_random_int(random, 0, 15);
  return off == 0 ? nextafter(x, 9) : off == 1 ? nextafter(x, -9) : x;
}

static og_vec3 draw(or_random *random) { return (og_vec3){coordinate(random), coordinate(random), 0.5}; }

static double length(or_random *random) { return or_random_int(random, 0, 5) * 0.5; }

typedef og_claim run_pair(const og_body *a, const og_body *b);

typedef struct tally {
  int met, apart;
} tally;

// With `near` epsilon of touching a verdict may be wrong.
static void compare(og_exact_pair *exact, run_pair *run, const og_body *a, const og_body *b, double near, tally *t) {
  const bool said = meets(run(a, b));
  assert_int_equal(meets(run(b, a)), said);
  assert_true(og_exact_pair_solve(exact, a, b));
  const bool true_one = exact->relation != OG_SEPARATED;
  if (said != true_one && !(fabs(exact->signed_distance) <= near * 6 * 0x1p-52))
    fail_msg("said %d, exactly %g", said, exact->signed_distance);
  if (true_one) t->met++;
  else t->apart++;
}

static void expect_both(const tally *t) { assert_true(t->met > 100 && t->apart > 100); }

static void against_the_exact_relation(void **state) {
  (void)state;
  og_exact_pair exact;
  og_exact_pair_init(&exact);
  or_random random = or_random_seeded(21);
  tally point_circle = {0, 0}, circle_circle = {0, 0}, point_rect = {0, 0}, rect_rect = {0, 0}, corner = {0, 0},
        centre = {0, 0};
  for (int round = 0; round < 2000; round++) {
    static box_body p, q, flat;
    og_vec3 c = draw(&random), d = draw(&random);
    make_box(&p, draw(&random), (og_vec3){length(&random), length(&random), length(&random)});
    make_box(&q, draw(&random), (og_vec3){length(&random), length(&random), length(&random)});
    make_box(&flat, draw(&random), (og_vec3){length(&random), length(&random), 0});
    const og_body point = ball_body(&c, 0), ball = ball_body(&c, 1 + length(&random)),
                  other = ball_body(&d, 1 + length(&random));
    compare(&exact, og_run_point_circle, &point, &other, 3, &point_circle);
    compare(&exact, og_run_circle_circle, &ball, &other, 3, &circle_circle);
    compare(&exact, og_run_point_rect, &point, &p.body, 0, &point_rect);
    compare(&exact, og_run_rect_rect, &p.body, &flat.body, 0, &rect_rect);
    compare(&exact, og_run_aabb_aabb, &p.body, &q.body, 0, &corner);
    compare(&exact, og_run_aabb_aabb_centre, &p.body, &q.body, 2, &centre);
  }
  og_exact_pair_clear(&exact);
  expect_both(&point_circle);
  expect_both(&circle_circle);
  expect_both(&point_rect);
  expect_both(&rect_rect);
  expect_both(&corner);
  expect_both(&centre);
}

// ---- what is refused ----

static void numbers_that_are_none(void **state) {
  (void)state;
  const double bad[3] = {(double)NAN, HUGE_VAL, -HUGE_VAL};
  for (int k = 0; k < 3; k++) {
    const og_circle unit = {{0, 0}, 1}, off = {{bad[k], 0}, 1}, wide = {{0, 0}, bad[k]};
    assert_int_equal(og_point_circle((og_vec2){0, bad[k]}, &unit).outcome, OG_OUTCOME_OUT_OF_RANGE);
    assert_int_equal(og_point_circle((og_vec2){0, 0}, &off).outcome, OG_OUTCOME_OUT_OF_RANGE);
    assert_int_equal(og_circle_circle(&unit, &wide).outcome, OG_OUTCOME_OUT_OF_RANGE);
    assert_int_equal(og_circle_circle(&off, &unit).outcome, OG_OUTCOME_OUT_OF_RANGE);
    const og_rect r = {{0, bad[k]}, {1, 1}};
    assert_int_equal(og_point_rect((og_vec2){0, 0}, &r).outcome, OG_OUTCOME_OUT_OF_RANGE);
    assert_int_equal(og_point_rect((og_vec2){bad[k], 3}, &rect).outcome, OG_OUTCOME_OUT_OF_RANGE);
    assert_int_equal(og_rect_rect(&r, &rect).outcome, OG_OUTCOME_OUT_OF_RANGE);
    assert_int_equal(og_rect_rect(&rect, &r).outcome, OG_OUTCOME_OUT_OF_RANGE);
    const og_aabb cube = {{0, 0, 0}, {1, 1, 1}}, box = {{0, 0, 0}, {1, bad[k], 1}};
    assert_int_equal(og_aabb_aabb(&cube, &box).outcome, OG_OUTCOME_OUT_OF_RANGE);
    assert_int_equal(og_aabb_aabb(&box, &cube).outcome, OG_OUTCOME_OUT_OF_RANGE);
    const og_centre_box whole = {{0, 0, 0}, {1, 1, 1}}, broken = {{0, 0, bad[k]}, {1, 1, 1}};
    assert_int_equal(og_aabb_aabb_centre(&whole, &broken).outcome, OG_OUTCOME_OUT_OF_RANGE);
    assert_int_equal(og_aabb_aabb_centre(&broken, &whole).outcome, OG_OUTCOME_OUT_OF_RANGE);
  }
}

static void bodies_that_are_none(void **state) {
  (void)state;
  const og_circle unit = {{0, 0}, 1}, less = {{0, 0}, -1};
  assert_int_equal(og_point_circle((og_vec2){0, 0}, &less).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_circle_circle(&less, &unit).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_circle_circle(&unit, &less).outcome, OG_OUTCOME_DEGENERATE);
  const og_rect turned = {{0, 1}, {1, 0}};
  assert_int_equal(og_point_rect((og_vec2){0, 0}, &turned).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_rect_rect(&turned, &rect).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_rect_rect(&rect, &turned).outcome, OG_OUTCOME_DEGENERATE);
  const og_aabb cube = {{0, 0, 0}, {1, 1, 1}}, empty = {{0, 0, 1}, {1, 1, 0}};
  assert_int_equal(og_aabb_aabb(&cube, &empty).outcome, OG_OUTCOME_DEGENERATE);
  const og_centre_box whole = {{0, 0, 0}, {1, 1, 1}}, negative = {{0, 0, 0}, {1, -1, 1}};
  assert_int_equal(og_aabb_aabb_centre(&negative, &whole).outcome, OG_OUTCOME_DEGENERATE);
}

// Behind the door: bodies of other kinds, on other levels, with other axes.
static void other_bodies(void **state) {
  (void)state;
  og_vec3 c = {0, 0, 0}, high = {0, 0, 1};
  static box_body box, raised;
  make_box(&box, c, (og_vec3){1, 1, 1});
  make_box(&raised, high, (og_vec3){1, 1, 1});
  const og_body point = ball_body(&c, 0), ball = ball_body(&high, 1);
  assert_int_equal(og_run_point_circle(&point, &ball).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_run_point_circle(&ball, &ball).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_run_circle_circle(&point, &ball).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_run_circle_circle(&point, &box.body).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_run_point_rect(&point, &raised.body).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_run_point_rect(&ball, &raised.body).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_run_rect_rect(&box.body, &raised.body).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_run_rect_rect(&box.body, &point).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_run_aabb_aabb(&box.body, &point).outcome, OG_OUTCOME_DEGENERATE);
  og_body thick = box.body, none = box.body, thick_point = point;
  thick.radius = thick_point.radius = 1;
  none.vertex_count = 0;
  assert_int_equal(og_run_aabb_aabb_centre(&thick, &box.body).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_run_aabb_aabb(&box.body, &none).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_run_point_rect(&thick_point, &box.body).outcome, OG_OUTCOME_DEGENERATE);
}

// Whichever row is not along an axis, or along that of another.
static void other_axes(void **state) {
  (void)state;
  static const og_vec3 wrong[] = {{0.8, 0.6, 0}, {1, 0.5, 0}, {1, 0, 0.5}, {0.5, 1, 0}, {0, 1, 0.5},
                                  {0.5, 0, 1},   {0, 0.5, 1}, {0, 0, 0},   {0, 2, 0},   {0.5, 0.5, 0.5}};
  const og_vec3 zero = {0, 0, 0};
  static box_body box;
  make_box(&box, zero, (og_vec3){1, 1, 1});
  for (int row = 0; row < 3; row++) {
    og_body other = box.body;
    for (size_t k = 0; k < sizeof wrong / sizeof *wrong; k++) {
      other.rotation.row[row] = wrong[k];
      assert_false(og_is_level_box(&other));
      assert_int_equal(og_run_aabb_aabb(&other, &box.body).outcome, OG_OUTCOME_DEGENERATE);
      assert_int_equal(og_run_aabb_aabb_centre(&box.body, &other).outcome, OG_OUTCOME_DEGENERATE);
    }
    other.rotation.row[row] = box.body.rotation.row[(row + 1) % 3];
    assert_false(og_is_level_box(&other));
    other.rotation.row[row] = og_scale(-1, box.body.rotation.row[row]);
    assert_true(og_is_level_box(&other));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(points_and_circles),
      cmocka_unit_test(two_circles),
      cmocka_unit_test(any_size),
      cmocka_unit_test(points_and_rectangles),
      cmocka_unit_test(two_rectangles),
      cmocka_unit_test(crossed_rectangles),
      cmocka_unit_test(two_boxes),
      cmocka_unit_test(the_sources_boxes),
      cmocka_unit_test(against_the_exact_relation),
      cmocka_unit_test(numbers_that_are_none),
      cmocka_unit_test(bodies_that_are_none),
      cmocka_unit_test(other_bodies),
      cmocka_unit_test(other_axes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
