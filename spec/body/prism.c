#include "spec/body/prism.h"

// How far the points lie apart along x or y, in steps of the body.
static void find_extent(og_int *extent, const og_exact_body *body, bool along_y) {
  const og_int *least = along_y ? &body->point[0].y : &body->point[0].x, *most = least;
  for (size_t k = 1; k < body->count; k++) {
    const og_int *at = along_y ? &body->point[k].y : &body->point[k].x;
    if (og_int_compare(at, least) < 0) least = at;
    if (og_int_compare(at, most) > 0) most = at;
  }
  og_int_sub(extent, most, least);
}

// Raises `most` to a / den of A + b / den of B, in steps of 1 / (both).
static void raise_to_sum(og_int *most, const og_int *of_a, const og_int *of_b, const og_exact_body *a,
                         const og_exact_body *b) {
  og_int sum;
  og_int_init(&sum);
  og_int_mul(&sum, of_a, &b->den);
  og_int_addmul(&sum, of_b, &a->den);
  const bool is_more = og_int_compare(&sum, most) > 0;
  if (is_more) og_int_set(most, &sum);
  og_int_clear(&sum);
}

// The exponent of a power of two that is greater than all of them: a number of n bits is below 2^n, and the
// denominator at least 2^(its bits - 1).
static long find_height(const og_exact_body *a, const og_exact_body *b) {
  og_int most, den, of_a, of_b;
  og_int_init(&most);
  og_int_init(&den);
  og_int_init(&of_a);
  og_int_init(&of_b);
  og_int_set_si(&most, 0);
  raise_to_sum(&most, &a->radius, &b->radius, a, b);
  for (int axis = 0; axis < 2; axis++) {
    find_extent(&of_a, a, axis == 1);
    find_extent(&of_b, b, axis == 1);
    raise_to_sum(&most, &of_a, &of_b, a, b);
  }
  og_int_mul(&den, &a->den, &b->den);
  const long exponent = (long)mpz_sizeinbase(most.z, 2) - (long)mpz_sizeinbase(den.z, 2) + 1;
  const bool is_zero = og_int_sign(&most) == 0;
  og_int_clear(&of_b);
  og_int_clear(&of_a);
  og_int_clear(&den);
  og_int_clear(&most);
  return is_zero ? 0 : exponent;
}

// Makes 2^exponent a whole number of steps.
static void refine(og_exact_body *body, long exponent) {
  const mp_bitcnt_t has = mpz_scan1(body->den.z, 0), wants = exponent < 0 ? (mp_bitcnt_t)-exponent : 0;
  if (has >= wants) return;
  const mp_bitcnt_t finer = wants - has;
  mpz_mul_2exp(body->den.z, body->den.z, finer);
  mpz_mul_2exp(body->radius.z, body->radius.z, finer);
  for (size_t k = 0; k < body->count; k++) {
    mpz_mul_2exp(body->point[k].x.z, body->point[k].x.z, finer);
    mpz_mul_2exp(body->point[k].y.z, body->point[k].y.z, finer);
  }
}

static void raise(og_exact_body *body, long exponent) {
  const size_t count = body->count;
  og_int height;
  og_int_init(&height);
  refine(body, exponent);
  if (exponent < 0) mpz_fdiv_q_2exp(height.z, body->den.z, (mp_bitcnt_t)-exponent);
  else mpz_mul_2exp(height.z, body->den.z, (mp_bitcnt_t)exponent);
  og_exact_body_resize(body, 2 * count);
  for (size_t k = 0; k < count; k++) {
    og_ivec *const below = &body->point[k], *const above = &body->point[count + k];
    og_ivec_set(above, below);
    og_int_set(&above->z, &height);
    mpz_neg(below->z.z, height.z);
  }
  og_int_clear(&height);
}

void og_flat_to_prisms(og_exact_body *a, og_exact_body *b) {
  const long exponent = find_height(a, b);
  raise(a, exponent);
  raise(b, exponent);
}
