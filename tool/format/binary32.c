#include "tool/format/binary32.h"

#include <float.h>
#include <math.h>

enum { DIGITS = 24, LEAST = -149 }; // of the significand; the exponent of the smallest number

// n = the integer nearest to |a| / 2^exponent, ties to even.
static void round_quotient(mpz_t n, const og_rational *a, int64_t exponent) {
  mpz_t num, den, rest;
  mpz_inits(num, den, rest, NULL);
  mpz_abs(num, a->num.z);
  mpz_set(den, a->den.z);
  if (exponent > 0) mpz_mul_2exp(den, den, (mp_bitcnt_t)exponent);
  else mpz_mul_2exp(num, num, (mp_bitcnt_t)-exponent);
  mpz_tdiv_qr(n, rest, num, den);
  mpz_mul_2exp(rest, rest, 1);
  const int beside = mpz_cmp(rest, den);
  if (beside > 0 || (beside == 0 && mpz_odd_p(n))) mpz_add_ui(n, n, 1);
  mpz_clears(num, den, rest, NULL);
}

// 2^(top - 1) <= |a| < 2^top, where it is not zero.
static int64_t top_of(const og_rational *a) {
  const int64_t top = (int64_t)mpz_sizeinbase(a->num.z, 2) - (int64_t)mpz_sizeinbase(a->den.z, 2);
  mpz_t num, den;
  mpz_inits(num, den, NULL);
  mpz_mul_2exp(num, a->num.z, top < 0 ? (mp_bitcnt_t)-top : 0);
  mpz_mul_2exp(den, a->den.z, top > 0 ? (mp_bitcnt_t)top : 0);
  const bool reaches = mpz_cmpabs(num, den) >= 0;
  mpz_clears(num, den, NULL);
  return top + reaches;
}

bool og_nearest_binary32(double *r, const og_rational *a) {
  const int64_t top = top_of(a);
  mpz_t n;
  *r = HUGE_VAL;
  if (top > FLT_MAX_EXP + 1) return false;
  mpz_init(n);
  const int64_t exponent = top - DIGITS > LEAST ? top - DIGITS : LEAST;
  round_quotient(n, a, exponent);
  *r = ldexp(mpz_get_d(n), (int)exponent);
  if (og_rational_sign(a) < 0) *r = -*r;
  mpz_clear(n);
  return fabs(*r) <= (double)FLT_MAX;
}
