#ifndef OG_RIGID_STEP_H
#define OG_RIGID_STEP_H

/// How a body moved from one case to the next, in doubles.

#include "tool/run/small_case.h"

typedef struct og_rigid_step {
  double turn[9]; // by rows
  double from[3], to[3];
} og_rigid_step;

/// False where it is not the same body, moved: another shape, other sizes, or points that did not all move by one
/// vector (within 1e-12 of the largest coordinate).
bool og_rigid_step_find(og_rigid_step *step, const og_small_body *before, const og_small_body *now);

/// r = where the step takes p.
void og_rigid_step_apply(double r[3], const og_rigid_step *step, const double p[3]);

#endif
