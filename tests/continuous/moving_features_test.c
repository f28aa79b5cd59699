// All algorithms behind the door `moving_features` against the exact answer of just the numbers given: random features
// of many families, degenerate ones and near misses; hand cases, one ulp to each side, bad input. One that never misses
// never does.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/continuous/additive_advancement.h"
#include "ref/continuous/cubic_solver.h"
#include "ref/continuous/inclusion_root.h"
#include "tests/shared/moving_fault.h"
#include "tool/gen/random.h"
#include "tool/run/case_walk.h"
#include "tool/run/make_moving.h"

extern const og_algorithm og_algorithm_cubic_solver, og_algorithm_inclusion_root, og_algorithm_additive_advancement;

// Of times: more than the least tolerance in binary32.
#define NEAR (og_scalar)0x1p-12

static or_moving_judge judge;
static og_made_moving made;
static og_random drawn;

static int open_all(void **state) {
  (void)state;
  or_moving_judge_init(&judge);
  return 0;
}

static int close_all(void **state) {
  (void)state;
  or_moving_judge_clear(&judge);
  return 0;
}

static int rounds(void) { return getenv("ORIGO_TEST_PAIRS") == NULL ? 60 : 8; }

typedef enum family {
  LATTICE,
  SMALL,
  PLANAR,
  STATIC,
  ONE_MOVES,
  COLLAPSE,
  GENERAL,
  FAR_AWAY,
  NEAR_MISS,
  TINY,
  FAMILIES
} family;

static og_scalar *coordinate(og_vec3 *v, int axis) { return axis == 0 ? &v->x : axis == 1 ? &v->y : &v->z; }

static double draw(family f) {
  if (f >= GENERAL) return og_random_between(&drawn, -1, 1);
  const int reach = f == SMALL ? 1 : 3;
  return (double)og_random_integer(&drawn, -reach, reach);
}

static void place(family f) {
  og_moving_features_input *in = &made.input;
  const int mover = (int)og_random_integer(&drawn, 0, 3);
  for (int k = 0; k < 4; k++)
    for (int axis = 0; axis < 3; axis++) {
      double from = draw(f), to = draw(f);
      if (f == PLANAR && axis == 2) from = to = 0;
      if (f == STATIC || (f == ONE_MOVES && k != mover)) to = from;
      if (f == COLLAPSE) to = axis - from;
      if (f == FAR_AWAY) from += 1000, to += 1000;
      if (f == TINY) from *= 0x1p-100, to *= 0x1p-100;
      // Nearly in one plane, that of z = x, and through it at about the same time.
      if (f == NEAR_MISS && axis == 2) from = 0x1p-24 * from + (k == 0), to = 0x1p-24 * to - (k == 0);
      *coordinate(&in->start[k], axis) = (og_scalar)from;
      *coordinate(&in->end[k], axis) = (og_scalar)to;
    }
  og_make_moving_limits(&made);
}

static og_moving_features_claim claim_by(const og_algorithm *algorithm) {
  return og_moving_features_run(algorithm->moving_features, &made.input, &made.room);
}

static or_moving_error hold(const og_algorithm *algorithm, const og_moving_features_claim *claim) {
  or_moving_error error;
  const char *fault = or_moving_fault(&judge, &error, algorithm->moving_features, &made.input, claim);
  if (fault == NULL) return error;
  for (int k = 0; k < 4; k++)
    print_message("%a %a %a to %a %a %a\n", (double)made.input.start[k].x, (double)made.input.start[k].y,
                  (double)made.input.start[k].z, (double)made.input.end[k].x, (double)made.input.end[k].y,
                  (double)made.input.end[k].z);
  fail_msg("%s, edges %d: %s; outcome %d, time %a", algorithm->id, made.input.of_edges, fault, (int)claim->outcome,
           (double)claim->first);
  return error;
}

typedef struct count {
  int asked, hits, missed, invented, late, limits;
  double early, apart;
} count;

static void add(count *c, const og_algorithm *algorithm) {
  const og_moving_features_claim claim = claim_by(algorithm);
  const or_moving_error error = hold(algorithm, &claim);
  c->asked++;
  c->hits += error.hit;
  c->missed += error.missed;
  c->invented += error.invented;
  c->late += error.late;
  c->limits += claim.outcome == OG_OUTCOME_ITERATION_LIMIT;
  c->early = fmax(c->early, error.early);
  c->apart = fmax(c->apart, error.apart);
}

