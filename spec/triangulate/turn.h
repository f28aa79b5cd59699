#ifndef OG_TURN_H
#define OG_TURN_H

/// Which way three points of the plane turn: the sign of the determinant of b - a and c - a.
///
/// Positive where a, b, c turn counterclockwise. In doubles where these are sure of it, otherwise in integers.
/// Cost: constant.

#include "spec/body/problem.h"

/// In doubles: a, b, c are of og_points.approx. The sign where it is sure, otherwise 0.
///
/// Each entry of the true matrix is within 2^-49.4 of the computed one, as in side.h. Both products together are then
/// wrong by less than 2^-48 times the sums of absolute values; rounding adds less than 2^-50 of the product of these
/// sums.
int og_near_turn(const double *a, const double *b, const double *c);

/// Exact signs of the points of one list.
typedef struct og_turns {
  const og_points *points;
  og_int u, v, value;
} og_turns;

/// The points must outlive the turns, and stay as they are.
void og_turns_init(og_turns *turns, const og_points *points);
void og_turns_clear(og_turns *turns);

/// The sign for points a, b and c of the list.
int og_turn(og_turns *turns, size_t a, size_t b, size_t c);

/// Twice the area of the triangle of points a, b and c, into turns->value: negative where they turn clockwise.
void og_turns_set_area(og_turns *turns, size_t a, size_t b, size_t c);

#endif
