#ifndef OG_PLAIN_ANSWER_H
#define OG_PLAIN_ANSWER_H

/// Answers about two convex bodies in their ordinary form, read at a fifth of the general reader's cost.

#include "tool/format/read_answer.h"

/// Reads a line in the ordinary form of JSON (tool/format/scan.h) that answers relation, distance or depth, as
/// `origo ask` writes it: every exact number a string of at most OG_PLAIN_DIGITS digits above and below the line, no
/// points on surfaces. False for every other line, right or wrong: for og_read_answer, which would read this one as the
/// same answer; what is set then must not be used.
bool og_read_plain_answer(const char *line, size_t length, og_claimed_answer *answer);

#define OG_PLAIN_DIGITS 1000

#endif
