// All algorithms behind the door `motion` against the certified enclosure of just the numbers given: the corpus'
// families, random bodies that turn or spin, motions worked out by hand, tunnelling, bad input.

#include <limits.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/continuous/rigid_path.h"
#include "ref/registry.h"
#include "tests/shared/motion_fault.h"
#include "tool/gen/random.h"
#include "tool/run/make_motion.h"

static or_motion_judge judge;
static og_made_motion made;
static og_random drawn;

static int open_all(void **state) {
  (void)state;
  or_motion_judge_init(&judge);
  og_made_motion_init(&made);
  return 0;
}

static int close_all(void **state) {
  (void)state;
  or_motion_judge_clear(&judge);
  og_made_motion_clear(&made);
  return 0;
}

static int rounds(void) { return getenv("ORIGO_TEST_PAIRS") == NULL ? 60 : 8; }

// ---- every algorithm ----

enum { MOST = 8 };

typedef struct count {
  int asked, hits, missed, invented, refused, limits, steps;
  double apart, depth, early, late;
} count;

// The n-th algorithm behind the door, or null.
static const og_algorithm *nth(int n) {
  for (int k = 0; k < og_algorithm_count(); k++)
    if (og_algorithm_at(k)->motion != NULL && n-- == 0) return og_algorithm_at(k);
  return NULL;
}

static or_motion_error hold(const og_algorithm *algorithm, const og_motion_claim *claim, const char *where) {
  or_motion_error error;
  const char *fault = or_motion_fault(&judge, &error, algorithm->motion, &made.input, claim);
  if (fault != NULL)
    fail_msg("%s about %s: %s; outcome %d, time %a, contact in [%a, %a], apart %g, deep %g", algorithm->id, where,
             fault, (int)claim->outcome, (double)claim->reached, error.lo, error.hi, error.apart, error.depth);
  return error;
}

static void add(count *c, const og_algorithm *algorithm, const char *where) {
  const og_motion_claim claim = og_motion_run(algorithm->motion, &made.input);
  const or_motion_error error = hold(algorithm, &claim, where);
  c->asked++;
  c->hits += claim.verdict == OG_VERDICT_MEET;
  c->missed += error.missed;
  c->invented += error.invented;
  c->limits += claim.outcome == OG_OUTCOME_ITERATION_LIMIT;
  c->refused += claim.outcome != OG_OUTCOME_ITERATION_LIMIT && claim.outcome != OG_OUTCOME_ANSWERED;
  if (claim.outcome == OG_OUTCOME_ANSWERED && claim.iterations > c->steps) c->steps = claim.iterations;
  if (error.missed) return;
  c->apart = fmax(c->apart, error.apart);
  c->depth = fmax(c->depth, error.depth);
  c->early = fmax(c->early, error.early);
  c->late = fmax(c->late, error.late);
}

static void ask_all(count of[MOST], const char *where) {
  assert_true(or_motion_solve(&judge, &made.input));
  for (int n = 0; nth(n) != NULL; n++) {
    assert_true(n < MOST);
    add(&of[n], nth(n), where);
  }
}

static void print_counts(const char *what, const count *of) {
  for (int n = 0; nth(n) != NULL; n++)
    print_message(
        "%s, %s: %d asked, %d hits, %d missed, %d invented, %d refused, %d limits, %d steps, apart %.2g, deep "
        "%.2g, early by %.2g, late by %.2g\n",
        what, nth(n)->id, of[n].asked, of[n].hits, of[n].missed, of[n].invented, of[n].refused, of[n].limits,
        of[n].steps, of[n].apart, of[n].depth, of[n].early, of[n].late);
}

// ---- the corpus ----

static bool take_case(void *context, const og_walked_case *walked) {
  og_make_motion(&made, walked);
  ask_all(context, walked->one->id);
  return true;
}

static void walk(count of[MOST], const char *family) {
  char name[100];
  snprintf(name, sizeof name, "corpus/primitives/cases/%s.jsonl", family);
  char *names[] = {name};
  og_case_walk walk = og_case_walk_default();
  walk.quiet = true;
  walk.take = take_case;
  walk.context = of;
  assert_int_equal(og_walk_cases(&walk, names, 1), OG_EXIT_OK);
}

