#ifndef OG_LEADING_H
#define OG_LEADING_H

/// The leading bits of exact integers, as small integers: what a filter may decide by, without floating point.
///
/// A place p stands for 2^(16 p). At place p a number is seen as k within one unit of the place:
/// (k - 1) 2^(16 p) <= x <= (k + 1) 2^(16 p). Who asks chooses the place and the most that k may be; no answer depends
/// on the choice, as a number that is too large for it is not seen at all.

#include <stddef.h>

#include "spec/number/integer.h"
#include "spec/number/place.h"

#define OG_LEADING_MOST 1073741824             // 2^30: three products of two have a sum in 64 bits
#define OG_LEADING_PLACES 1152921504606846976u // no number has a digit there

/*@ predicate seen(real x, integer k, real u) = units(k - 1, u) <= x <= units(k + 1, u);
    predicate within(integer k, integer most) = -most <= k <= most;
    logic real magnitude(real x) = x < 0 ? -x : x;
    predicate below_next(real x, integer k, real u) = units(k, u) <= x < units(k + 1, u);

    predicate divided(integer k, integer m, integer n) = m > 0 && m * n <= k < m * n + m;
    lemma coarser: \forall real x, u, w, integer k, m, n; u > 0 ==> below_next(x, k, u) ==> divided(k, m, n) ==>
      w == m * u ==> below_next(x, n, w);
    lemma below_is_seen: \forall real x, u, integer k; u > 0 ==> below_next(magnitude(x), k, u) ==>
      seen(x, x < 0 ? -k : k, u); */

/// A number's bits, about: for the choice of a place.
/*@ requires valid: \valid_read(a);
    terminates \true;
    exits \false;
    assigns \nothing; */
static inline size_t og_int_bits(const og_int *a);

/// Have limbs 64 bits? Otherwise nothing may be asked.
/*@ terminates \true;
    exits \false;
    assigns \nothing; */
static inline bool og_has_leading(void);

/// *leading = a / 2^(16 place), towards zero; false where that is more than most, at most OG_LEADING_MOST.
/*@ requires valid: \valid_read(a) && \valid(leading) && \separated(a, leading);
    requires place: place < OG_LEADING_PLACES;
    requires most: 0 <= most <= OG_LEADING_MOST;
    terminates \true;
    exits \false;
    assigns *leading;
    ensures within: \result ==> within(*leading, most);
    ensures seen: \result ==> seen(val(a), *leading, unit(place)); */
static inline bool og_int_leading(const og_int *a, size_t place, int64_t most, int64_t *leading);

#ifndef OG_MODEL_OPAQUE
static inline size_t og_int_bits(const og_int *a) { return mpz_sizeinbase(a->z, 2); }

static inline bool og_has_leading(void) { return GMP_NUMB_BITS == 64; }

static inline bool og_int_leading(const og_int *a, size_t place, int64_t most, int64_t *leading) {
  const size_t limb = place / 4;
  if (mpz_size(a->z) > limb + 2) return false;
  const uint64_t low = mpz_getlimbn(a->z, (mp_size_t)limb), high = mpz_getlimbn(a->z, (mp_size_t)limb + 1);
  //@ assert all: below_next(magnitude(val(a)), 18446744073709551616 * high + low, unit(4 * limb));
  //@ assert units_1: unit(4 * limb + 1) == 65536 * unit(4 * limb);
  //@ assert units_2: unit(4 * limb + 2) == 4294967296 * unit(4 * limb);
  //@ assert units_3: unit(4 * limb + 3) == 281474976710656 * unit(4 * limb);
  uint64_t part;
  if (place % 4 == 3) {
    if (high > OG_LEADING_MOST / 65536) return false;
    part = 65536 * high + low / 281474976710656;
    //@ assert part_3: divided(18446744073709551616 * high + low, 281474976710656, part);
    //@ assert seen_3: below_next(magnitude(val(a)), part, unit(4 * limb + 3));
  } else if (high != 0) {
    return false;
  } else if (place % 4 == 2) {
    part = low / 4294967296;
    //@ assert part_2: divided(18446744073709551616 * high + low, 4294967296, part);
    //@ assert seen_2: below_next(magnitude(val(a)), part, unit(4 * limb + 2));
  } else if (place % 4 == 1) {
    part = low / 65536;
    //@ assert part_1: divided(18446744073709551616 * high + low, 65536, part);
    //@ assert seen_1: below_next(magnitude(val(a)), part, unit(4 * limb + 1));
  } else {
    part = low;
    //@ assert seen_0: below_next(magnitude(val(a)), part, unit(4 * limb));
  }
  //@ assert seen: below_next(magnitude(val(a)), part, unit(place));
  if (part > (uint64_t)most) return false;
  *leading = mpz_sgn(a->z) < 0 ? -(int64_t)part : (int64_t)part;
  return true;
}
#endif

#endif
