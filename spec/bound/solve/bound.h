#ifndef OG_BOUND_SOLVE_BOUND_H
#define OG_BOUND_SOLVE_BOUND_H

/// The solver of the question `bound`.
///
/// The smallest sphere grows: of a few points it is known exactly; the farthest point that lies outside joins them, and
/// the smallest sphere of all of these is one through at most four (after Gärtner 1999). Its radius grows each time, so
/// that no set of points comes twice. The farthest point is looked for in doubles; the checker has the last word.

#include "spec/bound/checker.h"

typedef struct og_volume_answer {
  og_volume_refusal refusal; // OG_VOLUME_ACCEPTED; anything else is a defect of the solver
  og_volume_certificate certificate;
  og_volume_finding finding; // what the checker found the certificate to prove
  size_t steps;              // sphere: how often a point joined
} og_volume_answer;

void og_volume_answer_init(og_volume_answer *answer);
void og_volume_answer_clear(og_volume_answer *answer);

/// The problem has at least one point, and fewer than 2^32.
og_volume_refusal og_solve_volume(const og_volume_problem *problem, og_volume_answer *answer);

#endif
