#ifndef OG_RANGE_H
#define OG_RANGE_H

/// Keeping products in range: a figure is measured in a unit that is a power of two.
///
/// Changing the unit by a power of two rounds nothing (what falls below the smallest subnormal number is then below
/// 2^-900 of the figure's size, 2^-120 in binary32), so an algorithm of products of up to four lengths answers at any
/// scale as it does at scale 1, and scaling its input by a power of two changes no verdict.
///
/// Proved (docs/trust/verification.md): og_largest, og_in_range and og_vec_in_range; in real
/// arithmetic the clauses of og_vec_times_power, og_quotient and og_length.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for finite, of lengths |x| <= 2^1000 (some:
/// others).

#include "ref/vec3.h"

// Sizes between 2^-RANGE and 2^RANGE are left alone. Four of the largest make 2^512 (2^64): far from overflow. Four of
// the smallest make 2^-512 (2^-64): parts of the figure down to 2^-127 (2^-15) of its size keep all their digits, and
// what smaller parts lose is less than the rounding of the whole.
#ifdef OG_BINARY32
#define OG_RANGE 16
#define OG_RANGE_LEAST 0x1p-16f
#define OG_RANGE_MOST 0x1p16f
#else
#define OG_RANGE 128
#define OG_RANGE_LEAST 0x1p-128
#define OG_RANGE_MOST 0x1p128
#endif
/// Sizes up to this are taken: sums of eight coordinates do not overflow. 1e300 (1e36) is well below.
#define OG_RANGE_LARGEST (OG_SCALAR_MAX / 8)
//@ logic real range_largest = computed_quotient(OG_SCALAR_MAX, 8);

/// Finite, and small enough? (False for NaN.)
/*@ terminates \true; exits \false; assigns \nothing;
    ensures range: \result <==> \abs(x) <= range_largest; */
static inline bool og_in_range(og_scalar x) { return og_abs(x) <= OG_RANGE_LARGEST; }
/*@ terminates \true; exits \false; assigns \nothing;
    ensures range: \result <==>
      \abs(a.x) <= range_largest && \abs(a.y) <= range_largest && \abs(a.z) <= range_largest; */
static inline bool og_vec_in_range(og_vec3 a) { return og_in_range(a.x) && og_in_range(a.y) && og_in_range(a.z); }

/// The largest of the components' magnitudes.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures largest: \abs(a.x) <= \result && \abs(a.y) <= \result && \abs(a.z) <= \result;
    ensures one: \result == \abs(a.x) || \result == \abs(a.y) || \result == \abs(a.z); */
static inline og_scalar og_largest(og_vec3 a) { return og_max(og_abs(a.x), og_max(og_abs(a.y), og_abs(a.z))); }

/// The power of two next above |x|, x finite and not zero: 2^(e - 1) <= |x| < 2^e.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures room: -2048 < \result < 2048; */
static inline int og_exponent_of(og_scalar x) {
  int exponent = 0;
  (void)frexp((double)x, &exponent);
  return exponent;
}

/// The exponent of the unit for a figure of that size: 0 where none is needed.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures room: -2048 < \result < 2048; */
static inline int og_range_exponent(og_scalar size) {
  // Nearly always; and frexp is a call into the library.
  if (size >= OG_RANGE_LEAST && size < OG_RANGE_MOST) return 0;
  const int exponent = og_exponent_of(size);
  return exponent > OG_RANGE || exponent < -OG_RANGE ? exponent : 0;
}

/*@ axiomatic powers {
      logic real two_to(integer exponent);
      axiom two_to_zero: two_to(0) == 1;
      axiom two_to_positive: \forall integer e; two_to(e) > 0;
      axiom two_to_opposite: \forall integer e; two_to(e) * two_to(-e) == 1;
    } */

/// x 2^exponent.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures value: exact_arithmetic ==> \result == two_to(exponent) * x; */
static inline og_scalar og_times_power(og_scalar x, int exponent) {
  return exponent == 0 ? x : (og_scalar)ldexp((double)x, exponent);
}

/// a 2^exponent.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures scaled: exact_arithmetic ==> is_scaled(\result, two_to(exponent), a); */
static inline og_vec3 og_vec_times_power(og_vec3 a, int exponent) {
  if (exponent == 0) return a;
  return (og_vec3){og_times_power(a.x, exponent), og_times_power(a.y, exponent), og_times_power(a.z, exponent)};
}

/// numerator / denominator, neither negative, as far as that is less than 2^-40 of OG_SCALAR_MAX; else that, and so for
/// 0 / 0.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures sign: exact_arithmetic && 0 < denominator && 0 <= numerator ==>
                    0 <= \result && (0 < \result <==> 0 < numerator);
    ensures quotient: exact_arithmetic && 0 <= numerator <= denominator && 0 < denominator ==>
                        \result * denominator == numerator; */
static inline og_scalar og_quotient(og_scalar numerator, og_scalar denominator) {
  const og_scalar most = OG_SCALAR_MAX / (og_scalar)0x1p40;
  return denominator < 1 && numerator >= most * denominator ? most : numerator / denominator;
}

/// The length, without overflow or underflow on the way.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures length: exact_arithmetic ==> \result >= 0 && \result * \result == dot(a, a); */
static inline og_scalar og_length(og_vec3 a) {
  const int exponent = og_range_exponent(og_largest(a));
  const og_scalar norm = og_norm(og_vec_times_power(a, -exponent));
  //@ assert unit: two_to(exponent) * two_to(-exponent) == 1 && two_to(exponent) > 0;
  //@ assert square: exact_arithmetic ==> norm * norm == two_to(-exponent) * (two_to(-exponent) * dot(a, a));
  return og_times_power(norm, exponent);
}

/// a / |a|, each component within 2 OG_SCALAR_EPSILON of itself; the zero vector as it is. *length = |a|.
/*@ requires memory: \valid(length);
    terminates \true; exits \false; assigns *length; */
static inline og_vec3 og_direction_of(og_vec3 a, og_scalar *length) {
  const int exponent = og_range_exponent(og_largest(a));
  const og_vec3 r = og_vec_times_power(a, -exponent);
  const og_scalar norm = og_norm(r);
  *length = og_times_power(norm, exponent);
  return norm > 0 ? (og_vec3){r.x / norm, r.y / norm, r.z / norm} : r;
}

#endif
