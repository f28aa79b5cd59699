// Manifolds made by hand, judged: what is left out, what is beyond, and every error to the last bit. Boxes stand on
// each other, overlap or hover.

#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

#include "tool/judge/judge_contacts.h"

typedef struct fixture {
  double xyz[2][24];
  og_exact_pair pair;
  og_contacts_judge judge;
  og_statement statement;
} fixture;

static int set_up(void **state) {
  static fixture f;
  memset(&f, 0, sizeof f);
  og_exact_pair_init(&f.pair);
  og_contacts_judge_init(&f.judge);
  og_statement_init(&f.statement);
  *state = &f;
  return 0;
}

static int tear_down(void **state) {
  fixture *f = *state;
  og_exact_pair_clear(&f->pair);
  og_contacts_judge_clear(&f->judge);
  og_statement_clear(&f->statement);
  memset(f, 0, sizeof *f); // what is not freed has no pointer to it any more
  return 0;
}

static void set_box(fixture *f, int which, const double low[3], const double high[3]) {
  for (int k = 0; k < 24; k++) f->xyz[which][k] = (k / 3 >> k % 3 & 1) != 0 ? high[k % 3] : low[k % 3];
}

// B is the table [-2, 2]^2 x [-1, 0]; A is the box [-1, 3] x [-1, 1] x [height, height + 2]. What they share is
// [-1, 2] x [-1, 1].
static void set_boxes(fixture *f, double height, double radius) {
  set_box(f, 0, (const double[3]){-1, -1, height}, (const double[3]){3, 1, height + 2});
  set_box(f, 1, (const double[3]){-2, -2, -1}, (const double[3]){2, 2, 0});
  assert_true(
      og_exact_pair_solve_hulls(&f->pair, (og_double_hull){8, f->xyz[0], radius}, (og_double_hull){8, f->xyz[1], 0}));
  og_statement_reset(&f->statement);
  f->statement.has_contacts = f->statement.has_normal = true;
  f->statement.verdict = height > 0 ? OG_VERDICT_APART : OG_VERDICT_MEET;
  for (int k = 0; k < 3; k++) og_rational_set_si(&f->statement.normal[k], k == 2);
}

static void add(fixture *f, double x, double y, double of_a, double of_b) {
  og_stated_contact *contact = og_statement_add_contact(&f->statement);
  const double point[2][3] = {{x, y, of_a}, {x, y, of_b}};
  for (int k = 0; k < 6; k++)
    assert_int_equal(og_rational_from_double(&contact->point[k / 3][k % 3], point[k / 3][k % 3]), OG_RATIONAL_OK);
  assert_int_equal(og_rational_from_double(&contact->depth, of_b - of_a), OG_RATIONAL_OK);
}

// The first `count` corners of what they share.
static void add_corners(fixture *f, int count, double height) {
  static const double corner[4][2] = {{-1, -1}, {2, -1}, {2, 1}, {-1, 1}};
  for (int k = 0; k < count; k++) add(f, corner[k][0], corner[k][1], height, 0);
}

static og_judgement judge(fixture *f) {
  og_judgement judgement = {.judged = OG_RIGHT};
  const og_tolerance tolerance = og_tolerance_in(OG_ROUND_BINARY64);
  assert_true(og_judge_contacts(&f->judge, &f->pair, &f->statement, tolerance, &judgement));
  return judgement;
}

static void expect(const og_judgement *judgement, og_check_what what, og_error_class class, double absolute) {
  const og_checked *check = og_find_check(judgement, what);
  assert_non_null(check);
  if (check->class != class || check->absolute != absolute)
    fail_msg("%s: %s error of %a; expected %s, %a", og_check_name(what), og_error_class_name(check->class),
             check->absolute, og_error_class_name(class), absolute);
}

static void expect_right(const og_judgement *judgement, int count) {
  assert_int_equal(judgement->judged, OG_RIGHT);
  assert_int_equal(judgement->count, count);
  for (int k = 0; k < count; k++) expect(judgement, judgement->check[k].what, OG_ERROR_NONE, 0);
}

