// The least box in space that the solver finds, against a search of another kind: from many random axes, turned by
// small angles about each axis while that helps. It must not find less.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/bound/solve/bound.h"
#include "spec/number/nearest.h"
#include "tool/gen/random.h"

enum { MOST = 16, SETS = 24, STARTS = 40 };

typedef struct bench {
  og_random random;
  size_t count;
  double point[MOST][3];
  og_volume_problem problem;
  og_volume_answer answer;
} bench;

static void draw(bench *b, size_t count) {
  b->count = count;
  b->problem.kind = OG_VOLUME_OBB;
  b->problem.axes = 3;
  og_exact_body *points = &b->problem.points;
  og_exact_body_resize(points, count);
  og_int_set_si(&points->den, 1);
  for (size_t k = 0; k < count; k++) {
    og_int *const part[3] = {&points->point[k].x, &points->point[k].y, &points->point[k].z};
    for (int i = 0; i < 3; i++) {
      const long x = (long)og_random_integer(&b->random, -1000000, 1000000);
      og_int_set_si(part[i], x);
      b->point[k][i] = (double)x;
    }
  }
}

static double volume(const bench *b, double axis[3][3]) {
  double product = 1;
  for (int k = 0; k < 3; k++) {
    double lo = HUGE_VAL, hi = -HUGE_VAL;
    for (size_t n = 0; n < b->count; n++) {
      double x = 0;
      for (int i = 0; i < 3; i++) x += axis[k][i] * b->point[n][i];
      lo = fmin(lo, x);
      hi = fmax(hi, x);
    }
    product *= hi - lo;
  }
  return product;
}

// Axes k + 1 and k + 2 by the angle about axis k.
static void turn(double axis[3][3], int k, double angle) {
  double *u = axis[(k + 1) % 3], *v = axis[(k + 2) % 3];
  for (int i = 0; i < 3; i++) {
    const double x = u[i];
    u[i] = x * cos(angle) + v[i] * sin(angle);
    v[i] = v[i] * cos(angle) - x * sin(angle);
  }
}

static bool turn_once(const bench *b, double axis[3][3], double *least, double angle) {
  for (int way = 0; way < 6; way++) {
    double trial[3][3];
    memcpy(trial, axis, sizeof trial);
    turn(trial, way / 2, way % 2 == 0 ? angle : -angle);
    const double here = volume(b, trial);
    if (!(here < *least)) continue;
    *least = here;
    memcpy(axis, trial, sizeof trial);
    return true;
  }
  return false;
}

static double search(bench *b) {
  double axis[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  for (int n = 0; n < 9; n++) turn(axis, n % 3, og_random_between(&b->random, -3, 3));
  double least = volume(b, axis);
  for (double angle = 0.5; angle > 1e-8; angle /= 2)
    for (int n = 0; n < 50 && turn_once(b, axis, &least, angle); n++) continue;
  return least;
}

static void test_no_less(void **state) {
  bench *b = *state;
  for (uint64_t set = 0; set < SETS; set++) {
    og_random_start(&b->random, "box-search", 1, set);
    draw(b, 4 + set % (MOST - 3));
    assert_int_equal(og_solve_volume(&b->problem, &b->answer), OG_VOLUME_ACCEPTED);
    const double found = og_nearest_double(&b->answer.finding.at_most);
    for (int n = 0; n < STARTS; n++) {
      const double other = search(b);
      if (other < found * (1 - 1e-9)) fail_msg("set %d: %.17g is less than %.17g", (int)set, other, found);
    }
  }
}

// Five points of which boxes along a face's normal, or across two edges, have at least 0.3 % more than the least.
static void test_five_points(void **state) {
  bench *b = *state;
  static const int xyz[5][3] = {
      {633, 591, -500}, {800, -573, -181}, {-200, -337, 920}, {-38, 994, -101}, {-508, -590, -628}};
  draw(b, 5);
  for (int k = 0; k < 5; k++) {
    og_ivec *p = &b->problem.points.point[k];
    og_int *const part[3] = {&p->x, &p->y, &p->z};
    for (int i = 0; i < 3; i++) og_int_set_si(part[i], xyz[k][i]);
  }
  assert_int_equal(og_solve_volume(&b->problem, &b->answer), OG_VOLUME_ACCEPTED);
  assert_true(og_nearest_double(&b->answer.finding.at_most) < 2257774020);
}

static int set_up(void **state) {
  bench *b = calloc(1, sizeof *b);
  og_volume_problem_init(&b->problem);
  og_volume_answer_init(&b->answer);
  *state = b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  og_volume_problem_clear(&b->problem);
  og_volume_answer_clear(&b->answer);
  free(b);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_no_less, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_five_points, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
