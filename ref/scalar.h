#ifndef OG_SCALAR_H
#define OG_SCALAR_H

/// The number type of the reference: binary64, or binary32 where OG_BINARY32 is defined.
///
/// All constants of the reference come from here or are exact in both precisions. Code casts its literals to
/// og_scalar, so that a binary32 build computes in binary32 throughout.
///
/// Proved (docs/verification.md): og_min, og_max, og_clamp and og_fraction keep their contracts for arguments that are numbers. The
/// contracts of og_sqrt, og_abs and og_finite say what the C library's functions do.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^300 (some: others).

#include <float.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>

#ifdef OG_BINARY32
typedef float og_scalar;
#define OG_SCALAR_EPSILON FLT_EPSILON
#define OG_SCALAR_MAX FLT_MAX
#define OG_SCALAR_MIN FLT_MIN
#define OG_SCALAR_NAME "binary32"
#else
typedef double og_scalar;
#define OG_SCALAR_EPSILON DBL_EPSILON
#define OG_SCALAR_MAX DBL_MAX
#define OG_SCALAR_MIN DBL_MIN
#define OG_SCALAR_NAME "binary64"
#endif

/*@ axiomatic rounding {
      // That no operation rounds, overflows or underflows. What a contract says under this condition is proved with
      // numbers taken for real ones (the model `real`); in the model `ref` the condition is never known to hold.
      predicate exact_arithmetic;
    } */

/*@ terminates \true; exits \false; assigns \nothing;
    ensures root: exact_arithmetic && x >= 0 ==> \result >= 0 && \result * \result == x; */
static inline og_scalar og_sqrt(og_scalar x) {
#ifdef OG_BINARY32
  return sqrtf(x);
#else
  return sqrt(x);
#endif
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures magnitude: \result == \abs(x); */
static inline og_scalar og_abs(og_scalar x) {
#ifdef OG_BINARY32
  return fabsf(x);
#else
  return fabs(x);
#endif
}
//@ terminates \true; exits \false; assigns \nothing;
static inline bool og_finite(og_scalar x) { return isfinite(x); }
/*@ terminates \true; exits \false; assigns \nothing;
    ensures least: \result <= x && \result <= y && (\result == x || \result == y); */
static inline og_scalar og_min(og_scalar x, og_scalar y) { return y < x ? y : x; }
/*@ terminates \true; exits \false; assigns \nothing;
    ensures greatest: \result >= x && \result >= y && (\result == x || \result == y); */
static inline og_scalar og_max(og_scalar x, og_scalar y) { return y > x ? y : x; }
/*@ requires order: low <= high;
    terminates \true; exits \false; assigns \nothing;
    ensures inside:  low <= \result <= high;
    ensures nearest: \forall real t; low <= t <= high ==> \abs(x - \result) <= \abs(x - t); */
static inline og_scalar og_clamp(og_scalar x, og_scalar low, og_scalar high) {
  return x < low ? low : x > high ? high : x;
}
// The slope of t t f - 2 t e, halved; and where between 0 and 1 a convex function is least: where its slope is zero or
// leads out.
/*@ logic real slope(real e, real f, real t) = t * f - e;
    predicate settled(real t, real slope) = 0 <= t <= 1 && (t > 0 ==> slope <= 0) && (t < 1 ==> slope >= 0); */

/// numerator / denominator kept between 0 and 1. Compared before dividing: no division by zero, and the quotient is
/// below 1.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures inside: 0 <= \result <= 1;
    ensures below: numerator <= 0 ==> \result == 0;
    ensures above: 0 < numerator && denominator <= numerator ==> \result == 1;
    ensures settled: exact_arithmetic && 0 <= denominator ==> settled(\result, slope(numerator, denominator, \result));
    ensures proper: 0 < \result < 1 ==> 0 < numerator < denominator;
    ensures quotient: exact_arithmetic && 0 <= numerator <= denominator && 0 < denominator ==>
                       \result * denominator == numerator; */
static inline og_scalar og_fraction(og_scalar numerator, og_scalar denominator) {
  if (numerator <= 0) return 0;
  if (numerator >= denominator) return 1;
  return numerator / denominator;
}

#endif
