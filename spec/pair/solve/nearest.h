#ifndef OG_PAIR_SOLVE_NEAREST_H
#define OG_PAIR_SOLVE_NEAREST_H

/// The nearest point of the CSO of the cores to the origin, exactly.

#include "spec/pair/solve/simplex.h"
#include "spec/pair/solve/solver.h"

/// The index of the point p with the least (sign 1) or greatest (sign -1) along.p, the first of several, and *best that
/// product. `value` is a working number.
uint32_t og_extreme_point(const og_points *points, const og_ivec *along, int sign, og_int *best, og_int *value);

/// Sets the simplex from the guess, reduced; indices out of range are dropped, an empty guess starts at (0, 0).
void og_nearest_start(og_exact_simplex *simplex, const og_problem *problem, const og_guess *guess);

/// Pivots until no CSO point is nearer (v = 0, or v.p total >= v.v for all p). Each pivot strictly lessens |v| and
/// there are finitely many simplices, so it ends; false when *steps reached a limit > 0 first.
/// Cost: one dot product a point and pivot.
bool og_nearest_finish(og_exact_simplex *simplex, const og_problem *problem, size_t limit, size_t *steps);

#endif
