#ifndef OG_SCALAR_H
#define OG_SCALAR_H

/// The number type of the reference: binary64, or binary32 where OG_BINARY32 is defined.
///
/// All constants of the reference come from here or are exact in both precisions. Code casts its literals to
/// og_scalar, so that a binary32 build computes in binary32 throughout.
///
/// Proved (docs/trust/verification.md): og_min, og_max, og_clamp and og_fraction keep their contracts for arguments
/// that are numbers. The contracts of og_sqrt, og_abs and og_finite say what the C library's functions do.
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
#define OG_SCALAR_MIN_EXP FLT_MIN_EXP
#define OG_SCALAR_MANT_DIG FLT_MANT_DIG
#define OG_SCALAR_NAME "binary32"
#else
typedef double og_scalar;
#define OG_SCALAR_EPSILON DBL_EPSILON
#define OG_SCALAR_MAX DBL_MAX
#define OG_SCALAR_MIN DBL_MIN
#define OG_SCALAR_MIN_EXP DBL_MIN_EXP
#define OG_SCALAR_MANT_DIG DBL_MANT_DIG
#define OG_SCALAR_NAME "binary64"
#endif

// That no operation rounds, overflows or underflows. What a contract says under this condition is proved with numbers taken
// for real ones (the model `real`), where it holds. In the model `ref` nobody may say so: it is proved of nothing there.
#ifdef OG_MODEL_REAL
#define exact_arithmetic (1 == 1)
#else
#define exact_arithmetic (1 == 0)
#endif

// x + y and so on as the machine rounds them: in the model `ref` some number, the same one for the same x and y, of which
// nothing else is said but what rounding keeps. proofs/model/computed.ml puts these functions in the place of all
// operations there.
#ifdef OG_MODEL_REAL
#define computed_sum(x, y) ((og_scalar)((x) + (y)))
#define computed_difference(x, y) ((og_scalar)((x) - (y)))
#define computed_product(x, y) ((og_scalar)((x) * (y)))
#define computed_quotient(x, y) ((og_scalar)((x) / (y)))
#else
/*@ axiomatic operations {
      logic real computed_sum(real x, real y);
      logic real computed_difference(real x, real y);
      logic real computed_product(real x, real y);
      logic real computed_quotient(real x, real y);
      // Rounding keeps the order, and 0 and 1 are numbers.
      axiom sum_sign: \forall real x, y; 0 <= x ==> 0 <= y ==> 0 <= computed_sum(x, y);
      axiom difference_sign: \forall real x, y; y <= x ==> 0 <= computed_difference(x, y);
      axiom proper_quotient: \forall real x, y; 0 <= x <= y && 0 < y ==> 0 <= computed_quotient(x, y) <= 1;
    } */
#endif

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
