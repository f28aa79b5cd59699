#ifndef OG_FUZZ_CURVED_BODIES_H
#define OG_FUZZ_CURVED_BODIES_H

/// Cylinders and cones from the bytes of an input, and pairs with them. A byte is a number that people type, or one an
/// ulp beside it.

#include "tests/shared/curved_pair.h"

typedef struct og_fuzz_bytes {
  const uint8_t *at, *end;
} og_fuzz_bytes;

/// 0 after the last.
uint8_t og_fuzz_byte(og_fuzz_bytes *in);
/// From 2^-12 to 2^12, mostly small integers and their eighths.
double og_fuzz_number(og_fuzz_bytes *in);
/// A box, a cylinder or a cone, of 11 bytes or more, or of 3 where it is upright, around the origin.
void og_fuzz_curve(og_fuzz_bytes *in, wanted_curve *w, bool upright);
/// Two bodies, of 11 bytes or more each: kind, radius, half height, turn, place. One at least is a cylinder, a cone or
/// an ellipsoid.
/// False where a number of them makes no body.
bool og_fuzz_take_curved(og_fuzz_bytes *in, curved_pair *pair);
/// Is one of them an ellipsoid? Then there is no body of the world for it.
bool og_fuzz_has_ellipsoid(const curved_pair *pair);
/// Says what they are on standard error.
void og_fuzz_say_curved(const curved_pair *pair);

#endif
