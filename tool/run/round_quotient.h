#ifndef OG_ROUND_QUOTIENT_H
#define OG_ROUND_QUOTIENT_H

/// The floating-point number nearest to an exact quotient.

#include "ref/scalar.h"
#include "spec/number/integer.h"

typedef enum og_round_format { OG_ROUND_BINARY64, OG_ROUND_BINARY32 } og_round_format;

/// num / den rounded once, to nearest, ties to even; subnormal numbers included, infinite beyond the largest. den > 0.
double og_round_quotient_to(og_round_format format, const og_int *num, const og_int *den);
/// The same in the format of og_scalar.
og_scalar og_round_quotient(const og_int *num, const og_int *den);

/// The unit in the last place of |x| rounded to the format: the distance to the next number away from zero;
/// of the largest number, which has none, that to the one before.
double og_ulp_in(og_round_format format, double x);
/// The same in the format of og_scalar.
double og_scalar_ulp(double x);

#endif
