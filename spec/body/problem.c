#include "spec/body/problem.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/body/approximate.h"
#include "spec/number/allocation.h"

const char *og_problem_status_text(og_problem_status status) {
  switch (status) {
  case OG_PROBLEM_OK: return "the problem is well-formed";
  case OG_PROBLEM_EMPTY_BODY: return "a body has no points";
  case OG_PROBLEM_NOT_FINITE: return "a number is not finite";
  case OG_PROBLEM_NEGATIVE_RADIUS: return "a radius is negative";
  case OG_PROBLEM_NEGATIVE_TIME: return "the time limit is negative";
  case OG_PROBLEM_UNBOUNDED: return "a body has no end";
  case OG_PROBLEM_BAD_DENOMINATOR: return "a denominator is not positive";
  }
  return "unknown status";
}

static void ivecs_resize(og_ivec **at, size_t *capacity, size_t count) {
  if (count <= *capacity) return;
  *at = og_grow(*at, count, sizeof **at);
  for (size_t k = *capacity; k < count; k++) og_ivec_init(&(*at)[k]);
  *capacity = count;
}

static void ivecs_clear(og_ivec *at, size_t capacity) {
  for (size_t k = 0; k < capacity; k++) og_ivec_clear(&at[k]);
  free(at);
}

void og_points_resize(og_points *points, size_t count) {
  if (count > points->capacity) points->approx = og_grow(points->approx, count, 3 * sizeof(double));
  ivecs_resize(&points->at, &points->capacity, count);
  points->count = count;
}

void og_problem_init(og_problem *problem) {
  memset(problem, 0, sizeof *problem);
  og_int_init(&problem->radius);
  og_int_init(&problem->radius_b);
  og_ivec_init(&problem->velocity);
  og_int_init(&problem->until_num);
  og_int_init(&problem->until_den);
  og_int_init(&problem->unit_den);
}

void og_points_clear(og_points *points) {
  ivecs_clear(points->at, points->capacity);
  free(points->approx);
}

void og_problem_clear(og_problem *problem) {
  og_points_clear(&problem->a);
  og_points_clear(&problem->b);
  og_int_clear(&problem->radius);
  og_int_clear(&problem->radius_b);
  og_ivec_clear(&problem->velocity);
  og_int_clear(&problem->until_num);
  og_int_clear(&problem->until_den);
  og_int_clear(&problem->unit_den);
}

void og_exact_body_init(og_exact_body *body) {
  memset(body, 0, sizeof *body);
  for (size_t k = 0; k < OG_MAX_DIRECTIONS; k++) og_ivec_init(&body->direction[k]);
  og_int_init(&body->radius);
  og_int_init(&body->den);
  og_int_set_si(&body->den, 1);
}

void og_exact_body_clear(og_exact_body *body) {
  ivecs_clear(body->point, body->capacity);
  for (size_t k = 0; k < OG_MAX_DIRECTIONS; k++) og_ivec_clear(&body->direction[k]);
  og_int_clear(&body->radius);
  og_int_clear(&body->den);
}

void og_exact_body_resize(og_exact_body *body, size_t count) {
  ivecs_resize(&body->point, &body->capacity, count);
  body->count = count;
  body->direction_count = 0;
}

void og_exact_motion_init(og_exact_motion *motion) {
  motion->has_until = false;
  og_ivec_init(&motion->velocity);
  og_int_init(&motion->den);
  og_int_init(&motion->until_num);
  og_int_init(&motion->until_den);
  og_int_set_si(&motion->den, 1);
  og_int_set_si(&motion->until_den, 1);
}

void og_exact_motion_clear(og_exact_motion *motion) {
  og_ivec_clear(&motion->velocity);
  og_int_clear(&motion->den);
  og_int_clear(&motion->until_num);
  og_int_clear(&motion->until_den);
}

// ---- binary64 numbers as integers times a power of two ----

// x = significand * 2^exponent, significand odd or zero; x is finite.
typedef struct dyadic {
  int64_t significand;
  int exponent;
} dyadic;

