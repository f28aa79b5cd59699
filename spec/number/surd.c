#include "spec/number/surd.h"

#include <math.h>
#include <mpfr.h>
#include <stdlib.h>
#include <string.h>

int og_surd_sign(const og_surd *a) {
  const int rational = og_int_sign(&a->p), root = og_int_sign(&a->q) == 0 ? 0 : a->s;
  if (rational == root || root == 0) return rational;
  if (rational == 0) return root;
  og_int square;
  og_int_init(&square);
  og_int_mul(&square, &a->p, &a->p);
  const int order = og_int_compare(&square, &a->q);
  og_int_clear(&square);
  return order == 0 ? 0 : order > 0 ? rational : root;
}

// r + s sqrt(k) with k > 0 not the square of a rational, or s = 0.
typedef struct canonical {
  mpq_t r, k;
  int s;
} canonical;

static void scale_by_power_of_two(mpq_t x, long e) {
  if (e >= 0) mpq_mul_2exp(x, x, (mp_bitcnt_t)e);
  else mpq_div_2exp(x, x, (mp_bitcnt_t)-e);
}

static void canonical_init(canonical *c, const og_surd *a) {
  mpq_init(c->r);
  mpq_init(c->k);
  c->s = og_int_sign(&a->q) == 0 ? 0 : a->s;
  mpz_set(mpq_numref(c->r), a->p.z);
  mpz_set(mpq_denref(c->r), a->m.z);
  mpq_canonicalize(c->r);
  scale_by_power_of_two(c->r, a->e);
  if (c->s == 0) return;
  mpz_set(mpq_numref(c->k), a->q.z);
  mpz_mul(mpq_denref(c->k), a->m.z, a->m.z);
  mpq_canonicalize(c->k);
  scale_by_power_of_two(c->k, 2 * a->e);
  if (!mpz_perfect_square_p(mpq_numref(c->k)) || !mpz_perfect_square_p(mpq_denref(c->k))) return;
  mpz_sqrt(mpq_numref(c->k), mpq_numref(c->k));
  mpz_sqrt(mpq_denref(c->k), mpq_denref(c->k));
  if (c->s > 0) mpq_add(c->r, c->r, c->k);
  else mpq_sub(c->r, c->r, c->k);
  mpq_set_ui(c->k, 0, 1);
  c->s = 0;
}

static void canonical_clear(canonical *c) {
  mpq_clear(c->r);
  mpq_clear(c->k);
}

// One end of an enclosure of the value: rounded down or up at every operation.
static void bound(mpfr_t r, const og_surd *a, mpfr_rnd_t direction) {
  const bool root = a->s != 0 && og_int_sign(&a->q) != 0;
  if (root) {
    // A negative root is bounded from below by bounding the root from above.
    const mpfr_rnd_t inner = a->s > 0 ? direction : (direction == MPFR_RNDD ? MPFR_RNDU : MPFR_RNDD);
    mpfr_set_z(r, a->q.z, inner);
    mpfr_sqrt(r, r, inner);
    if (a->s < 0) mpfr_neg(r, r, direction);
    if (og_int_sign(&a->p) != 0) mpfr_add_z(r, r, a->p.z, direction);
  } else {
    mpfr_set_z(r, a->p.z, direction);
  }
  mpfr_div_z(r, r, a->m.z, direction);
  mpfr_mul_2si(r, r, a->e, direction);
}

// The first precision: enough for nearly every value, small enough to live on the stack, and of two words, for which
// MPFR has its quickest ways (below 128 bits).
#define FIRST_PRECISION 126

// The value rounded to nearest at every operation, at FIRST_PRECISION bits. The relative error is at most that of five
// roundings, less than 2^(3 - FIRST_PRECISION): p or q, the square root, the sum, m and the quotient. False where p and
// the root have opposite signs, as their sum may cancel.
static bool approximate(mpfr_t r, const og_surd *a) {
  const int rational = og_int_sign(&a->p), root = og_int_sign(&a->q) == 0 ? 0 : a->s;
  if (rational * root < 0) return false;
  MPFR_DECL_INIT(other, FIRST_PRECISION);
  if (root != 0) {
    mpfr_set_z(r, a->q.z, MPFR_RNDN);
    mpfr_sqrt(r, r, MPFR_RNDN);
    if (root < 0) mpfr_neg(r, r, MPFR_RNDN);
    if (rational != 0) {
      mpfr_set_z(other, a->p.z, MPFR_RNDN);
      mpfr_add(r, r, other, MPFR_RNDN);
    }
  } else {
    mpfr_set_z(r, a->p.z, MPFR_RNDN);
  }
  if (mpz_cmp_ui(a->m.z, 1) != 0) {
    mpfr_set_z(other, a->m.z, MPFR_RNDN);
    mpfr_div(r, r, other, MPFR_RNDN);
  }
  mpfr_mul_2si(r, r, a->e, MPFR_RNDN);
  return true;
}

