#ifndef OG_HAND_OVER_H
#define OG_HAND_OVER_H

/// A case as engines receive it: in the format of cases, but with every number a plain JSON number.
///
/// Numbers are rounded once, to binary64 or binary32, and written with the 17 digits that give them back. The engine is judged
/// for the case as handed over, so no rounding here is ever held against it.

#include "tool/format/read_case.h"
#include "tool/format/text.h"
#include "tool/run/round_quotient.h"

typedef struct og_hand_over {
  og_round_format format;
  bool as_hulls; // every body as its points in world space (with its radius), no pose
} og_hand_over;

/// Adds the case to the text, without a newline. False where a number is too large for the format, or a matrix or
/// quaternion became zero in it: then the text is unspecified.
bool og_hand_over_case(og_text *text, const og_hand_over *how, const og_case *one, const og_case_body *a,
                       const og_case_body *b);

#endif
