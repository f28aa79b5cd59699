// The hull of a body's points in the plane of a contact, as the checker has it: along every direction it reaches as far
// as the farthest of all the points, whichever corner was asked for before. Eight times the corners take less than
// thirty times the time, solved and checked: each corner was once held against each side.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <time.h>

#include <cmocka.h>

#include "spec/contact/outline.h"
#include "spec/contact/solve/contact.h"
#include "tests/shared/random_pair.h"

enum { SETS = 400, MOST = 40, DIRECTIONS = 60, CORNERS = 16000 };

typedef struct bench {
  or_random random;
  og_ivec at[MOST], normal, direction;
  og_points points;
  uint32_t number[MOST];
  og_contact_outline outline;
  og_int value, most;
  size_t corners[4]; // how often so many, at most 3
} bench;

static void set(og_ivec *v, long x, long y, long z) {
  og_int_set_si(&v->x, x);
  og_int_set_si(&v->y, y);
  og_int_set_si(&v->z, z);
}

static long draw(bench *b, int size) { return or_random_int(&b->random, -size, size); }

// Points s u + t v, in a plane across u x v.
static void place(bench *b, const long u[3], const long v[3], int size) {
  b->points.count = (size_t)or_random_int(&b->random, 1, MOST);
  const bool on_line = or_random_int(&b->random, 0, 4) == 0;
  for (size_t k = 0; k < b->points.count; k++) {
    const long s = draw(b, size), t = on_line ? 2 * s : draw(b, size);
    set(&b->at[k], s * u[0] + t * v[0] + 5, s * u[1] + t * v[1], s * u[2] + t * v[2] - 7);
    b->number[k] = (uint32_t)k;
  }
  set(&b->normal, u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]);
}

static void expect_reach(bench *b, long x, long y, long z) {
  set(&b->direction, x, y, z);
  for (size_t k = 0; k < b->points.count; k++) {
    og_ivec_dot(&b->value, &b->direction, &b->at[k]);
    if (k == 0 || og_int_compare(&b->value, &b->most) > 0) og_int_set(&b->most, &b->value);
  }
  assert_int_equal(og_int_compare(og_contact_outline_reach(&b->outline, &b->direction), &b->most), 0);
}

static void test_reach(void **state) {
  static const long planes[][2][3] = {
      {{1, 0, 0}, {0, 1, 0}}, {{0, 1, 0}, {0, 0, 1}}, {{0, 0, 1}, {1, 0, 0}}, {{1, 2, -3}, {2, -1, 4}}};
  static bench b;
  (void)state;
  b.random = or_random_seeded(7);
  for (int k = 0; k < MOST; k++) og_ivec_init(&b.at[k]);
  og_ivec_init(&b.normal);
  og_ivec_init(&b.direction);
  og_int_init(&b.value);
  og_int_init(&b.most);
  og_contact_outline_init(&b.outline);
  b.points.at = b.at;
  for (int n = 0; n < SETS; n++) {
    place(&b, planes[n % 4][0], planes[n % 4][1], n % 3 == 0 ? 2 : 50);
    og_contact_outline_set(&b.outline, &b.points, &b.normal, b.number, b.points.count);
    const size_t corners = b.outline.count;
    assert_in_range(corners, 1, b.points.count);
    b.corners[corners < 3 ? corners : 3]++;
    for (int k = 0; k < DIRECTIONS; k++) {
      const long x = draw(&b, 9), y = draw(&b, 9), z = draw(&b, 9);
      expect_reach(&b, x, y, z);
    }
    for (int k = 0; k < DIRECTIONS; k++) { // both ways about
      const double angle = (k % 2 == 0 ? 0.1 : -0.1) * k;
      expect_reach(&b, lround(1000 * cos(angle)), lround(1000 * sin(angle)), lround(1000 * cos(2 * angle)));
    }
  }
  for (int k = 1; k < 4; k++) assert_in_range(b.corners[k], 3, SETS);
  og_contact_outline_clear(&b.outline);
  og_int_clear(&b.value);
  og_int_clear(&b.most);
  og_ivec_clear(&b.normal);
  og_ivec_clear(&b.direction);
  for (int k = 0; k < MOST; k++) og_ivec_clear(&b.at[k]);
}

// ---- growth ----

static void put_circle(double *xyz, size_t count, double x, double phase) {
  for (size_t k = 0; k < count; k++) {
    const double angle = 2 * 3.14159265358979 * ((double)k + phase) / (double)count;
    xyz[3 * k] = x + cos(angle);
    xyz[3 * k + 1] = sin(angle);
    xyz[3 * k + 2] = 0;
  }
}

// Of flat bodies that have nearly all corners in common, or a half of them.
static double seconds_of(size_t count, double apart) {
  double *xyz = malloc(6 * count * sizeof *xyz), least = 1e9;
  assert_non_null(xyz);
  og_problem problem;
  og_ivec up;
  og_problem_init(&problem);
  og_ivec_init(&up);
  set(&up, 0, 0, 1);
  put_circle(xyz, count, 0, 0);
  put_circle(xyz + 3 * count, count, apart, 0.3);
  assert_int_equal(og_problem_set_doubles(&problem, xyz, count, 0, xyz + 3 * count, count, 0), OG_PROBLEM_OK);
  og_contact_solver *solver = og_contact_solver_new();
  for (int run = 0; run < 3; run++) {
    og_contact_answer answer;
    og_contact_answer_init(&answer);
    const clock_t start = clock();
    assert_int_equal(og_solve_contact_in(solver, &problem, &up, &answer), OG_ANSWERED);
    const double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    if (seconds < least) least = seconds;
    assert_in_range(answer.finding.count, count / 2, 2 * count);
    og_contact_answer_clear(&answer);
  }
  og_contact_solver_free(solver);
  og_ivec_clear(&up);
  og_problem_clear(&problem);
  free(xyz);
  return least;
}

static void test_growth(void **state) {
  (void)state;
  for (int k = 0; k < 2; k++) {
    const double apart = k == 0 ? 0 : 0.1, few = seconds_of(CORNERS / 8, apart), many = seconds_of(CORNERS, apart);
    // Below the clock's grain a quotient says nothing.
    assert_true(many < 0.01 || many < 30 * few);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_reach), cmocka_unit_test(test_growth)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
