#ifndef OG_ENCLOSURE_SIMPLEST_H
#define OG_ENCLOSURE_SIMPLEST_H

#include "spec/number/rational.h"

/// The fraction of the least denominator in [lo, hi], 0 <= lo <= hi; r is neither. Cost: that of a greatest common
/// divisor.
void og_simplest_within(og_rational *r, const og_rational *lo, const og_rational *hi);

#endif
