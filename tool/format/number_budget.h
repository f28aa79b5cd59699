#ifndef OG_NUMBER_BUDGET_H
#define OG_NUMBER_BUDGET_H

/// What the numbers in strings of a case need, from their text alone: "3e-29987" is nine bytes and 100,000 bits.

#include <jansson.h>

#include "tool/format/complaint.h"

/// The bits that numerator and denominator of the number need about, at least those of the longer; 0 for a number that
/// no reader takes (OG_RATIONAL_MAX_BITS) and that costs nothing therefore. Cost: the text's length.
size_t og_written_bits(const char *text, size_t length);

/// Do all strings in the value, however deep, need no more than `left` weighed bits (og_weighed_bits) together, were
/// they numbers? Takes what they need off `left`; complains about the first that exceeds it, of a limit of `max_bits`.
bool og_spend_bits(size_t *left, const json_t *value, size_t max_bits, const og_place *place, og_complaint *complaint);

#endif
