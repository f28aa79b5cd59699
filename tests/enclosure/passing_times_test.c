// Times at which parts of two bodies pass each other, by hand: places on an axis and a point, and two discs.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/enclosure/solve/passing_times.h"

typedef struct bench {
  og_enclosure_problem problem;
  og_passing_times times;
  og_rational time, lo, hi;
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  og_enclosure_problem_init(&b->problem);
  og_passing_times_init(&b->times);
  og_rational *const numbers[] = {&b->time, &b->lo, &b->hi};
  for (int k = 0; k < 3; k++) og_rational_init(numbers[k]);
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  og_enclosure_problem_clear(&b->problem);
  og_passing_times_clear(&b->times);
  og_rational *const numbers[] = {&b->time, &b->lo, &b->hi};
  for (int k = 0; k < 3; k++) og_rational_clear(numbers[k]);
  free(b);
  return 0;
}

// ---- by hand ----

// A is a cylinder around z at the origin, of radius 1. B is a point, a cylinder likewise or a disc.
typedef struct scene {
  long half_height;               // of A
  size_t points_b;                // 1: a point; 4: a frame
  long radius_b, half_height_b;   // of a frame
  long at[3], velocity[3], until; // of B; until: 0 for ever
  size_t count;                   // what is expected, in quarters
  long quarters[8];
} scene;

static void set_point(og_ivec *r, long x, long y, long z) {
  og_int_set_si(&r->x, x);
  og_int_set_si(&r->y, y);
  og_int_set_si(&r->z, z);
}

static void set_body(og_points *points, size_t count, const long at[3], long radius, long half_height) {
  og_points_resize(points, count);
  for (size_t k = 0; k < count; k++)
    set_point(&points->at[k], at[0] + (k == 1 ? radius : 0), at[1] + (k == 2 ? radius : 0),
              at[2] + (k == 3 ? half_height : 0));
}

static void find(bench *b, const scene *from) {
  static const long origin[3] = {0, 0, 0};
  og_problem *pair = &b->problem.pair;
  b->problem.curve[0] = OG_CURVE_CYLINDER;
  b->problem.curve[1] = from->points_b == 1 ? OG_CURVE_NONE : OG_CURVE_CYLINDER;
  set_body(&pair->a, 4, origin, 1, from->half_height);
  set_body(&pair->b, from->points_b, from->at, from->radius_b, from->half_height_b);
  set_point(&pair->velocity, from->velocity[0], from->velocity[1], from->velocity[2]);
  pair->has_until = from->until > 0;
  og_int_set_si(&pair->until_num, from->until);
  og_int_set_si(&pair->until_den, 1);
  og_passing_times_find(&b->times, &b->problem);
}

static const scene scenes[] = {
    // Nearest to the end below, the middle and the end above of A's axis; across the axis; and through the planes of
    // these.
    {2, 1, 0, 0, {-3, 1, 5}, {1, 0, -1}, 0, 4, {12, 16, 20, 28}},
    {2, 1, 0, 0, {-3, 1, 5}, {1, 0, -1}, 5, 3, {12, 16, 20}},
    {2, 1, 0, 0, {-3, 1, 5}, {1, 0, -1}, 4, 2, {12, 16}},
    {2, 1, 0, 0, {3, 1, 5}, {1, 0, 1}, 0, 0, {0}},         // away from all
    {2, 1, 0, 0, {-3, 1, 5}, {0, 0, 0}, 0, 0, {0}},        // at rest
    {0, 1, 0, 0, {-1, 0, 3}, {0, 0, -4}, 0, 1, {3}},       // through a disc
    {0, 4, 2, 0, {-4, 0, 3}, {2, 0, -2}, 0, 3, {6, 7, 8}}, // a disc upon a disc
    {0, 4, 2, 0, {-4, 0, 4}, {2, 0, -2}, 0, 1, {8}},       // all at once
    {1, 4, 2, 3, {-4, 0, 0}, {1, 0, 0}, 0, 1, {16}},
};
enum { SCENES = sizeof scenes / sizeof *scenes };

static void times_by_hand(void **state) {
  bench *b = *state;
  for (int k = 0; k < SCENES; k++) {
    find(b, &scenes[k]);
    og_rational_set_si(&b->lo, 0);
    og_rational_set_si(&b->hi, 1000);
    assert_int_equal(b->times.count, scenes[k].count);
    for (size_t n = 0; n < scenes[k].count; n++) {
      assert_true(og_passing_times_next(&b->times, &b->time, &b->lo, &b->hi));
      mpz_mul_si(b->time.num.z, b->time.num.z, 4);
      assert_true(mpz_divisible_p(b->time.num.z, b->time.den.z));
      mpz_divexact(b->time.num.z, b->time.num.z, b->time.den.z);
      assert_int_equal(mpz_get_si(b->time.num.z), scenes[k].quarters[n]);
    }
    assert_false(og_passing_times_next(&b->times, &b->time, &b->lo, &b->hi));
  }
}

// Each is given out once; those before a range are skipped, those after it wait.
static void ranges(void **state) {
  bench *b = *state;
  static const struct {
    long lo, hi, time; // time: 0 for none
  } asked[] = {{0, 2, 0}, {0, 3, 3}, {3, 3, 0}, {4, 6, 4}, {6, 7, 7}, {0, 9, 0}};
  find(b, &scenes[0]);
  for (size_t k = 0; k < sizeof asked / sizeof *asked; k++) {
    og_rational_set_si(&b->lo, asked[k].lo);
    og_rational_set_si(&b->hi, asked[k].hi);
    const bool found = og_passing_times_next(&b->times, &b->time, &b->lo, &b->hi);
    assert_int_equal(found, asked[k].time > 0);
    if (found) assert_int_equal(mpz_get_si(b->time.num.z), asked[k].time);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(times_by_hand, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(ranges, open_bench, close_bench),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
