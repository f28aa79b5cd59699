// How far ellipsoids reach along a direction. Of random small integers: no rational point of the unit sphere, taken
// where its pose takes it, is beyond; some come near; and what is changed in the answer is refused.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/curved/solve/support.h"
#include "tests/shared/random_pair.h"
#include "tests/shared/wanted_pairs.h"

typedef struct bench {
  og_curved_support_problem problem;
  og_curved_support_answer answer;
  og_surd value;
  int64_t centre, arm[3]; // products with the direction
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  og_primitive_init(&b->problem.pair);
  b->problem.curve = OG_CURVE_ELLIPSOID;
  og_curved_support_answer_init(&b->answer);
  og_surd_init(&b->value);
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  og_primitive_clear(&b->problem.pair);
  og_curved_support_answer_clear(&b->answer);
  og_surd_clear(&b->value);
  free(b);
  return 0;
}

static void set_vector(og_ivec *v, const int64_t x[3]) {
  og_int_set_si(&v->x, (long)x[0]);
  og_int_set_si(&v->y, (long)x[1]);
  og_int_set_si(&v->z, (long)x[2]);
}

static int64_t dot(const int64_t x[3], const int64_t y[3]) { return x[0] * y[0] + x[1] * y[1] + x[2] * y[2]; }

// A frame of any four points over one denominator, and a direction over another.
static void set_problem(bench *b, const int64_t point[4][3], long den, const int64_t direction[3], long over) {
  og_primitive *pair = &b->problem.pair;
  og_exact_body_resize(&pair->a, 4);
  og_int_set_si(&pair->a.radius, 0);
  og_int_set_si(&pair->a.den, den);
  og_int_set_si(&pair->direction_den, over);
  set_vector(&pair->direction, direction);
  for (int k = 0; k < 4; k++) set_vector(&pair->a.point[k], point[k]);
  b->centre = dot(direction, point[0]);
  for (int k = 0; k < 3; k++) b->arm[k] = dot(direction, point[k + 1]) - b->centre;
}

static og_curved_support_refusal check(bench *b, og_curved_face face) {
  return og_check_curved_support(&b->problem, face, &b->answer.finding);
}

// Everything that is no certificate is refused.
static void expect_one_face(bench *b) {
  const og_curved_face right = b->answer.face;
  for (og_curved_face face = OG_CURVED_FACE_NONE; face < OG_CURVED_FACE_COUNT; face++) {
    const bool is_of_ellipsoid = face == OG_CURVED_FACE_ALL || face == OG_CURVED_FACE_POINT;
    const og_curved_support_refusal wanted = face == right     ? OG_CURVED_SUPPORT_ACCEPTED
                                             : is_of_ellipsoid ? OG_CURVED_SUPPORT_REFUSED_LESS
                                                               : OG_CURVED_SUPPORT_REFUSED_KIND;
    assert_int_equal(check(b, face), wanted);
  }
}

// The point (2 s, 2 t, n - s^2 - t^2) / (n + s^2 + t^2) and its mirror image, s and t in steps of 1 / STEPS up to 2.
enum { STEPS = 12, REACH = 2 * STEPS };

// The greatest product with the arms among such points, as a numerator and a denominator.
static void find_farthest(const bench *b, int64_t *top, int64_t *bottom) {
  *top = INT64_MIN;
  *bottom = 1;
  for (int64_t s = -REACH; s <= REACH; s++)
    for (int64_t t = -REACH; t <= REACH; t++) {
      const int64_t rest = STEPS * STEPS - s * s - t * t, n = STEPS * STEPS + s * s + t * t;
      const int64_t flat = 2 * STEPS * (s * b->arm[0] + t * b->arm[1]), high = rest * b->arm[2];
      const int64_t found = flat + (high < 0 ? -high : high);
      if (*top == INT64_MIN || found * *bottom > *top * n) {
        *top = found;
        *bottom = n;
      }
    }
}

