#include "spec/moving/solve/instant.h"

#include <math.h>

#include "spec/number/nearest.h"

void og_instants_init(og_instants *instants) {
  instants->count = 0;
  for (int k = 0; k < OG_INSTANT_ROOM; k++) {
    og_rational_init(&instants->at[k].time);
    og_poly_init(&instants->at[k].root);
    og_rational_init(&instants->at[k].lo);
    og_rational_init(&instants->at[k].hi);
  }
  for (int k = 0; k < 3; k++) og_poly_init(&instants->work[k]);
}

void og_instants_clear(og_instants *instants) {
  for (int k = 0; k < OG_INSTANT_ROOM; k++) {
    og_rational_clear(&instants->at[k].time);
    og_poly_clear(&instants->at[k].root);
    og_rational_clear(&instants->at[k].lo);
    og_rational_clear(&instants->at[k].hi);
  }
  for (int k = 0; k < 3; k++) og_poly_clear(&instants->work[k]);
}

// ---- a shorter interval ----

// The half of the interval that holds the root. An irreducible polynomial has no root in the middle.
void og_instant_halve(og_instant *instant) {
  og_rational *const lo = &instant->lo, *const hi = &instant->hi;
  og_rational middle;
  og_rational_init(&middle);
  mpz_mul(middle.num.z, lo->num.z, hi->den.z);
  mpz_addmul(middle.num.z, hi->num.z, lo->den.z);
  mpz_mul(middle.den.z, lo->den.z, hi->den.z);
  mpz_mul_2exp(middle.den.z, middle.den.z, 1);
  og_rational_set_quotient(&middle, &middle.num, &middle.den);
  const bool below = og_poly_sign_at(&instant->root, &middle) == og_poly_sign_at(&instant->root, lo);
  og_rational_set(below ? lo : hi, &middle);
  og_rational_clear(&middle);
}

static double horner(const double *c, int degree, double x) {
  double sum = c[degree];
  for (int k = degree - 1; k >= 0; k--) sum = sum * x + c[k];
  return sum;
}

static double slope(const double *c, int degree, double x) {
  double sum = degree * c[degree];
  for (int k = degree - 1; k >= 1; k--) sum = sum * x + k * c[k];
  return sum;
}

// The root in [lo, hi] by Newton's method, kept within by bisection.
static double near_root(const double *c, int degree, double lo, double hi) {
  const bool rises = horner(c, degree, lo) < 0;
  double x = 0.5 * (lo + hi);
  for (int round = 0; round < 60; round++) {
    const double value = horner(c, degree, x);
    if ((value < 0) == rises) lo = x;
    else hi = x;
    const double rise = slope(c, degree, x);
    const double next = rise == 0 ? lo : x - value / rise; // a flat place leads nowhere
    const double previous = x;
    x = next > lo && next < hi ? next : 0.5 * (lo + hi);
    if (fabs(x - previous) <= 0x1p-52 * x) break;
  }
  return x;
}

// p(x) / p'(x) with p(x) exact, for x = number / 2^bits.
static double newton_step(const og_poly *p, const double *c, double x, const mpz_t number, mp_bitcnt_t bits) {
  mpz_t sum, term;
  mpz_init_set(sum, p->c[p->degree].z);
  mpz_init(term);
  for (int k = p->degree - 1; k >= 0; k--) {
    mpz_mul(sum, sum, number);
    mpz_mul_2exp(term, p->c[k].z, bits * (mp_bitcnt_t)(p->degree - k));
    mpz_add(sum, sum, term);
  }
  // The doubles c are p's coefficients times 2^-scale.
  long e_sum, e_lead;
  const double value = mpz_get_d_2exp(&e_sum, sum), lead = mpz_get_d_2exp(&e_lead, p->c[p->degree].z);
  int e_double;
  frexp(c[p->degree], &e_double);
  const long exponent = e_sum - (long)bits * p->degree - (e_lead - e_double);
  mpz_clear(sum);
  mpz_clear(term);
  const double rise = slope(c, p->degree, x);
  if (lead == 0 || rise == 0 || exponent < -1000 || exponent > 1000) return 0;
  return ldexp(value, (int)exponent) / rise;
}

