// What the proofs of proofs/eva take the C library for: the part of it that Eva has no model of. Trusted.
//
// sqrt, fabs, log, floor, pow and memcpy are Eva's own models.

#include <math.h>
#include <stddef.h>

#include "__fc_builtin.h"

#ifdef OG_EVA_ANY

static volatile double any_double;
static volatile float any_float;

// Any number. The exponent of a number is that of some binary64 number; glibc stores 0 for infinities and NaN.
double frexp(double x, int *exponent) {
  (void)x;
  *exponent = Frama_C_interval(-1073, 1024);
  return any_double;
}
double ldexp(double x, int exponent) {
  (void)x;
  (void)exponent;
  return any_double;
}
double fma(double x, double y, double z) {
  (void)x;
  (void)y;
  (void)z;
  return any_double;
}
#else

// Behind isfinite: at level B no number is anything else, wherever it comes from.
int __finite(double x) {
  (void)x;
  return 1;
}

// On the lattice (OG_EVA_LATTICE: coordinates are multiples of 2^-100) a difference of two coordinates, rounded, and
// half of one are multiples of 2^-101: what is asked for its exponent is such a size, so zero or at least that.
// x = m 2^exponent with |m| in [1/2, 1). By the logarithm, and one to each side for its rounding.
double frexp(double x, int *exponent) {
  if (x == 0) {
    *exponent = 0;
    return x;
  }
#ifdef OG_EVA_LATTICE
  //@ admit lattice: x <= -0x1p-101 || x >= 0x1p-101;
#endif
  const double logarithm = log(x < 0 ? -x : x) / 0x1.62e42fefa39efp-1;
  const int below = (int)floor(logarithm);
  *exponent = below + Frama_C_interval(0, 2);
  return Frama_C_double_interval(-1, 1);
}

// x 2^exponent. A power beyond the largest number in two steps: the first is then exact or overflows as the whole does.
double ldexp(double x, int exponent) {
  //@ assert exponent_in_range: -1074 <= exponent <= 2046;
  if (exponent <= 1023) return x * pow(2, exponent);
  return x * 0x1p1023 * pow(2, exponent - 1023);
}

// Rounded once, not twice: it differs from the sum of the rounded product by at most what that is off, and a rounding.
double fma(double x, double y, double z) {
  const double product = x * y;
  const double sum = product + z;
  const double most = 4 * (fabs(product) + fabs(z)) * 0x1p-52 + 0x1p-1022;
  return sum + Frama_C_double_interval(-most, most);
}

#endif
