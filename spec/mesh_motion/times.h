#ifndef OG_MOTION_TIMES_H
#define OG_MOTION_TIMES_H

/// Times as rationals and as roots: their order, and whether two roots are one.

#include "spec/number/polynomial.h"

/// A root of the polynomial, the only one between lo and hi.
typedef struct og_motion_root {
  const og_poly *of;
  const og_rational *lo, *hi;
} og_motion_root;

/// Less than 0, 0 or more than 0 as a is before, at or after b. The denominators are positive.
int og_motion_compare_times(const og_rational *a, const og_rational *b);

/// Are they one root of one polynomial, and does that show? True: it rises, or falls, over both intervals and between.
bool og_motion_is_one_root(og_motion_root a, og_motion_root b);

#endif
