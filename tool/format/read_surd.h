#ifndef OG_READ_SURD_H
#define OG_READ_SURD_H

/// The exact text of a value with one square root: the inverse of og_surd_to_text, for anyone's spelling.

#include "spec/number/surd.h"

/// Reads a rational, a square root "sqrt(n/d)", or the sum or difference of one of each in either order:
/// "7/2", "sqrt(5)-3/2", "5-sqrt(2)". Nothing need be in lowest terms. False where the text is something else.
bool og_surd_from_text(og_surd *r, const char *text);

#endif
