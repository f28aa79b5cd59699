// Meshes, compounds and convex bodies, rounded or not, that translate: they first meet when two of their parts do, each
// pair asked as convex bodies and held against the second oracle (tests/oracle/truth.h). What one certificate proves,
// no damaged one may prove otherwise.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/parts/solve/parts.h"
#include "tests/oracle/truth.h"
#include "tests/shared/random_parts.h"
#include "tests/shared/wanted_pairs.h"

enum { PARTS_EACH = 3 };

typedef struct bench {
  or_random random;
  og_parts_solver *solver;
  og_solver *of_pair;
  og_parts_checker *checker;
  og_parts_answer answer;
  og_answer single;
  og_parts_problem problem;
  og_finding finding;
  og_surd first;
  or_part_body body[2];
  double velocity[3], until;
  bool ends;
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  b->random = or_random_seeded(5);
  b->solver = og_parts_solver_new();
  b->of_pair = og_solver_new();
  b->checker = og_parts_checker_new();
  og_parts_answer_init(&b->answer);
  og_answer_init(&b->single);
  og_parts_problem_init(&b->problem);
  og_finding_init(&b->finding);
  og_surd_init(&b->first);
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  og_parts_solver_free(b->solver);
  og_solver_free(b->of_pair);
  og_parts_checker_free(b->checker);
  og_parts_answer_clear(&b->answer);
  og_answer_clear(&b->single);
  og_parts_problem_clear(&b->problem);
  og_finding_clear(&b->finding);
  og_surd_clear(&b->first);
  free(b);
  return 0;
}

static int pick(bench *b, int least, int most) { return or_random_int(&b->random, least, most); }

// ---- the cases ----

static void make_bodies(bench *b) {
  for (int k = 0; k < 2; k++) {
    const or_parts_kind kind = (or_parts_kind)pick(b, OR_PARTS_LATTICE, OR_PARTS_FINE);
    or_make_part_body(&b->random, &b->body[k], kind, pick(b, 0, 3) != 0);
    if (b->body[k].parts > PARTS_EACH) b->body[k].parts = PARTS_EACH;
    if (b->body[k].parts > 0 && pick(b, 0, 3) == 0) b->body[k].radius = pick(b, 1, 4) * 0.25;
  }
  // A starts aside, mostly.
  const double aside[3] = {pick(b, -6, 6), pick(b, -3, 3), pick(b, -3, 3)};
  for (size_t k = 0; k < 3 * b->body[0].points; k++) b->body[0].xyz[k] += aside[k % 3];
  for (int k = 0; k < 3; k++) b->velocity[k] = pick(b, 0, 2) != 0 ? -aside[k] + pick(b, -1, 1) : pick(b, -2, 2);
  b->ends = pick(b, 0, 1) == 0;
  b->until = pick(b, 0, 8) * 0.25;
}

static void set_problem(bench *b, og_problem *pair, const double *a_xyz, size_t of_a, const double *b_xyz,
                        size_t of_b) {
  static const double at_rest[3] = {0, 0, 0};
  assert_int_equal(og_problem_set_doubles(pair, a_xyz, of_a, b->body[0].radius, b_xyz, of_b, b->body[1].radius),
                   OG_PROBLEM_OK);
  assert_int_equal(og_problem_set_motion(pair, b->velocity, at_rest, b->ends ? &b->until : NULL), OG_PROBLEM_OK);
}

static void make_problem(bench *b) {
  set_problem(b, &b->problem.pair, b->body[0].xyz, b->body[0].points, b->body[1].xyz, b->body[1].points);
  for (int k = 0; k < 2; k++) or_set_part_list(&b->problem.part[k], &b->body[k]);
}

// When does this pair first meet? True where it is the first so far.
static bool ask_pair(bench *b, int of_a, int of_b, bool hit) {
  double a_xyz[3 * OR_PARTS_POINTS], b_xyz[3 * OR_PARTS_POINTS];
  const size_t count_a = or_take_part(&b->body[0], of_a, a_xyz), count_b = or_take_part(&b->body[1], of_b, b_xyz);
  og_problem pair;
  og_problem_init(&pair);
  set_problem(b, &pair, a_xyz, count_a, b_xyz, count_b);
  assert_int_equal(og_solve(b->of_pair, OG_SWEEP, &pair, NULL, &b->single), OG_ANSWERED);
  or_truth *truth = or_truth_new(&pair);
  const char *wrong = or_truth_against(truth, &b->single.finding);
  if (wrong != NULL) fail_msg("%s", wrong);
  or_truth_free(truth);
  og_problem_clear(&pair);
  const og_finding *found = &b->single.finding;
  return found->hit && (!hit || og_surd_compare(&found->first, &b->first) < 0);
}

