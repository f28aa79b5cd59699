// How far apart parts are, and how deep, to the last place: by their boxes and along a direction, as far as a bar and
// farther.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <math.h>

#include <cmocka.h>

#include "spec/parts/bar.h"

static const int32_t order[2] = {0, 1};

typedef struct bench {
  og_parts_problem problem;
  og_part_tree tree[2];
  og_parts_bar bar;
  og_parts_numbers numbers;
  og_ivec n;
} bench;

static void set_up(bench *b) {
  og_parts_problem_init(&b->problem);
  for (int body = 0; body < 2; body++) og_part_tree_init(&b->tree[body]);
  og_parts_bar_init(&b->bar);
  og_parts_numbers_init(&b->numbers);
  og_ivec_init(&b->n);
}

static void tear_down(bench *b) {
  og_parts_problem_clear(&b->problem);
  for (int body = 0; body < 2; body++) og_part_tree_clear(&b->tree[body]);
  og_parts_bar_clear(&b->bar);
  og_parts_numbers_clear(&b->numbers);
  og_ivec_clear(&b->n);
}

// A: the points (0, 0, z) and (0, 0, 9), a part each; B: the origin and a point below it.
static void make(bench *b, double z) {
  const double a_xyz[] = {0, 0, z, 0, 0, 9}, b_xyz[] = {0, 0, 0, 0, 0, -1};
  assert_int_equal(og_problem_set_doubles(&b->problem.pair, a_xyz, 2, 0, b_xyz, 2, 0), OG_PROBLEM_OK);
  for (int body = 0; body < 2; body++) {
    og_part_list_reset(&b->problem.part[body]);
    og_part_list_add_range(&b->problem.part[body], 0, 1);
    og_part_list_add_range(&b->problem.part[body], 1, 1);
    og_part_tree_build(&b->tree[body], og_parts_points(&b->problem, body), &b->problem.part[body], order);
  }
}

// The bar is `length` long.
static void set_bar(bench *b, double length, bool strictly) {
  mpq_t exact;
  mpq_init(exact);
  mpq_set_d(exact, ldexp(length, (int)-b->problem.pair.unit_exp));
  mpz_mul(b->bar.square.z, mpq_numref(exact), mpq_numref(exact));
  mpz_set(b->bar.weight.z, mpq_denref(exact));
  mpq_clear(exact);
  b->bar.strictly = strictly;
  og_parts_bar_approximate(&b->bar, b->problem.pair.approx_exp);
}

static bool along(bench *b, long x, long y, long z) {
  const og_parts_range whole = og_parts_whole(&b->problem);
  og_int_set_si(&b->n.x, x);
  og_int_set_si(&b->n.y, y);
  og_int_set_si(&b->n.z, z);
  return og_parts_are_apart_along(&b->problem, b->tree, &whole, &b->n, &b->bar, &b->numbers);
}

static bool by_boxes(bench *b) {
  const og_parts_range whole = og_parts_whole(&b->problem);
  return og_parts_boxes_are_apart(b->tree, &whole, &b->bar);
}

static void test_as_far_as_the_bar(void **state) {
  (void)state;
  bench b;
  set_up(&b);
  make(&b, 1);
  for (int strictly = 0; strictly <= 1; strictly++) {
    set_bar(&b, 1, strictly);
    assert_int_equal(along(&b, 0, 0, 5), !strictly);
    assert_false(by_boxes(&b));
    set_bar(&b, 1 - 0x1p-53, strictly);
    assert_true(along(&b, 0, 0, 1));
    set_bar(&b, 1 + 0x1p-52, strictly);
    assert_false(along(&b, 0, 0, 1));
    assert_false(by_boxes(&b));
    set_bar(&b, 0.75, strictly);
    assert_true(by_boxes(&b));
    assert_true(along(&b, 0, 0, 1) && along(&b, 3, 0, 4));
    assert_false(along(&b, 4, 0, 3));
    assert_false(along(&b, 0, 0, 0) || along(&b, 0, 0, -1) || along(&b, 1, 0, 0));
  }
  tear_down(&b);
}

static void test_no_bar(void **state) {
  (void)state;
  bench b;
  set_up(&b);
  for (int strictly = 0; strictly <= 1; strictly++) {
    make(&b, 0);
    set_bar(&b, 0, strictly);
    assert_int_equal(along(&b, 0, 0, 1), !strictly);
    assert_int_equal(along(&b, 1, 0, 0), !strictly);
    assert_false(by_boxes(&b));
    make(&b, 0x1p-60);
    set_bar(&b, 0, strictly);
    assert_true(along(&b, 0, 0, 1));
    assert_false(by_boxes(&b)); // nearer than the boxes are sure of
    make(&b, -0x1p-60);
    set_bar(&b, 0, strictly);
    assert_false(along(&b, 0, 0, 1));
  }
  tear_down(&b);
}

