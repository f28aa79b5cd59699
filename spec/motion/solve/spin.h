#ifndef OG_MOTION_SOLVE_SPIN_H
#define OG_MOTION_SOLVE_SPIN_H

/// The solver of the question `motion` where a body spins with a constant angular velocity.
///
/// It solves chords of the motion (spec/motion/spin.h) with bodies enlarged by the chord's deviation. That falls with
/// the square of the chord's time. So chords get shorter where the enlarged bodies meet, and longer where they do not.
/// Contact is looked for at the end of the width: all corners around the deviation's ball have to be common to both.
/// Bodies that touch at one moment alone, or without a common interior, stay undecided.
/// Cost: some ten chords to a contact, each a motion of its own; one or more a turn where bodies pass each other near.

#include "spec/motion/solve/motion.h"

typedef struct og_spin_solver og_spin_solver;
og_spin_solver *og_spin_solver_new(void);
void og_spin_solver_free(og_spin_solver *solver);

/// Makes the answer's certificate, which is reset; the checker has still to look at it. A body spins.
og_rigid_outcome og_solve_spin(og_spin_solver *solver, const og_rigid_problem *problem, og_rigid_limits limits,
                               og_rigid_certificate *certificate);

#endif
