#ifndef OG_SOLVER_H
#define OG_SOLVER_H

/// The exact solver: answers a question about a problem, with a certificate that the checker accepted.
///
/// It may be handed a guess, which costs nothing when wrong and saves time when right; without one it makes its
/// own in floating point. Whatever the guess, the search is a finite, strictly improving sequence of exact
/// steps, so it always ends; `limit` bounds the steps for callers who would rather give up.

#include "spec/question.h"

typedef enum og_status {
  OG_ANSWERED,
  OG_GAVE_UP, // the limit was reached
  OG_REFUSED, // the checker did not accept the solver's certificate: a defect of the solver
} og_status;

/// Vertex pairs believed to span the feature of the CSO nearest the origin.
typedef struct og_guess {
  size_t count; // 0 to 4
  og_pair pair[4];
} og_guess;

typedef struct og_answer {
  og_status status;
  og_question question;
  og_refusal refusal; // OG_ACCEPTED when answered
  og_certificate certificate;
  og_finding finding; // what the checker found the certificate to prove
  size_t steps;       // exact pivots and expansions; 0 when the guess was right
} og_answer;

void og_answer_init(og_answer *answer);
void og_answer_clear(og_answer *answer);

/// The solver's working numbers and its own checker. One per thread.
typedef struct og_solver og_solver;
og_solver *og_solver_new(void);
void og_solver_free(og_solver *solver);
/// Steps after which the solver gives up; 0 (the default) means never.
void og_solver_set_limit(og_solver *solver, size_t limit);

/// Answers the question, which is of a pair. `guess` may be null. Returns answer->status.
og_status og_solve(og_solver *solver, og_question question, const og_problem *problem, const og_guess *guess,
                   og_answer *answer);

/// The distance alone, answer->finding.distance, without the relation: whether bodies that meet only touch takes longer
/// to find than that they meet. Where they are apart the checker accepted the certificate; where they meet there is
/// none, but the common point was verified. Never OG_REFUSED but through a defect of the solver.
og_status og_solve_gap(og_solver *solver, const og_problem *problem, const og_guess *guess, og_answer *answer);

#endif
