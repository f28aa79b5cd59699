#ifndef OG_VARIANTS_H
#define OG_VARIANTS_H

/// Changes of a case that must not move a verdict: no exact answer is needed to see that one did.

#include "tool/run/small_case.h"

typedef enum og_variant {
  OG_VARIANT_SWAPPED,  // A for B
  OG_VARIANT_LARGER,   // every length times 2^20
  OG_VARIANT_SMALLER,  // every length times 2^-20
  OG_VARIANT_REVERSED, // the points in the opposite order
  OG_VARIANT_REPEATED, // the first point twice
  OG_VARIANT_SHIFTED,  // moved by a power of two of the size of its coordinates
  OG_VARIANT_TURNED,   // axes x, y, z for y, z, x
  OG_VARIANT_COUNT
} og_variant;

/// "swapped", "times 2^20", ...
const char *og_variant_name(og_variant variant);

/// Makes the variant. False where the case has none that is exactly it: a shift would round, numbers would overflow or
/// vanish, there are no points to reorder.
bool og_make_variant(og_small_case *r, const og_small_case *c, og_variant variant, bool binary32);

#endif
