// Sweeps of bodies without radius along the edges and faces of a box and of a pyramid: beside it, on a face, along an
// edge, through it; from every side, with the corners in any order. When the contact begins and ends is known exactly.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "spec/pair/solve/solver.h"
#include "tests/shared/random_pair.h"
#include "tests/shared/wanted_pairs.h"

typedef struct bench {
  og_problem problem;
  og_solver *solver;
  og_answer answer;
} bench;

static const double still[3] = {0, 0, 0}, size[3] = {4, 3, 2};

static int set_up(void **state) {
  static bench b;
  og_problem_init(&b.problem);
  b.solver = og_solver_new();
  og_answer_init(&b.answer);
  *state = &b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  og_problem_clear(&b->problem);
  og_solver_free(b->solver);
  og_answer_clear(&b->answer);
  return 0;
}

// The same points in random order.
static void shuffle(double *xyz, int count, or_random *random) {
  for (int k = count - 1; k > 0; k--) {
    const int with = or_random_int(random, 0, k);
    for (int x = 0; x < 3; x++) {
      const double was = xyz[3 * k + x];
      xyz[3 * k + x] = xyz[3 * with + x];
      xyz[3 * with + x] = was;
    }
  }
}

// A corner that takes no part in the contact is not named.
static void expect_weights(const og_sweep_end *end) {
  for (size_t k = 0; k < end->witness.count; k++)
    assert_true(og_int_sign(&end->witness.weight[k]) > 0 || og_int_sign(&end->witness.root_weight[k]) != 0);
}

// B flies past or through A along an axis; `points` of B are at `at` and, the second, two farther back.
static void fly(bench *b, const double *body, size_t count, int axis, double speed, const double at[3], size_t points) {
  double other[6], velocity[3] = {0, 0, 0};
  for (int x = 0; x < 3; x++) other[x] = other[3 + x] = at[x];
  other[3 + axis] -= speed > 0 ? 2 : -2;
  velocity[axis] = speed;
  assert_int_equal(og_problem_set_doubles(&b->problem, body, count, 0, other, points, 0), OG_PROBLEM_OK);
  assert_int_equal(og_problem_set_motion(&b->problem, still, velocity, NULL), OG_PROBLEM_OK);
  assert_int_equal(og_solve(b->solver, OG_SWEEP, &b->problem, NULL, &b->answer), OG_ANSWERED);
}

static void test_along_the_axes_of_a_box(void **state) {
  bench *b = *state;
  or_random random = or_random_seeded(17);
  size_t hits = 0;
  for (int axis = 0; axis < 3; axis++)
    for (int way = -1; way <= 1; way += 2)
      for (int i = -1; i <= 5; i++)
        for (int j = -1; j <= 5; j++) {
          const int u = (axis + 1) % 3, v = (axis + 2) % 3;
          double box[24], at[3];
          for (int k = 0; k < 8; k++)
            for (int x = 0; x < 3; x++) box[3 * k + x] = k >> x & 1 ? size[x] : 0;
          shuffle(box, 8, &random);
          at[axis] = way > 0 ? -3 : size[axis] + 3;
          at[u] = i;
          at[v] = 0.5 * j;
          const size_t points = (size_t)(1 + (i + j) % 2 * (i + j) % 2);
          fly(b, box, 8, axis, 2 * way, at, points);
          const og_finding *f = &b->answer.finding;
          const bool within = at[u] >= 0 && at[u] <= size[u] && at[v] >= 0 && at[v] <= size[v];
          assert_int_equal(f->hit, within);
          if (!within) continue;
          hits++;
          expect_weights(&b->answer.certificate.first);
          expect_weights(&b->answer.certificate.last);
          assert_true(og_surd_to_double(&f->first) == 1.5);
          assert_true(og_surd_to_double(&f->last) == (3 + size[axis] + (points > 1 ? 2 : 0)) / 2);
        }
  assert_true(hits > 60);
}

// The top stands above a corner: two sides are upright, and over the base from (0, 0) to (4, 4) the height is
// 4 - max(x, y).
static void test_along_the_axis_of_a_pyramid(void **state) {
  bench *b = *state;
  or_random random = or_random_seeded(18);
  for (int round = 0; round < 8; round++)
    for (int way = -1; way <= 1; way += 2)
      for (int i = -1; i <= 5; i++)
        for (int j = -1; j <= 5; j++) {
          double pyramid[15] = {0, 0, 0, 4, 0, 0, 0, 4, 0, 4, 4, 0, 0, 0, 4};
          shuffle(pyramid, 5, &random);
          fly(b, pyramid, 5, 2, 2 * way, (const double[3]){i, j, way > 0 ? -3 : 7}, 1);
          const og_finding *f = &b->answer.finding;
          assert_int_equal(f->hit, i >= 0 && i <= 4 && j >= 0 && j <= 4);
          if (!f->hit) continue;
          const double height = 4 - (i > j ? i : j);
          assert_true(og_surd_to_double(&f->first) == (way > 0 ? 3 : 7 - height) / 2);
          assert_true(og_surd_to_double(&f->last) == (way > 0 ? 3 + height : 7) / 2);
        }
}

