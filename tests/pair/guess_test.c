// A guess costs nothing when wrong: whatever is guessed, in range or not, the answer is the same. A limit on the steps
// gives an answer or none, never another one. And the solver's own guess is good where doubles tell everything apart.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <math.h>

#include "spec/pair/solve/guess.h"
#include "spec/pair/solve/solver.h"
#include "tests/shared/random_pair.h"
#include "tests/shared/random_points.h"
#include "tests/shared/wanted_pairs.h"

typedef struct bench {
  og_problem problem;
  og_solver *solver;
  og_answer right, other;
} bench;

static int set_up(void **state) {
  static bench b;
  og_problem_init(&b.problem);
  b.solver = og_solver_new();
  og_answer_init(&b.right);
  og_answer_init(&b.other);
  *state = &b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  og_problem_clear(&b->problem);
  og_solver_free(b->solver);
  og_answer_clear(&b->right);
  og_answer_clear(&b->other);
  return 0;
}

static void expect_same(const bench *b) {
  const og_finding *f = &b->right.finding, *g = &b->other.finding;
  assert_int_equal(f->relation, g->relation);
  assert_true(f->has_distance == g->has_distance && f->has_depth == g->has_depth && f->has_hit == g->has_hit);
  if (f->has_distance) assert_int_equal(og_surd_compare(&f->distance, &g->distance), 0);
  if (f->has_depth) assert_int_equal(og_surd_compare(&f->depth, &g->depth), 0);
  if (!f->has_hit || !f->hit) return;
  assert_true(g->hit && f->never_parts == g->never_parts);
  assert_int_equal(og_surd_compare(&f->first, &g->first), 0);
  if (!f->never_parts) assert_int_equal(og_surd_compare(&f->last, &g->last), 0);
}

// The vector that the certificate's weights name, from `target`, in the guess's own units.
static void named_offset(double v[3], const og_problem *problem, const og_combination *c, const double target[3]) {
  double total = 0;
  for (int x = 0; x < 3; x++) v[x] = 0;
  for (size_t k = 0; k < c->count; k++) {
    const double weight = mpz_get_d(c->weight[k].z);
    total += weight;
    for (int x = 0; x < 3; x++)
      v[x] +=
          weight * (problem->a.approx[3 * c->pair[k].i + (size_t)x] - problem->b.approx[3 * c->pair[k].j + (size_t)x]);
  }
  for (int x = 0; x < 3; x++) v[x] = v[x] / total - target[x];
}

static bool names(const og_combination *c, og_pair pair) {
  for (size_t k = 0; k < c->count; k++)
    if (c->pair[k].i == pair.i && c->pair[k].j == pair.j) return true;
  return false;
}

#define CLOUD 12

// Fixed: clouds of random points, apart by about their own size. Must hold: the feature guessed is the nearest one, the
// offset is right to a millionth, and the search has nothing left to do. Where the clouds overlap, four points are
// guessed.
static void test_good_guesses(void **state) {
  bench *b = *state;
  or_random random = or_random_seeded(77);
  static const double origin[3] = {0, 0, 0};
  size_t features[4] = {0}, inside = 0;
  for (int k = 0; k < 300; k++) {
    double of_a[3 * CLOUD], of_b[3 * CLOUD], offset[3], wanted[3];
    or_uniform_points(of_a, CLOUD, 1, &random);
    or_uniform_points(of_b, CLOUD, 1, &random);
    const int axis = k % 3;
    const double by = 2 + 0.2 * (k % 7);
    if (k % 5 > 0) or_move_points(of_b, CLOUD, axis == 0 ? by : 0.3, axis == 1 ? -by : 0.2, axis == 2 ? by : -0.4);
    assert_int_equal(og_problem_set_doubles(&b->problem, of_a, CLOUD, 0, of_b, CLOUD, 0), OG_PROBLEM_OK);
    const og_guess guess = og_guess_nearest(&b->problem, origin, offset);
    assert_int_equal(og_solve_gap(b->solver, &b->problem, NULL, &b->right), OG_ANSWERED);
    assert_int_equal(b->right.steps, 0);
    if (og_surd_sign(&b->right.finding.distance) == 0) {
      assert_int_equal(guess.count, 4);
      inside++;
      continue;
    }
    const og_combination *witness = &b->right.certificate.witness;
    assert_int_equal(b->right.certificate.kind, OG_CERT_NEAREST);
    assert_int_equal(guess.count, witness->count);
    for (size_t j = 0; j < guess.count; j++) assert_true(names(witness, guess.pair[j]));
    named_offset(wanted, &b->problem, witness, origin);
    for (int x = 0; x < 3; x++) assert_true(fabs(offset[x] - wanted[x]) <= 1e-6);
    features[guess.count]++;
    // From another target between the two: as if B stood there.
    const double target[3] = {wanted[0] / 2, wanted[1] / 2, wanted[2] / 2};
    (void)og_guess_nearest(&b->problem, target, offset);
    for (int x = 0; x < 3; x++) assert_true(fabs(offset[x] - wanted[x] / 2) <= 1e-6);
  }
  assert_true(inside > 30 && features[1] > 0 && features[2] > 30 && features[3] > 30);
}