static bool find_first(bench *b) {
  bool hit = false;
  for (int i = 0; i < or_parts_of(&b->body[0]); i++)
    for (int j = 0; j < or_parts_of(&b->body[1]); j++) {
      if (!ask_pair(b, i, j, hit)) continue;
      og_surd_set(&b->first, &b->single.finding.first);
      hit = true;
    }
  return hit;
}

static void expect_true(const bench *b, const og_finding *finding, bool hit) {
  assert_true(finding->has_hit);
  assert_int_equal(finding->hit, hit);
  if (hit) assert_int_equal(og_surd_compare(&finding->first, &b->first), 0);
}

static void damage_late(bench *b, og_parts_certificate *c) {
  if (c->late_count == 0) return;
  og_parts_late_pair *late = &c->late[pick(b, 0, (int)c->late_count - 1)];
  switch (pick(b, 0, 3)) {
  case 0: late->part[pick(b, 0, 1)] = pick(b, -1, PARTS_EACH); break;
  case 1: c->late_count--; break;
  case 2: late->sweep.kind = (og_certificate_kind)pick(b, OG_CERT_NONE, OG_CERT_MISS); break;
  default: og_int_set_si(&late->sweep.first.time_p, pick(b, -1, 3)); break;
  }
}

// ---- tests ----

static void test_against_every_pair(void **state) {
  bench *b = *state;
  int hits = 0, at_once = 0, misses = 0, accepted = 0, late = 0;
  const long wanted = wanted_pairs(1500);
  for (long round = 0; round < wanted; round++) {
    make_bodies(b);
    make_problem(b);
    const bool hit = find_first(b);
    assert_int_equal(og_solve_parts(b->solver, OG_SWEEP, &b->problem, &b->answer), OG_ANSWERED);
    expect_true(b, &b->answer.finding, hit);
    late += b->answer.certificate.late_count > 0;
    for (int k = 0; k < 3; k++) {
      if (pick(b, 0, 1) == 0) damage_late(b, &b->answer.certificate);
      else or_damage_parts(&b->random, &b->answer.certificate, &b->problem);
      if (og_check_parts_sweep(b->checker, &b->problem, &b->answer.certificate, &b->finding) != OG_PARTS_ACCEPTED)
        continue;
      accepted++;
      expect_true(b, &b->finding, hit);
    }
    misses += !hit;
    hits += hit;
    at_once += hit && og_surd_sign(&b->first) == 0;
  }
  if (wanted < 1000) return; // too few to be spread evenly
  assert_true(hits > wanted / 20 && misses > wanted / 20 && at_once > wanted / 500 && accepted > wanted / 20);
  assert_true(late > wanted / 100);
}

// A box of six points over two triangles of a floor that share an edge: both are met at once, so each needs its plane.
static void make_fall(bench *b, double from, double speed) {
  b->body[0] = (or_part_body){.points = 4, .xyz = {1, 1, from, 3, 1, from, 2, 3, from, 2, 2, from + 1}};
  b->body[1] = (or_part_body){.points = 4, .parts = 2, .corner = {{0, 1, 2}, {0, 2, 3}},
                              .xyz = {0, 0, 0, 4, 0, 0, 4, 4, 0, 0, 4, 0}};
  b->velocity[0] = b->velocity[1] = 0;
  b->velocity[2] = -speed;
  make_problem(b);
  assert_int_equal(og_solve_parts(b->solver, OG_SWEEP, &b->problem, &b->answer), OG_ANSWERED);
}

static og_parts_refusal check_block(bench *b, int32_t lo, int32_t hi, long x, long y, long z) {
  og_parts_certificate *c = &b->answer.certificate;
  c->count = 0;
  og_parts_block *block = og_parts_certificate_add(c);
  block->range = (og_parts_range){{0, lo}, {1, hi}};
  og_int_set_si(&block->direction.x, x);
  og_int_set_si(&block->direction.y, y);
  og_int_set_si(&block->direction.z, z);
  return og_check_parts_sweep(b->checker, &b->problem, c, &b->finding);
}