// Lattice points, so that many faces are upright, and a point that flies up through every cell and corner. That it is
// answered says that the checker agrees.
static void test_upright_faces(void **state) {
  bench *b = *state;
  or_random random = or_random_seeded(19);
  size_t hits = 0;
  const int rounds = (int)(20 * wanted_pairs(500));
  for (int k = 0; k < rounds; k++) {
    enum { POINTS = 8 };
    double body[3 * POINTS];
    for (int x = 0; x < 3 * POINTS; x++) body[x] = or_random_int(&random, 0, 3);
    const double at[3] = {0.5 * or_random_int(&random, 0, 6), 0.5 * or_random_int(&random, 0, 6), -1};
    fly(b, body, POINTS, 2, 1, at, 1);
    hits += b->answer.finding.hit;
  }
  assert_true((int)hits > rounds / 8);
}

// A point flies through some point of a segment, however they lie.
static void test_through_segments(void **state) {
  bench *b = *state;
  or_random random = or_random_seeded(20);
  const int rounds = (int)(20 * wanted_pairs(500));
  for (int k = 0; k < rounds; k++) {
    double segment[6], point[3], velocity[3];
    const double part = 0.25 * or_random_int(&random, 0, 4), time = 0.5 * or_random_int(&random, 1, 4);
    for (int x = 0; x < 3; x++) {
      segment[x] = or_random_int(&random, -3, 3);
      segment[3 + x] = or_random_int(&random, -3, 3);
      velocity[x] = or_random_int(&random, -3, 3);
      point[x] = segment[x] + part * (segment[3 + x] - segment[x]) - time * velocity[x];
    }
    assert_int_equal(og_problem_set_doubles(&b->problem, segment, 2, 0, point, 1, 0), OG_PROBLEM_OK);
    assert_int_equal(og_problem_set_motion(&b->problem, still, velocity, NULL), OG_PROBLEM_OK);
    assert_int_equal(og_solve(b->solver, OG_SWEEP, &b->problem, NULL, &b->answer), OG_ANSWERED);
    const og_finding *f = &b->answer.finding;
    assert_true(f->hit && og_surd_to_double(&f->first) <= time);
    assert_true(f->never_parts || og_surd_to_double(&f->last) >= time);
  }
}

// Through a sliver whose normal, 9 (1, 1, 1), is far shorter than its edges: made thick along it, and lengthened for
// that, it has to stay normal, or the point would seem to come from the other side.
static void test_through_a_sliver(void **state) {
  bench *b = *state;
  static const double sliver[3][3] = {{0, 0, 0}, {3000, -2997, -3}, {2997, -2994, -3}}, inside[3] = {1999, -1997, -2},
                      along[3] = {-3, 1, 1};
  for (int turn = 0; turn < 3; turn++)
    for (int way = -1; way <= 1; way += 2) {
      double points[9], start[3], velocity[3];
      for (int x = 0; x < 3; x++) {
        const int to = (x + turn) % 3;
        for (int k = 0; k < 3; k++) points[3 * k + to] = sliver[k][x];
        velocity[to] = way * along[x];
        start[to] = inside[x] - 5 * velocity[to];
      }
      assert_int_equal(og_problem_set_doubles(&b->problem, points, 3, 0, start, 1, 0), OG_PROBLEM_OK);
      assert_int_equal(og_problem_set_motion(&b->problem, still, velocity, NULL), OG_PROBLEM_OK);
      assert_int_equal(og_solve(b->solver, OG_SWEEP, &b->problem, NULL, &b->answer), OG_ANSWERED);
      assert_true(b->answer.finding.hit);
      assert_true(og_surd_to_double(&b->answer.finding.first) == 5 && og_surd_to_double(&b->answer.finding.last) == 5);
    }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_along_the_axes_of_a_box),
                                     cmocka_unit_test(test_through_a_sliver),
                                     cmocka_unit_test(test_along_the_axis_of_a_pyramid),
                                     cmocka_unit_test(test_upright_faces), cmocka_unit_test(test_through_segments)};
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
