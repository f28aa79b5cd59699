#ifndef OG_DRAW_TURNING_H
#define OG_DRAW_TURNING_H

/// Bodies that move and turn (the question `motion`): when they first meet, and where they are at a time.

#include "spec/motion/solve/motion.h"
#include "tool/run/case_walk.h"

typedef struct og_turning {
  og_rigid_kind kind; // CLEAR: whether they meet is undecided
  og_rational lo, hi; // no contact before lo; of FIRST contact at hi
  og_exact_body now[2]; // for who draws: the bodies at the time that is drawn
} og_turning;

void og_turning_init(og_turning *turning);
void og_turning_clear(og_turning *turning);
/// False where the solver's certificate was refused.
bool og_turning_set(og_turning *turning, const og_rigid_problem *problem);

/// The body, A (0) or B (1), at the time, with the radius of the case's.
void og_turning_body_at(og_exact_body *at, const og_walked_case *from, int body, const og_rational *time);
/// Is the body's pose at t = 1 that at t = 0?
bool og_turning_stays(const og_rigid_body *body);

#endif