static void cases_of_the_corpus(void **state) {
  (void)state;
  static const char *const families[] = {
      "motion-bullet",      "motion-corner",   "motion-edge",  "motion-end",     "motion-face",
      "motion-miss",        "motion-random",   "motion-rod",   "motion-rounded", "motion-rounded-fall",
      "motion-rounded-ulp", "motion-sandwich", "motion-start", "motion-still",   "spin-graze",
      "spin-miss",          "spin-random",     "spin-rod",     "spin-roll",      "spin-start"};
  count of[MOST] = {{0}};
  for (size_t k = 0; k < sizeof families / sizeof *families; k++) walk(of, families[k]);
  print_counts("families of the corpus", of);
  for (int n = 0; nth(n) != NULL; n++) {
    assert_int_equal(of[n].asked, 190);
    assert_true(of[n].hits > 60 && of[n].limits < 20);
    // gjk does not tell of slivers deep in each other, which none but samples come to.
    assert_true(of[n].refused < (nth(n)->motion->promises.misses ? 20 : 1));
  }
}

// ---- random bodies ----

static og_scalar between(double lo, double hi) { return (og_scalar)og_random_between(&drawn, lo, hi); }

static og_vec3 any_vector(double most) {
  return (og_vec3){between(-most, most), between(-most, most), between(-most, most)};
}

static og_quaternion any_turn(void) { return (og_quaternion){any_vector(0.5), between(0.5, 1)}; }

// A hull of points, a capsule or a ball.
static void place_body(int which, double spread) {
  og_motion_body *body = which == 0 ? &made.input.a : &made.input.b;
  og_vec3 point[8];
  static const size_t counts[] = {8, 4, 2, 1};
  const size_t form = (size_t)og_random_integer(&drawn, 0, 3), points = counts[form];
  for (size_t k = 0; k < points; k++) point[k] = any_vector(1);
  og_made_motion_hold(&made, which, point, points, form > 1 ? between(0.1, 1) : 0);
  for (int end = 0; end < 2; end++) {
    body->centre[end] = any_vector(spread);
    body->rotation[end] = any_turn();
  }
  body->spins = og_random_integer(&drawn, 0, 1) != 0;
  body->spin = any_vector(8);
}

static void random_bodies(void **state) {
  (void)state;
  count of[MOST] = {{0}};
  og_random_start(&drawn, "motions", 3, 0);
  made.input.most = OG_MOTION_STEPS;
  for (int round = 0; round < 4 * rounds(); round++) {
    // With a target, too: then the time is early.
    made.input.target = round % 3 == 0 ? (og_scalar)0x1p-8 : 0;
    for (int k = 0; k < 2; k++) place_body(k, 3);
    ask_all(of, "random bodies");
  }
  print_counts("random bodies", of);
  for (int n = 0; nth(n) != NULL; n++) assert_true(of[n].hits > rounds() / 4 && of[n].hits < of[n].asked);
}

// ---- by hand ----

static const og_quaternion level = {{0, 0, 0}, 1};

static void put_box(int which, og_vec3 half) {
  og_vec3 corner[8];
  for (int k = 0; k < 8; k++)
    corner[k] = (og_vec3){k & 1 ? half.x : -half.x, k & 2 ? half.y : -half.y, k & 4 ? half.z : -half.z};
  og_made_motion_hold(&made, which, corner, 8, 0);
  og_motion_body *body = which == 0 ? &made.input.a : &made.input.b;
  *body = (og_motion_body){.body = body->body, .rotation = {level, level}};
}

static void put_ball(int which, og_scalar radius) {
  const og_vec3 centre = {0, 0, 0};
  og_made_motion_hold(&made, which, &centre, 1, radius);
  og_motion_body *body = which == 0 ? &made.input.a : &made.input.b;
  *body = (og_motion_body){.body = body->body, .rotation = {level, level}};
}

// A cube of edge 2 that stands still, and one that falls on it from 2 above.
static void put_fall(void) {
  put_box(0, (og_vec3){1, 1, 1});
  put_box(1, (og_vec3){1, 1, 1});
  made.input.b.centre[0].z = 4;
  made.input.target = 0;
  made.input.most = OG_MOTION_STEPS;
}

static og_motion_claim claim_by(int n, const char *where) {
  const og_motion_claim claim = og_motion_run(nth(n)->motion, &made.input);
  assert_true(or_motion_solve(&judge, &made.input));
  hold(nth(n), &claim, where);
  return claim;
}

