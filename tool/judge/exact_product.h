#ifndef OG_EXACT_PRODUCT_H
#define OG_EXACT_PRODUCT_H

/// Where what moves is at a time, exactly.

#include "spec/number/rational.h"

/// r += v t. Both are finite.
void og_add_product(og_rational *r, double v, double t);

#endif
