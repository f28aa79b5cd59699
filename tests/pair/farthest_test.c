// The farthest point found in a tree of boxes is the one that a scan of all points finds, to the last bit of its double
// and by the least index among equals; and so are all points from some double on.

#include <float.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <cmocka.h>

#include "spec/pair/solve/farthest.h"
#include "tests/shared/random_points.h"
#include "tests/shared/sized_pair.h"

#define MOST 2000
// Enough for the tree to be made in the midst of them.
#define DIRECTIONS 150

typedef struct bench {
  og_problem problem;
  og_farthest farthest;
  double a[3 * MOST], b[3 * MOST];
} bench;

static double dot(const double a[3], const double b[3]) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

static int ascending(const void *left, const void *right) {
  const uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;
  return (a > b) - (a < b);
}

static void expect_as_scanned(bench *b, const og_points *points, const double direction[3]) {
  double greatest = -DBL_MAX, found;
  uint32_t index = 0;
  for (uint32_t k = 0; k < points->count; k++) {
    const double value = dot(direction, &points->approx[3 * (size_t)k]);
    if (value <= greatest) continue;
    greatest = value;
    index = k;
  }
  assert_int_equal(og_farthest_along(&b->farthest, direction, &found), index);
  assert_true(found == greatest);
  const double least = greatest - 0x1p-3;
  og_farthest_find_from(&b->farthest, direction, least);
  qsort(b->farthest.found, b->farthest.found_count, sizeof *b->farthest.found, ascending);
  size_t count = 0;
  for (uint32_t k = 0; k < points->count; k++) {
    if (dot(direction, &points->approx[3 * (size_t)k]) < least) continue;
    assert_true(count < b->farthest.found_count);
    assert_int_equal(b->farthest.found[count++], k);
  }
  assert_int_equal(count, b->farthest.found_count);
}

// Along axes and diagonals, where many points are equal, along points, and along anything.
static void ask_in_many_directions(bench *b, const og_points *points, or_random *random) {
  og_farthest_begin(&b->farthest, points);
  for (int k = 0; k < DIRECTIONS; k++) {
    double direction[3];
    or_uniform_points(direction, 1, 1, random);
    const double *at = &points->approx[3 * ((size_t)k * 7919 % points->count)];
    for (int axis = 0; axis < 3; axis++) {
      if (k % 3 == 0) direction[axis] = (double)(k / 3 % (axis == 0 ? 3 : axis == 1 ? 5 : 7) % 3 - 1);
      if (k % 3 == 1) direction[axis] = at[axis] - points->approx[axis];
    }
    expect_as_scanned(b, points, direction);
  }
  assert_int_equal(b->farthest.sorted, points->count > 32);
}

static void test_as_a_scan(void **state) {
  (void)state;
  static bench b;
  static const size_t counts[] = {8, 16, 17, 33, 500, MOST};
  or_random random = or_random_seeded(6);
  og_problem_init(&b.problem);
  og_farthest_init(&b.farthest);
  for (const sized_family *family = sized_families; family->name != NULL; family++)
    for (size_t k = 0; k < sizeof counts / sizeof *counts; k++) {
      family->make(b.a, b.b, counts[k]);
      assert_int_equal(og_problem_set_doubles(&b.problem, b.a, counts[k], 0, b.b, counts[k], 0), OG_PROBLEM_OK);
      ask_in_many_directions(&b, &b.problem.a, &random);
      ask_in_many_directions(&b, &b.problem.b, &random);
    }
  og_farthest_clear(&b.farthest);
  og_problem_clear(&b.problem);
}

// All points in one place: nothing to split.
static void test_equal_points(void **state) {
  (void)state;
  static bench b;
  or_random random = or_random_seeded(7);
  og_problem_init(&b.problem);
  og_farthest_init(&b.farthest);
  for (size_t k = 0; k < 3 * MOST; k++) b.a[k] = 1;
  assert_int_equal(og_problem_set_doubles(&b.problem, b.a, MOST, 0, b.a, MOST, 0), OG_PROBLEM_OK);
  ask_in_many_directions(&b, &b.problem.a, &random);
  og_farthest_clear(&b.farthest);
  og_problem_clear(&b.problem);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_as_a_scan),
      cmocka_unit_test(test_equal_points),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