// num / 2^bits, num >= 0; by halves, since a long may have 32 bits.
static void set_dyadic(og_rational *r, int64_t num, mp_bitcnt_t bits) {
  og_int_set_si(&r->num, (long)(num >> 32));
  mpz_mul_2exp(r->num.z, r->num.z, 32);
  mpz_add_ui(r->num.z, r->num.z, (unsigned long)(num & 0xffffffff));
  og_int_set_si(&r->den, 1);
  mpz_mul_2exp(r->den.z, r->den.z, bits);
  og_rational_set_quotient(r, &r->num, &r->den);
}

static bool not_after(const og_rational *a, const og_rational *b) {
  mpz_t left, right;
  mpz_init(left);
  mpz_init(right);
  mpz_mul(left, a->num.z, b->den.z);
  mpz_mul(right, b->num.z, a->den.z);
  const bool less = mpz_cmp(left, right) <= 0;
  mpz_clear(left);
  mpz_clear(right);
  return less;
}

// A short interval from an approximation, where that succeeds. True: it lies within a double's rounding cell.
static bool jump_to_root(og_instant *instant) {
  double c[OG_POLY_ROOM];
  const og_poly *root = &instant->root;
  og_poly_to_doubles(c, root);
  const double x = near_root(c, root->degree, og_nearest_double(&instant->lo), og_nearest_double(&instant->hi));
  if (!(x > 0x1p-900 && x <= 1)) return false;
  int exponent;
  frexp(x, &exponent);
  // x is a multiple of 2^(exponent - 53), thus of 2^9 units of 2^-bits.
  const mp_bitcnt_t bits = (mp_bitcnt_t)(62 - exponent);
  mpz_t number;
  mpz_init_set_d(number, ldexp(x, (int)bits));
  const double step = ldexp(newton_step(root, c, x, number, bits), (int)bits);
  const int64_t centre = (int64_t)ldexp(x, (int)bits) - (fabs(step) < 0x1p40 ? llrint(step) : 0);
  mpz_clear(number);
  og_rational lo, hi;
  og_rational_init(&lo);
  og_rational_init(&hi);
  set_dyadic(&lo, centre - 2, bits);
  set_dyadic(&hi, centre + 2, bits);
  const bool good = not_after(&instant->lo, &lo) && not_after(&hi, &instant->hi) &&
                    og_poly_sign_at(root, &lo) * og_poly_sign_at(root, &hi) < 0;
  if (good) {
    og_rational_set(&instant->lo, &lo);
    og_rational_set(&instant->hi, &hi);
  }
  og_rational_clear(&lo);
  og_rational_clear(&hi);
  // Rounding cells end at multiples of 2^7 units.
  return good && (centre - 3) / 128 == (centre + 2) / 128;
}

static void sharpen_instant(og_instant *instant) {
  if (jump_to_root(instant)) return;
  while (og_rational_sign(&instant->lo) == 0 || og_nearest_double(&instant->lo) != og_nearest_double(&instant->hi))
    og_instant_halve(instant);
}

// ---- roots ----

static void remove_content(og_poly *p) {
  mpz_t divisor;
  mpz_init(divisor);
  for (int k = 0; k <= p->degree; k++) mpz_gcd(divisor, divisor, p->c[k].z);
  if (mpz_sgn(p->c[p->degree].z) < 0) mpz_neg(divisor, divisor);
  const int is_zero = mpz_sgn(divisor) == 0, is_one = mpz_cmp_ui(divisor, 1) == 0;
  if (!is_zero && !is_one)
    for (int k = 0; k <= p->degree; k++) mpz_divexact(p->c[k].z, p->c[k].z, divisor);
  mpz_clear(divisor);
}

void og_instants_add_quotient(og_instants *instants, const og_int *num, const og_int *den) {
  og_instant *instant = &instants->at[instants->count];
  og_rational_set_quotient(&instant->time, num, den);
  if (og_rational_sign(&instant->time) < 0 || og_int_compare(&instant->time.num, &instant->time.den) > 0) return;
  for (size_t k = 0; k < instants->count; k++)
    if (instants->at[k].is_rational && og_rational_equal(&instants->at[k].time, &instant->time)) return;
  instant->is_rational = true;
  instants->count++;
}

