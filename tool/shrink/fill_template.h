#ifndef OG_FILL_TEMPLATE_H
#define OG_FILL_TEMPLATE_H

/// A program for a bug report: a text with places for the bodies, filled in.
///
/// @A_POINTS@ becomes the points of A in world space, "{x, y, z}" each and commas between, hexadecimal where they
/// are no whole numbers; @A_COUNT@ how many they are; @A_RADIUS@ the ball around them; @A_FACES@ the hull's
/// triangles, "{i, j, k}, ..." counterclockwise seen from outside, none of a body without an interior; @A_JSON@ the
/// body as an engine is handed it, a box as a box; the same of B. @ID@ is the case, @SAYS@ what is wrong, @EXACT@ the
/// exact distance, where they overlap minus the exact depth, rounded.

#include <stdio.h>

#include "tool/run/small_case.h"

typedef struct og_template_values {
  const char *id, *says;
  double exact;                // finite
  const og_small_case *points; // both bodies as points
  const og_small_case *shapes; // as they are
} og_template_values;

/// Writes the text with its places filled. False, with a message on standard error, where one is unknown; the text up
/// to it is written. Errors of the stream are the caller's to look for.
bool og_fill_template(FILE *out, const char *name, const char *text, const og_template_values *values);

#endif
