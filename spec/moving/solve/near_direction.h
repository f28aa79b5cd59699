#ifndef OG_NEAR_DIRECTION_H
#define OG_NEAR_DIRECTION_H

/// Directions that part two moving features, found in doubles. They are rounded to short integers, and checked with a
/// margin for rounding, so that the checker will nearly always agree.

#include "spec/moving/problem.h"

/// The differences a - b of the pairs at both ends of time, scaled below 1.
typedef struct og_near_gaps {
  int pairs;
  bool of_edges;
  double start[4][3], end[4][3];
} og_near_gaps;

void og_near_gaps_set(og_near_gaps *gaps, const og_moving_problem *problem);

/// A constant direction for times from `from` to `to`. False where none was found.
bool og_near_constant(double direction[3], const og_near_gaps *gaps, double from, double to);
/// A direction that turns: direction[0] (1 - x) + direction[1] x at the time from + x (to - from).
bool og_near_turning(double direction[2][3], const og_near_gaps *gaps, double from, double to);

#endif