// Of times: motion-bisect ends with parts of 2^-24 and 2^-12.
#define NEAR (sizeof(og_scalar) == sizeof(double) ? (og_scalar)0x1p-16 : (og_scalar)0x1p-9)

static void translating_only(void **state) {
  (void)state;
  for (int n = 0; nth(n) != NULL; n++) {
    put_fall();
    og_motion_claim claim = claim_by(n, "a fall");
    assert_int_equal(claim.verdict, OG_VERDICT_MEET);
    assert_true(og_abs(claim.first - (og_scalar)0.5) < NEAR);
    assert_true(claim.has_normal && og_abs(claim.normal.z + 1) < NEAR);
    made.input.b.centre[1].z = 2; // touching at the end
    claim = claim_by(n, "a fall to the end");
    assert_true(claim.verdict == OG_VERDICT_MEET && claim.first > 1 - NEAR);
    made.input.b.centre[1].z = (og_scalar)2.125;
    claim = claim_by(n, "a fall too short");
    assert_int_equal(claim.verdict, OG_VERDICT_APART);
    assert_true(claim.has_reached && !claim.has_first);
  }
}

static void meeting_at_the_start(void **state) {
  (void)state;
  for (int n = 0; nth(n) != NULL; n++) {
    put_fall();
    made.input.b.centre[0].z = made.input.b.centre[1].z = 2;
    og_motion_claim claim = claim_by(n, "touching");
    assert_true(claim.verdict == OG_VERDICT_MEET && claim.first == 0 && !claim.has_normal);
    made.input.b.centre[0].z = 1;
    claim = claim_by(n, "penetrating");
    assert_true(claim.verdict == OG_VERDICT_MEET && claim.first == 0 && claim.gap == 0);
    made.input.b.centre[0].z = 3; // apart, and nothing moves
    made.input.b.centre[1].z = 3;
    claim = claim_by(n, "nothing moves");
    assert_true(claim.verdict == OG_VERDICT_APART && claim.gap <= 1 + NEAR && claim.gap >= 1 - NEAR);
  }
}

// A square tower turns beside a wall: its corner meets it where sqrt(2) cos(pi / 4 - angle) is the distance.
static void put_tower(og_scalar beside, og_scalar turn) {
  put_fall();
  put_box(1, (og_vec3){1, 8, 8});
  made.input.b.centre[0].x = made.input.b.centre[1].x = beside + 1;
  made.input.a.spins = true;
  made.input.a.spin.z = turn;
}

static void turning_only(void **state) {
  (void)state;
  const og_scalar beside = (og_scalar)1.25, turn = (og_scalar)1.25;
  const double when = (acos(-1) / 4 - acos((double)beside / sqrt(2))) / (double)turn;
  for (int n = 0; nth(n) != NULL; n++) {
    put_tower(beside, turn);
    const og_motion_claim claim = claim_by(n, "a tower");
    assert_int_equal(claim.verdict, OG_VERDICT_MEET);
    assert_true(fabs((double)claim.first - when) < (double)NEAR);
  }
}

// A rod turns on the spot by half a turn, and a ball is in its way: with its first place and its last the axes that
// part them are the same.
static void put_rod(og_scalar angle) {
  put_fall();
  put_box(0, (og_vec3){8, (og_scalar)0x1p-6, (og_scalar)0x1p-6});
  put_ball(1, (og_scalar)0.25);
  made.input.a.spins = true;
  made.input.a.spin.z = angle;
  made.input.b.centre[0] = made.input.b.centre[1] = (og_vec3){0, 6, 0};
}

static void a_rod_that_turns_on_the_spot(void **state) {
  (void)state;
  int missed = 0;
  for (int n = 0; nth(n) != NULL; n++) {
    put_rod((og_scalar)3.14159265);
    const og_motion_claim claim = claim_by(n, "a rod");
    if (nth(n)->motion->promises.misses) missed += claim.verdict == OG_VERDICT_APART;
    else assert_true(claim.verdict == OG_VERDICT_MEET && claim.first < (og_scalar)0.5);
    // A quarter of a radian does not bring it there.
    put_rod((og_scalar)0.25);
    assert_int_equal(claim_by(n, "a rod that stops").verdict, OG_VERDICT_APART);
  }
  print_message("the rod is missed by %d\n", missed);
}