// The same for rounded clouds that fly into one another from any side: nothing is left to do for the polytope of all
// features, which would take dozens of steps.
static void test_good_guesses_of_sweeps(void **state) {
  bench *b = *state;
  or_random random = or_random_seeded(78);
  static const double still[3] = {0, 0, 0};
  size_t hits = 0;
  for (int k = 0; k < 120; k++) {
    double of_a[3 * CLOUD], of_b[3 * CLOUD], velocity[3];
    or_uniform_points(of_a, CLOUD, 1, &random);
    or_uniform_points(of_b, CLOUD, 1, &random);
    for (int x = 0; x < 3; x++) velocity[x] = k % 4 > 0 ? or_random_uniform(&random) : x == k / 4 % 3;
    or_move_points(of_b, CLOUD, -6 * velocity[0] + 0.1, -6 * velocity[1] - 0.2, -6 * velocity[2] + 0.3);
    assert_int_equal(og_problem_set_doubles(&b->problem, of_a, CLOUD, 0.25, of_b, CLOUD, 0.25), OG_PROBLEM_OK);
    assert_int_equal(og_problem_set_motion(&b->problem, still, velocity, NULL), OG_PROBLEM_OK);
    assert_int_equal(og_solve(b->solver, OG_SWEEP, &b->problem, NULL, &b->right), OG_ANSWERED);
    hits += b->right.finding.hit;
    assert_int_equal(b->right.steps, 0);
  }
  assert_true(hits > 100);
}

// A small ball that starts close to a block comes over a bevel no wider than 2^-26 and meets the face beyond it, just
// beside the bevel: the advance does not stop before it is there, so nothing is left to do either.
static void test_a_good_guess_at_close_quarters(void **state) {
  bench *b = *state;
  const double e = 0x1p-26, radius = 0x1p-44, first = 0x1p-40;
  const double block[30] = {-e, 0, -e / 4, 0, 0, 0, 1, 0, 0, 1, 0, -1, -e, 0, -1,
                            -e, 1, -e / 4, 0, 1, 0, 1, 1, 0, 1, 1, -1, -e, 1, -1};
  const double ball[3] = {e / 4 - 2 * first, 0.5, radius + first}, still[3] = {0, 0, 0}, velocity[3] = {2, 0, -1};
  assert_int_equal(og_problem_set_doubles(&b->problem, block, 10, 0, ball, 1, radius), OG_PROBLEM_OK);
  assert_int_equal(og_problem_set_motion(&b->problem, still, velocity, NULL), OG_PROBLEM_OK);
  assert_int_equal(og_solve(b->solver, OG_SWEEP, &b->problem, NULL, &b->right), OG_ANSWERED);
  assert_true(b->right.finding.hit && og_surd_to_double(&b->right.finding.first) == first);
  assert_int_equal(b->right.certificate.first.witness.count, 3);
  assert_int_equal(b->right.steps, 0);
}

