#include "tests/shared/agreement.h"

#include <string.h>

void or_agreement_init(or_agreement *agreement) {
  memset(agreement, 0, sizeof *agreement);
  agreement->solver = og_solver_new();
  agreement->checker = og_checker_new();
  og_problem_init(&agreement->problem);
  og_answer_init(&agreement->answer);
  og_finding_init(&agreement->again);
}

void or_agreement_clear(or_agreement *agreement) {
  og_problem_clear(&agreement->problem);
  og_answer_clear(&agreement->answer);
  og_finding_clear(&agreement->again);
  og_solver_free(agreement->solver);
  og_checker_free(agreement->checker);
}

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
static const char *against(or_agreement *b, or_truth *truth) {
  if (b->answer.status == OG_REFUSED) return og_refusal_text(b->answer.refusal);
  if (b->answer.status != OG_ANSWERED) return "gave up";
  if (!og_question_is_answered(b->question, &b->answer.finding)) return "the question is not answered completely";
  const og_refusal refusal = og_check(b->checker, &b->problem, &b->answer.certificate, &b->again);
  if (refusal != OG_ACCEPTED) return og_refusal_text(refusal);
  const char *wrong = or_truth_against(truth, &b->answer.finding);
  return wrong != NULL ? wrong : or_truth_against(truth, &b->again);
}

static const char *try_guesses(or_agreement *b, or_truth *truth, or_random *random) {
  for (b->question = OG_RELATION; b->question < OG_PAIR_QUESTION_COUNT; b->question++)
    for (int guessed = 0; guessed < 2; guessed++) {
      b->guess = nonsense(&b->problem, random);
      b->guessed = guessed;
      og_solve(b->solver, b->question, &b->problem, guessed ? &b->guess : NULL, &b->answer);
      b->answers++;
      const char *wrong = against(b, truth);
      if (wrong != NULL) return wrong;
    }
  return NULL;
}

// A solver that may take few steps gives up or is right; what it gave up it does not half answer.
static const char *try_limits(or_agreement *b, or_truth *truth, or_random *random) {
  const char *wrong = NULL;
  b->guessed = true;
  for (b->question = OG_RELATION; b->question < OG_PAIR_QUESTION_COUNT && wrong == NULL; b->question++) {
    og_solver_set_limit(b->solver, (size_t)or_random_int(random, 1, 4));
    b->guess = nonsense(&b->problem, random);
    const og_status status = og_solve(b->solver, b->question, &b->problem, &b->guess, &b->answer);
    b->gave_up += status == OG_GAVE_UP;
    wrong = status != b->answer.status ? "the status returned is not the answer's"
            : status == OG_GAVE_UP     ? NULL
                                       : against(b, truth);
    if (wrong != NULL) break;
  }
  og_solver_set_limit(b->solver, 0);
  return wrong;
}

const char *or_agreement_about(or_agreement *b, const or_pair *pair) {
  b->pairs++;
  b->question = OG_RELATION;
  b->guessed = false;
  if (or_pair_problem(&b->problem, pair) != OG_PROBLEM_OK) return "the problem is refused";
  if (!or_pair_is_problem(pair, &b->problem)) return "the lattice does not hold the numbers given";
  or_truth *truth = or_truth_new(&b->problem);
  or_random random = or_random_seeded(~pair->seed);
  const char *wrong = try_guesses(b, truth, &random);
  if (wrong == NULL) wrong = try_limits(b, truth, &random);
  or_truth_free(truth);
  return wrong;
}

void or_agreement_print(FILE *file, const or_agreement *b) {
  fprintf(file, "%s (", og_question_at(b->question)->id);
  if (!b->guessed) fprintf(file, "no guess");
  for (size_t k = 0; b->guessed && k < b->guess.count; k++)
    fprintf(file, "%s%u-%u", k > 0 ? " " : "", b->guess.pair[k].i, b->guess.pair[k].j);
  if (b->guessed && b->guess.count == 0) fprintf(file, "empty guess");
  fprintf(file, ")\n");
}
