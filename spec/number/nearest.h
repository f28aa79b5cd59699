#ifndef OG_NEAREST_H
#define OG_NEAREST_H

#include "spec/number/rational.h"

/// The binary64 number nearest to a rational, ties to even, as og_surd_to_double rounds.
double og_nearest_double(const og_rational *a);

#endif