// Pairs in range, pairs that repeat, pairs that name no point.
static og_guess random_guess(or_random *random, const og_problem *problem) {
  og_guess guess = {.count = (size_t)or_random_int(random, 0, 4)};
  for (size_t k = 0; k < guess.count; k++) {
    const int beyond = or_random_int(random, 0, 3) == 0 ? 5 : 0;
    guess.pair[k].i = (uint32_t)or_random_int(random, 0, (int)problem->a.count - 1 + beyond);
    guess.pair[k].j = (uint32_t)or_random_int(random, 0, (int)problem->b.count - 1 + beyond);
    if (k > 0 && or_random_int(random, 0, 3) == 0) guess.pair[k] = guess.pair[k - 1];
  }
  return guess;
}

static void make(bench *b, or_pair *pair, size_t k) {
  or_pair_make(pair, k % or_pair_family_count(), 9000000 + k / or_pair_family_count());
  assert_int_equal(or_pair_problem(&b->problem, pair), OG_PROBLEM_OK);
}

static og_question question_of(size_t k) { return (og_question)(k / or_pair_family_count() % OG_PAIR_QUESTION_COUNT); }

static void test_any_guess(void **state) {
  bench *b = *state;
  static or_pair pair;
  or_random random = or_random_seeded(31);
  const size_t wanted = (size_t)wanted_pairs(4000);
  for (size_t k = 0; k < wanted; k++) {
    make(b, &pair, k);
    const og_question question = question_of(k);
    assert_int_equal(og_solve(b->solver, question, &b->problem, NULL, &b->right), OG_ANSWERED);
    for (int round = 0; round < 3; round++) {
      const og_guess guess = random_guess(&random, &b->problem);
      assert_int_equal(og_solve(b->solver, question, &b->problem, &guess, &b->other), OG_ANSWERED);
      // A relation may be settled with or without its distance.
      if (question == OG_RELATION) assert_int_equal(b->right.finding.relation, b->other.finding.relation);
      else expect_same(b);
    }
  }
}

// More pairs than a simplex has corners: those that are too many are not looked at.
static void test_too_many_pairs(void **state) {
  bench *b = *state;
  const double a[12] = {0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4}, point[3] = {-1, -1, -1};
  assert_int_equal(og_problem_set_doubles(&b->problem, a, 4, 0, point, 1, 0), OG_PROBLEM_OK);
  const og_guess guess = {.count = 6, .pair = {{3, 0}, {2, 0}, {1, 0}, {0, 0}}};
  assert_int_equal(og_solve(b->solver, OG_DISTANCE, &b->problem, NULL, &b->right), OG_ANSWERED);
  assert_int_equal(og_solve(b->solver, OG_DISTANCE, &b->problem, &guess, &b->other), OG_ANSWERED);
  expect_same(b);
}

// Below a chain of edges, each a quarter as long as the one before and a little less steep, every vertex is the
// farthest in its turn: so many turns the guess does not take, and the exact search goes on from where it stopped.
static void test_a_guess_that_does_not_settle(void **state) {
  bench *b = *state;
  enum { TURNS = 80 };
  double chain[3 * (TURNS + 2)] = {0};
  for (int k = 0; k <= TURNS; k++) {
    chain[3 * (k + 1)] = ldexp(1, 170 - 2 * k);
    chain[3 * (k + 1) + 1] = ldexp(128 - k, 163 - 2 * k);
  }
  const double point[3] = {1, -0x1p-20, 0};
  assert_int_equal(og_problem_set_doubles(&b->problem, chain, TURNS + 2, 0, point, 1, 0), OG_PROBLEM_OK);
  assert_int_equal(og_solve(b->solver, OG_DISTANCE, &b->problem, NULL, &b->right), OG_ANSWERED);
  assert_true(b->right.steps > 0);
  // What it found, handed over as a guess, leaves nothing to do.
  const og_combination *found = &b->right.certificate.witness;
  og_guess guess = {.count = found->count};
  for (size_t k = 0; k < found->count; k++) guess.pair[k] = found->pair[k];
  assert_int_equal(og_solve(b->solver, OG_DISTANCE, &b->problem, &guess, &b->other), OG_ANSWERED);
  assert_int_equal(b->other.steps, 0);
  // From the line through (0, 0) and the last vertex, (2^10, 384): (384 + 2^-10) / sqrt(2^20 + 384^2).
  og_surd distance;
  og_surd_init(&distance);
  mpz_set_ui(distance.m.z, (1 << 20) + 384 * 384);
  mpz_mul_ui(distance.q.z, distance.m.z, (384 << 10) + 1);
  mpz_mul_ui(distance.q.z, distance.q.z, (384 << 10) + 1);
  distance.s = 1;
  distance.e = -10;
  assert_int_equal(og_surd_compare(&distance, &b->right.finding.distance), 0);
  og_surd_clear(&distance);
}

