#ifndef OG_CURVED_SOLVE_HIT_H
#define OG_CURVED_SOLVE_HIT_H

/// Finds what a path and a cylinder or a cone have in common (spec/curved/hit.h).
///
/// There are four ways in which a common part can begin, and four in which it can end: the checker tells which it is.
/// Cost: at most 17 checks, each constant.

#include "spec/curved/hit.h"

typedef struct og_curved_hit_answer {
  og_curved_hit_refusal refusal;
  og_curved_hit_certificate certificate;
  og_primitive_finding finding;
} og_curved_hit_answer;

void og_curved_hit_answer_init(og_curved_hit_answer *answer);
void og_curved_hit_answer_clear(og_curved_hit_answer *answer);

/// The answer's refusal: OG_CURVED_HIT_ACCEPTED but for a problem that states nothing, or through a defect.
og_curved_hit_refusal og_solve_curved_hit(const og_curved_hit_problem *problem, og_curved_hit_answer *answer);

#endif