// ---- families, and the corpus ----

static const og_algorithm *const all[] = {&og_algorithm_cubic_solver, &og_algorithm_inclusion_root,
                                          &og_algorithm_additive_advancement};
enum { ALL = sizeof all / sizeof *all };

static void print_counts(const char *what, const count *of) {
  for (int k = 0; k < ALL; k++)
    print_message("%s, %s: %d asked, %d hits, %d missed, %d invented, %d late, %d limits, early by %.2g, apart %.2g\n",
                  what, all[k]->id, of[k].asked, of[k].hits, of[k].missed, of[k].invented, of[k].late, of[k].limits,
                  of[k].early, of[k].apart);
}

static void random_features(void **state) {
  (void)state;
  count of[ALL] = {{0}};
  og_random_start(&drawn, "moving-features", 7, 0);
  for (family f = 0; f < FAMILIES; f++)
    for (int round = 0; round < rounds(); round++) {
      made.input.of_edges = round % 2;
      place(f);
      for (int k = 0; k < ALL; k++) add(&of[k], all[k]);
    }
  print_counts("random features", of);
  assert_true(of[0].hits > rounds() && of[0].asked - of[0].hits > rounds());
  // Motion within one plane: the plain solver sees only contacts at the ends of time.
  assert_true(of[0].missed > 0);
  assert_true(of[1].missed == 0 && of[2].missed == 0);
}

static bool take_case(void *context, const og_walked_case *walked) {
  count *of = context;
  og_make_moving(&made, &walked->one->moving);
  if (!(og_moving_features_size(&made.input) < (og_scalar)HUGE_VAL)) return true;
  for (int k = 0; k < ALL; k++) add(&of[k], all[k]);
  return true;
}

static void walk(count of[ALL], const char *path) {
  char name[100];
  snprintf(name, sizeof name, "%s", path);
  char *names[] = {name};
  og_case_walk walk = og_case_walk_default();
  walk.quiet = true;
  walk.take = take_case;
  walk.context = of;
  assert_int_equal(og_walk_cases(&walk, names, 1), OG_EXIT_OK);
}

static void cases_of_the_corpus(void **state) {
  (void)state;
  static const char *const families[] = {"boundary", "degenerate", "end",   "extreme", "lattice", "parallel",
                                         "planar",   "random",     "roots", "start",   "still",   "ulp"};
  count of[ALL] = {{0}};
  for (size_t k = 0; k < sizeof families / sizeof *families; k++) {
    char name[100];
    snprintf(name, sizeof name, "corpus/primitives/cases/moving-%s.jsonl", families[k]);
    walk(of, name);
  }
  print_counts("families of the corpus", of);
  assert_true(of[0].asked > 100 && of[0].late > 0);
  assert_true(of[1].limits < 8 && of[2].limits < 8);
}

// ---- by hand ----

static void put(bool of_edges, const double start[12], const double end[12]) {
  made.input.of_edges = of_edges;
  for (int k = 0; k < 12; k++) {
    *coordinate(&made.input.start[k / 3], k % 3) = (og_scalar)start[k];
    *coordinate(&made.input.end[k / 3], k % 3) = (og_scalar)end[k];
  }
  og_make_moving_limits(&made);
}

// A vertex at that x falls through a triangle's longest edge, at x + y = 1, halfway.
static void put_fall(double x) {
  put(false, (double[]){x, 0.5, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0}, (double[]){x, 0.5, -1, 0, 0, 0, 1, 0, 0, 0, 1, 0});
}

