#ifndef OG_MOTION_SOLVE_WINDOWS_H
#define OG_MOTION_SOLVE_WINDOWS_H

/// The solver of the question `motion` where a body's quaternions are of very different lengths.
///
/// Then the body turns within a short time at one end: all but at once, where the lengths differ by 2^100. Time is cut
/// into windows, which become shorter towards that end. The motion in a window is again one with straight paths, and
/// the lengths of its quaternions differ by little: the solver takes it for one of its own, and its pieces belong to
/// the whole motion as they are, but for their times.
/// Cost: one motion a window, and a window for each WINDOW_LOG bits of the ratio.

#include "spec/motion/solve/motion.h"

typedef struct og_window_solver og_window_solver;
og_window_solver *og_window_solver_new(void);
void og_window_solver_free(og_window_solver *solver);

/// Are the lengths of a body's quaternions so different?
bool og_needs_windows(const og_rigid_problem *problem);

/// Makes the answer's certificate, which is reset; the checker has still to look at it. Nothing spins.
og_rigid_outcome og_solve_windows(og_window_solver *solver, const og_rigid_problem *problem, og_rigid_limits limits,
                                  og_rigid_certificate *certificate);

#endif
