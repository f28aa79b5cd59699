#include "tool/run/exact_body.h"

// r / den = x; den is a power of two fine enough.
static void set_numerator(og_int *r, double x, long den_bits) {
  int exponent;
  const double mantissa = frexp(x, &exponent);
  mpz_set_d(r->z, ldexp(mantissa, DBL_MANT_DIG));
  const long shift = exponent - DBL_MANT_DIG + den_bits;
  if (shift >= 0) mpz_mul_2exp(r->z, r->z, (mp_bitcnt_t)shift);
  else mpz_tdiv_q_2exp(r->z, r->z, (mp_bitcnt_t)-shift);
}

// How many bits behind the point x has, at least `most`.
static long bits_behind(double x, long most) {
  int exponent;
  (void)frexp(x, &exponent);
  const long bits = x == 0 ? 0 : DBL_MANT_DIG - exponent;
  return bits > most ? bits : most;
}

// Room for the points, and their common denominator 2^bits.
static void start(og_exact_body *exact, size_t count, double radius, long bits) {
  og_exact_body_resize(exact, count);
  set_numerator(&exact->radius, radius, bits);
  og_int_set_si(&exact->den, 1);
  mpz_mul_2exp(exact->den.z, exact->den.z, (mp_bitcnt_t)bits);
}

static void set_point(og_ivec *point, double x, double y, double z, long bits) {
  set_numerator(&point->x, x, bits);
  set_numerator(&point->y, y, bits);
  set_numerator(&point->z, z, bits);
}

void og_exact_body_of_points(og_exact_body *exact, const og_vec3 *point, size_t count, og_scalar radius) {
  long bits = bits_behind((double)radius, 0);
  for (size_t k = 0; k < count; k++)
    bits = bits_behind((double)point[k].x, bits_behind((double)point[k].y, bits_behind((double)point[k].z, bits)));
  start(exact, count, (double)radius, bits);
  for (size_t k = 0; k < count; k++)
    set_point(&exact->point[k], (double)point[k].x, (double)point[k].y, (double)point[k].z, bits);
}

void og_exact_body_of_doubles(og_exact_body *exact, const double *xyz, size_t count, double radius) {
  long bits = bits_behind(radius, 0);
  for (size_t k = 0; k < 3 * count; k++) bits = bits_behind(xyz[k], bits);
  start(exact, count, radius, bits);
  for (size_t k = 0; k < count; k++) set_point(&exact->point[k], xyz[3 * k], xyz[3 * k + 1], xyz[3 * k + 2], bits);
}

void og_exact_body_of_rationals(og_exact_body *exact, const og_rational *xyz, size_t count) {
  og_exact_body_resize(exact, count);
  og_int_set_si(&exact->radius, 0);
  og_int_set_si(&exact->den, 1);
  og_rational_common_denominator(&exact->den, xyz, 3 * count, SIZE_MAX);
  for (size_t k = 0; k < count; k++) {
    og_rational_numerator_over(&exact->point[k].x, &xyz[3 * k], &exact->den);
    og_rational_numerator_over(&exact->point[k].y, &xyz[3 * k + 1], &exact->den);
    og_rational_numerator_over(&exact->point[k].z, &xyz[3 * k + 2], &exact->den);
  }
}

void og_exact_body_copy(og_exact_body *r, const og_exact_body *body) {
  og_exact_body_resize(r, body->count);
  for (size_t k = 0; k < body->count; k++) og_ivec_set(&r->point[k], &body->point[k]);
  og_int_set(&r->radius, &body->radius);
  og_int_set(&r->den, &body->den);
}

void og_exact_body_move(og_exact_body *r, const og_exact_body *body, const og_ivec *way, const og_int *den) {
  og_exact_body_copy(r, body);
  for (size_t k = 0; k < r->count; k++) {
    og_ivec_scale(&r->point[k], den, &r->point[k]);
    og_ivec_addmul(&r->point[k], &body->den, way);
  }
  og_int_mul(&r->radius, &r->radius, den);
  og_int_mul(&r->den, &r->den, den);
}
