// The points that a combination names, held against claims: in lowest terms or not, off by one, of one body only; and
// combinations that name none.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "spec/pair/witness.h"

static void set_number(og_rational *r, int num, int den) {
  og_int_set_si(&r->num, num);
  og_int_set_si(&r->den, den);
}

static void set_point(og_rational point[3], const int num[3], int den) {
  for (int k = 0; k < 3; k++) set_number(&point[k], num[k], den);
}

typedef struct bench {
  og_problem problem;
  og_combination combination;
  og_witness claimed;
} bench;

// A is the segment from (0, 0, 0) to (3, 1.5, 0), B the point (4, 0, -8). The place is two thirds along A.
static void begin(bench *b) {
  static const double a[6] = {0, 0, 0, 3, 1.5, 0}, point[3] = {4, 0, -8};
  og_problem_init(&b->problem);
  assert_int_equal(og_problem_set_doubles(&b->problem, a, 2, 0, point, 1, 0), OG_PROBLEM_OK);
  b->combination = (og_combination){.count = 0};
  og_int weight;
  og_int_init(&weight);
  for (unsigned k = 0; k < 2; k++) {
    og_int_set_si(&weight, (int)k + 1);
    og_combination_add_weighted(&b->combination, (og_pair){k, 0}, &weight);
  }
  og_int_clear(&weight);
  og_witness_init(&b->claimed);
  set_point(b->claimed.a, (const int[3]){2, 1, 0}, 1);
  set_point(b->claimed.b, (const int[3]){4, 0, -8}, 1);
}

static void end(bench *b) {
  og_problem_clear(&b->problem);
  og_combination_clear(&b->combination);
  og_witness_clear(&b->claimed);
}

static void expect(bench *b, bool of_a, bool of_b) {
  bool same[2] = {!of_a, !of_b};
  assert_true(og_witness_points_are(same, &b->claimed, &b->problem, &b->combination));
  assert_int_equal(same[0], of_a);
  assert_int_equal(same[1], of_b);
}

static void test_claims(void **state) {
  (void)state;
  bench b;
  begin(&b);
  expect(&b, true, true);
  set_point(b.claimed.a, (const int[3]){6, 3, 0}, 3); // not in lowest terms
  expect(&b, true, true);
  set_point(b.claimed.b, (const int[3]){8, 0, -16}, 2);
  expect(&b, true, true);
  for (int axis = 0; axis < 3; axis++) {
    int near[3] = {2000, 1000, 0};
    near[axis]++;
    set_point(b.claimed.a, near, 1000);
    expect(&b, false, true);
  }
  set_point(b.claimed.b, (const int[3]){4, 0, 8}, 1);
  expect(&b, false, false);
  end(&b);
}

static void test_no_points(void **state) {
  (void)state;
  bench b;
  bool same[2];
  begin(&b);
  og_int_set_si(&b.combination.root_weight[1], 1);
  assert_false(og_witness_points_are(same, &b.claimed, &b.problem, &b.combination));
  og_int_set_si(&b.combination.root_weight[1], 0);
  og_int_set_si(&b.combination.weight[0], -2);
  assert_false(og_witness_points_are(same, &b.claimed, &b.problem, &b.combination));
  b.combination.count = 0;
  assert_false(og_witness_points_are(same, &b.claimed, &b.problem, &b.combination));
  end(&b);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_claims), cmocka_unit_test(test_no_points)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
