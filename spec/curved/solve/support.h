#ifndef OG_CURVED_SOLVE_SUPPORT_H
#define OG_CURVED_SOLVE_SUPPORT_H

/// Finds what a cylinder or a cone has farthest along a direction (spec/curved/support.h): each kind of face is offered
/// to the checker. Cost: at most 7 checks, each constant.

#include "spec/curved/support.h"

typedef struct og_curved_support_answer {
  og_curved_support_refusal refusal;
  og_curved_face face;
  og_primitive_finding finding;
} og_curved_support_answer;

void og_curved_support_answer_init(og_curved_support_answer *answer);
void og_curved_support_answer_clear(og_curved_support_answer *answer);

/// The answer's refusal: OG_CURVED_SUPPORT_ACCEPTED but for a problem that states nothing, or through a defect.
og_curved_support_refusal og_solve_curved_support(const og_curved_support_problem *problem,
                                                  og_curved_support_answer *answer);

#endif
