// The solver against the second oracle: every answer is the same rational (or root of one), over all families
// of random and degenerate pairs, with and without a (nonsensical) guess, and another run of the checker
// accepts every certificate.
//
// ORIGO_TEST_PAIRS sets the number of pairs (default 20,010: 667 a family).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "spec/solver/solver.h"
#include "tests/oracle/random_pair.h"
#include "tests/oracle/truth.h"
#include "tests/oracle/wanted_pairs.h"

#define DEFAULT_PAIRS 20010
#define SHOWN 5 // disagreements printed in full

typedef struct bench {
  og_problem problem;
  og_solver *solver;
  og_checker *checker;
  og_answer answer;
  og_finding again;
  size_t pairs, answers, gave_up, disagreements;
} bench;

static og_guess nonsense(const og_problem *problem, or_random *random) {
  og_guess guess = {.count = (size_t)or_random_int(random, 0, 4)};
  // Mostly any points of the bodies, repeated ones too; now and then points that do not exist.
  const int beyond = or_random_int(random, 0, 7) == 0 ? 1000 : 0;
  for (size_t k = 0; k < 4; k++) {
    guess.pair[k].i = (uint32_t)or_random_int(random, 0, (int)problem->a.count - 1 + beyond);
    guess.pair[k].j = (uint32_t)or_random_int(random, 0, (int)problem->b.count - 1 + beyond);
  }
  return guess;
}

// Null, or what is wrong with the answer just given.
static const char *against(bench *b, or_truth *truth, og_question question) {
  if (b->answer.status == OG_REFUSED) return og_refusal_text(b->answer.refusal);
  if (b->answer.status != OG_ANSWERED) return "gave up";
  if (!og_question_is_answered(question, &b->answer.finding)) return "the question is not answered completely";
  const og_refusal refusal = og_check(b->checker, &b->problem, &b->answer.certificate, &b->again);
  if (refusal != OG_ACCEPTED) return og_refusal_text(refusal);
  const char *wrong = or_truth_against(truth, &b->answer.finding);
  return wrong != NULL ? wrong : or_truth_against(truth, &b->again);
}

static void report(bench *b, const or_pair *pair, og_question question, const og_guess *guess, const char *wrong) {
  if (b->disagreements++ >= SHOWN) return;
  fprintf(stderr, "%s: %s (", og_question_at(question)->id, wrong);
  if (guess == NULL) fprintf(stderr, "no guess)\n");
  for (size_t k = 0; guess != NULL && k < guess->count; k++)
    fprintf(stderr, "%u-%u%s", guess->pair[k].i, guess->pair[k].j, k + 1 < guess->count ? " " : ")\n");
  if (guess != NULL && guess->count == 0) fprintf(stderr, "empty guess)\n");
  or_pair_print(stderr, pair);
}

// A solver that may take few steps gives up or is right; what it gave up it does not half answer.
static void try_limits(bench *b, const or_pair *pair, or_truth *truth, or_random *random) {
  for (og_question question = OG_RELATION; question < OG_PAIR_QUESTION_COUNT; question++) {
    og_solver_set_limit(b->solver, (size_t)or_random_int(random, 1, 4));
    const og_guess guess = nonsense(&b->problem, random);
    const og_status status = og_solve(b->solver, question, &b->problem, &guess, &b->answer);
    b->gave_up += status == OG_GAVE_UP;
    const char *wrong = status == OG_GAVE_UP ? NULL : against(b, truth, question);
    if (status != b->answer.status) wrong = "the status returned is not the answer's";
    if (wrong != NULL) report(b, pair, question, &guess, wrong);
  }
  og_solver_set_limit(b->solver, 0);
}

static void try_pair(bench *b, const or_pair *pair) {
  b->pairs++;
  assert_int_equal(or_pair_problem(&b->problem, pair), OG_PROBLEM_OK);
  if (!or_pair_is_problem(pair, &b->problem)) {
    report(b, pair, OG_RELATION, NULL, "the lattice does not hold the numbers given");
    return;
  }
  or_truth *truth = or_truth_new(&b->problem);
  or_random random = or_random_seeded(~pair->seed);
  for (og_question question = OG_RELATION; question < OG_PAIR_QUESTION_COUNT; question++)
    for (int guessed = 0; guessed < 2; guessed++) {
      const og_guess guess = nonsense(&b->problem, &random);
      og_solve(b->solver, question, &b->problem, guessed ? &guess : NULL, &b->answer);
      b->answers++;
      const char *wrong = against(b, truth, question);
      if (wrong != NULL) report(b, pair, question, guessed ? &guess : NULL, wrong);
    }
  try_limits(b, pair, truth, &random);
  or_truth_free(truth);
}

static void solver_and_oracle_agree(void **state) {
  (void)state;
  bench b = {.solver = og_solver_new(), .checker = og_checker_new()};
  og_problem_init(&b.problem);
  og_answer_init(&b.answer);
  og_finding_init(&b.again);
  const size_t families = or_pair_family_count(), wanted = (size_t)wanted_pairs(DEFAULT_PAIRS);
  static or_pair pair;
  for (size_t k = 0; k < wanted; k++) {
    or_pair_make(&pair, k % families, k / families);
    try_pair(&b, &pair);
  }
  printf("%zu pairs of %zu families (%zu each), %zu answers, %zu more given up at a limit: %zu disagreements\n",
         b.pairs, families, wanted / families, b.answers, b.gave_up, b.disagreements);
  og_problem_clear(&b.problem);
  og_answer_clear(&b.answer);
  og_finding_clear(&b.again);
  og_solver_free(b.solver);
  og_checker_free(b.checker);
  assert_int_equal(b.disagreements, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(solver_and_oracle_agree)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