static dyadic dyadic_of(double x) {
  uint64_t bits;
  memcpy(&bits, &x, sizeof bits);
  const int biased = (int)(bits >> 52 & 0x7ff);
  uint64_t significand = bits & ((UINT64_C(1) << 52) - 1);
  if (biased != 0) significand |= UINT64_C(1) << 52;
  if (significand == 0) return (dyadic){0, INT_MAX};
  const int zeros = __builtin_ctzll(significand);
  significand >>= zeros;
  const int exponent = (biased == 0 ? 1 : biased) - 1075 + zeros;
  return (dyadic){bits >> 63 ? -(int64_t)significand : (int64_t)significand, exponent};
}

// r = significand * 2^shift, significand not 0. Written limb by limb where a limb has 64 bits: the general
// multiplication takes four times as long, and making the lattice would be half the work of a distance between large
// hulls.
static void shifted(og_int *r, int64_t significand, unsigned long shift) {
  if (GMP_NUMB_BITS != 64 || sizeof(long) != 8) {
    mpz_set_d(r->z, (double)significand); // exact: it came from a double
    mpz_mul_2exp(r->z, r->z, shift);
    return;
  }
  const uint64_t magnitude = significand < 0 ? (uint64_t)-significand : (uint64_t)significand;
  if (shift < (unsigned long)__builtin_clzll(magnitude)) {
    const int64_t value = (int64_t)(magnitude << shift);
    mpz_set_si(r->z, significand < 0 ? -(long)value : (long)value);
    return;
  }
  const mp_size_t whole = (mp_size_t)(shift / 64);
  const unsigned part = shift % 64;
  mp_limb_t *limb = mpz_limbs_write(r->z, whole + 2);
  for (mp_size_t k = 0; k < whole; k++) limb[k] = 0;
  limb[whole] = (mp_limb_t)(magnitude << part); // the casts change nothing: a limb has 64 bits
  limb[whole + 1] = (mp_limb_t)(part == 0 ? 0 : magnitude >> (64 - part));
  mpz_limbs_finish(r->z, significand < 0 ? -(whole + 2) : whole + 2);
}

// The integer x / 2^lattice_exponent, for a lattice fine enough.
static void lattice_coordinate(og_int *r, double x, long lattice_exponent) {
  const dyadic d = dyadic_of(x);
  if (d.significand == 0) og_int_set_si(r, 0);
  else shifted(r, d.significand, (unsigned long)(d.exponent - lattice_exponent));
}

// Lowers *exponent to that of the lowest bit of any of the numbers; false if one is not finite.
static bool lower_exponent(int *exponent, const double *x, size_t count) {
  for (size_t k = 0; k < count; k++) {
    if (!isfinite(x[k])) return false;
    const int e = dyadic_of(x[k]).exponent;
    if (e < *exponent) *exponent = e;
  }
  return true;
}

static void points_from_doubles(og_points *points, const double *xyz, size_t count, long exponent) {
  og_points_resize(points, count);
  for (size_t k = 0; k < count; k++) {
    lattice_coordinate(&points->at[k].x, xyz[3 * k], exponent);
    lattice_coordinate(&points->at[k].y, xyz[3 * k + 1], exponent);
    lattice_coordinate(&points->at[k].z, xyz[3 * k + 2], exponent);
  }
}

// ---- the two ways in ----

static void set_at_rest(og_problem *problem) {
  og_ivec_set_zero(&problem->velocity);
  problem->has_until = false;
  og_int_set_si(&problem->until_num, 0);
  og_int_set_si(&problem->until_den, 1);
}

og_problem_status og_problem_set_doubles(og_problem *problem, const double *a_xyz, size_t a_count, double a_radius,
                                         const double *b_xyz, size_t b_count, double b_radius) {
  if (a_count == 0 || b_count == 0) return OG_PROBLEM_EMPTY_BODY;
  int exponent = INT_MAX;
  const double radii[2] = {a_radius, b_radius};
  if (!lower_exponent(&exponent, a_xyz, 3 * a_count) || !lower_exponent(&exponent, b_xyz, 3 * b_count) ||
      !lower_exponent(&exponent, radii, 2))
    return OG_PROBLEM_NOT_FINITE;
  if (a_radius < 0 || b_radius < 0) return OG_PROBLEM_NEGATIVE_RADIUS;
  if (exponent == INT_MAX) exponent = 0;
  set_at_rest(problem);
  problem->unit_exp = exponent;
  og_int_set_si(&problem->unit_den, 1);
  points_from_doubles(&problem->a, a_xyz, a_count, exponent);
  points_from_doubles(&problem->b, b_xyz, b_count, exponent);
  lattice_coordinate(&problem->radius, a_radius, exponent);
  lattice_coordinate(&problem->radius_b, b_radius, exponent);
  og_int_add(&problem->radius, &problem->radius, &problem->radius_b);
  if (!og_approximate_doubles(problem, a_xyz, b_xyz)) og_problem_approximate(problem);
  return OG_PROBLEM_OK;
}

