#ifndef OG_BINARY32_H
#define OG_BINARY32_H

#include "spec/number/rational.h"

/// The binary32 value nearest to it, ties to even; false where that is infinite.
bool og_nearest_binary32(double *r, const og_rational *a);

#endif
