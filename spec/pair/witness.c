#include "spec/pair/witness.h"

void og_witness_init(og_witness *witness) {
  for (int k = 0; k < 3; k++) {
    og_rational_init(&witness->a[k]);
    og_rational_init(&witness->b[k]);
  }
}

void og_witness_clear(og_witness *witness) {
  for (int k = 0; k < 3; k++) {
    og_rational_clear(&witness->a[k]);
    og_rational_clear(&witness->b[k]);
  }
}

const og_combination *og_witness_combination(const og_certificate *certificate) {
  switch (certificate->kind) {
  case OG_CERT_TOUCHING:
  case OG_CERT_PENETRATING:
  case OG_CERT_NEAREST:
  case OG_CERT_SURFACE: return &certificate->witness;
  case OG_CERT_NONE:
  case OG_CERT_SEPARATED:
  case OG_CERT_SWEEP:
  case OG_CERT_MISS:
  case OG_CERT_KIND_COUNT: break;
  }
  return NULL;
}

static void sum_weights(og_int *sum, const og_combination *c) {
  og_int_set_si(sum, 0);
  for (size_t k = 0; k < c->count; k++) og_int_add(sum, sum, &c->weight[k]);
}

static void sum_points(og_ivec *sum, const og_points *body, const og_combination *c, bool of_a) {
  og_ivec_set_zero(sum);
  for (size_t k = 0; k < c->count; k++)
    og_ivec_addmul(sum, &c->weight[k], &body->at[of_a ? c->pair[k].i : c->pair[k].j]);
}

// r = lattice coordinate x / weight in the input's unit: x 2^unit_exp / (weight unit_den).
static void to_input_unit(og_rational *r, og_int *x, const og_int *weight, const og_problem *problem) {
  og_int den;
  og_int_init(&den);
  og_int_mul(&den, weight, &problem->unit_den);
  if (problem->unit_exp > 0) mpz_mul_2exp(x->z, x->z, (mp_bitcnt_t)problem->unit_exp);
  if (problem->unit_exp < 0) mpz_mul_2exp(den.z, den.z, (mp_bitcnt_t)-problem->unit_exp);
  og_rational_set_quotient(r, x, &den);
  og_int_clear(&den);
}

void og_point_in_unit(og_rational point[3], og_ivec *at, const og_int *weight, const og_problem *problem) {
  to_input_unit(&point[0], &at->x, weight, problem);
  to_input_unit(&point[1], &at->y, weight, problem);
  to_input_unit(&point[2], &at->z, weight, problem);
}

static bool has_roots(const og_combination *c) {
  for (size_t k = 0; k < c->count; k++)
    if (og_int_sign(&c->root_weight[k]) != 0) return true;
  return false;
}

bool og_witness_points(og_witness *witness, const og_problem *problem, const og_combination *combination) {
  if (has_roots(combination)) return false;
  og_int weight;
  og_ivec sum;
  og_int_init(&weight);
  og_ivec_init(&sum);
  sum_weights(&weight, combination);
  const bool exists = og_int_sign(&weight) != 0;
  for (int body = 0; body < 2 && exists; body++) {
    sum_points(&sum, body == 0 ? &problem->a : &problem->b, combination, body == 0);
    og_point_in_unit(body == 0 ? witness->a : witness->b, &sum, &weight, problem);
  }
  og_int_clear(&weight);
  og_ivec_clear(&sum);
  return exists;
}

// r = x 2^unit_exp / den?
static bool is_coordinate(const og_rational *r, const og_int *x, const og_int *den, const og_problem *problem) {
  og_int left, right;
  og_int_init(&left);
  og_int_init(&right);
  og_int_mul(&left, x, &r->den);
  og_int_mul(&right, den, &r->num);
  if (problem->unit_exp > 0) mpz_mul_2exp(left.z, left.z, (mp_bitcnt_t)problem->unit_exp);
  if (problem->unit_exp < 0) mpz_mul_2exp(right.z, right.z, (mp_bitcnt_t)-problem->unit_exp);
  const bool same = og_int_compare(&left, &right) == 0;
  og_int_clear(&left);
  og_int_clear(&right);
  return same;
}

bool og_witness_points_are(bool same[2], const og_witness *claimed, const og_problem *problem,
                           const og_combination *combination) {
  if (has_roots(combination)) return false;
  og_int den;
  og_ivec sum;
  og_int_init(&den);
  og_ivec_init(&sum);
  sum_weights(&den, combination);
  const bool exists = og_int_sign(&den) != 0;
  og_int_mul(&den, &den, &problem->unit_den);
  for (int body = 0; body < 2 && exists; body++) {
    const og_rational *const at = body == 0 ? claimed->a : claimed->b;
    sum_points(&sum, body == 0 ? &problem->a : &problem->b, combination, body == 0);
    same[body] = is_coordinate(&at[0], &sum.x, &den, problem) &&
                 is_coordinate(&at[1], &sum.y, &den, problem) && is_coordinate(&at[2], &sum.z, &den, problem);
  }
  og_int_clear(&den);
  og_ivec_clear(&sum);
  return exists;
}

static void shorten(og_ivec *v) {
  mpz_t divisor;
  mpz_init(divisor);
  mpz_gcd(divisor, v->x.z, v->y.z);
  mpz_gcd(divisor, divisor, v->z.z);
  if (mpz_cmp_ui(divisor, 1) > 0) {
    mpz_divexact(v->x.z, v->x.z, divisor);
    mpz_divexact(v->y.z, v->y.z, divisor);
    mpz_divexact(v->z.z, v->z.z, divisor);
  }
  mpz_clear(divisor);
}

static void combined_difference(og_ivec *v, const og_problem *problem, const og_combination *c) {
  og_ivec of_b;
  og_ivec_init(&of_b);
  sum_points(v, &problem->a, c, true);
  sum_points(&of_b, &problem->b, c, false);
  og_ivec_sub(v, v, &of_b);
  og_ivec_clear(&of_b);
}

bool og_witness_long_direction(og_ivec *direction, const og_problem *problem, const og_certificate *certificate) {
  og_ivec_set_zero(direction);
  switch (certificate->kind) {
  case OG_CERT_SEPARATED:
  case OG_CERT_TOUCHING:
  case OG_CERT_MISS: og_ivec_set(direction, &certificate->direction); break;
  case OG_CERT_NEAREST: combined_difference(direction, problem, &certificate->witness); break;
  case OG_CERT_SURFACE:
    combined_difference(direction, problem, &certificate->witness);
    og_ivec_neg(direction, direction);
    break;
  case OG_CERT_NONE:
  case OG_CERT_PENETRATING:
  case OG_CERT_SWEEP:
  case OG_CERT_KIND_COUNT: return false;
  }
  return true;
}

bool og_witness_direction(og_ivec *direction, const og_problem *problem, const og_certificate *certificate) {
  if (!og_witness_long_direction(direction, problem, certificate)) return false;
  shorten(direction);
  return true;
}
