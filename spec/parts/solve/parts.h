#ifndef OG_PARTS_SOLVE_PARTS_H
#define OG_PARTS_SOLVE_PARTS_H

/// Answers `relation`, `distance`, `depth`, `hit` and `sweep` about bodies made of parts (spec/parts/problem.h).
///
/// `distance`: two nearest parts are looked for from the top of both trees, in doubles, the nearer halves first
/// (nearest.c). Then the checker's walk is walked: where boxes do not do, directions that parted others are tried, then
/// one guessed for the range, and at the end two parts are solved as a pair. `relation` does the same with the radius
/// for a distance, `hit` and `sweep` with the first time, which parts on the way are asked for, the nearer halves first
/// (first.c). `depth` begins with two parts that penetrate. Two parts that turn out nearer than thought, or deeper,
/// begin the walk anew.
/// Cost: near linear where few parts of both are near each other.

#include "spec/pair/solve/solver.h"
#include "spec/parts/checker.h"

typedef struct og_parts_answer {
  og_status status;
  og_parts_refusal refusal; // OG_PARTS_ACCEPTED when answered
  og_parts_certificate certificate;
  og_finding finding;
  size_t pairs; // parts solved as pairs
} og_parts_answer;

void og_parts_answer_init(og_parts_answer *answer);
void og_parts_answer_clear(og_parts_answer *answer);

/// The solver's storage. One per thread.
typedef struct og_parts_solver og_parts_solver;
og_parts_solver *og_parts_solver_new(void);
void og_parts_solver_free(og_parts_solver *solver);
/// Steps after which one pair of parts is given up; 0 (the default) means never.
void og_parts_solver_set_limit(og_parts_solver *solver, size_t limit);

/// The question is OG_RELATION, OG_DISTANCE, OG_DEPTH, OG_HIT or OG_SWEEP. Returns answer->status.
og_status og_solve_parts(og_parts_solver *solver, og_question question, const og_parts_problem *problem,
                         og_parts_answer *answer);

#endif
