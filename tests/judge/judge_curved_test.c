// Statements made by hand about cylinders and cones, judged. What is right is known; what is off is off by a known
// length, to within the width of an enclosure. The bodies stand on each other, overlap or hover.

#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "tool/judge/judge_curved.h"

// Of enclosures of bodies of this size: 2^-40 of 16.
#define WIDTH 0x1p-36

typedef struct fixture {
  og_small_case pair;
  og_handed_curved truth;
  og_statement statement;
} fixture;

static int set_up(void **state) {
  static fixture f;
  memset(&f, 0, sizeof f);
  og_small_case_init(&f.pair);
  og_handed_curved_init(&f.truth);
  og_statement_init(&f.statement);
  *state = &f;
  return 0;
}

static int tear_down(void **state) {
  fixture *f = *state;
  og_small_case_clear(&f->pair);
  og_handed_curved_clear(&f->truth);
  og_statement_clear(&f->statement);
  memset(f, 0, sizeof *f); // what is not freed has no pointer to it any more
  return 0;
}

static void set_curve(fixture *f, int which, og_curve curve, double z) {
  og_small_body *body = &f->pair.body[which];
  og_small_reset(body, OG_SHAPE_HULL);
  body->curve = curve;
  body->base = body->half_height = 1;
  body->translation[2] = z;
}

static void set_box(fixture *f, double z) {
  og_small_body *body = &f->pair.body[1];
  og_small_reset(body, OG_SHAPE_BOX);
  for (int k = 0; k < 3; k++) body->half[k] = k == 2 ? 1 : 4;
  body->translation[2] = z;
}

// An upright cylinder of radius 1 and half height 1 around the origin, and a box of half height 1 above it.
static void set_pair(fixture *f, double z) {
  set_curve(f, 0, OG_CURVE_CYLINDER, 0);
  set_box(f, z);
  assert_true(og_handed_curved_solve(&f->truth, &f->pair));
  og_statement_reset(&f->statement);
}

static void say(og_rational *r, double x) { assert_int_equal(og_rational_from_double(r, x), OG_RATIONAL_OK); }

static void say_points(fixture *f, const double a[3], const double b[3]) {
  f->statement.has_points = true;
  for (int k = 0; k < 3; k++) {
    say(&f->statement.point[0][k], a[k]);
    say(&f->statement.point[1][k], b[k]);
  }
}

static void say_normal(fixture *f, double x, double y, double z) {
  f->statement.has_normal = true;
  say(&f->statement.normal[0], x);
  say(&f->statement.normal[1], y);
  say(&f->statement.normal[2], z);
}

static void say_distance(fixture *f, double distance) {
  f->statement.has_distance = true;
  say(&f->statement.distance, distance);
}

static void say_depth(fixture *f, double depth) {
  f->statement.has_depth = true;
  say(&f->statement.depth, depth);
}

static og_judgement judge(fixture *f) {
  return og_judge_curved(&f->truth, &f->statement, og_tolerance_in(OG_ROUND_BINARY64));
}

// Is the check there, of that class, and off by that length?
static void expect(fixture *f, og_check_what what, og_error_class class, double absolute) {
  const og_judgement judgement = judge(f);
  const og_checked *check = og_find_check(&judgement, what);
  assert_non_null(check);
  const bool off = fabs(check->absolute - absolute) > (class == OG_ERROR_NONE ? 0 : WIDTH);
  if (check->class != class || off)
    fail_msg("%s: %s, off by %a; expected %s, %a", og_check_name(what), og_error_class_name(check->class),
             check->absolute, og_error_class_name(class), absolute);
}

static void expect_no(fixture *f, og_check_what what) {
  const og_judgement judgement = judge(f);
  assert_null(og_find_check(&judgement, what));
}

// ---- verdicts ----

static void verdicts(void **state) {
  fixture *f = *state;
  set_pair(f, 2.5);
  f->statement.verdict = OG_VERDICT_APART;
  expect(f, OG_CHECK_VERDICT, OG_ERROR_NONE, 0);
  f->statement.verdict = OG_VERDICT_MEET;
  expect(f, OG_CHECK_VERDICT, OG_ERROR_GROSS, 0.5);
  f->statement.relation = OG_TOUCHING;
  expect(f, OG_CHECK_RELATION, OG_ERROR_GROSS, 0.5);
  set_pair(f, 1.5);
  f->statement.verdict = OG_VERDICT_APART;
  expect(f, OG_CHECK_VERDICT, OG_ERROR_GROSS, 0.5);
  set_pair(f, 2);
  f->statement.verdict = OG_VERDICT_MEET;
  expect(f, OG_CHECK_VERDICT, OG_ERROR_NONE, 0);
  f->statement.verdict = OG_VERDICT_APART;
  expect(f, OG_CHECK_VERDICT, OG_ERROR_ROUNDING, 0);
  for (int side = -1; side <= 1; side += 2) { // an ulp to each side
    set_pair(f, 2 + side * 0x1p-51);
    assert_int_equal(f->truth.relation, side < 0 ? OG_PENETRATING : OG_SEPARATED);
    f->statement.verdict = side < 0 ? OG_VERDICT_APART : OG_VERDICT_MEET;
    expect(f, OG_CHECK_VERDICT, OG_ERROR_ROUNDING, 0x1p-51);
  }
}

