#ifndef OG_CURVED_SOLVE_CURVED_H
#define OG_CURVED_SOLVE_CURVED_H

/// Answers the question `relation` about a cylinder or a cone and a polytope (spec/curved/problem.h).
///
/// Doubles guess what is clear (guess.h), and the checker decides. Otherwise the polytope is cut off at both ends of
/// the axis (layer.h) and seen along it, or from a cone's apex. The nearest point to the axis of what is seen is found
/// as GJK does, in integers; it lies in the circle, on it or outside.
/// Cost: linear in the points, times the steps, of which there are few.

#include "spec/curved/checker.h"

typedef struct og_curved_answer {
  og_curved_refusal refusal; // OG_CURVED_ACCEPTED when answered
  og_curved_certificate certificate;
} og_curved_answer;

void og_curved_answer_init(og_curved_answer *answer);
void og_curved_answer_clear(og_curved_answer *answer);

/// Returns answer->refusal, which only a defect makes another than OG_CURVED_ACCEPTED.
og_curved_refusal og_solve_curved(const og_curved_problem *problem, og_curved_answer *answer);

#endif
