#ifndef OG_MOVING_SOLVE_MOVING_H
#define OG_MOVING_SOLVE_MOVING_H

/// The solver of the questions `vertex-face` and `edge-edge`.
///
/// A constant direction, found in doubles, parts most features that never meet. Otherwise the times at which the four
/// points lie in one plane are the roots of a cubic; where it vanishes for all times, those at which three lie on a
/// line, or two in one place. The first of them at which the features meet is the answer. Directions for the time
/// before come from doubles, and from normals of the features as polynomials in t where doubles do not tell. The
/// checker has the last word. Cost: a few microseconds; near misses are parted in pieces, as many as they need.

#include "spec/moving/checker.h"

typedef struct og_moving_search og_moving_search;

typedef struct og_moving_answer {
  og_moving_refusal refusal; // OG_MOVING_ACCEPTED; anything else is a defect of the solver
  og_moving_certificate certificate;
  og_moving_finding finding; // what the checker found the certificate to prove
  og_moving_search
      *search; // numbers to work with, kept from one problem to the next; null before the first that needs them
} og_moving_answer;

void og_moving_answer_init(og_moving_answer *answer);
void og_moving_answer_clear(og_moving_answer *answer);

og_moving_refusal og_solve_moving(const og_moving_problem *problem, og_moving_answer *answer);

#endif
