#ifndef OG_CLAIMED_POINTS_H
#define OG_CLAIMED_POINTS_H

/// Points that an engine claims: corners of a polygon, or of parts.

#include <jansson.h>

#include "spec/number/rational.h"
#include "tool/format/complaint.h"

typedef struct og_claimed_points {
  bool any;           // were points claimed, if none at all?
  bool finite;        // otherwise a number is NaN or infinite, and only `any` counts
  size_t count, room; // points; room: those that are initialised
  og_rational (*at)[3]; // of two numbers the third is 0
} og_claimed_points;

void og_claimed_points_init(og_claimed_points *points);
void og_claimed_points_clear(og_claimed_points *points);
/// Claims nothing; the storage stays.
void og_claimed_points_reset(og_claimed_points *points);

/// The field of that name, points of so many numbers, 2 or 3; without it nothing is claimed.
bool og_read_claimed_points(og_claimed_points *points, const json_t *root, const char *field, size_t axes,
                            og_complaint *complaint);

#endif
