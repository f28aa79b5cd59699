#ifndef OG_MOVING_PROBLEM_H
#define OG_MOVING_PROBLEM_H

/// The questions `vertex-face` and `edge-edge`: when do two features that move first meet?
///
/// Four points move along straight lines, each with a speed of its own, from `start` at t = 0 to `end` at t = 1. The
/// first of them, or the first two, are A; the others are B. Both stand for their convex hulls, closed: a vertex and a
/// triangle, or two edges. Triangles without area and edges without length are what they are.

#include "spec/number/vector.h"

typedef struct og_moving_problem {
  bool of_edges; // two edges; otherwise a vertex and a triangle
  og_ivec start[4], end[4];
  og_int den; // > 0: the points are start / den and end / den
} og_moving_problem;

/// All points at the origin, a vertex and a triangle, the denominator 1.
void og_moving_problem_init(og_moving_problem *problem);
void og_moving_problem_clear(og_moving_problem *problem);

/// Points given as binary64 numbers, taken exactly: 12 for each time. False where one is NaN or infinite.
bool og_moving_problem_set_doubles(og_moving_problem *problem, bool of_edges, const double start[12],
                                   const double end[12]);

/// How many of the points are A's: 1 or 2.
static inline int og_moving_split(const og_moving_problem *problem) { return problem->of_edges ? 2 : 1; }

#endif
