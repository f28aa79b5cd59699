#ifndef OG_MOTION_SOLVE_APART_H
#define OG_MOTION_SOLVE_APART_H

/// How near two bodies come that never meet, from below: a certificate that they do not meet either with larger balls.
///
/// The least distance is looked for at samples, and around the nearest of them. A little less is tried, then less and
/// less. The bound is a number of few bits, mostly within a thousandth of the least distance that samples show.
/// Cost: some sixty exact distances, and a motion for each bound that is tried.

#include "spec/motion/solve/motion.h"

typedef struct og_apart_solver og_apart_solver;
og_apart_solver *og_apart_solver_new(void);
void og_apart_solver_free(og_apart_solver *solver);

/// Replaces the certificate, which is accepted and of `never`, by one with a bound; false where none is found.
bool og_solve_apart(og_apart_solver *solver, const og_rigid_problem *problem, og_rigid_limits limits,
                    og_rigid_certificate *certificate);

#endif