// The limit of steps: the time reached is before the contact.
static void few_steps(void **state) {
  (void)state;
  for (int n = 0; nth(n) != NULL; n++) {
    put_tower((og_scalar)1.25, (og_scalar)1.25);
    made.input.most = 1;
    const og_motion_claim claim = claim_by(n, "one step");
    assert_int_equal(claim.outcome, OG_OUTCOME_ITERATION_LIMIT);
    assert_true(claim.has_reached && claim.iterations == 1 && claim.gap > 0);
  }
}

// ---- bad input ----

static og_outcome outcome_of(int n) { return og_motion_run(nth(n)->motion, &made.input).outcome; }

static void bad_numbers(void **state) {
  (void)state;
  const og_scalar nan = (og_scalar)NAN, infinite = (og_scalar)HUGE_VAL;
  put_fall();
  made.input.b.centre[0].x = nan;
  assert_int_equal(outcome_of(0), OG_OUTCOME_OUT_OF_RANGE);
  put_fall();
  made.input.a.centre[1].y = OG_SCALAR_MAX;
  assert_int_equal(outcome_of(0), OG_OUTCOME_OUT_OF_RANGE);
  put_fall();
  made.input.a.rotation[1].w = infinite;
  assert_int_equal(outcome_of(0), OG_OUTCOME_OUT_OF_RANGE);
  put_fall();
  made.input.a.rotation[0].axis.y = nan;
  assert_int_equal(outcome_of(0), OG_OUTCOME_OUT_OF_RANGE);
  put_fall();
  made.input.target = nan;
  assert_int_equal(outcome_of(0), OG_OUTCOME_OUT_OF_RANGE);
  put_fall();
  made.input.target = -1;
  assert_int_equal(outcome_of(0), OG_OUTCOME_BAD_INPUT);
  put_fall();
  made.input.most = 0;
  assert_int_equal(outcome_of(0), OG_OUTCOME_BAD_INPUT);
  // Each coordinate is in range, and their sum is not.
  put_fall();
  made.input.a.centre[0].x = made.input.b.centre[0].x = OG_SCALAR_MAX / 9;
  assert_int_equal(outcome_of(0), OG_OUTCOME_OUT_OF_RANGE);
}

static void bad_turns(void **state) {
  (void)state;
  put_fall();
  made.input.a.rotation[0] = (og_quaternion){{0, 0, 0}, 0};
  assert_int_equal(outcome_of(0), OG_OUTCOME_DEGENERATE);
  made.input.a.rotation[1] = made.input.a.rotation[0]; // which has no size
  assert_true(og_motion_size(&made.input) > 0);
  put_fall();
  made.input.a.rotation[1] = (og_quaternion){{0, 0, 0}, 0};
  assert_int_equal(outcome_of(0), OG_OUTCOME_DEGENERATE);
  made.input.a.rotation[1].w = -1;
  assert_int_equal(outcome_of(0), OG_OUTCOME_DEGENERATE);
  made.input.a.rotation[1] = (og_quaternion){{0, 0, 1}, 0}; // half a turn
  assert_int_equal(outcome_of(0), OG_OUTCOME_DEGENERATE);
  made.input.a.rotation[1] = (og_quaternion){{0, 0, (og_scalar)1}, (og_scalar)0x1p-8};
  assert_int_equal(outcome_of(0), OG_OUTCOME_ANSWERED);
  for (int end = 0; end < 2; end++) {
    put_fall();
    made.input.b.rotation[end].w = (og_scalar)0x1p-31;
    assert_int_equal(outcome_of(0), OG_OUTCOME_OUT_OF_RANGE);
  }
  put_fall();
  made.input.b.spins = true;
  made.input.b.spin.x = 2 * OG_MOTION_SPIN;
  assert_int_equal(outcome_of(0), OG_OUTCOME_OUT_OF_RANGE);
  made.input.b.spin.x = (og_scalar)NAN;
  assert_int_equal(outcome_of(0), OG_OUTCOME_OUT_OF_RANGE);
}

static void bad_bodies(void **state) {
  (void)state;
  put_fall();
  made.a.body.radius = -1;
  assert_int_equal(outcome_of(0), OG_OUTCOME_DEGENERATE);
  put_fall();
  made.b.body.radius = -1;
  assert_int_equal(outcome_of(0), OG_OUTCOME_DEGENERATE);
  put_fall();
  made.a.body.kind = OG_BODY_CONE;
  assert_int_equal(outcome_of(0), OG_OUTCOME_DEGENERATE);
  // gjk takes no coordinates so large.
  put_fall();
  made.input.b.centre[0].z = OG_SCALAR_MAX / 64;
  for (int n = 0; nth(n) != NULL; n++) assert_int_equal(outcome_of(n), OG_OUTCOME_OUT_OF_RANGE);
}

