#ifndef OG_DECOMPOSE_SOLVE_DECOMPOSE_H
#define OG_DECOMPOSE_SOLVE_DECOMPOSE_H

/// The solver of the question `decompose`.
///
/// The first fault is looked for in this order: a triangle in no part or there twice, by its number; then part by part
/// an open edge, no positive volume, a hull that has too much. Hulls are those of the question `hull`.
/// Cost: that of the hulls, and O(n log n).

#include "spec/decompose/checker.h"
#include "spec/hull/solve/hull.h"

typedef struct og_decomposition_answer {
  og_decomposition_refusal refusal; // OG_DECOMPOSITION_ACCEPTED; anything else is a defect of the solver
  og_decomposition_certificate certificate;
  og_decomposition_finding finding; // what the checker found the certificate to prove
} og_decomposition_answer;

void og_decomposition_answer_init(og_decomposition_answer *answer);
void og_decomposition_answer_clear(og_decomposition_answer *answer);

/// The mesh has a point and a triangle, 0 <= bound <= 1, and numbers are within their lists.
og_decomposition_refusal og_solve_decomposition(const og_decomposition_problem *problem,
                                                og_decomposition_answer *answer);

#endif