// The other triangle, met at the same time, by a certificate of its own: as a pair that neither it nor the one named
// is; as a miss; and without a first time.
static void test_late_pair(bench *b) {
  og_parts_certificate *c = &b->answer.certificate;
  const int32_t other = 1 - c->part[1];
  int32_t part[2] = {0, other};
  og_problem pair;
  og_problem_init(&pair);
  og_parts_take_pair(&pair, &b->problem, part);
  assert_int_equal(og_solve(b->of_pair, OG_SWEEP, &pair, NULL, &b->single), OG_ANSWERED);
  og_problem_clear(&pair);
  c->count = 0;
  assert_int_equal(og_check_parts_sweep(b->checker, &b->problem, c, &b->finding), OG_PARTS_REFUSED_OPEN);
  og_parts_late_pair *late = og_parts_certificate_add_late(c);
  late->part[0] = 0;
  late->part[1] = other;
  const og_certificate empty = late->sweep;
  late->sweep = b->single.certificate;
  assert_int_equal(og_check_parts_sweep(b->checker, &b->problem, c, &b->finding), OG_PARTS_ACCEPTED);
  late->part[1] = 1 - other;
  assert_int_equal(og_check_parts_sweep(b->checker, &b->problem, c, &b->finding), OG_PARTS_REFUSED_OPEN);
  late->part[1] = other;
  late->sweep.kind = OG_CERT_MISS;
  assert_int_equal(og_check_parts_sweep(b->checker, &b->problem, c, &b->finding), OG_PARTS_REFUSED_LATE);
  late->sweep.kind = OG_CERT_SWEEP;
  c->has_pair = false;
  assert_int_not_equal(og_check_parts_sweep(b->checker, &b->problem, c, &b->finding), OG_PARTS_ACCEPTED);
  c->has_pair = true;
  late->sweep = empty;
  c->late_count = 0;
}

static void test_a_fall(void **state) {
  bench *b = *state;
  b->ends = false;
  make_fall(b, 6, 2);
  assert_true(b->answer.finding.hit && og_surd_to_double(&b->answer.finding.first) == 3);
  assert_int_equal(check_block(b, 0, 2, 0, 0, 1), OG_PARTS_ACCEPTED);
  test_late_pair(b);
  assert_int_equal(check_block(b, 0, 2, 0, 0, -1), OG_PARTS_REFUSED_BLOCK);
  assert_int_equal(check_block(b, 0, 2, 0, 1, 0), OG_PARTS_REFUSED_BLOCK);
  assert_int_equal(check_block(b, 0, 2, 1, 0, 1), OG_PARTS_REFUSED_BLOCK);
  // The motion ends an ulp before, at the contact, an ulp after.
  const double ends[3] = {3 - 0x1p-51, 3, 3 + 0x1p-51};
  for (int k = 0; k < 3; k++) {
    b->ends = true;
    b->until = ends[k];
    make_fall(b, 6, 2);
    assert_int_equal(b->answer.finding.hit, k > 0);
  }
}

// The same with a ball around the falling body: an ulp more of it meets at once.
static void test_balls(void **state) {
  bench *b = *state;
  const double radius[3] = {1 - 0x1p-53, 1, 1 + 0x1p-52};
  b->ends = true;
  b->until = 2;
  for (int k = 0; k < 3; k++) {
    make_fall(b, 5, 2);
    b->body[0].radius = radius[k];
    make_problem(b);
    assert_int_equal(og_solve_parts(b->solver, OG_SWEEP, &b->problem, &b->answer), OG_ANSWERED);
    assert_int_equal(b->answer.finding.hit, k > 0);
    b->answer.certificate.has_pair = false;
    b->answer.certificate.late_count = 0;
    assert_int_equal(check_block(b, 0, 2, 0, 0, 1), k == 0 ? OG_PARTS_ACCEPTED : OG_PARTS_REFUSED_BLOCK);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_against_every_pair, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(test_a_fall, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(test_balls, open_bench, close_bench),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