// On it, above it and into it: the four corners are right in each place.
static void test_a_whole_manifold(void **state) {
  static const double heights[3] = {0, 0.25, -0.25};
  for (int k = 0; k < 3; k++) {
    set_boxes(*state, heights[k], 0);
    add_corners(*state, 4, heights[k]);
    const og_judgement judgement = judge(*state);
    expect_right(&judgement, 6);
  }
}

// Corners left out: the farthest of them is as far from the hull of the others as the region says.
static void test_a_part_is_left_out(void **state) {
  const double far[4] = {0, sqrt(13), 2, 6 / sqrt(13)}; // from a corner, an edge, a triangle
  for (int count = 1; count < 4; count++) {
    set_boxes(*state, 0, 0);
    add_corners(*state, count, 0);
    const og_judgement judgement = judge(*state);
    assert_int_equal(judgement.judged, OG_WRONG);
    expect(&judgement, OG_CHECK_CONTACT_COVER, OG_ERROR_GROSS, far[count]);
    expect(&judgement, OG_CHECK_CONTACT_BEYOND, OG_ERROR_NONE, 0);
  }
}

// One contact more: named twice within rounding, or as far from its neighbour as a part in a million.
static void test_a_contact_twice(void **state) {
  static const struct {
    double x;
    og_error_class class;
  } more[3] = {{2, OG_ERROR_GROSS}, {2 - 0x1p-52, OG_ERROR_GROSS}, {2 - 0x1p-20, OG_ERROR_NONE}};
  for (int k = 0; k < 3; k++) {
    set_boxes(*state, 0, 0);
    add_corners(*state, 4, 0);
    add(*state, more[k].x, 1, 0, 0);
    const og_judgement judgement = judge(*state);
    expect(&judgement, OG_CHECK_CONTACT_DOUBLED, more[k].class, more[k].class == OG_ERROR_NONE ? 0 : HUGE_VAL);
    expect(&judgement, OG_CHECK_CONTACT_COVER, OG_ERROR_NONE, 0);
  }
  set_boxes(*state, 0, 0);
  add(*state, 0, 0, 0, 0);
  const og_judgement judgement = judge(*state);
  assert_null(og_find_check(&judgement, OG_CHECK_CONTACT_DOUBLED)); // one alone
}

// A corner of A beyond the table's edge is on no surface of B and not in what both share. One that hovers there is
// judged as a point alone.
static void test_a_point_beyond(void **state) {
  fixture *f = *state;
  set_boxes(f, 0, 0);
  add_corners(f, 4, 0);
  add(f, 3, 1, 0, 0);
  og_judgement judgement = judge(f);
  expect(&judgement, OG_CHECK_CONTACT_A, OG_ERROR_NONE, 0);
  expect(&judgement, OG_CHECK_CONTACT_B, OG_ERROR_GROSS, 1);
  expect(&judgement, OG_CHECK_CONTACT_BEYOND, OG_ERROR_GROSS, 1);
  expect(&judgement, OG_CHECK_CONTACT_COVER, OG_ERROR_NONE, 0);
  set_boxes(f, -0.25, 0);
  add_corners(f, 4, -0.25);
  add(f, 3, 1, 0, 0); // on an edge of A, where that crosses the table's plane: no depth
  judgement = judge(f);
  expect(&judgement, OG_CHECK_CONTACT_B, OG_ERROR_GROSS, 1);
  expect(&judgement, OG_CHECK_CONTACT_BEYOND, OG_ERROR_NONE, 0);
}