// The ball touches the cone's side, but for rounding.
static void what_is_not_decided_is_not_held_against_anyone(void **state) {
  fixture *f = *state;
  og_small_body *ball = &f->pair.body[1];
  set_curve(f, 0, OG_CURVE_CONE, 0);
  og_small_reset(ball, OG_SHAPE_SPHERE);
  ball->radius = 1;
  ball->translation[0] = 1.6180339887498948;
  ball->translation[2] = 0;
  assert_true(og_handed_curved_solve(&f->truth, &f->pair));
  og_statement_reset(&f->statement);
  f->truth.relation = OG_RELATION_NONE; // as where no more is found
  for (int k = 0; k < 2; k++) {
    f->statement.verdict = k == 0 ? OG_VERDICT_APART : OG_VERDICT_MEET;
    expect(f, OG_CHECK_VERDICT, OG_ERROR_NONE, 0);
  }
  f->statement.relation = OG_PENETRATING;
  expect(f, OG_CHECK_RELATION, OG_ERROR_NONE, 0);
}

// ---- lengths ----

static void distances(void **state) {
  fixture *f = *state;
  set_pair(f, 2.5);
  say_distance(f, 0.5);
  expect(f, OG_CHECK_DISTANCE, OG_ERROR_NONE, 0);
  say_distance(f, 0.625);
  expect(f, OG_CHECK_DISTANCE, OG_ERROR_GROSS, 0.125);
  say_distance(f, 0.25);
  expect(f, OG_CHECK_DISTANCE, OG_ERROR_GROSS, 0.25);
  say_distance(f, 0.5 + 0x1p-34);
  expect(f, OG_CHECK_DISTANCE, OG_ERROR_NEAR, 0x1p-34);
  say_depth(f, 0.25);
  expect(f, OG_CHECK_DEPTH, OG_ERROR_GROSS, 0.25);
  set_curve(f, 0, OG_CURVE_CONE, 0);
  f->pair.body[0].radius = 0.5; // the apex's ball
  set_box(f, 4);
  assert_true(og_handed_curved_solve(&f->truth, &f->pair));
  og_statement_reset(&f->statement);
  say_distance(f, 1.5);
  expect(f, OG_CHECK_DISTANCE, OG_ERROR_NONE, 0);
  say_distance(f, 2);
  expect(f, OG_CHECK_DISTANCE, OG_ERROR_GROSS, 0.5);
}

static void depths(void **state) {
  fixture *f = *state;
  set_pair(f, 1.5);
  say_depth(f, 0.5);
  expect(f, OG_CHECK_DEPTH, OG_ERROR_NONE, 0);
  say_depth(f, 0.75);
  expect(f, OG_CHECK_DEPTH, OG_ERROR_GROSS, 0.25);
  say_depth(f, 0.25);
  expect(f, OG_CHECK_DEPTH, OG_ERROR_GROSS, 0.25);
  f->statement.has_depth = false;
  f->statement.has_separation = true;
  say(&f->statement.separation, -0.5);
  expect(f, OG_CHECK_SEPARATION, OG_ERROR_NONE, 0);
  say(&f->statement.separation, 0.5);
  expect(f, OG_CHECK_SEPARATION, OG_ERROR_GROSS, 1);
}

// ---- points ----

static void nearest_points(void **state) {
  fixture *f = *state;
  set_pair(f, 2.5);
  say_points(f, (const double[]){0.5, 0, 1}, (const double[]){0.5, 0, 1.5});
  expect(f, OG_CHECK_POINT_A, OG_ERROR_NONE, 0);
  expect(f, OG_CHECK_POINT_B, OG_ERROR_NONE, 0);
  expect(f, OG_CHECK_POINTS, OG_ERROR_NONE, 0);
  say_points(f, (const double[]){1.25, 0, 1}, (const double[]){1.25, 0, 1.25});
  expect(f, OG_CHECK_POINT_A, OG_ERROR_GROSS, 0.25);
  expect(f, OG_CHECK_POINT_B, OG_ERROR_GROSS, 0.25);
  expect(f, OG_CHECK_POINTS, OG_ERROR_GROSS, 0.25);
  say_points(f, (const double[]){0, 0, 0.5}, (const double[]){0, 0, 1.5}); // within A
  expect(f, OG_CHECK_POINT_A, OG_ERROR_NONE, 0);
  expect(f, OG_CHECK_POINTS, OG_ERROR_GROSS, 0.5);
}

