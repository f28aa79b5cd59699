#ifndef OG_HANDED_CURVED_SWEEP_H
#define OG_HANDED_CURVED_SWEEP_H

/// A sweep with a cylinder or a cone as engines receive it, and what is known of its first contact: two times.

#include "spec/enclosure/solve/sweep.h"
#include "tool/judge/handed_curved.h"

typedef struct og_handed_curved_sweep {
  og_handed_curved rest;        // the bodies; its bounds are those of a time looked at
  og_sweep_range_answer answer; // of the motion, accepted by the checker
  og_relation relation;         // at their closest during the motion: NONE where they meet and are not seen to overlap
  double size;                  // the diagonal of the box around both bodies at the start
  double speed;                 // of B against A
  // storage
  og_enclosure_problem problem;
  og_sweep_range_solver *solver;
  og_rational time;
} og_handed_curved_sweep;

void og_handed_curved_sweep_init(og_handed_curved_sweep *r);
void og_handed_curved_sweep_clear(og_handed_curved_sweep *r);

/// Takes the bodies, of which one at least is a cylinder or a cone, and their motion. False where a number of them
/// makes no body or no motion, or through a defect of the solver.
bool og_handed_curved_sweep_solve(og_handed_curved_sweep *r, const og_handed_case *c);

/// By how much the bodies overlap during the motion at least; 0 where no overlap was found. They meet.
double og_handed_curved_sweep_depth(og_handed_curved_sweep *r, const og_handed_motion *motion);

/// How far the bodies are apart at all times at least, and close to the most that is so, unless that is no more than
/// `small`. They never meet.
double og_handed_curved_sweep_distance(og_handed_curved_sweep *r, const og_handed_motion *motion, double small);

/// The first contact as a double, where its enclosure is narrow. Otherwise NaN.
double og_handed_curved_sweep_first(const og_handed_curved_sweep *r);

#endif