static void refine_vector(og_ivec *v, unsigned long bits) {
  mpz_mul_2exp(v->x.z, v->x.z, bits);
  mpz_mul_2exp(v->y.z, v->y.z, bits);
  mpz_mul_2exp(v->z.z, v->z.z, bits);
}

static void refine_lattice(og_problem *problem, unsigned long bits) {
  for (size_t k = 0; k < problem->a.count; k++) refine_vector(&problem->a.at[k], bits);
  for (size_t k = 0; k < problem->b.count; k++) refine_vector(&problem->b.at[k], bits);
  mpz_mul_2exp(problem->radius.z, problem->radius.z, bits);
  mpz_mul_2exp(problem->radius_b.z, problem->radius_b.z, bits);
  problem->unit_exp -= (long)bits;
  problem->approx_exp += (long)bits;
}

static void relative_velocity(og_int *r, double a, double b, long exponent, og_int *other) {
  lattice_coordinate(r, b, exponent);
  lattice_coordinate(other, a, exponent);
  og_int_sub(r, r, other);
}

og_problem_status og_problem_set_motion(og_problem *problem, const double velocity_a[3], const double velocity_b[3],
                                        const double *until) {
  int exponent = INT_MAX;
  if (!lower_exponent(&exponent, velocity_a, 3) || !lower_exponent(&exponent, velocity_b, 3))
    return OG_PROBLEM_NOT_FINITE;
  if (until != NULL && !isfinite(*until)) return OG_PROBLEM_NOT_FINITE;
  if (until != NULL && *until < 0) return OG_PROBLEM_NEGATIVE_TIME;
  set_at_rest(problem);
  if (exponent < problem->unit_exp) refine_lattice(problem, (unsigned long)(problem->unit_exp - exponent));
  og_int other;
  og_int_init(&other);
  relative_velocity(&problem->velocity.x, velocity_a[0], velocity_b[0], problem->unit_exp, &other);
  relative_velocity(&problem->velocity.y, velocity_a[1], velocity_b[1], problem->unit_exp, &other);
  relative_velocity(&problem->velocity.z, velocity_a[2], velocity_b[2], problem->unit_exp, &other);
  og_int_clear(&other);
  // A lattice with a denominator other than a power of two: its step is 2^unit_exp / unit_den.
  og_ivec_scale(&problem->velocity, &problem->unit_den, &problem->velocity);
  if (until != NULL) {
    problem->has_until = true;
    const dyadic d = dyadic_of(*until);
    if (d.significand != 0) shifted(&problem->until_num, d.significand, d.exponent > 0 ? (unsigned long)d.exponent : 0);
    if (d.significand != 0 && d.exponent < 0) shifted(&problem->until_den, 1, (unsigned long)-d.exponent);
  }
  return OG_PROBLEM_OK;
}

static void points_from_exact(og_points *points, const og_exact_body *body, const og_int *factor) {
  og_points_resize(points, body->count);
  for (size_t k = 0; k < body->count; k++) og_ivec_scale(&points->at[k], factor, &body->point[k]);
}

static void lower_bit(mp_bitcnt_t *lowest, const og_int *x) {
  if (og_int_sign(x) == 0) return;
  const mp_bitcnt_t bit = mpz_scan1(x->z, 0);
  if (bit < *lowest) *lowest = bit;
}

static void lower_bit_of_vectors(mp_bitcnt_t *lowest, const og_ivec *v, size_t count) {
  for (size_t k = 0; k<count && * lowest> 0; k++) {
    lower_bit(lowest, &v[k].x);
    lower_bit(lowest, &v[k].y);
    lower_bit(lowest, &v[k].z);
  }
}

