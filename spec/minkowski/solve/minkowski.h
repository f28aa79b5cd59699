#ifndef OG_MINKOWSKI_SOLVE_MINKOWSKI_H
#define OG_MINKOWSKI_SOLVE_MINKOWSKI_H

/// The solver of the question `minkowski`: that of `hull` (spec/hull/solve/hull.h), over the pairs.

#include "spec/hull/solve/hull.h"
#include "spec/minkowski/checker.h"

typedef struct og_minkowski_answer {
  og_hull_refusal refusal; // OG_HULL_ACCEPTED; anything else is a defect of the solver
  og_hull_answer hull;     // with the certificate
  og_minkowski_finding finding;
} og_minkowski_answer;

void og_minkowski_answer_init(og_minkowski_answer *answer);
void og_minkowski_answer_clear(og_minkowski_answer *answer);

og_hull_refusal og_solve_minkowski(const og_minkowski_problem *problem, og_minkowski_answer *answer);

#endif
