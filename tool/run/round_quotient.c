// The quotient is formed with two bits more than the format has; a remainder counts as a further bit below them.

#include "tool/run/round_quotient.h"

#include <float.h>
#include <math.h>

typedef struct og_format {
  int digits;
  long lowest_bit; // exponent of the last bit of the smallest number
  int beyond;      // exponent of the power of two from which on numbers are infinite
} og_format;

static const og_format formats[] = {
    [OG_ROUND_BINARY64] = {DBL_MANT_DIG, DBL_MIN_EXP - DBL_MANT_DIG, DBL_MAX_EXP},
    [OG_ROUND_BINARY32] = {FLT_MANT_DIG, FLT_MIN_EXP - FLT_MANT_DIG, FLT_MAX_EXP},
};

static long clamp_exponent(long exponent) { return exponent > 10000 ? 10000 : exponent; }

// q 2^-shift plus, where `more`, something below one step of it; q >= 2^(digits + 1).
static double round_bits(const og_format *format, const mpz_t q, bool more, long shift) {
  const long bits = (long)mpz_sizeinbase(q, 2), own = bits - format->digits - shift;
  const long lowest = own > format->lowest_bit ? own : format->lowest_bit; // exponent of the result's last bit
  const long drop = lowest + shift;                                        // bits of q below it, at least 2
  if (drop > bits) return 0;                                               // less than half the smallest number
  mpz_t kept;
  mpz_init(kept);
  mpz_tdiv_q_2exp(kept, q, (mp_bitcnt_t)drop);
  double significand = mpz_get_d(kept); // exactly: it has no more digits than the format
  const bool is_odd = mpz_odd_p(kept) != 0;
  mpz_clear(kept);
  const bool half = mpz_tstbit(q, (mp_bitcnt_t)(drop - 1)) != 0;
  const bool below = more || mpz_scan1(q, 0) < (mp_bitcnt_t)(drop - 1);
  if (half && (below || is_odd)) significand += 1;
  const double magnitude = ldexp(significand, (int)clamp_exponent(lowest));
  return magnitude < ldexp(1, format->beyond - 1) * 2 ? magnitude : HUGE_VAL;
}

// Is it a number of the format as it is, far from its least and its largest ones? Most that are written were read.
static bool is_of_format(const og_format *format, const og_int *num, const og_int *den) {
  const size_t below = mpz_sizeinbase(den->z, 2) - 1;
  return below <= 100 && mpz_scan1(den->z, 0) == below && mpz_sizeinbase(num->z, 2) <= (size_t)format->digits;
}

double og_round_quotient_to(og_round_format which, const og_int *num, const og_int *den) {
  if (og_int_sign(num) == 0) return 0;
  const og_format *format = &formats[which];
  if (is_of_format(format, num, den)) return mpz_get_d(num->z) / mpz_get_d(den->z);
  mpz_t n, d, q;
  mpz_inits(n, d, q, NULL);
  const long shift = format->digits + 2 + (long)mpz_sizeinbase(den->z, 2) - (long)mpz_sizeinbase(num->z, 2);
  mpz_abs(n, num->z);
  mpz_set(d, den->z);
  if (shift >= 0) mpz_mul_2exp(n, n, (mp_bitcnt_t)shift);
  else mpz_mul_2exp(d, d, (mp_bitcnt_t)-shift);
  mpz_tdiv_qr(q, n, n, d);
  const double magnitude = round_bits(format, q, mpz_sgn(n) != 0, shift);
  mpz_clears(n, d, q, NULL);
  return og_int_sign(num) < 0 ? -magnitude : magnitude;
}

og_scalar og_round_quotient(const og_int *num, const og_int *den) {
#ifdef OG_BINARY32
  return (og_scalar)og_round_quotient_to(OG_ROUND_BINARY32, num, den);
#else
  return og_round_quotient_to(OG_ROUND_BINARY64, num, den);
#endif
}

// The largest number has no next one, but the step that leads to it.
double og_ulp_in(og_round_format format, double x) {
  if (format == OG_ROUND_BINARY64) {
    const double below = fmin(fabs(x), nextafter(DBL_MAX, 0));
    return nextafter(below, HUGE_VAL) - below;
  }
  const float below = fminf((float)fabs(x), nextafterf(FLT_MAX, 0));
  return (double)nextafterf(below, HUGE_VALF) - (double)below;
}

double og_scalar_ulp(double x) {
#ifdef OG_BINARY32
  return og_ulp_in(OG_ROUND_BINARY32, x);
#else
  return og_ulp_in(OG_ROUND_BINARY64, x);
#endif
}
