#ifndef OG_ROUND_QUOTIENT_H
#define OG_ROUND_QUOTIENT_H

/// The og_scalar nearest to an exact quotient.

#include "ref/scalar.h"
#include "spec/number/integer.h"

/// num / den rounded once, to nearest, ties to even; subnormal numbers included, infinite beyond the largest. den > 0.
og_scalar og_round_quotient(const og_int *num, const og_int *den);

#endif
