#ifndef OG_FUZZ_DECODED_PAIR_H
#define OG_FUZZ_DECODED_PAIR_H

/// What a program of bytes built (tool/gen/decoder.h), as the harnesses take it: bodies of scalars, the oracle's pair,
/// points of a figure.

#include "tests/oracle/body_pair.h"
#include "tool/gen/decoder.h"
#include "tool/study/figures.h"

/// Of a body where pairs of features cost the fourth power: a box's corners.
enum { OG_FUZZ_FEW_POINTS = 8 };

typedef struct og_decoded_pair {
  og_decoded program;
  bool finite; // every number of the bodies is
  or_body_pair pair;
  og_figure figure; // the points of both bodies, filled up with a lattice; B's velocity as the direction
} og_decoded_pair;

/// Runs the program: no body has more than `most` vertices.
void og_decode_pair(og_decoder *decoder, const uint8_t *bytes, size_t size, size_t most, og_decoded_pair *decoded);

/// The pair with its motion as the oracle's: false where a body has too many points for it or a number is not finite.
bool og_decoded_to_pair(or_pair *pair, const og_decoded_pair *decoded);

/// The pair as a line of a case file, for origo shrink.
void og_decoded_print(FILE *out, const og_decoded_pair *decoded);

#endif