// Points within a body are off its surface as ones outside are; a depth that does not lead from one to the other.
static void test_points_and_depths(void **state) {
  fixture *f = *state;
  set_boxes(f, 0, 0);
  add_corners(f, 4, 0);
  add(f, 0, 0, 0.5, -0.25);
  og_judgement judgement = judge(f);
  expect(&judgement, OG_CHECK_CONTACT_A, OG_ERROR_GROSS, 0.5);
  expect(&judgement, OG_CHECK_CONTACT_B, OG_ERROR_GROSS, 0.25);
  expect(&judgement, OG_CHECK_CONTACT_LINE, OG_ERROR_NONE, 0);
  set_boxes(f, -0.25, 0);
  add_corners(f, 4, -0.25);
  og_rational_set_si(&f->statement.contacts[2].depth, 1);
  judgement = judge(f);
  expect(&judgement, OG_CHECK_CONTACT_LINE, OG_ERROR_GROSS, 0.75);
  expect(&judgement, OG_CHECK_CONTACT_COVER, OG_ERROR_NONE, 0);
}

// One ulp beyond the table's edge, and one within: rounding.
static void test_one_ulp(void **state) {
  fixture *f = *state;
  for (int side = -1; side <= 1; side += 2) {
    set_boxes(f, 0, 0);
    add_corners(f, 4, 0);
    const double edge = nextafter(2, side * HUGE_VAL);
    for (int k = 1; k < 3; k++)
      for (int which = 0; which < 2; which++)
        assert_int_equal(og_rational_from_double(&f->statement.contacts[k].point[which][0], edge), OG_RATIONAL_OK);
    const og_judgement judgement = judge(f);
    assert_int_equal(judgement.judged, OG_RIGHT);
    const og_check_what off = side > 0 ? OG_CHECK_CONTACT_BEYOND : OG_CHECK_CONTACT_COVER;
    expect(&judgement, off, OG_ERROR_ROUNDING, fabs(edge - 2));
  }
}

// Another way out leads to another region, which the check `normal` judges: here one that leans by a thousandth. A
// normal that leans by rounding does not matter.
static void test_another_way_out(void **state) {
  fixture *f = *state;
  for (int leans = 0; leans < 2; leans++) {
    set_boxes(f, -0.25, 0);
    add_corners(f, 1, -0.25);
    assert_int_equal(og_rational_from_double(&f->statement.normal[0], leans ? 0x1p-10 : 0x1p-52), OG_RATIONAL_OK);
    const og_judgement judgement = judge(f);
    assert_true((og_find_check(&judgement, OG_CHECK_CONTACT_COVER) == NULL) == (leans != 0));
    assert_non_null(og_find_check(&judgement, OG_CHECK_CONTACT_LINE));
  }
}

// Without a normal there is no depth along it to judge, but the rest.
static void test_no_normal(void **state) {
  fixture *f = *state;
  set_boxes(f, -0.25, 0);
  add_corners(f, 4, -0.25);
  f->statement.has_normal = false;
  const og_judgement judgement = judge(f);
  assert_int_equal(judgement.count, 5);
  assert_int_equal(judgement.judged, OG_RIGHT);
}

// Corners of what both share: A's points `lower` below A's core, which is `height` above the table; of a ball of
// that radius.
static void add_round_corners(fixture *f, int count, double height, double lower) {
  static const double corner[4][2] = {{-1, -1}, {2, -1}, {2, 1}, {-1, 1}};
  for (int k = 0; k < count; k++) add(f, corner[k][0], corner[k][1], height - lower, 0);
}

// A box with a ball of 1/4: its core hovers over the table or is within it; the bodies are apart, touch, overlap a
// little, or far.
static void test_rounded(void **state) {
  static const double heights[] = {0.5, 0.25, 0.125, -0.125};
  fixture *f = *state;
  for (int k = 0; k < 4; k++)
    for (int count = 4; count >= 1; count--) {
      set_boxes(f, heights[k], 0.25);
      f->statement.verdict = heights[k] > 0.25 ? OG_VERDICT_APART : OG_VERDICT_MEET;
      add_round_corners(f, count, heights[k], 0.25);
      const og_judgement judgement = judge(f);
      assert_int_equal(judgement.count, count == 1 ? 5 : 6);
      const double left_out[5] = {0, sqrt(13), 2, 6 / sqrt(13), 0};
      if (count == 4) assert_int_equal(judgement.judged, OG_RIGHT);
      else expect(&judgement, OG_CHECK_CONTACT_COVER, OG_ERROR_GROSS, left_out[count]);
    }
}