// A's points at height z and 9 are -z deep below B's upper one; along x everything is in one plane.
static void test_as_deep_as_the_bar(void **state) {
  (void)state;
  bench b;
  set_up(&b);
  b.bar.is_depth = true;
  make(&b, -0.5);
  set_bar(&b, 0.5, false);
  assert_true(along(&b, 0, 0, 5) && along(&b, 1, 0, 0));
  assert_false(along(&b, 0, 0, 0) || along(&b, 0, 0, -1) || along(&b, 3, 0, -4));
  set_bar(&b, 0.5 - 0x1p-54, false);
  assert_false(along(&b, 0, 0, 5));
  assert_true(along(&b, 4, 0, 3)); // 0.3 deep
  set_bar(&b, 0.25, false);
  assert_false(along(&b, 4, 0, 3));
  make(&b, 0x1p-60);
  set_bar(&b, 0, false);
  assert_true(along(&b, 0, 0, 1));
  make(&b, -0x1p-60);
  set_bar(&b, 0, false);
  assert_false(along(&b, 0, 0, 1));
  set_bar(&b, 0x1p-60, false);
  assert_true(along(&b, 0, 0, 1));
  tear_down(&b);
}

// Boxes of two parts each, two wide, with the corners (0, 0, 0) and (x, 0, 0).
static void test_boxes_as_deep_as_the_bar(void **state) {
  static const double shift[3] = {2, 2 - 0x1p-20, 1.5}; // they touch, and are so deep
  (void)state;
  bench b;
  set_up(&b);
  b.bar.is_depth = true;
  for (int k = 0; k < 3; k++) {
    const double x = shift[k], deep = 2 - x;
    const double a_xyz[] = {x, 0, 0, x + 2, 2, 2}, b_xyz[] = {0, 0, 0, 2, 2, 2};
    assert_int_equal(og_problem_set_doubles(&b.problem.pair, a_xyz, 2, 0, b_xyz, 2, 0), OG_PROBLEM_OK);
    for (int body = 0; body < 2; body++) {
      og_part_list_reset(&b.problem.part[body]);
      for (int part = 0; part < 2; part++) og_part_list_add_range(&b.problem.part[body], 0, 2);
      og_part_tree_build(&b.tree[body], og_parts_points(&b.problem, body), &b.problem.part[body], order);
    }
    set_bar(&b, deep, false);
    assert_false(by_boxes(&b)); // as deep: the boxes are not sure of it
    assert_true(along(&b, 1, 0, 0));
    set_bar(&b, deep + 0x1p-30, false);
    assert_true(by_boxes(&b) && along(&b, 1, 0, 0));
    if (deep == 0) continue;
    set_bar(&b, deep - 0x1p-30, false);
    assert_false(by_boxes(&b) || along(&b, 1, 0, 0));
  }
  tear_down(&b);
}

// Bars that no double holds: longer than 2^1024 units, and shorter than 2^-1074.
static void test_bars_beyond_doubles(void **state) {
  (void)state;
  bench b;
  set_up(&b);
  make(&b, 1);
  b.bar.strictly = false;
  mpz_ui_pow_ui(b.bar.square.z, 2, 5000);
  og_int_set_si(&b.bar.weight, 1);
  og_parts_bar_approximate(&b.bar, b.problem.pair.approx_exp);
  assert_false(along(&b, 0, 0, 1) || by_boxes(&b));
  og_int_swap(&b.bar.square, &b.bar.weight);
  og_parts_bar_approximate(&b.bar, b.problem.pair.approx_exp);
  assert_true(b.bar.near > 0 && along(&b, 0, 0, 1) && by_boxes(&b));
  make(&b, 0);
  og_parts_bar_approximate(&b.bar, b.problem.pair.approx_exp);
  assert_false(along(&b, 0, 0, 1) || by_boxes(&b));
  tear_down(&b);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_as_far_as_the_bar),
      cmocka_unit_test(test_no_bar),
      cmocka_unit_test(test_as_deep_as_the_bar),
      cmocka_unit_test(test_boxes_as_deep_as_the_bar),
      cmocka_unit_test(test_bars_beyond_doubles),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