static void a_vertex_beside_an_edge(void **state) {
  (void)state;
  const og_scalar half = (og_scalar)0.5, ulp = OG_SCALAR_EPSILON / 2;
  for (int k = 0; k < ALL; k++) {
    put_fall(0.5);
    assert_int_equal(claim_by(all[k]).verdict, OG_VERDICT_MEET);
    assert_true(og_abs(claim_by(all[k]).first - half) < NEAR);
    put_fall((double)(half - ulp / 2));
    assert_int_equal(claim_by(all[k]).verdict, OG_VERDICT_MEET);
    put_fall((double)(half + ulp)); // within the tolerance
    assert_int_equal(claim_by(all[k]).verdict, OG_VERDICT_MEET);
    put_fall(0.5 + 0x1p-13); // beyond it
    assert_int_equal(claim_by(all[k]).verdict, OG_VERDICT_APART);
    const og_moving_features_claim claim = claim_by(all[k]);
    assert_false(hold(all[k], &claim).hit);
  }
}

static void stops_at_the_end(void **state) {
  (void)state;
  // Edges that cross at t = 1, and those that stop 2^-9 before it.
  for (int k = 0; k < ALL; k++) {
    put(true, (double[]){-1, 0, 1, 1, 0, 1, 0, -1, 0, 0, 1, 0}, (double[]){-1, 0, 0, 1, 0, 0, 0, -1, 0, 0, 1, 0});
    og_moving_features_claim claim = claim_by(all[k]);
    assert_true(claim.verdict == OG_VERDICT_MEET && claim.first > (og_scalar)0.9999 && claim.first <= 1);
    made.input.end[0].z = made.input.end[1].z = (og_scalar)0x1p-9;
    claim = claim_by(all[k]);
    assert_int_equal(claim.verdict, OG_VERDICT_APART);
  }
}

static bool is_missed(void) {
  const og_moving_features_claim claim = claim_by(&og_algorithm_cubic_solver);
  return hold(&og_algorithm_cubic_solver, &claim).missed;
}

static bool is_seen(void) {
  bool seen = true;
  for (int k = 1; k < ALL; k++) {
    const og_moving_features_claim claim = claim_by(all[k]);
    hold(all[k], &claim);
    seen = seen && claim.verdict == OG_VERDICT_MEET;
  }
  return seen;
}

// A vertex passes a triangle that lies in the plane of its way: the cubic is zero.
static void the_cubic_misses_motion_in_a_plane(void **state) {
  (void)state;
  put(false, (double[]){-4, 0, 0, -1, -1, 0, 1, -1, 0, 0, 2, 0}, (double[]){4, 0, 0, -1, -1, 0, 1, -1, 0, 0, 2, 0});
  assert_true(is_missed() && is_seen());
}

// A triangle's corner passes a vertex while its plane turns through it: -(x - 3 x t)^2 does not change sign at 1/3, and
// rounding keeps it below zero for one of these x.
static void the_cubic_misses_a_double_root(void **state) {
  (void)state;
  bool missed = false;
  for (int n = 1; n < 60; n++) {
    const double x = n / 10.;
    put(false, (double[]){0, 0, 0, -x, 0, 0, 0, 1, 0, 0, 0, x},
        (double[]){0, 0, 0, 2 * x, 0, 0, 0, 1, 0, 0, 0, -2 * x});
    missed = missed || is_missed();
    assert_true(is_seen());
  }
  assert_true(missed);
  put(false, (double[]){0, 0, 0, -1.3, 0, 0, 0, 1, 0, 0, 0, 1.3}, (double[]){0, 0, 0, 2.6, 0, 0, 0, 1, 0, 0, 0, -2.6});
  if (sizeof(og_scalar) == sizeof(double)) assert_true(is_missed());
}

// A vertex that slides along a triangle before it meets it, and few steps: the time so far is before the first contact.
static void the_limit_of_steps(void **state) {
  (void)state;
  put(false, (double[]){1, 0, 1, 0, 0, 0, 1, 1, 1, -1, 0, 0}, (double[]){-1, 0, 0, 0, 0, 1, 1, 1, 0, 0, -1, 1});
  if (sizeof(og_scalar) == sizeof(double)) {
    const og_moving_features_claim claim = claim_by(&og_algorithm_inclusion_root);
    assert_int_equal(claim.outcome, OG_OUTCOME_ITERATION_LIMIT);
    assert_true(claim.first == (og_scalar)0.25 && hold(&og_algorithm_inclusion_root, &claim).first == 0.5);
  }
  for (int k = 1; k < ALL; k++) {
    made.input.most = 1 + k;
    const og_moving_features_claim claim = claim_by(all[k]);
    assert_int_equal(claim.outcome, OG_OUTCOME_ITERATION_LIMIT);
    assert_int_equal(claim.iterations, 1 + k);
    assert_true(claim.has_first);
    hold(all[k], &claim);
  }
}

