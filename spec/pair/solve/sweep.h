#ifndef OG_PAIR_SOLVE_SWEEP_H
#define OG_PAIR_SOLVE_SWEEP_H

/// First and last contact of translating bodies: the parts of the sweep's solver. During the motion the CSO stands
/// still and the point t s runs along a ray. `last` asks for the last contact instead of the first.

#include "spec/pair/solve/workspace.h"

/// A - B scaled by `factor`: makes the points of `result` a_i factor and b_j factor + shift. Nobody asks for its radius
/// and units, which stay as they were, nor for its velocity, unless it is set afterwards.
void og_scaled_problem(og_problem *result, const og_problem *problem, const og_int *factor, const og_ivec *shift);

/// Given that t s is in the CSO of `problem` (radius ignored) for some t, sets the end to the least such t (`last`: the
/// greatest) of all real t, with its witness and direction. False at the limit. Uses the solver's polytope and thick
/// problem.
bool og_line_contact(og_solver *solver, const og_problem *problem, bool last, og_answer *answer, og_sweep_end *end);

/// A polytope like og_polytope_begin's, also of a flat CSO: then of solver->thick, the CSO made thick along its
/// normals, away from which the ray s (`last`: -s) runs. Its pairs name point i of A as i + k count.
void og_begin_thick(og_solver *solver, const og_problem *problem, bool last);

/// The end of contact of rounded bodies that are not in contact at the corresponding end of the motion, and that come
/// nearer to each other than R during it. False at the limit or when nothing was accepted.
bool og_rounded_contact(og_solver *solver, const og_problem *problem, bool last, og_answer *answer, og_sweep_end *end);

#endif
