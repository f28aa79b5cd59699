#ifndef OG_FUZZ_CURVED_BYTES_H
#define OG_FUZZ_CURVED_BYTES_H

/// Cylinders and cones out of bytes, for the harnesses of curved bodies. After the last byte there are zeros.

#include "tests/shared/curved_pair.h"

typedef struct og_fuzz_bytes {
  const uint8_t *at, *end;
} og_fuzz_bytes;

uint8_t og_fuzz_next(og_fuzz_bytes *in);
/// From 2^-12 to 2^12, most of them small integers and their eighths, or one an ulp beside them.
double og_fuzz_number(og_fuzz_bytes *in);
/// A box, a cylinder or a cone; where it is upright, around the origin.
void og_fuzz_curve(og_fuzz_bytes *in, wanted_curve *w, bool upright);

#endif