// A triangle whose normal, squared, is below the smallest double: the guess cannot use it, the answer does not mind.
static void test_a_triangle_too_small_for_doubles(void **state) {
  bench *b = *state;
  const double t = 0x1p-280, a[12] = {0, 0, 0, 2 * t, 0, 0, 0, 2 * t, 0, 0, 0, 1}, point[3] = {t / 2, t / 2, -t};
  assert_int_equal(og_problem_set_doubles(&b->problem, a, 4, 0, point, 1, 0), OG_PROBLEM_OK);
  assert_int_equal(og_solve(b->solver, OG_DISTANCE, &b->problem, NULL, &b->right), OG_ANSWERED);
  og_surd distance;
  og_surd_init(&distance);
  mpz_set_ui(distance.p.z, 1);
  mpz_set_ui(distance.m.z, 1);
  distance.e = -280;
  assert_int_equal(og_surd_compare(&distance, &b->right.finding.distance), 0);
  og_surd_clear(&distance);
}

static void test_any_limit(void **state) {
  bench *b = *state;
  static or_pair pair;
  const size_t wanted = (size_t)wanted_pairs(2000);
  size_t gave_up = 0;
  for (size_t k = 0; k < wanted; k++) {
    make(b, &pair, k);
    const og_question question = question_of(k);
    og_solver_set_limit(b->solver, 0);
    assert_int_equal(og_solve(b->solver, question, &b->problem, NULL, &b->right), OG_ANSWERED);
    for (size_t limit = 1; limit <= 8; limit++) {
      og_solver_set_limit(b->solver, limit);
      const og_status status = og_solve(b->solver, question, &b->problem, NULL, &b->other);
      gave_up += status == OG_GAVE_UP;
      if (status == OG_ANSWERED) expect_same(b);
      else assert_int_equal(status, OG_GAVE_UP);
    }
  }
  og_solver_set_limit(b->solver, 0);
  assert_true(gave_up > wanted / 100);
}

// A guess that says it has more pairs than there is room for: the first four are taken.
static void test_too_many_guessed(void **state) {
  bench *b = *state;
  or_random random = or_random_seeded(79);
  for (size_t k = 0; k < 100; k++) {
    double of_a[3 * CLOUD], of_b[3 * CLOUD];
    or_uniform_points(of_a, CLOUD, 1, &random);
    or_uniform_points(of_b, CLOUD, 1, &random);
    or_move_points(of_b, CLOUD, 0.1 * (double)k, 0, 1);
    assert_int_equal(og_problem_set_doubles(&b->problem, of_a, CLOUD, 0, of_b, CLOUD, 0), OG_PROBLEM_OK);
    assert_int_equal(og_solve(b->solver, OG_DISTANCE, &b->problem, NULL, &b->right), OG_ANSWERED);
    // What stands behind the pairs could be taken for one more.
    const og_guess guess[2] = {{5 + k, {{0, 0}, {1, 1}, {2, 2}, {3, 3}}}, {.count = 4}};
    assert_int_equal(og_solve(b->solver, OG_DISTANCE, &b->problem, guess, &b->other), OG_ANSWERED);
    expect_same(b);
  }
}