// Nothing is shared beyond the table's edge, where the box still has points.
static void test_rounded_beyond(void **state) {
  fixture *f = *state;
  set_boxes(f, 0.25, 0.25);
  f->statement.verdict = OG_VERDICT_MEET;
  add_round_corners(f, 4, 0.25, 0.25);
  add(f, 2.5, 0, 0, 0);
  const og_judgement judgement = judge(f);
  expect(&judgement, OG_CHECK_CONTACT_BEYOND, OG_ERROR_GROSS, 0.5);
}

// Cores that just touch: the way out might be any, so only points and depths are judged.
static void test_rounded_cores_touch(void **state) {
  fixture *f = *state;
  set_boxes(f, 0, 0.25);
  f->statement.verdict = OG_VERDICT_MEET;
  add_round_corners(f, 1, 0, 0.25);
  og_judgement judgement = judge(f);
  assert_int_equal(judgement.count, 3);
  assert_int_equal(judgement.judged, OG_RIGHT);
  set_boxes(f, 0.125, 0.25);
  f->statement.verdict = OG_VERDICT_MEET;
  add(f, 0, 0, 0, 0);
  judgement = judge(f);
  expect(&judgement, OG_CHECK_CONTACT_A, OG_ERROR_GROSS, 0.125);
}

// A point, a segment and bodies without size.
static void test_small_contacts(void **state) {
  fixture *f = *state;
  set_boxes(f, 0, 0);
  set_box(f, 0, (const double[3]){2, 2, 0}, (const double[3]){3, 3, 1});
  assert_true(
      og_exact_pair_solve_hulls(&f->pair, (og_double_hull){8, f->xyz[0], 0}, (og_double_hull){8, f->xyz[1], 0}));
  add(f, 2, 2, 0, 0);
  og_judgement judgement = judge(f);
  expect_right(&judgement, 5); // one contact is not named twice
  const double origin[3] = {0, 0, 0};
  assert_true(og_exact_pair_solve_hulls(&f->pair, (og_double_hull){1, origin, 0}, (og_double_hull){1, origin, 0}));
  judgement = judge(f);
  expect(&judgement, OG_CHECK_CONTACT_COVER, OG_ERROR_GROSS, sqrt(8));
  assert_true(isinf(og_find_check(&judgement, OG_CHECK_CONTACT_COVER)->fraction));
}

// What is not judged: a wrong verdict, no answer, no contacts of bodies said to be apart, numbers that are none. A
// contact without points is a gross error.
static void test_nothing_to_judge(void **state) {
  fixture *f = *state;
  set_boxes(f, -0.25, 0);
  add_corners(f, 1, -0.25);
  f->statement.verdict = OG_VERDICT_APART;
  assert_int_equal(judge(f).count, 0);
  f->statement.verdict = OG_VERDICT_MEET;
  f->statement.finite = false;
  assert_int_equal(judge(f).count, 0);
  f->statement.finite = true;
  f->statement.stated = OG_STATED_GAVE_UP;
  assert_int_equal(judge(f).count, 0);
  set_boxes(f, 0.25, 0);
  assert_int_equal(judge(f).count, 0);
  set_boxes(f, 0, 0);
  const og_judgement judgement = judge(f);
  assert_int_equal(judgement.count, 1);
  expect(&judgement, OG_CHECK_CONTACT_COVER, OG_ERROR_GROSS, HUGE_VAL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_a_whole_manifold), cmocka_unit_test(test_a_part_is_left_out),
      cmocka_unit_test(test_a_point_beyond),   cmocka_unit_test(test_points_and_depths),
      cmocka_unit_test(test_one_ulp),          cmocka_unit_test(test_another_way_out),
      cmocka_unit_test(test_no_normal),        cmocka_unit_test(test_rounded),
      cmocka_unit_test(test_rounded_beyond),   cmocka_unit_test(test_rounded_cores_touch),
      cmocka_unit_test(test_small_contacts),   cmocka_unit_test(test_nothing_to_judge),
      cmocka_unit_test(test_a_contact_twice),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