static int variations(const og_poly *p) {
  int count = 0, last = 0;
  for (int k = 0; k <= p->degree; k++) {
    const int sign = og_int_sign(&p->c[k]);
    if (sign == 0) continue;
    if (sign == -last) count++;
    last = sign;
  }
  return count;
}

// By Descartes' rule of signs there are no more roots within (lo, hi) than the local form has changes of sign, and one
// where it has one. The ends are no roots.
static void isolate_roots(og_instants *instants, const og_poly *p, const og_rational *lo, const og_rational *hi) {
  og_poly_localize(&instants->work[0], p, lo, hi, &instants->work[1]);
  const int count = variations(&instants->work[0]);
  if (count == 0) return;
  if (count == 1) {
    og_instant *instant = &instants->at[instants->count++];
    instant->is_rational = false;
    og_poly_set(&instant->root, p);
    og_rational_set(&instant->lo, lo);
    og_rational_set(&instant->hi, hi);
    sharpen_instant(instant);
    return;
  }
  og_rational middle;
  og_rational_init(&middle);
  mpz_mul(middle.num.z, lo->num.z, hi->den.z);
  mpz_addmul(middle.num.z, hi->num.z, lo->den.z);
  mpz_mul(middle.den.z, lo->den.z, hi->den.z);
  mpz_mul_2exp(middle.den.z, middle.den.z, 1);
  og_rational_set_quotient(&middle, &middle.num, &middle.den);
  isolate_roots(instants, p, lo, &middle);
  isolate_roots(instants, p, &middle, hi);
  og_rational_clear(&middle);
}

static bool has_poly(const og_instants *instants, const og_poly *p) {
  for (size_t k = 0; k < instants->count; k++) {
    const og_instant *instant = &instants->at[k];
    bool same = !instant->is_rational && instant->root.degree == p->degree;
    for (int i = 0; same && i <= p->degree; i++) same = og_int_compare(&instant->root.c[i], &p->c[i]) == 0;
    if (same) return true;
  }
  return false;
}

static void add_irreducible(og_instants *instants, og_poly *p) {
  remove_content(p);
  if (has_poly(instants, p)) return;
  og_rational zero, one;
  og_rational_init(&zero);
  og_rational_init(&one);
  og_rational_set_si(&one, 1);
  isolate_roots(instants, p, &zero, &one);
  og_rational_clear(&zero);
  og_rational_clear(&one);
}

static void add_linear_root(og_instants *instants, const og_poly *p) {
  og_int num;
  og_int_init(&num);
  og_int_neg(&num, &p->c[0]);
  og_instants_add_quotient(instants, &num, &p->c[1]);
  og_int_clear(&num);
}

static void add_quadratic_roots(og_instants *instants, og_poly *p) {
  og_int disc, num, den;
  og_int_init(&disc);
  og_int_init(&num);
  og_int_init(&den);
  mpz_mul(disc.z, p->c[2].z, p->c[0].z);
  mpz_mul_2exp(disc.z, disc.z, 2);
  mpz_neg(disc.z, disc.z);
  mpz_addmul(disc.z, p->c[1].z, p->c[1].z);
  if (mpz_sgn(disc.z) >= 0 && mpz_perfect_square_p(disc.z)) {
    mpz_sqrt(disc.z, disc.z);
    mpz_mul_2exp(den.z, p->c[2].z, 1);
    mpz_sub(num.z, disc.z, p->c[1].z);
    og_instants_add_quotient(instants, &num, &den);
    mpz_add(num.z, disc.z, p->c[1].z);
    mpz_neg(num.z, num.z);
    og_instants_add_quotient(instants, &num, &den);
  } else if (mpz_sgn(disc.z) > 0) {
    add_irreducible(instants, p);
  }
  og_int_clear(&disc);
  og_int_clear(&num);
  og_int_clear(&den);
}

// ---- cubics ----

// A rational root of p is one modulo every prime that does not divide the last coefficient.
static bool may_have_rational_root(const og_poly *p) {
  static const unsigned primes[] = {5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79};
  for (size_t k = 0; k < sizeof primes / sizeof *primes; k++) {
    const unsigned prime = primes[k];
    unsigned c[4];
    for (int i = 0; i < 4; i++) c[i] = (unsigned)mpz_fdiv_ui(p->c[i].z, prime);
    bool any = c[3] == 0;
    for (unsigned x = 0; x < prime && !any; x++) any = (((c[3] * x + c[2]) * x % prime + c[1]) * x + c[0]) % prime == 0;
    if (!any) return false;
  }
  return true;
}

