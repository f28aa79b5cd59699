#ifndef OG_DRAW_MOTION_H
#define OG_DRAW_MOTION_H

/// Bodies where a sweep has brought them.

#include "spec/body/problem.h"
#include "spec/number/rational.h"
#include "spec/number/surd.h"

/// B's velocity seen from A, in the input's units.
void og_motion_velocity(og_rational velocity[3], const og_problem *problem);
/// The time itself where it is rational, otherwise within 2^-64 of it, relatively.
void og_motion_time(og_rational *time, const og_surd *first);
/// r = body + time velocity; r is not the body.
void og_motion_move(og_exact_body *r, const og_exact_body *body, const og_rational velocity[3],
                    const og_rational *time);

#endif
