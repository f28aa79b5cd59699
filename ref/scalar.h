#ifndef OG_SCALAR_H
#define OG_SCALAR_H

/// The number type of the reference: binary64, or binary32 where OG_BINARY32 is defined.
///
/// All constants of the reference come from here or are exact in both precisions. Code casts its literals to
/// og_scalar, so that a binary32 build computes in binary32 throughout.

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

static inline og_scalar og_sqrt(og_scalar x) {
#ifdef OG_BINARY32
  return sqrtf(x);
#else
  return sqrt(x);
#endif
}

static inline og_scalar og_abs(og_scalar x) {
#ifdef OG_BINARY32
  return fabsf(x);
#else
  return fabs(x);
#endif
}
static inline og_scalar og_min(og_scalar x, og_scalar y) { return y < x ? y : x; }
static inline og_scalar og_max(og_scalar x, og_scalar y) { return y > x ? y : x; }
static inline og_scalar og_clamp(og_scalar x, og_scalar low, og_scalar high) {
  return x < low ? low : x > high ? high : x;
}

#endif