static void coarsen_vectors(og_ivec *v, size_t count, mp_bitcnt_t bits) {
  for (size_t k = 0; k < count; k++) {
    mpz_tdiv_q_2exp(v[k].x.z, v[k].x.z, bits);
    mpz_tdiv_q_2exp(v[k].y.z, v[k].y.z, bits);
    mpz_tdiv_q_2exp(v[k].z.z, v[k].z.z, bits);
  }
}

// Numbers like 1e300 are integers with a long tail of zero bits, which every later operation would drag along.
static void drop_common_zero_bits(og_problem *problem) {
  const mp_bitcnt_t none = (mp_bitcnt_t)-1;
  mp_bitcnt_t bits = none;
  lower_bit(&bits, &problem->radius);
  lower_bit(&bits, &problem->radius_b);
  lower_bit_of_vectors(&bits, &problem->velocity, 1);
  lower_bit_of_vectors(&bits, problem->a.at, problem->a.count);
  lower_bit_of_vectors(&bits, problem->b.at, problem->b.count);
  if (bits == 0 || bits == none) return;
  mpz_tdiv_q_2exp(problem->radius.z, problem->radius.z, bits);
  mpz_tdiv_q_2exp(problem->radius_b.z, problem->radius_b.z, bits);
  coarsen_vectors(&problem->velocity, 1, bits);
  coarsen_vectors(problem->a.at, problem->a.count, bits);
  coarsen_vectors(problem->b.at, problem->b.count, bits);
  problem->unit_exp += (long)bits;
}

og_problem_status og_problem_set_exact(og_problem *problem, const og_exact_body *a, const og_exact_body *b,
                                       const og_exact_motion *motion) {
  if (a->count == 0 || b->count == 0) return OG_PROBLEM_EMPTY_BODY;
  if (a->direction_count > 0 || b->direction_count > 0) return OG_PROBLEM_UNBOUNDED;
  if (og_int_sign(&a->den) <= 0 || og_int_sign(&b->den) <= 0) return OG_PROBLEM_BAD_DENOMINATOR;
  if (motion != NULL && og_int_sign(&motion->den) <= 0) return OG_PROBLEM_BAD_DENOMINATOR;
  if (motion != NULL && motion->has_until && og_int_sign(&motion->until_den) <= 0) return OG_PROBLEM_BAD_DENOMINATOR;
  if (og_int_sign(&a->radius) < 0 || og_int_sign(&b->radius) < 0) return OG_PROBLEM_NEGATIVE_RADIUS;
  if (motion != NULL && motion->has_until && og_int_sign(&motion->until_num) < 0) return OG_PROBLEM_NEGATIVE_TIME;
  og_int den, factor;
  og_int_init(&den);
  og_int_init(&factor);
  mpz_lcm(den.z, a->den.z, b->den.z);
  if (motion != NULL) mpz_lcm(den.z, den.z, motion->den.z);
  set_at_rest(problem);
  mpz_divexact(factor.z, den.z, a->den.z);
  points_from_exact(&problem->a, a, &factor);
  og_int_mul(&problem->radius, &factor, &a->radius);
  mpz_divexact(factor.z, den.z, b->den.z);
  points_from_exact(&problem->b, b, &factor);
  og_int_mul(&problem->radius_b, &factor, &b->radius);
  og_int_add(&problem->radius, &problem->radius, &problem->radius_b);
  if (motion != NULL) {
    mpz_divexact(factor.z, den.z, motion->den.z);
    og_ivec_scale(&problem->velocity, &factor, &motion->velocity);
    problem->has_until = motion->has_until;
    if (motion->has_until) {
      og_int_set(&problem->until_num, &motion->until_num);
      og_int_set(&problem->until_den, &motion->until_den);
    }
  }
  const mp_bitcnt_t twos = mpz_scan1(den.z, 0);
  mpz_tdiv_q_2exp(problem->unit_den.z, den.z, twos);
  problem->unit_exp = -(long)twos;
  drop_common_zero_bits(problem);
  og_problem_approximate(problem);
  og_int_clear(&den);
  og_int_clear(&factor);
  return OG_PROBLEM_OK;
}
