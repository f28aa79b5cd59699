#ifndef OG_HANDED_TRUTH_H
#define OG_HANDED_TRUTH_H

/// The exact answer for a case as it was handed over, and for the cases within one unit in the last place of it.

#include "tool/judge/hand_over.h"
#include "tool/run/exact_pair.h"

typedef struct og_handed_truth {
  og_exact_pair pair; // of the bodies, where they are when a motion starts
  bool hit;           // sweeps: do they meet during the motion?
  og_surd first, last;
  bool never_part;  // sweeps that hit: there is no last time
  double velocity;  // the relative speed
  og_problem moved; // working storage
  og_case_body body[2];
  og_small_case nudged;
} og_handed_truth;

void og_handed_truth_init(og_handed_truth *truth);
void og_handed_truth_clear(og_handed_truth *truth);

/// Solves the case. Every answer was accepted by the checker. False where a number of it makes no body, or through a
/// defect of the solver.
bool og_handed_truth_solve(og_handed_truth *truth, const og_handed_case *c);

/// The least and the largest signed distance (minus the depth) found among bodies whose every number is moved by one
/// unit in the last place: in each of the eight directions, A against B, smaller and larger. Every value between the
/// two is that of some input within an ulp of the given one, as signed distance is continuous. `truth` is used up.
typedef struct og_reach {
  double low, high;
} og_reach;

og_reach og_handed_truth_reach(og_handed_truth *truth, const og_small_case *c, bool binary32);

#endif
