#ifndef OR_AGREEMENT_H
#define OR_AGREEMENT_H

/// The solver against the second oracle: is every answer about a pair the same rational (or root of one), whatever
/// guess it starts from and however few steps it may take, and does another run of the checker accept every
/// certificate?

#include "spec/pair/solve/solver.h"
#include "tests/shared/random_pair.h"
#include "tests/oracle/truth.h"

typedef struct or_agreement {
  og_problem problem;
  og_solver *solver;
  og_checker *checker;
  og_answer answer;
  og_finding again;
  size_t pairs, answers, gave_up;
  // of a disagreement
  og_question question;
  bool guessed;
  og_guess guess;
} or_agreement;

void or_agreement_init(or_agreement *agreement);
void or_agreement_clear(or_agreement *agreement);

/// Null, or what the first disagreement about a pair is. The numbers of the pair are finite.
const char *or_agreement_about(or_agreement *agreement, const or_pair *pair);

/// Question and guess of the disagreement.
void or_agreement_print(FILE *file, const or_agreement *agreement);

#endif
