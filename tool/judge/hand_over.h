#ifndef OG_HAND_OVER_H
#define OG_HAND_OVER_H

/// A case as engines receive it: in the format of cases, but with every number a plain JSON number.
///
/// Numbers are rounded once, to binary64 or binary32, and written with the 17 digits that give them back. The engine is
/// judged for the case as handed over, so no rounding here is ever held against it. Points are handed over in world
/// space, boxes, capsules, cylinders and cones with their place and rotation, spheres with their centre; a box or
/// capsule under a matrix as points. Cylinders and cones are never points. Bodies of the plane are handed over as
/// points [x, y] in world space, and circles with their centre.

#include "tool/format/text.h"
#include "tool/run/case_walk.h"
#include "tool/run/small_case.h"

typedef struct og_hand_over {
  bool binary32; // round to binary32
  bool as_hulls; // every body as points in world space (with its radius)
} og_hand_over;

typedef struct og_handed_motion {
  bool moves, has_until; // moves: a sweep
  double velocity[2][3];
  double until;
} og_handed_motion;

typedef struct og_handed_case {
  bool is_plane; // of bodies of the plane: as points, and here those of prisms (spec/body/prism.h)
  og_small_case bodies;
  og_handed_motion motion;
  char after[OG_MAX_ID + 1]; // the id of the step before; empty: none
} og_handed_case;

/// The bodies of the case that an engine gets; false as below.
bool og_hand_over_bodies(og_small_case *r, const og_hand_over *how, const og_case_body *a, const og_case_body *b);

/// Makes the case that an engine gets. False where a number is too large for the format, or a rotation vanished in it.
/// A plain case, not for `as_hulls`, has its bodies in r->bodies and is handed over in place.
bool og_hand_over_case(og_handed_case *r, const og_hand_over *how, const og_walked_case *walked);

/// Adds a body to the text, as it stands in the line of a case.
void og_write_handed_body(og_text *text, const og_small_body *body);

/// Adds it to the text as a line of JSON, without a newline.
void og_write_handed(og_text *text, const char *id, og_question question, const og_handed_case *c);

#endif
