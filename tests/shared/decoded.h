#ifndef OR_DECODED_H
#define OR_DECODED_H

/// What a program of bytes built (tool/gen/decoder.h), as the fuzzers' harnesses take it: bodies of scalars, the
/// oracle's pair, points of a figure.

#include "tests/shared/body_pair.h"
#include "tool/gen/decoder.h"
#include "tool/study/figures.h"

typedef struct or_decoded {
  og_decoded program;
  bool finite; // every number of the bodies is
  or_body_pair pair;
  og_figure figure; // the points of both bodies, filled up with a lattice; B's velocity as the direction
} or_decoded;

/// Runs the program: no body has more than `most` vertices.
void or_decode(og_decoder *decoder, const uint8_t *bytes, size_t size, size_t most, or_decoded *decoded);

/// The pair with its motion as the oracle's: false where a body has too many points for it or a number is not finite.
bool or_decoded_to_pair(or_pair *pair, const or_decoded *decoded);

/// The pair as a line of a case file, for origo shrink.
void or_decoded_print(FILE *out, const or_decoded *decoded);

#endif
