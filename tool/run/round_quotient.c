// The quotient is formed with two bits more than the format has; a remainder counts as a further bit below them.

#include "tool/run/round_quotient.h"

#ifdef OG_BINARY32
enum { DIGITS = FLT_MANT_DIG, LOWEST_BIT = FLT_MIN_EXP - FLT_MANT_DIG };
static og_scalar scaled(unsigned long significand, long exponent) { return ldexpf((float)significand, (int)exponent); }
#else
enum { DIGITS = DBL_MANT_DIG, LOWEST_BIT = DBL_MIN_EXP - DBL_MANT_DIG };
static og_scalar scaled(unsigned long significand, long exponent) { return ldexp((double)significand, (int)exponent); }
#endif

static long clamp_exponent(long exponent) { return exponent > 10000 ? 10000 : exponent; }

// q 2^-shift plus, where `more`, something below one step of it; q >= 2^(DIGITS + 1).
static og_scalar round_bits(const mpz_t q, bool more, long shift) {
  const long bits = (long)mpz_sizeinbase(q, 2), own = bits - DIGITS - shift;
  const long lowest = own > LOWEST_BIT ? own : LOWEST_BIT; // exponent of the result's last bit
  const long drop = lowest + shift;                        // bits of q below it, at least 2
  if (drop > bits) return 0;                               // less than half the smallest number
  mpz_t kept;
  mpz_init(kept);
  mpz_tdiv_q_2exp(kept, q, (mp_bitcnt_t)drop);
  unsigned long significand = mpz_get_ui(kept);
  mpz_clear(kept);
  const bool half = mpz_tstbit(q, (mp_bitcnt_t)(drop - 1)) != 0;
  const bool below = more || mpz_scan1(q, 0) < (mp_bitcnt_t)(drop - 1);
  if (half && (below || significand % 2 == 1)) significand++;
  return scaled(significand, clamp_exponent(lowest));
}

og_scalar og_round_quotient(const og_int *num, const og_int *den) {
  if (og_int_sign(num) == 0) return 0;
  mpz_t n, d, q;
  mpz_inits(n, d, q, NULL);
  const long shift = DIGITS + 2 + (long)mpz_sizeinbase(den->z, 2) - (long)mpz_sizeinbase(num->z, 2);
  mpz_abs(n, num->z);
  mpz_set(d, den->z);
  if (shift >= 0) mpz_mul_2exp(n, n, (mp_bitcnt_t)shift);
  else mpz_mul_2exp(d, d, (mp_bitcnt_t)-shift);
  mpz_tdiv_qr(q, n, n, d);
  const og_scalar magnitude = round_bits(q, mpz_sgn(n) != 0, shift);
  mpz_clears(n, d, q, NULL);
  return og_int_sign(num) < 0 ? -magnitude : magnitude;
}