static void too_few_boxes(void **state) {
  (void)state;
  put_fall(0.25);
  int least = 0;
  og_outcome outcome = OG_OUTCOME_FULL;
  for (; outcome == OG_OUTCOME_FULL; least++) {
    made.room.capacity = least;
    outcome = claim_by(&og_algorithm_inclusion_root).outcome;
  }
  assert_int_equal(outcome, OG_OUTCOME_ANSWERED);
  assert_true(least > 3 && least < OG_MOVING_BOXES);
}

static void bad_input(void **state) {
  (void)state;
  for (int k = 0; k < ALL; k++) {
    put_fall(0.25);
    made.input.start[3].y = (og_scalar)NAN;
    assert_int_equal(claim_by(all[k]).outcome, OG_OUTCOME_OUT_OF_RANGE);
    made.input.start[3].y = 0;
    made.input.end[0].x = (og_scalar)HUGE_VAL;
    assert_int_equal(claim_by(all[k]).outcome, OG_OUTCOME_OUT_OF_RANGE);
    put_fall(0.25);
    made.input.tolerance = (og_scalar)NAN;
    assert_int_equal(claim_by(all[k]).outcome, OG_OUTCOME_OUT_OF_RANGE);
    made.input.tolerance = -1;
    assert_int_equal(claim_by(all[k]).outcome, OG_OUTCOME_BAD_INPUT);
    made.input.tolerance = 0;
    made.input.most = 0;
    assert_int_equal(claim_by(all[k]).outcome, OG_OUTCOME_BAD_INPUT);
  }
}

// No motion, points in one place, and the largest and the smallest numbers.
static void ends_of_the_range(void **state) {
  (void)state;
  const double none[12] = {0}, most = (double)OG_SCALAR_MAX, least = ldexp(1, OG_SCALAR_MIN_EXP - OG_SCALAR_MANT_DIG);
  for (int k = 0; k < ALL; k++) {
    put(false, none, none);
    og_moving_features_claim claim = claim_by(all[k]);
    assert_true(claim.verdict == OG_VERDICT_MEET && claim.first == 0);
    for (int n = 0; n < 2; n++) {
      const double x = n == 0 ? most : 4 * least;
      put(true, (double[]){-x, 0, x, x, 0, x, 0, -x, 0, 0, x, 0}, (double[]){-x, 0, -x, x, 0, -x, 0, -x, 0, 0, x, 0});
      claim = claim_by(all[k]);
      assert_true(claim.verdict == OG_VERDICT_MEET && og_abs(claim.first - (og_scalar)0.5) < NEAR);
    }
  }
}

// A tolerance of zero is that of rounding. The boxes always come so near; the gap is lost where features nearly touch
// at an edge or a corner.
static void no_tolerance(void **state) {
  (void)state;
  count of[ALL] = {{0}};
  for (int round = 0; round < 4 * rounds(); round++) {
    made.input.of_edges = round % 2;
    place(GENERAL);
    made.input.tolerance = 0;
    for (int k = 1; k < ALL; k++) add(&of[k], all[k]);
  }
  print_counts("no tolerance", of);
  assert_true(of[1].limits == 0);
  if (sizeof(og_scalar) == sizeof(double)) assert_true(of[1].invented == 0 && of[2].invented == 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(random_features),
      cmocka_unit_test(cases_of_the_corpus),
      cmocka_unit_test(a_vertex_beside_an_edge),
      cmocka_unit_test(stops_at_the_end),
      cmocka_unit_test(the_cubic_misses_motion_in_a_plane),
      cmocka_unit_test(the_cubic_misses_a_double_root),
      cmocka_unit_test(the_limit_of_steps),
      cmocka_unit_test(too_few_boxes),
      cmocka_unit_test(bad_input),
      cmocka_unit_test(ends_of_the_range),
      cmocka_unit_test(no_tolerance),
  };
  return cmocka_run_group_tests(tests, open_all, close_all);
}