// Sizes that no double holds together: a sphere far larger than the other body, or far smaller, at any speed.
static void test_sweeps_of_any_scale(void **state) {
  bench *b = *state;
  static const double sizes[] = {0x1p-900, 0x1p-500, 1, 0x1p500, 0x1p900};
  const double still[3] = {0, 0, 0};
  for (int radius = 0; radius < 5; radius++)
    for (int extent = 0; extent < 5; extent++)
      for (int speed = 0; speed < 5; speed++) {
        const double e = sizes[extent], r = sizes[radius], v[3] = {-sizes[speed], 0, 0}, a[3] = {0, 0, 0};
        const double gap = r > e ? r : e;
        const double box[12] = {4 * gap, -e, -e, 4 * gap, e, -e, 4 * gap, -e, e, 4 * gap, e, e};
        assert_int_equal(og_problem_set_doubles(&b->problem, a, 1, r, box, 4, 0), OG_PROBLEM_OK);
        assert_int_equal(og_problem_set_motion(&b->problem, still, v, NULL), OG_PROBLEM_OK);
        assert_int_equal(og_solve(b->solver, OG_SWEEP, &b->problem, NULL, &b->right), OG_ANSWERED);
        // The square is crossed in its middle: it is met when it has come as near as the radius.
        assert_true(b->right.finding.hit);
        og_surd first;
        og_surd_init(&first);
        mpq_t time, part;
        mpq_inits(time, part, NULL);
        mpq_set_d(time, gap);
        mpz_mul_ui(mpq_numref(time), mpq_numref(time), 4);
        mpq_canonicalize(time);
        mpq_set_d(part, r);
        mpq_sub(time, time, part);
        mpq_set_d(part, sizes[speed]);
        mpq_div(time, time, part);
        mpz_set(first.p.z, mpq_numref(time));
        mpz_set(first.m.z, mpq_denref(time));
        assert_int_equal(og_surd_compare(&first, &b->right.finding.first), 0);
        mpq_clears(time, part, NULL);
        og_surd_clear(&first);
      }
}

// A ball so large that no guess is tried meets a corner, an edge and a face, with the corners in any order.
static void test_sweeps_of_a_huge_ball(void **state) {
  bench *b = *state;
  static const double solids[3][4][3] = {{{0, 0, 0}, {1, 2, 0}, {1, -1, 2}, {1, -1, -2}},
                                         {{0, 0, 2}, {0, 0, -2}, {1, 2, 0}, {1, -2, 0}},
                                         {{0, 3, 3}, {0, -3, 3}, {0, 0, -4}, {1, 0, 0}}};
  const double ball[3] = {-0x1p601, 0, 0}, still[3] = {0, 0, 0}, left[3] = {-1, 0, 0};
  for (int solid = 0; solid < 3; solid++)
    for (int order = 0; order < 24; order++) {
      int place[4] = {0, 1, 2, 3};
      for (int k = 0, rest = order; k < 3; k++) {
        const int with = k + rest % (4 - k), was = place[k];
        rest /= 4 - k;
        place[k] = place[with];
        place[with] = was;
      }
      double points[12];
      for (int k = 0; k < 12; k++) points[k] = solids[solid][place[k / 3]][k % 3];
      assert_int_equal(og_problem_set_doubles(&b->problem, ball, 1, 0x1p600, points, 4, 0), OG_PROBLEM_OK);
      assert_int_equal(og_problem_set_motion(&b->problem, still, left, NULL), OG_PROBLEM_OK);
      assert_int_equal(og_solve(b->solver, OG_SWEEP, &b->problem, NULL, &b->right), OG_ANSWERED);
      assert_true(b->right.finding.hit && og_surd_to_double(&b->right.finding.first) == 0x1p600);
    }
}

// Of such a ball all features of the obstacle are tried, and what that takes counts against the limit.
static void test_a_limit_where_no_guess_is_tried(void **state) {
  bench *b = *state;
  static const double points[12] = {0, 3, 3, 0, -3, 3, 0, 0, -4, 1, 0, 0};
  const double ball[3] = {-0x1p601, 0, 0}, still[3] = {0, 0, 0}, left[3] = {-1, 0, 0};
  assert_int_equal(og_problem_set_doubles(&b->problem, ball, 1, 0x1p600, points, 4, 0), OG_PROBLEM_OK);
  assert_int_equal(og_problem_set_motion(&b->problem, still, left, NULL), OG_PROBLEM_OK);
  og_solver_set_limit(b->solver, 0);
  assert_int_equal(og_solve(b->solver, OG_SWEEP, &b->problem, NULL, &b->right), OG_ANSWERED);
  assert_true(b->right.steps > 1);
  for (size_t limit = 1; limit < b->right.steps; limit++) {
    og_solver_set_limit(b->solver, limit);
    assert_int_equal(og_solve(b->solver, OG_SWEEP, &b->problem, NULL, &b->other), OG_GAVE_UP);
  }
  og_solver_set_limit(b->solver, 0);
}