// ---- support mappings that are none ----

// A's support mapping: from one call to another it adds something to what is right.
typedef struct liar {
  og_convex honest;
  og_vec3 lie;
  int calls, from, to;
} liar;

static og_support lying_map(const void *shape, og_vec3 direction) {
  const liar *l = shape;
  og_support found = og_support_of(&l->honest, direction);
  const int call = ++((liar *)(uintptr_t)shape)->calls;
  if (call >= l->from && call <= l->to) found.point = og_add(found.point, l->lie);
  return found;
}

// The fall, from a bit higher, with a mapping that tells the truth until it is told when to lie.
static og_body lying_body(liar *l) {
  put_fall();
  made.input.b.centre[0].z = (og_scalar)4.5;
  og_body body = *made.input.a.body;
  *l = (liar){.honest = body.core, .lie = {0, 0, 100}};
  body.core = (og_convex){lying_map, l, body.core.inside};
  return body;
}

// Calls of the mapping by the first look, at time 0, and by that after it, at time 1.
static void count_calls(const liar *l, int *first, int *second) {
  const og_rigid_pair pair = og_rigid_pair_of(&made.input);
  const int before = l->calls;
  const og_moment m = og_rigid_moment(&pair, 0, (og_vec3){0, 0, 0});
  *first = l->calls - before;
  og_rigid_moment(&pair, 1, m.normal);
  *second = l->calls - before - *first;
}

static og_motion_claim claim_of_liar(int n, const og_body *body, liar *l, int from, int to) {
  l->calls = 0;
  l->from = from;
  l->to = to;
  made.input.a.body = body;
  return og_motion_run(nth(n)->motion, &made.input);
}

// The last call of a look is that for the plane. With a lie there nothing parts the bodies, though they are far apart.
static void no_plane(void **state) {
  (void)state;
  for (int n = 0; nth(n) != NULL; n++) {
    liar l;
    int first, second;
    const og_body body = lying_body(&l);
    made.input.a.body = &body;
    count_calls(&l, &first, &second);
    const og_motion_claim claim = claim_of_liar(n, &body, &l, first, first);
    const bool goes_on = strcmp(nth(n)->id, "motion-bisect") == 0; // by halves, as if nothing were known at time 0
    assert_int_equal(claim.outcome, goes_on ? OG_OUTCOME_ANSWERED : OG_OUTCOME_DEGENERATE);
    if (goes_on) assert_true(claim.verdict == OG_VERDICT_MEET && fabs((double)claim.first - 5.0 / 9) < (double)NEAR);
  }
}

// Lies without end come to an end; and what is too large for gjk is said, whenever it comes.
static void lies_without_end(void **state) {
  (void)state;
  for (int n = 0; nth(n) != NULL; n++) {
    liar l;
    int first, second;
    const og_body body = lying_body(&l);
    made.input.a.body = &body;
    made.input.most = 8;
    count_calls(&l, &first, &second);
    assert_true(claim_of_liar(n, &body, &l, first + 1, INT_MAX).iterations <= 32);
    if (strcmp(nth(n)->id, "motion-bisect") != 0) continue;
    l.lie.z = OG_SCALAR_MAX;
    const og_motion_claim claim = claim_of_liar(n, &body, &l, first + second + 1, INT_MAX);
    assert_int_equal(claim.outcome, OG_OUTCOME_OUT_OF_RANGE);
    assert_true(!claim.has_first);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(cases_of_the_corpus),
      cmocka_unit_test(random_bodies),
      cmocka_unit_test(translating_only),
      cmocka_unit_test(meeting_at_the_start),
      cmocka_unit_test(turning_only),
      cmocka_unit_test(a_rod_that_turns_on_the_spot),
      cmocka_unit_test(few_steps),
      cmocka_unit_test(bad_numbers),
      cmocka_unit_test(bad_turns),
      cmocka_unit_test(bad_bodies),
      cmocka_unit_test(no_plane),
      cmocka_unit_test(lies_without_end),
  };
  return cmocka_run_group_tests(tests, open_all, close_all);
}
