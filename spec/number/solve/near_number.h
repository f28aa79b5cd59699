#ifndef OG_NEAR_NUMBER_H
#define OG_NEAR_NUMBER_H

/// Integers of any length as doubles, scaled together by a power of two: for guesses.

#include <math.h>

#include "spec/number/integer.h"

/// Raises *most to the exponent e with |a| < 2^e, unless a is 0. Begin with less than any exponent: -0x40000000L.
static inline void og_near_exponent(long *most, const og_int *a) {
  long e;
  if (mpz_sgn(a->z) == 0) return;
  mpz_get_d_2exp(&e, a->z);
  if (e > *most) *most = e;
}

/// a / 2^exponent, rounded towards 0; 0 where that is less than about 2^-1000.
static inline double og_near_number(const og_int *a, long exponent) {
  long e;
  const double mantissa = mpz_get_d_2exp(&e, a->z);
  return e - exponent < -1000 ? 0 : ldexp(mantissa, (int)(e - exponent));
}

#endif
