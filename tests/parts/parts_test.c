// The relation, the distance and the depth of small meshes and convex bodies, against all pairs of their parts, each by
// the second oracle for two convex bodies (tests/oracle/truth.h). Coordinates are small integers, so that many parts
// touch; some are moved by 2^-50. What one certificate proves, no damaged one may prove otherwise.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/parts/solve/parts.h"
#include "tests/shared/parts_truth.h"
#include "tests/shared/wanted_pairs.h"

typedef struct bench {
  or_random random;
  og_parts_solver *solver;
  og_parts_checker *checker;
  og_parts_answer answer;
  og_parts_problem problem;
  og_finding finding;
  or_part_body body[2];
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  b->random = or_random_seeded(1);
  b->solver = og_parts_solver_new();
  b->checker = og_parts_checker_new();
  og_parts_answer_init(&b->answer);
  og_parts_problem_init(&b->problem);
  og_finding_init(&b->finding);
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  og_parts_solver_free(b->solver);
  og_parts_checker_free(b->checker);
  og_parts_answer_clear(&b->answer);
  og_parts_problem_clear(&b->problem);
  og_finding_clear(&b->finding);
  free(b);
  return 0;
}

static int pick(bench *b, int least, int most) { return or_random_int(&b->random, least, most); }

// ---- the truth ----

static void expect_true(or_truth *truth, const og_finding *finding) {
  const char *wrong = or_truth_against(truth, finding);
  if (wrong != NULL) fail_msg("%s", wrong);
}

// ---- damage ----

static void expect_no_lie(bench *b, or_truth *truth, int *accepted) {
  for (int k = 0; k < 4; k++) {
    or_damage_parts(&b->random, &b->answer.certificate, &b->problem);
    if (og_check_parts(b->checker, &b->problem, &b->answer.certificate, &b->finding) != OG_PARTS_ACCEPTED) continue;
    ++*accepted;
    expect_true(truth, &b->finding);
  }
}

// ---- tests ----

static void test_against_all_pairs(void **state) {
  bench *b = *state;
  int found[OG_PENETRATING + 1] = {0}, accepted = 0;
  const long wanted = wanted_pairs(2000);
  for (long round = 0; round < wanted; round++) {
    const int kind = pick(b, 0, 2), shape = pick(b, 0, 2); // mesh and mesh, mesh and body, body and mesh
    or_make_part_body(&b->random, &b->body[0], (or_parts_kind)kind, shape != 2);
    or_make_part_body(&b->random, &b->body[1], (or_parts_kind)kind, shape != 1);
    or_set_parts_problem(&b->problem, b->body);
    or_truth *truth = or_parts_truth_new(b->body);
    assert_null(truth->contradiction);
    for (og_question question = OG_RELATION; question <= OG_DEPTH; question++) {
      assert_int_equal(og_solve_parts(b->solver, question, &b->problem, &b->answer), OG_ANSWERED);
      assert_int_equal(b->answer.finding.relation, truth->relation);
      expect_true(truth, &b->answer.finding);
      if (question == OG_DISTANCE) assert_true(b->answer.finding.has_distance);
      if (question == OG_DEPTH) assert_true(b->answer.finding.has_depth || truth->relation == OG_SEPARATED);
      const or_random kept = b->random;
      expect_no_lie(b, truth, &accepted);
      if (question == OG_DEPTH) b->random = kept; // the bodies that follow do not depend on it
    }
    found[truth->relation]++;
    or_truth_free(truth);
  }
  if (wanted < 1000) return; // too few to be spread evenly
  for (og_relation r = OG_SEPARATED; r <= OG_PENETRATING; r++) assert_true(found[r] > wanted / 20);
  assert_true(accepted > wanted / 20);
}

