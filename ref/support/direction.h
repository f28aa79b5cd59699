#ifndef OG_DIRECTION_H
#define OG_DIRECTION_H

/// Directions of support mappings: brought into range, made unit length.
///
/// Only the sense of a direction matters to a support mapping, so its length may be changed by a power of two, which
/// rounds nothing. That keeps the dot products with points of magnitude 1e-300 to 1e300 (1e-36 to 1e36 in binary32)
/// from overflowing and from losing digits to underflow.
/// Safe (proofs/eva.py): A, all functions; B, all, for finite, of lengths |x| <= 2^1000.

#include "ref/vec3.h"

// A direction whose largest component lies between these is left alone. Above: 3 * 1e300 * 2^20 < 2^1024 and
// 3 * 1e36 * 2^5 < 2^128. Below: 1e-300 > 2^-997 and 1e-36 > 2^-120, so the products keep a full significand above the
// smallest subnormal number: -997 - 25 >= -1022 and -120 - 6 >= -126.
#ifdef OG_BINARY32
#define OG_DIRECTION_LARGE 32
#define OG_DIRECTION_SMALL ((og_scalar)0x1p-6)
#else
#define OG_DIRECTION_LARGE 0x1p20
#define OG_DIRECTION_SMALL 0x1p-25
#endif

/// The direction times a power of two, with its largest component in range; the zero direction as it is.
//@ terminates \true; exits \false; assigns \nothing;
static inline og_vec3 og_direction_in_range(og_vec3 d) {
  const og_scalar largest = og_max(og_abs(d.x), og_max(og_abs(d.y), og_abs(d.z)));
  if (largest >= OG_DIRECTION_SMALL && largest <= OG_DIRECTION_LARGE) return d;
  if (!(largest > 0)) return d;
  int exponent;
#ifdef OG_BINARY32
  (void)frexpf(largest, &exponent);
  return (og_vec3){ldexpf(d.x, -exponent), ldexpf(d.y, -exponent), ldexpf(d.z, -exponent)};
#else
  (void)frexp(largest, &exponent);
  return (og_vec3){ldexp(d.x, -exponent), ldexp(d.y, -exponent), ldexp(d.z, -exponent)};
#endif
}

/// The direction with length 1 (relative error of each component at most 2 OG_SCALAR_EPSILON); the zero direction as it
/// is.
//@ terminates \true; exits \false; assigns \nothing;
static inline og_vec3 og_direction_unit(og_vec3 d) {
  const og_vec3 r = og_direction_in_range(d);
  const og_scalar length = og_norm(r);
  if (!(length > 0)) return r;
  return (og_vec3){r.x / length, r.y / length, r.z / length};
}

#endif
