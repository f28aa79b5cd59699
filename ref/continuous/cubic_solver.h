#ifndef OG_CUBIC_SOLVER_H
#define OG_CUBIC_SOLVER_H

/// Two moving features, by the times at which their points share a plane.                      (catalogue: cubic-solver)
///
/// Four points lie in one plane where a determinant vanishes, which is a cubic polynomial in t. Its roots in [0, 1] are
/// found between its turning points, by bisection down to neighbouring numbers. At each root, and at t = 1, the features'
/// distance is computed; the first time at which it is at most the tolerance is the answer. This is the plain method of
/// cloth simulators. Nothing bounds the rounding of the coefficients, so it misses contacts.
///
/// Failure: none. Cost: at most three bisections, of as many steps as a number has bits and some.
/// Source: Provot, "Collision and self-collision handling in cloth model dedicated to design garments", 1997; Bridson,
/// Fedkiw, Anderson, "Robust treatment of collisions, contact and friction for cloth animation", 2002, 7, with the
/// distance at the root and the time t = 1.
/// Limits: misses double roots, motion in one plane, and roots that rounding moves by more than the tolerance.
/// Errors, proofs, measurements and tests: cubic_solver.md.

#include "ref/door/moving_features.h"

/*@ requires memory: \valid_read(in);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures decided: \result.verdict != OG_VERDICT_NONE <==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures first: \result.verdict == OG_VERDICT_MEET ==> \result.has_first;
    ensures apart: \result.verdict == OG_VERDICT_APART ==> !\result.has_first;
    ensures time: \result.has_first ==> 0 <= \result.first <= 1;
    ensures iterations: 0 <= \result.iterations;
*/
og_moving_features_claim og_cubic_solver(const og_moving_features_input *in, og_moving_features_room *room);

#endif