// Every permutation of the parts proves the same; so does a certificate without a single good block where boxes do.
static void test_other_orders(void **state) {
  bench *b = *state;
  b->body[0] = (or_part_body){.points = 6, .parts = 2, .xyz = {0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 0, 0, 6, 0, 0, 5, 1, 0},
                      .corner = {{0, 1, 2}, {3, 4, 5}}};
  b->body[1] = (or_part_body){.points = 1, .xyz = {0.25, 0.25, 3}};
  or_set_parts_problem(&b->problem, b->body);
  assert_int_equal(og_solve_parts(b->solver, OG_DISTANCE, &b->problem, &b->answer), OG_ANSWERED);
  og_parts_certificate *c = &b->answer.certificate;
  assert_int_equal(c->part[0], 0);
  const og_parts_range pair = {{0, 0}, {1, 1}}, other = {{1, 0}, {2, 1}};
  c->order[0].number[0] = 1;
  c->order[0].number[1] = 0;
  c->count = 0;
  og_parts_block *block = og_parts_certificate_add(c);
  block->range = other; // triangle 0 stands in place 1 now; the other one's box is farther away
  og_ivec_set_zero(&block->direction);
  og_int_set_si(&block->direction.z, -1);
  assert_int_equal(og_check_parts(b->checker, &b->problem, c, &b->finding), OG_PARTS_ACCEPTED);
  block->range = pair;
  assert_int_equal(og_check_parts(b->checker, &b->problem, c, &b->finding), OG_PARTS_REFUSED_OPEN);
  block->range = other;
  og_parts_certificate_add(c)->range = pair;
  assert_int_equal(og_check_parts(b->checker, &b->problem, c, &b->finding), OG_PARTS_REFUSED_REST);
  c->count = 1;
  og_int_set_si(&c->block[0].direction.z, 1);
  assert_int_equal(og_check_parts(b->checker, &b->problem, c, &b->finding), OG_PARTS_REFUSED_BLOCK);
  c->order[0].number[1] = 1;
  assert_int_equal(og_check_parts(b->checker, &b->problem, c, &b->finding), OG_PARTS_REFUSED_ORDER);
  c->part[1] = 1;
  assert_int_equal(og_check_parts(b->checker, &b->problem, c, &b->finding), OG_PARTS_REFUSED_INDEX);
  c->part[1] = 0;
  og_int_set_si(&c->pair.witness.weight[0], 0);
  assert_int_equal(og_check_parts(b->checker, &b->problem, c, &b->finding), OG_PARTS_REFUSED_PAIR);
  for (og_parts_refusal r = OG_PARTS_ACCEPTED; r < OG_PARTS_REFUSED_COUNT; r++)
    assert_non_null(og_parts_refusal_text(r));
}

// Depths are given up at each of their steps: where parts meet, how deep the first two are, and how deep others are.
static void test_given_up(void **state) {
  bench *b = *state;
  int given_up[4] = {0};
  for (size_t limit = 1; limit <= 4; limit++)
    for (long round = 0; round < 300; round++) {
      or_make_part_body(&b->random, &b->body[0], OR_PARTS_LATTICE, true);
      or_make_part_body(&b->random, &b->body[1], OR_PARTS_LATTICE, true);
      or_set_parts_problem(&b->problem, b->body);
      og_parts_solver_set_limit(b->solver, limit);
      const og_status status = og_solve_parts(b->solver, OG_DEPTH, &b->problem, &b->answer);
      assert_true(status == OG_ANSWERED || status == OG_GAVE_UP);
      given_up[limit - 1] += status == OG_GAVE_UP;
      if (status == OG_GAVE_UP) assert_int_equal(b->answer.finding.relation, OG_RELATION_NONE);
    }
  assert_true(given_up[0] > given_up[3] && given_up[3] >= 0);
}

enum { ROW = 64 };