// The monic x^3 + b x^2 + c x + d.
typedef struct monic {
  mpz_t b, c, d;
} monic;

static int monic_sign(const monic *m, const mpz_t x) {
  mpz_t sum;
  mpz_init(sum);
  mpz_add(sum, x, m->b);
  mpz_mul(sum, sum, x);
  mpz_add(sum, sum, m->c);
  mpz_mul(sum, sum, x);
  mpz_add(sum, sum, m->d);
  const int sign = mpz_sgn(sum);
  mpz_clear(sum);
  return sign;
}

// An integer root among lo..hi, where the polynomial only rises or only falls. lo and hi are used up.
static bool find_in_range(mpz_t root, const monic *m, mpz_t lo, mpz_t hi) {
  if (mpz_cmp(lo, hi) > 0) return false;
  const int at_lo = monic_sign(m, lo), at_hi = monic_sign(m, hi);
  mpz_set(root, at_lo == 0 ? lo : hi);
  if (at_lo == 0 || at_hi == 0) return true;
  if (at_lo == at_hi) return false;
  for (;;) {
    mpz_add(root, lo, hi);
    mpz_fdiv_q_2exp(root, root, 1);
    if (mpz_cmp(root, lo) == 0) return false;
    const int sign = monic_sign(m, root);
    if (sign == 0) return true;
    mpz_set(sign == at_lo ? lo : hi, root);
  }
}

// Three ranges between the zeros of the derivative, or one.
static bool find_integer_root(mpz_t root, const monic *m) {
  mpz_t bound, turn, first, second, lo, hi;
  mpz_inits(bound, turn, first, second, lo, hi, NULL);
  // Cauchy's bound, rounded up to a power of two.
  size_t bits = mpz_sizeinbase(m->b, 2);
  if (mpz_sizeinbase(m->c, 2) > bits) bits = mpz_sizeinbase(m->c, 2);
  if (mpz_sizeinbase(m->d, 2) > bits) bits = mpz_sizeinbase(m->d, 2);
  mpz_setbit(bound, bits + 1);
  mpz_mul(turn, m->b, m->b);
  mpz_submul_ui(turn, m->c, 3);
  mpz_neg(lo, bound);
  mpz_set(hi, bound);
  bool found;
  if (mpz_sgn(turn) <= 0) {
    found = find_in_range(root, m, lo, hi);
  } else {
    // The zeros are (-b - s) / 3 and (-b + s) / 3 with s = sqrt(turn).
    mpz_sqrtrem(turn, first, turn);
    const bool inexact = mpz_sgn(first) != 0;
    mpz_add(first, m->b, turn);
    if (inexact) mpz_add_ui(first, first, 1);
    mpz_neg(first, first);
    mpz_fdiv_q_ui(first, first, 3);
    mpz_sub(second, turn, m->b);
    mpz_fdiv_q_ui(second, second, 3);
    mpz_set(hi, first);
    found = find_in_range(root, m, lo, hi);
    mpz_add_ui(lo, first, 1);
    mpz_set(hi, second);
    found = found || find_in_range(root, m, lo, hi);
    mpz_add_ui(lo, second, 1);
    mpz_set(hi, bound);
    found = found || find_in_range(root, m, lo, hi);
  }
  mpz_clears(bound, turn, first, second, lo, hi, NULL);
  return found;
}

// A rational root num / den in lowest terms. With a the last coefficient a times it is an integer.
static bool find_rational_root(og_rational *r, const og_poly *p) {
  monic m;
  mpz_inits(m.b, m.c, m.d, NULL);
  mpz_set(m.b, p->c[2].z);
  mpz_mul(m.c, p->c[1].z, p->c[3].z);
  mpz_mul(m.d, p->c[3].z, p->c[3].z);
  mpz_mul(m.d, m.d, p->c[0].z);
  const bool found = find_integer_root(r->num.z, &m);
  if (found) og_rational_set_quotient(r, &r->num, &p->c[3]);
  mpz_clears(m.b, m.c, m.d, NULL);
  return found;
}

