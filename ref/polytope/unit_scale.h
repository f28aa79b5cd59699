#ifndef OG_UNIT_SCALE_H
#define OG_UNIT_SCALE_H

/// The power of two that brings points to unit size, so that products of three coordinates stay in range.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^1000, up to 8 points.

#include "ref/vec3.h"

// The domain: with sizes in it both the scale and its inverse are normal numbers.
#ifdef OG_BINARY32
#define OG_UNIT_SCALE_LARGEST ((og_scalar)0x1p120)
#define OG_UNIT_SCALE_SMALLEST ((og_scalar)0x1p-120)
#else
#define OG_UNIT_SCALE_LARGEST 0x1p997
#define OG_UNIT_SCALE_SMALLEST 0x1p-997
#endif

/// The scale for a largest coordinate: a power of two by which it comes to lie in [1/2, 1); 0 where it is outside the
/// domain or NaN, 1 where it is zero.
//@ terminates \true; exits \false; assigns \nothing;
static inline og_scalar og_unit_scale_of(og_scalar largest) {
  if (largest == 0) return 1;
  if (!(largest >= OG_UNIT_SCALE_SMALLEST && largest <= OG_UNIT_SCALE_LARGEST)) return 0;
  int exponent;
#ifdef OG_BINARY32
  (void)frexpf(largest, &exponent);
  return ldexpf(1, -exponent);
#else
  (void)frexp(largest, &exponent);
  return ldexp(1, -exponent);
#endif
}

/// The scale s, a power of two, for which the largest coordinate of s * point lies in [1/2, 1); 0 where the largest
/// coordinate is outside the domain or a coordinate is not finite. 1 where all coordinates are zero. Cost: linear.
/*@ requires points: 0 <= count && \valid_read(point + (0 .. count - 1));
    terminates \true; exits \false; assigns \nothing; */
static inline og_scalar og_unit_scale(const og_vec3 *point, int count) {
  og_scalar largest = 0;
  for (int k = 0; k < count; k++) {
    if (!og_is_finite(point[k])) return 0;
    largest = og_max(largest, og_max(og_abs(point[k].x), og_max(og_abs(point[k].y), og_abs(point[k].z))));
  }
  return og_unit_scale_of(largest);
}

#endif