// Do all numbers within 2^exponent of x round to the same double? It is the result then.
static bool rounds_to_one(double *result, mpfr_t x, mpfr_exp_t exponent) {
  MPFR_DECL_INIT(slack, FIRST_PRECISION);
  MPFR_DECL_INIT(end, FIRST_PRECISION);
  mpfr_set_ui_2exp(slack, 1, exponent, MPFR_RNDU);
  mpfr_sub(end, x, slack, MPFR_RNDD);
  *result = mpfr_get_d(end, MPFR_RNDN);
  mpfr_add(end, x, slack, MPFR_RNDU);
  return *result == mpfr_get_d(end, MPFR_RNDN);
}

// a - b to a double, from one approximation each. The error of each is less than 2^(exponent + 3 - FIRST_PRECISION)
// for the larger exponent of the two, and that of their difference, which is less than 2^(exponent + 1), less than half
// that.
static bool difference_rounds(double *result, const og_surd *a, const og_surd *b) {
  MPFR_DECL_INIT(x, FIRST_PRECISION);
  MPFR_DECL_INIT(y, FIRST_PRECISION);
  if (!approximate(x, a) || !approximate(y, b)) return false;
  if (mpfr_zero_p(x) && mpfr_zero_p(y)) {
    *result = 0;
    return true;
  }
  mpfr_exp_t exponent = mpfr_zero_p(x) ? mpfr_get_exp(y) : mpfr_get_exp(x);
  if (!mpfr_zero_p(y) && mpfr_get_exp(y) > exponent) exponent = mpfr_get_exp(y);
  mpfr_sub(x, x, y, MPFR_RNDN);
  return rounds_to_one(result, x, exponent + 5 - FIRST_PRECISION);
}

// -1 or 1 where enclosures of that precision tell the values apart, otherwise 0.
static int order_of_enclosures(mpfr_t low, mpfr_t high, const og_surd *a, const og_surd *b) {
  bound(low, a, MPFR_RNDD);
  bound(high, b, MPFR_RNDU);
  if (mpfr_greater_p(low, high)) return 1;
  bound(high, a, MPFR_RNDU);
  bound(low, b, MPFR_RNDD);
  return mpfr_less_p(high, low) ? -1 : 0;
}

// Equal values have equal canonical forms: 1 and the irrational square roots of different classes are linearly
// independent over the rationals.
static bool is_equal(const og_surd *a, const og_surd *b) {
  canonical ca, cb;
  canonical_init(&ca, a);
  canonical_init(&cb, b);
  const bool equal = ca.s == cb.s && mpq_equal(ca.r, cb.r) && (ca.s == 0 || mpq_equal(ca.k, cb.k));
  canonical_clear(&ca);
  canonical_clear(&cb);
  return equal;
}

int og_surd_compare(const og_surd *a, const og_surd *b) {
  MPFR_DECL_INIT(low, FIRST_PRECISION);
  MPFR_DECL_INIT(high, FIRST_PRECISION);
  int order = order_of_enclosures(low, high, a, b);
  if (order != 0 || is_equal(a, b)) return order;
  // They differ, so some precision tells them apart.
  mpfr_t wide_low, wide_high;
  mpfr_inits2(FIRST_PRECISION, wide_low, wide_high, (mpfr_ptr)NULL);
  for (mpfr_prec_t precision = 2 * FIRST_PRECISION; order == 0; precision *= 2) {
    mpfr_set_prec(wide_low, precision);
    mpfr_set_prec(wide_high, precision);
    order = order_of_enclosures(wide_low, wide_high, a, b);
  }
  mpfr_clears(wide_low, wide_high, (mpfr_ptr)NULL);
  return order;
}

// Both ends of an enclosure round to the same double, so the value between them does too (rounding is
// monotonic; mpfr_get_d rounds to subnormal doubles correctly). An exact value has equal ends from the
// precision on that holds it, so the loop ends: doubles and their midpoints are the only obstacles.
static bool rounds_alike(mpfr_t low, mpfr_t high, const og_surd *a, double *result) {
  bound(low, a, MPFR_RNDD);
  bound(high, a, MPFR_RNDU);
  *result = mpfr_get_d(low, MPFR_RNDN);
  return *result == mpfr_get_d(high, MPFR_RNDN);
}

double og_surd_to_double(const og_surd *a) {
  if (og_surd_sign(a) == 0) return 0.0;
  // A value that is rational in truth may hide behind a square root and lie on the midpoint of two doubles:
  // then no precision separates it, and only the canonical form tells.
  double result;
  MPFR_DECL_INIT(low, FIRST_PRECISION);
  MPFR_DECL_INIT(high, FIRST_PRECISION);
  if (approximate(low, a) && rounds_to_one(&result, low, mpfr_get_exp(low) + 3 - FIRST_PRECISION)) return result + 0.0;
  if (rounds_alike(low, high, a, &result)) return result + 0.0;
  canonical c;
  canonical_init(&c, a);
  mpfr_t wide_low, wide_high;
  mpfr_init2(wide_low, FIRST_PRECISION);
  mpfr_init2(wide_high, FIRST_PRECISION);
  bool done = false;
  for (mpfr_prec_t precision = 2 * FIRST_PRECISION; !done; precision *= 2) {
    mpfr_set_prec(wide_low, precision);
    mpfr_set_prec(wide_high, precision);
    if (c.s != 0) {
      done = rounds_alike(wide_low, wide_high, a, &result);
    } else {
      mpfr_set_q(wide_low, c.r, MPFR_RNDD);
      mpfr_set_q(wide_high, c.r, MPFR_RNDU);
      result = mpfr_get_d(wide_low, MPFR_RNDN);
      done = result == mpfr_get_d(wide_high, MPFR_RNDN);
    }
  }
  mpfr_clear(wide_low);
  mpfr_clear(wide_high);
  canonical_clear(&c);
  return result + 0.0;
}