// ROW points in a row, a part each, from `first` on in steps of 2.
static void put_row(og_part_list *list, double xyz[3 * ROW], double first) {
  og_part_list_reset(list);
  for (int32_t k = 0; k < ROW; k++) {
    const double at[3] = {first + 2 * k, 0, 0};
    for (int axis = 0; axis < 3; axis++) xyz[3 * k + axis] = at[axis];
    og_part_list_add_range(list, k, 1);
  }
}

// The least limit within which the certificate is accepted.
static size_t cost_of(bench *b) {
  size_t low = 0, high = 1 << 20; // too little, enough
  while (high - low > 1) {
    const size_t middle = low + (high - low) / 2;
    og_parts_checker_set_limit(b->checker, middle);
    const og_parts_refusal refusal =
        og_check_parts(b->checker, &b->problem, &b->answer.certificate, &b->finding);
    if (refusal != OG_PARTS_ACCEPTED) assert_int_equal(refusal, OG_PARTS_REFUSED_LIMIT);
    if (refusal == OG_PARTS_ACCEPTED) high = middle;
    else low = middle;
  }
  og_parts_checker_set_limit(b->checker, 0);
  assert_int_equal(og_check_parts(b->checker, &b->problem, &b->answer.certificate, &b->finding), OG_PARTS_ACCEPTED);
  return high;
}

// Two rows of points, each between two of the other row: in a good order the walk is linear, in a bad one it looks at
// all pairs.
static void test_limit(void **state) {
  bench *b = *state;
  double xyz[2][3 * ROW];
  for (int k = 0; k < 2; k++) put_row(&b->problem.part[k], xyz[k], k);
  assert_int_equal(og_problem_set_doubles(&b->problem.pair, xyz[0], ROW, 0, xyz[1], ROW, 0), OG_PROBLEM_OK);
  og_parts_certificate *c = &b->answer.certificate;
  assert_int_equal(og_solve_parts(b->solver, OG_RELATION, &b->problem, &b->answer), OG_ANSWERED);
  assert_int_equal(b->answer.finding.relation, OG_SEPARATED);
  assert_int_equal(c->count, 0);
  assert_true(cost_of(b) < 16 * ROW);
  for (int body = 0; body < 2; body++)
    for (int32_t p = 0; p < ROW; p++) c->order[body].number[p] = 0;
  for (int body = 0; body < 2; body++) // the bits of the place, the other way round
    for (int32_t p = 0; p < ROW; p++)
      for (int32_t bit = 1; bit < ROW; bit *= 2)
        if ((p & bit) != 0) c->order[body].number[p] += ROW / 2 / bit;
  assert_true(cost_of(b) > ROW * ROW);
}

// One step of the last place decides: a triangle under a corner of a tetrahedron.
static void test_one_ulp(void **state) {
  static const double ulp = 0x1p-52;
  static const og_relation expected[3] = {OG_SEPARATED, OG_TOUCHING, OG_PENETRATING};
  bench *b = *state;
  b->body[0] = (or_part_body){.points = 4, .xyz = {0.5, 0.25, 1, 0, 0, 2, 1, 0, 2, 0, 1, 2}};
  for (int step = -1; step <= 1; step++) {
    b->body[1] = (or_part_body){.points = 4,
                                .parts = 2,
                                .xyz = {-4, -4, 1 + step * ulp, 4, -4, 1 + step * ulp, 0, 5, 1 + step * ulp, 9, 9, 9},
                                .corner = {{0, 1, 2}, {1, 2, 3}}};
    or_set_parts_problem(&b->problem, b->body);
    for (og_question question = OG_RELATION; question <= OG_DISTANCE; question++) {
      assert_int_equal(og_solve_parts(b->solver, question, &b->problem, &b->answer), OG_ANSWERED);
      assert_int_equal(b->answer.finding.relation, expected[step + 1]);
    }
    if (step == -1) assert_true(og_surd_to_double(&b->answer.finding.distance) == ulp);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_against_all_pairs, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(test_other_orders, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(test_given_up, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(test_limit, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(test_one_ulp, open_bench, close_bench),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