static void deepest_points(void **state) {
  fixture *f = *state;
  set_pair(f, 1.5);
  say_depth(f, 0.5);
  say_points(f, (const double[]){0, 0, 1}, (const double[]){0, 0, 0.5});
  expect(f, OG_CHECK_POINTS, OG_ERROR_NONE, 0);
  expect(f, OG_CHECK_POINTS_PART, OG_ERROR_NONE, 0);
  say_points(f, (const double[]){0, 0, 1}, (const double[]){0.5, 0, 1}); // as far apart, and no way out
  expect(f, OG_CHECK_POINTS, OG_ERROR_NONE, 0);
  expect(f, OG_CHECK_POINTS_PART, OG_ERROR_GROSS, 0.5);
  f->statement.has_depth = false;
  expect(f, OG_CHECK_POINTS, OG_ERROR_GROSS, 0.5); // without a depth they are to be the same
  f->statement.contact = true;
  say_points(f, (const double[]){0, 0, 1}, (const double[]){0, 0, 0.75});
  expect(f, OG_CHECK_POINTS, OG_ERROR_NONE, 0);
  say_points(f, (const double[]){0, 0, 0.25}, (const double[]){0, 0, 0.75});
  expect(f, OG_CHECK_POINTS, OG_ERROR_GROSS, 0.25);
}

// ---- normals ----

static void normals(void **state) {
  fixture *f = *state;
  set_pair(f, 1.5);
  say_depth(f, 0.5);
  say_normal(f, 0, 0, -1);
  expect(f, OG_CHECK_NORMAL, OG_ERROR_NONE, 0);
  expect(f, OG_CHECK_PARTS, OG_ERROR_NONE, 0);
  expect(f, OG_CHECK_UNIT, OG_ERROR_NONE, 0);
  say_normal(f, 0, 0, 1); // the long way out
  expect(f, OG_CHECK_NORMAL, OG_ERROR_GROSS, 3);
  expect(f, OG_CHECK_PARTS, OG_ERROR_GROSS, 3);
  say_normal(f, 0, 0, -2);
  expect(f, OG_CHECK_NORMAL, OG_ERROR_NONE, 0);
  expect(f, OG_CHECK_UNIT, OG_ERROR_GROSS, 1);
  say_depth(f, 0.25);
  say_normal(f, 0, 0, -1);
  expect(f, OG_CHECK_PARTS, OG_ERROR_GROSS, 0.25);
  say_normal(f, 0, 0, 0);
  expect(f, OG_CHECK_NORMAL, OG_ERROR_GROSS, HUGE_VAL);
  set_pair(f, 2.5);
  say_normal(f, 3, 0, -4); // A reaches from -1.4 to 1.4 along it, and B to 1.2
  expect(f, OG_CHECK_NORMAL, OG_ERROR_GROSS, 2.6);
  say_normal(f, 0, 0, -1);
  say_distance(f, 0.5);
  expect(f, OG_CHECK_NORMAL, OG_ERROR_NONE, 0);
  f->statement.verdict = OG_VERDICT_MEET; // wrong, and the rest would say it again
  expect_no(f, OG_CHECK_NORMAL);
}

// ---- no numbers ----

static void no_answer(void **state) {
  fixture *f = *state;
  set_pair(f, 2.5);
  f->statement.stated = OG_STATED_REFUSED;
  og_judgement judgement = judge(f);
  assert_int_equal(judgement.judged, OG_NO_ANSWER);
  f->statement.stated = OG_STATED_ANSWER;
  f->statement.finite = false; // a NaN
  say_distance(f, 0.5);
  judgement = judge(f);
  assert_int_equal(judgement.judged, OG_WRONG);
  assert_null(og_find_check(&judgement, OG_CHECK_DISTANCE));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(verdicts, set_up, tear_down),
      cmocka_unit_test_setup_teardown(what_is_not_decided_is_not_held_against_anyone, set_up, tear_down),
      cmocka_unit_test_setup_teardown(distances, set_up, tear_down),
      cmocka_unit_test_setup_teardown(depths, set_up, tear_down),
      cmocka_unit_test_setup_teardown(nearest_points, set_up, tear_down),
      cmocka_unit_test_setup_teardown(deepest_points, set_up, tear_down),
      cmocka_unit_test_setup_teardown(normals, set_up, tear_down),
      cmocka_unit_test_setup_teardown(no_answer, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