// a - b where it is rational.
static double rational_to_double(const mpq_t x) {
  og_surd r;
  og_surd_init(&r);
  mpz_set(r.p.z, mpq_numref(x));
  mpz_set(r.m.z, mpq_denref(x));
  const double result = og_surd_to_double(&r);
  og_surd_clear(&r);
  return result;
}

// Both ends of an enclosure of a - b round to the same double, so the difference does too.
static bool difference_rounds_alike(mpfr_ptr const end[4], const og_surd *a, const og_surd *b, double *result) {
  bound(end[0], a, MPFR_RNDD);
  bound(end[1], a, MPFR_RNDU);
  bound(end[2], b, MPFR_RNDD);
  bound(end[3], b, MPFR_RNDU);
  mpfr_sub(end[0], end[0], end[3], MPFR_RNDD);
  mpfr_sub(end[1], end[1], end[2], MPFR_RNDU);
  const double low = mpfr_get_d(end[0], MPFR_RNDN), high = mpfr_get_d(end[1], MPFR_RNDN);
  *result = low;
  return low == high;
}

// a - b where it is irrational: no double and no midpoint of two, so enclosures settle it.
static double irrational_difference(const og_surd *a, const og_surd *b) {
  mpfr_t wide[4];
  for (int k = 0; k < 4; k++) mpfr_init2(wide[k], FIRST_PRECISION);
  mpfr_ptr const end[4] = {wide[0], wide[1], wide[2], wide[3]};
  double result = 0;
  bool done = false;
  for (mpfr_prec_t precision = 2 * FIRST_PRECISION; !done; precision *= 2) {
    for (int k = 0; k < 4; k++) mpfr_set_prec(end[k], precision);
    done = difference_rounds_alike(end, a, b, &result);
  }
  for (int k = 0; k < 4; k++) mpfr_clear(wide[k]);
  return result;
}

double og_surd_difference(const og_surd *a, const og_surd *b) {
  if (a == b) return 0;
  double result;
  if (difference_rounds(&result, a, b)) return result + 0.0;
  MPFR_DECL_INIT(a_low, FIRST_PRECISION);
  MPFR_DECL_INIT(a_high, FIRST_PRECISION);
  MPFR_DECL_INIT(b_low, FIRST_PRECISION);
  MPFR_DECL_INIT(b_high, FIRST_PRECISION);
  mpfr_ptr const end[4] = {a_low, a_high, b_low, b_high};
  if (difference_rounds_alike(end, a, b, &result)) return result + 0.0;
  canonical ca, cb;
  canonical_init(&ca, a);
  canonical_init(&cb, b);
  // With the same root, or none, the roots cancel; any others leave something irrational (see is_equal).
  const bool rational = ca.s == cb.s && (ca.s == 0 || mpq_equal(ca.k, cb.k));
  mpq_sub(ca.r, ca.r, cb.r);
  result = rational ? rational_to_double(ca.r) : irrational_difference(a, b);
  canonical_clear(&ca);
  canonical_clear(&cb);
  return result + 0.0;
}

double og_surd_gap(const og_surd *a, const og_surd *b) { return fabs(og_surd_difference(a, b)); }

static char *concatenate(const char *parts[], size_t count) {
  size_t length = 1;
  for (size_t k = 0; k < count; k++) length += strlen(parts[k]);
  char *text = malloc(length);
  if (text == NULL) return NULL;
  text[0] = '\0';
  for (size_t k = 0; k < count; k++) strcat(text, parts[k]);
  return text;
}

char *og_surd_to_text(const og_surd *a) {
  canonical c;
  canonical_init(&c, a);
  char *rational = mpq_get_str(NULL, 10, c.r);
  char *text = NULL;
  if (c.s == 0) {
    text = concatenate((const char *[]){rational}, 1);
  } else {
    char *radicand = mpq_get_str(NULL, 10, c.k);
    const int sign = mpq_sgn(c.r);
    if (c.s > 0) {
      const char *parts[] = {"sqrt(", radicand, ")", sign > 0 ? "+" : "", sign == 0 ? "" : rational};
      text = concatenate(parts, 5);
    } else {
      const char *parts[] = {sign == 0 ? "" : rational, "-sqrt(", radicand, ")"};
      text = concatenate(parts, 4);
    }
    free(radicand);
  }
  free(rational);
  canonical_clear(&c);
  return text;
}
