#ifndef OG_GUESS_H
#define OG_GUESS_H

/// A guess in floating point of the feature of the CSO nearest to a point. It may be wrong: nothing rests on it.

#include "spec/pair/solve/solver.h"

/// The vertex pairs spanning the feature nearest to `target`, a point in the scaled units of `approx`; four pairs
/// mean that the target seems to be inside. `offset`, unless null, receives the vector from the target to the nearest
/// point (zero inside). Cost: a few dozen support mappings at most.
og_guess og_guess_nearest(const og_problem *problem, const double target[3], double offset[3]);

#endif