// A triangle whose edges are long and whose normal, 1 in z, is short.
static void test_sweeps_of_slivers(void **state) {
  bench *b = *state;
  const double triangle[9] = {0, 0, 0, 1000, 999, 0, 999, 998, 0}, point[3] = {1000, 999, 5}, still[3] = {0, 0, 0},
               down[3] = {0, 0, -1};
  for (int swapped = 0; swapped < 2; swapped++) {
    const double *const of_a = swapped ? point : triangle, *const of_b = swapped ? triangle : point;
    assert_int_equal(og_problem_set_doubles(&b->problem, of_a, swapped ? 1 : 3, 0, of_b, swapped ? 3 : 1, 0),
                     OG_PROBLEM_OK);
    assert_int_equal(og_problem_set_motion(&b->problem, swapped ? down : still, swapped ? still : down, NULL),
                     OG_PROBLEM_OK);
    assert_int_equal(og_solve(b->solver, OG_SWEEP, &b->problem, NULL, &b->right), OG_ANSWERED);
    const og_finding *f = &b->right.finding;
    assert_true(f->hit && !f->never_parts);
    assert_true(og_surd_to_double(&f->first) == 5 && og_surd_to_double(&f->last) == 5);
  }
}

// A point flies through a segment, at time 2, or past it by a hair, whichever way the segment lies.
static void test_sweeps_through_a_segment(void **state) {
  bench *b = *state;
  static const double along[][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 0}, {0, -1, 1}, {1, 2, 3}};
  static const double velocity[][3] = {{2, 3, 5}, {-3, 2, 1}, {1, -4, 2}, {-1, -1, -6},
                                       {0, 0, 1}, {0, 1, 0},  {1, 0, 0}};
  static const double still[3] = {0, 0, 0};
  for (size_t i = 0; i < sizeof along / sizeof *along; i++)
    for (size_t j = 0; j < sizeof velocity / sizeof *velocity; j++)
      for (int past = -1; past <= 1; past++) {
        const double *e = along[i], *v = velocity[j];
        const double off[3] = {e[1] * v[2] - e[2] * v[1], e[2] * v[0] - e[0] * v[2], e[0] * v[1] - e[1] * v[0]};
        if (off[0] == 0 && off[1] == 0 && off[2] == 0) continue;
        double segment[6], point[3];
        for (int x = 0; x < 3; x++) {
          segment[x] = -2 * e[x];
          segment[3 + x] = 3 * e[x];
          point[x] = e[x] - 2 * v[x] + past * 0x1p-30 * off[x];
        }
        assert_int_equal(og_problem_set_doubles(&b->problem, segment, 2, 0, point, 1, 0), OG_PROBLEM_OK);
        assert_int_equal(og_problem_set_motion(&b->problem, still, v, NULL), OG_PROBLEM_OK);
        assert_int_equal(og_solve(b->solver, OG_SWEEP, &b->problem, NULL, &b->right), OG_ANSWERED);
        const og_finding *f = &b->right.finding;
        assert_int_equal(f->hit, past == 0);
        if (f->hit) assert_true(og_surd_to_double(&f->first) == 2 && og_surd_to_double(&f->last) == 2);
      }
}

// Directions are rounded to four bits where that is enough, otherwise to twenty, a half upwards.
static void test_short_directions(void **state) {
  bench *b = *state;
  static const double origin[3] = {0, 0, 0};
  static const struct {
    double at[3];
    long n[3];
  } cases[] = {{{1000, -333, 21}, {16, -5, 0}}, {{21, 1000, -333}, {0, 16, -5}}, {{-333, 21, 1000}, {-5, 0, 16}},
               {{15, -7, 3}, {15, -7, 3}},      {{17, 5, -4}, {9, 3, -2}},       {{-17, 3, 19}, {-8, 2, 10}},
               {{7, -3, 1}, {7, -3, 1}}};
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
    assert_int_equal(og_problem_set_doubles(&b->problem, cases[k].at, 1, 0, origin, 1, 0), OG_PROBLEM_OK);
    assert_int_equal(og_solve(b->solver, OG_RELATION, &b->problem, NULL, &b->right), OG_ANSWERED);
    assert_int_equal(b->right.certificate.kind, OG_CERT_SEPARATED);
    const og_ivec *n = &b->right.certificate.direction;
    // The same direction, whatever divides it.
    const og_int *const of[3] = {&n->x, &n->y, &n->z};
    for (int x = 0; x < 3; x++)
      assert_true(mpz_get_si(of[x]->z) * cases[k].n[(x + 1) % 3] == mpz_get_si(of[(x + 1) % 3]->z) * cases[k].n[x]);
  }
}

