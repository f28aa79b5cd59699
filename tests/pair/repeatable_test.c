// An answer, certificate and all, depends on the problem alone: a solver that has answered many others gives the same
// line as one that has answered none. Answers in shards rest on that (tests/cli/ask_check_test.sh).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

#include "spec/pair/solve/solver.h"
#include "tests/shared/random_pair.h"
#include "tests/shared/wanted_pairs.h"
#include "tool/format/write_answer.h"

#define DEFAULT_PAIRS 4000

typedef struct bench {
  og_solver *used;
  og_problem problem;
  og_answer answer;
  og_text after, alone;
} bench;

static int set_up(void **state) {
  static bench b;
  b.used = og_solver_new();
  og_problem_init(&b.problem);
  og_answer_init(&b.answer);
  og_text_init(&b.after);
  og_text_init(&b.alone);
  *state = &b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  og_solver_free(b->used);
  og_problem_clear(&b->problem);
  og_answer_clear(&b->answer);
  og_text_clear(&b->after);
  og_text_clear(&b->alone);
  return 0;
}

static void ask(bench *b, og_solver *solver, og_question question, og_text *line) {
  assert_int_equal(og_solve(solver, question, &b->problem, NULL, &b->answer), OG_ANSWERED);
  og_text_reset(line);
  og_write_answer(line, "pair", question, &b->problem, &b->answer.certificate, &b->answer.finding);
}

// Of the problem set.
static void expect_the_same_alone(bench *b, og_question question) {
  og_solver *solver = og_solver_new();
  ask(b, b->used, question, &b->after);
  ask(b, solver, question, &b->alone);
  og_solver_free(solver);
  assert_string_equal(b->after.at, b->alone.at);
}

static void after_all_families(void **state) {
  bench *b = *state;
  const size_t pairs = (size_t)wanted_pairs(DEFAULT_PAIRS), families = or_pair_family_count();
  static or_pair pair;
  for (size_t k = 0; k < pairs; k++) {
    or_pair_make(&pair, k % families, 2000000 + k / families);
    assert_int_equal(or_pair_problem(&b->problem, &pair), OG_PROBLEM_OK);
    for (og_question question = OG_RELATION; question < OG_PAIR_QUESTION_COUNT; question++)
      expect_the_same_alone(b, question);
  }
}

// The polytope of a flat pair has three corners; behind them lie those of the pair before, a cube of 2^100 here.
static void flat_pairs_after_a_wide_one(void **state) {
  bench *b = *state;
  static or_pair pair;
  double cube[24];
  const double point[3] = {-0x1p101, 0x1p60, 0x1.8p60}, still[3] = {0, 0, 0}, velocity[3] = {0x1p60, 4, 3};
  for (int k = 0; k < 24; k++) cube[k] = k / 3 >> k % 3 & 1 ? 0x1p100 : 0;
  size_t flat = 0;
  for (size_t family = 0; family < or_pair_family_count(); family++)
    for (uint64_t seed = 0; seed < 20; seed++) {
      or_pair_make(&pair, family, seed);
      if (strcmp(pair.family, "flat-and-flat") != 0) break;
      assert_int_equal(og_problem_set_doubles(&b->problem, cube, 8, 0, point, 1, 0), OG_PROBLEM_OK);
      assert_int_equal(og_problem_set_motion(&b->problem, still, velocity, NULL), OG_PROBLEM_OK);
      ask(b, b->used, OG_SWEEP, &b->after);
      assert_int_equal(or_pair_problem(&b->problem, &pair), OG_PROBLEM_OK);
      expect_the_same_alone(b, OG_SWEEP);
      flat++;
    }
  assert_int_equal(flat, 20);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(after_all_families, set_up, tear_down),
      cmocka_unit_test_setup_teardown(flat_pairs_after_a_wide_one, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