static void test_random(void **state) {
  bench *b = *state;
  or_random random = or_random_seeded(23);
  const long count = wanted_share(600);
  for (long n = 0; n < count; n++) {
    int64_t point[4][3], direction[3];
    for (int k = 0; k < 12; k++) point[k / 3][k % 3] = or_random_int(&random, -5, 5);
    for (int k = 0; k < 3; k++) direction[k] = or_random_int(&random, -4, 4);
    const int flat = (int)(n % 5);
    for (int k = 0; k < 3 && flat > 0 && flat < 4; k++) point[flat][k] = point[0][k]; // a half axis of length zero
    const long den = or_random_int(&random, 1, 3), over = or_random_int(&random, 1, 3);
    set_problem(b, (const int64_t(*)[3])point, den, direction, over);
    assert_int_equal(og_solve_curved_support(&b->problem, &b->answer), OG_CURVED_SUPPORT_ACCEPTED);
    // value = centre + sqrt(square), over both denominators.
    const og_surd *value = &b->answer.finding.value;
    const int64_t square = dot(b->arm, b->arm);
    og_surd_set_zero(&b->value);
    og_int_set_si(&b->value.p, (long)b->centre);
    og_int_set_si(&b->value.q, (long)square);
    og_int_set_si(&b->value.m, den * over);
    b->value.s = square > 0;
    assert_int_equal(og_surd_compare(value, &b->value), 0);
    assert_int_equal(b->answer.face, square > 0 ? OG_CURVED_FACE_POINT : OG_CURVED_FACE_ALL);
    int64_t top, bottom;
    find_farthest(b, &top, &bottom);
    assert_true(top >= 0 && top * top <= square * bottom * bottom);
    assert_true((double)top * (double)top >= 0.97 * (double)square * (double)bottom * (double)bottom);
    expect_one_face(b);
  }
}

// What no reader makes.
static void test_refusals(void **state) {
  bench *b = *state;
  const int64_t point[4][3] = {{0, 0, 0}, {1, 0, 0}, {0, 2, 0}, {0, 0, 3}}, direction[3] = {1, 1, 1};
  set_problem(b, point, 1, direction, 1);
  og_primitive *pair = &b->problem.pair;
  assert_int_equal(check(b, OG_CURVED_FACE_POINT), OG_CURVED_SUPPORT_ACCEPTED);
  assert_true(og_surd_to_double(&b->answer.finding.value) > 3.7);
  og_int *const over[2] = {&pair->a.den, &pair->direction_den};
  for (int k = 0; k < 2; k++) {
    og_int_set_si(over[k], 0);
    assert_int_equal(check(b, OG_CURVED_FACE_POINT), OG_CURVED_SUPPORT_REFUSED_PROBLEM);
    og_int_set_si(over[k], 1);
  }
  og_int_set_si(&pair->a.radius, 1);
  assert_int_equal(check(b, OG_CURVED_FACE_POINT), OG_CURVED_SUPPORT_REFUSED_PROBLEM);
  og_int_set_si(&pair->a.radius, 0);
  pair->a.direction_count = 1;
  assert_int_equal(check(b, OG_CURVED_FACE_POINT), OG_CURVED_SUPPORT_REFUSED_PROBLEM);
  pair->a.direction_count = 0;
  pair->a.count = 3;
  assert_int_equal(check(b, OG_CURVED_FACE_POINT), OG_CURVED_SUPPORT_REFUSED_PROBLEM);
  assert_int_equal(og_solve_curved_support(&b->problem, &b->answer), OG_CURVED_SUPPORT_REFUSED_PROBLEM);
  // A cylinder has no such point.
  set_problem(b, (const int64_t[4][3]){{0, 0, 0}, {2, 0, 0}, {0, 2, 0}, {0, 0, 3}}, 1, direction, 1);
  b->problem.curve = OG_CURVE_CYLINDER;
  assert_int_equal(check(b, OG_CURVED_FACE_POINT), OG_CURVED_SUPPORT_REFUSED_KIND);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test_setup_teardown(test_random, open_bench, close_bench),
                                     cmocka_unit_test_setup_teardown(test_refusals, open_bench, close_bench)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