// A point just above a triangle with the normal (2^30, 1, 1): no rounded direction separates them, the exact one does.
// With a radius, however small, the nearest points are asked for.
static void test_exact_directions(void **state) {
  bench *b = *state;
  const double t = 0x1p30, triangle[9] = {-2, t, t, 1, -t, 0, 1, 0, -t}, point[3] = {0x1p-10, 0x1p-40, 0x1p-40};
  for (int rounded = 0; rounded < 2; rounded++) {
    const double radius = rounded ? 0x1p-50 : 0;
    assert_int_equal(og_problem_set_doubles(&b->problem, triangle, 3, radius, point, 1, 0), OG_PROBLEM_OK);
    assert_int_equal(og_solve(b->solver, OG_RELATION, &b->problem, NULL, &b->right), OG_ANSWERED);
    assert_int_equal(b->right.finding.relation, OG_SEPARATED);
    assert_int_equal(b->right.certificate.kind, rounded ? OG_CERT_NEAREST : OG_CERT_SEPARATED);
    if (rounded) continue;
    const og_ivec *n = &b->right.certificate.direction;
    assert_int_equal(og_int_compare(&n->y, &n->z), 0);
    og_int x;
    og_int_init(&x);
    mpz_mul_2exp(x.z, n->y.z, 30);
    assert_true(og_int_sign(&x) != 0 && og_int_compare(&x, &n->x) == 0);
    og_int_clear(&x);
  }
}

// A ball meets a triangle aslant at a rational time: nothing of a root is left in the certificate.
static void test_rational_contact(void **state) {
  bench *b = *state;
  static const double ball[3] = {0, 0, 0}, triangle[9] = {-100, -90, 5, 110, -100, 5, 0, 100, 5}, still[3] = {0, 0, 0},
                      aslant[3] = {1, 2, -1};
  assert_int_equal(og_problem_set_doubles(&b->problem, ball, 1, 1, triangle, 3, 0), OG_PROBLEM_OK);
  assert_int_equal(og_problem_set_motion(&b->problem, still, aslant, NULL), OG_PROBLEM_OK);
  assert_int_equal(og_solve(b->solver, OG_SWEEP, &b->problem, NULL, &b->right), OG_ANSWERED);
  const og_sweep_end *const ends[2] = {&b->right.certificate.first, &b->right.certificate.last};
  for (int end = 0; end < 2; end++) {
    assert_int_equal(og_int_sign(&ends[end]->radicand), 0);
    for (size_t k = 0; k < ends[end]->witness.count; k++)
      assert_int_equal(og_int_sign(&ends[end]->witness.root_weight[k]), 0);
  }
  assert_true(og_surd_to_double(&b->right.finding.first) == 4 && og_surd_to_double(&b->right.finding.last) == 6);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_good_guesses),
      cmocka_unit_test(test_good_guesses_of_sweeps),
      cmocka_unit_test(test_a_good_guess_at_close_quarters),
      cmocka_unit_test(test_any_guess),
      cmocka_unit_test(test_too_many_pairs),
      cmocka_unit_test(test_a_guess_that_does_not_settle),
      cmocka_unit_test(test_a_triangle_too_small_for_doubles),
      cmocka_unit_test(test_any_limit),
      cmocka_unit_test(test_too_many_guessed),
      cmocka_unit_test(test_sweeps_of_any_scale),
      cmocka_unit_test(test_sweeps_of_slivers),
      cmocka_unit_test(test_sweeps_of_a_huge_ball),
      cmocka_unit_test(test_a_limit_where_no_guess_is_tried),
      cmocka_unit_test(test_sweeps_through_a_segment),
      cmocka_unit_test(test_short_directions),
      cmocka_unit_test(test_exact_directions),
      cmocka_unit_test(test_rational_contact),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
