#include "tool/run/exact_body.h"

// r / den = x; den is a power of two fine enough.
static void set_numerator(og_int *r, og_scalar x, long den_bits) {
  int exponent;
  const double mantissa = frexp((double)x, &exponent);
  mpz_set_d(r->z, ldexp(mantissa, DBL_MANT_DIG));
  const long shift = exponent - DBL_MANT_DIG + den_bits;
  if (shift >= 0) mpz_mul_2exp(r->z, r->z, (mp_bitcnt_t)shift);
  else mpz_tdiv_q_2exp(r->z, r->z, (mp_bitcnt_t)-shift);
}

// How many bits behind the point x has, at least `most`.
static long bits_behind(og_scalar x, long most) {
  int exponent;
  (void)frexp((double)x, &exponent);
  const long bits = x == 0 ? 0 : DBL_MANT_DIG - exponent;
  return bits > most ? bits : most;
}

void og_exact_body_of_points(og_exact_body *exact, const og_vec3 *point, size_t count, og_scalar radius) {
  long bits = bits_behind(radius, 0);
  for (size_t k = 0; k < count; k++)
    bits = bits_behind(point[k].x, bits_behind(point[k].y, bits_behind(point[k].z, bits)));
  og_exact_body_resize(exact, count);
  for (size_t k = 0; k < count; k++) {
    set_numerator(&exact->point[k].x, point[k].x, bits);
    set_numerator(&exact->point[k].y, point[k].y, bits);
    set_numerator(&exact->point[k].z, point[k].z, bits);
  }
  set_numerator(&exact->radius, radius, bits);
  og_int_set_si(&exact->den, 1);
  mpz_mul_2exp(exact->den.z, exact->den.z, (mp_bitcnt_t)bits);
}