// r = p / (den t - num), exactly.
static void deflate(og_poly *r, const og_poly *p, const og_rational *root) {
  mpz_t carry;
  mpz_init(carry);
  r->degree = p->degree - 1;
  for (int k = r->degree; k >= 0; k--) {
    mpz_add(carry, carry, p->c[k + 1].z);
    mpz_divexact(r->c[k].z, carry, root->den.z);
    mpz_mul(carry, r->c[k].z, root->num.z);
  }
  mpz_clear(carry);
}

static void add_cubic_roots(og_instants *instants, og_poly *p) {
  og_rational root;
  og_rational_init(&root);
  if (may_have_rational_root(p) && find_rational_root(&root, p)) {
    og_poly *rest = &instants->work[2];
    og_instants_add_quotient(instants, &root.num, &root.den);
    deflate(rest, p, &root);
    add_quadratic_roots(instants, rest);
  } else {
    add_irreducible(instants, p);
  }
  og_rational_clear(&root);
}

// Does the local form on [0, 1] have coefficients of one sign alone?
static bool has_no_root(og_instants *instants, const og_poly *p) {
  og_rational zero, one;
  og_rational_init(&zero);
  og_rational_init(&one);
  og_rational_set_si(&one, 1);
  og_poly_localize(&instants->work[0], p, &zero, &one, &instants->work[1]);
  og_rational_clear(&zero);
  og_rational_clear(&one);
  return og_poly_is_all(&instants->work[0], 1) || og_poly_is_all(&instants->work[0], -1);
}

void og_instants_add_roots(og_instants *instants, const og_poly *p) {
  og_poly rest;
  if (has_no_root(instants, p)) return;
  og_poly_init(&rest);
  og_poly_set(&rest, p);
  og_poly_trim(&rest);
  if (og_int_sign(&rest.c[0]) == 0) {
    // t divides it.
    og_int_set_si(&instants->work[0].c[0], 1);
    og_instants_add_quotient(instants, &rest.c[0], &instants->work[0].c[0]);
    while (og_int_sign(&rest.c[0]) == 0) {
      for (int k = 0; k < rest.degree; k++) og_int_swap(&rest.c[k], &rest.c[k + 1]);
      rest.degree--;
    }
  }
  remove_content(&rest);
  if (rest.degree == 1) add_linear_root(instants, &rest);
  if (rest.degree == 2) add_quadratic_roots(instants, &rest);
  if (rest.degree == 3) add_cubic_roots(instants, &rest);
  og_poly_clear(&rest);
}

// ---- their order, and signs ----

// Is a before b? They differ. Intervals become shorter until they tell.
static bool instant_before(og_instant *a, og_instant *b) {
  for (;;) {
    const og_rational *const a_lo = a->is_rational ? &a->time : &a->lo, *const a_hi =
                                                                            a->is_rational ? &a->time : &a->hi;
    const og_rational *const b_lo = b->is_rational ? &b->time : &b->lo, *const b_hi =
                                                                            b->is_rational ? &b->time : &b->hi;
    if (not_after(a_hi, b_lo)) return true;
    if (not_after(b_hi, a_lo)) return false;
    if (!a->is_rational) og_instant_halve(a);
    if (!b->is_rational) og_instant_halve(b);
  }
}

og_instant *og_instants_take_least(og_instants *instants) {
  size_t least = 0;
  for (size_t k = 1; k < instants->count; k++)
    if (instant_before(&instants->at[k], &instants->at[least])) least = k;
  og_instant *last = &instants->at[--instants->count];
  const og_instant kept = instants->at[least];
  instants->at[least] = *last;
  *last = kept;
  return last;
}

int og_instants_sign(og_instants *instants, og_instant *instant, const og_poly *p) {
  if (instant->is_rational) return og_poly_sign_at(p, &instant->time);
  if (og_poly_is_multiple(&instants->work[0], p, &instant->root)) return 0;
  for (;;) {
    og_poly_localize(&instants->work[0], p, &instant->lo, &instant->hi, &instants->work[1]);
    if (og_poly_is_weakly(&instants->work[0], 1)) return 1;
    if (og_poly_is_weakly(&instants->work[0], -1)) return -1;
    og_instant_halve(instant);
  }
}
