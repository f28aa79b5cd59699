#include "spec/number/rational.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

const char *og_rational_status_text(og_rational_status status) {
  switch (status) {
  case OG_RATIONAL_OK: return "is a number";
  case OG_RATIONAL_EMPTY: return "is empty";
  case OG_RATIONAL_MALFORMED: return "is not a number";
  case OG_RATIONAL_NOT_FINITE: return "is not a finite number";
  case OG_RATIONAL_ZERO_DENOMINATOR: return "has a zero denominator";
  case OG_RATIONAL_TOO_LARGE: return "needs more than 100000 bits";
  }
  return "unknown status";
}

void og_rational_init(og_rational *r) {
  og_int_init(&r->num);
  og_int_init(&r->den);
  og_int_set_si(&r->den, 1);
}

void og_rational_clear(og_rational *r) {
  og_int_clear(&r->num);
  og_int_clear(&r->den);
}

void og_rational_set(og_rational *r, const og_rational *a) {
  og_int_set(&r->num, &a->num);
  og_int_set(&r->den, &a->den);
}

void og_rational_set_si(og_rational *r, long a) {
  og_int_set_si(&r->num, a);
  og_int_set_si(&r->den, 1);
}

static void reduce(og_rational *r) {
  if (og_int_sign(&r->den) < 0) {
    og_int_neg(&r->num, &r->num);
    og_int_neg(&r->den, &r->den);
  }
  mpz_t divisor;
  mpz_init(divisor);
  mpz_gcd(divisor, r->num.z, r->den.z);
  if (mpz_cmp_ui(divisor, 1) != 0) {
    mpz_divexact(r->num.z, r->num.z, divisor);
    mpz_divexact(r->den.z, r->den.z, divisor);
  }
  mpz_clear(divisor);
}

void og_rational_set_quotient(og_rational *r, const og_int *num, const og_int *den) {
  og_int_set(&r->num, num);
  og_int_set(&r->den, den);
  reduce(r);
}

bool og_rational_equal(const og_rational *a, const og_rational *b) {
  return og_int_compare(&a->num, &b->num) == 0 && og_int_compare(&a->den, &b->den) == 0;
}

char *og_rational_to_text(const og_rational *a) {
  // Two more than the digits for sign and slash, one for the terminator.
  const size_t room = mpz_sizeinbase(a->num.z, 10) + mpz_sizeinbase(a->den.z, 10) + 4;
  char *text = og_grow(NULL, room, 1);
  mpz_get_str(text, 10, a->num.z);
  if (mpz_cmp_ui(a->den.z, 1) != 0) {
    const size_t length = strlen(text);
    text[length] = '/';
    mpz_get_str(text + length + 1, 10, a->den.z);
  }
  return text;
}

// ---- from a double ----

// r = r 2^exponent in lowest terms, for an integer r other than 0: shifts, no gcd.
static void shift(og_rational *r, long exponent) {
  if (exponent >= 0) {
    mpz_mul_2exp(r->num.z, r->num.z, (mp_bitcnt_t)exponent);
    return;
  }
  const mp_bitcnt_t down = (mp_bitcnt_t)-exponent, zeros = mpz_scan1(r->num.z, 0);
  const mp_bitcnt_t common = zeros < down ? zeros : down;
  mpz_tdiv_q_2exp(r->num.z, r->num.z, common);
  mpz_mul_2exp(r->den.z, r->den.z, down - common);
}

og_rational_status og_rational_from_double(og_rational *r, double x) {
  og_rational_set_si(r, 0);
  if (!isfinite(x)) return OG_RATIONAL_NOT_FINITE;
  if (x == 0.0) return OG_RATIONAL_OK;
  int exponent;
  // 53 bits hold the significand of any double, so the scaled value is an integer and the product exact.
  mpz_set_d(r->num.z, frexp(x, &exponent) * 0x1p53);
  shift(r, exponent - 53);
  return OG_RATIONAL_OK;
}

// ---- from text ----

// Decimal digits of a number with OG_RATIONAL_MAX_BITS bits, and hexadecimal ones.
#define MAX_DECIMAL_DIGITS 30102
#define MAX_HEX_DIGITS (OG_RATIONAL_MAX_BITS / 4)
// Stands for every exponent out of reach; far from overflow when digits are counted in.
#define HUGE_EXPONENT 100000000L

typedef struct cursor {
  const char *at, *end;
} cursor;

static bool take(cursor *c, char wanted) {
  if (c->at == c->end || *c->at != wanted) return false;
  c->at++;
  return true;
}

static bool take_either(cursor *c, char lower, char upper) { return take(c, lower) || take(c, upper); }

static bool is_digit(char ch, int base) {
  if (ch >= '0' && ch <= '9') return true;
  return base == 16 && ((ch >= 'a' && ch <= 'f') || (ch >= 'A' && ch <= 'F'));
}

// Digits without their point, leading zeros dropped.
typedef struct digits {
  char *text;      // room for the whole input and a terminator
  size_t count;    // kept
  size_t seen;     // read, leading zeros included
  long fractional; // read after the point
} digits;

static void take_digits(cursor *c, int base, digits *d, bool fractional) {
  for (; c->at < c->end && is_digit(*c->at, base); c->at++) {
    d->seen++;
    if (fractional) d->fractional++;
    if (d->count > 0 || *c->at != '0') d->text[d->count++] = *c->at;
  }
}

static bool set_integer(og_int *r, const digits *d, int base) {
  const size_t most = base == 16 ? MAX_HEX_DIGITS : MAX_DECIMAL_DIGITS;
  if (d->count > most) return false;
  d->text[d->count] = '\0';
  if (d->count == 0) og_int_set_si(r, 0);
  else mpz_set_str(r->z, d->text, base);
  return true;
}

// An exponent's sign and digits; false where there are no digits.
static bool take_exponent(cursor *c, long *exponent) {
  const bool negative = take(c, '-');
  if (!negative) take(c, '+');
  bool any = false;
  long value = 0;
  for (; c->at < c->end && is_digit(*c->at, 10); c->at++) {
    any = true;
    if (value < HUGE_EXPONENT) value = 10 * value + (*c->at - '0');
  }
  *exponent = negative ? -value : value;
  return any;
}

static og_rational_status take_fraction(cursor *c, digits *d, og_rational *r) {
  const digits empty = {d->text, 0, 0, 0};
  if (!set_integer(&r->num, d, 10)) return OG_RATIONAL_TOO_LARGE;
  *d = empty;
  take_digits(c, 10, d, false);
  if (d->seen == 0 || c->at != c->end) return OG_RATIONAL_MALFORMED;
  if (d->count == 0) return OG_RATIONAL_ZERO_DENOMINATOR;
  if (!set_integer(&r->den, d, 10)) return OG_RATIONAL_TOO_LARGE;
  reduce(r);
  return OG_RATIONAL_OK;
}

static void scale_by_power_of_ten(og_rational *r, long exponent) {
  og_int power;
  og_int_init(&power);
  mpz_ui_pow_ui(power.z, 10, (unsigned long)labs(exponent));
  if (exponent >= 0) og_int_mul(&r->num, &r->num, &power);
  else og_rational_set_quotient(r, &r->num, &power);
  og_int_clear(&power);
}

// The integer that the digits make, times 10^exponent or, for hexadecimal digits, 2^exponent.
static og_rational_status scale(og_rational *r, const digits *d, int base, long exponent) {
  if (!set_integer(&r->num, d, base)) return OG_RATIONAL_TOO_LARGE;
  if (d->count == 0) return OG_RATIONAL_OK;
  const long most = base == 16 ? OG_RATIONAL_MAX_BITS : MAX_DECIMAL_DIGITS;
  const long width = base == 16 ? 4 * (long)d->count : (long)d->count;
  if (exponent < -most || exponent > most - width) return OG_RATIONAL_TOO_LARGE;
  if (base == 16) shift(r, exponent);
  else if (exponent != 0) scale_by_power_of_ten(r, exponent);
  return OG_RATIONAL_OK;
}

static og_rational_status take_number(cursor *c, digits *d, og_rational *r) {
  int base = 10;
  if (c->end - c->at >= 2 && c->at[0] == '0' && (c->at[1] == 'x' || c->at[1] == 'X')) {
    base = 16;
    c->at += 2;
  }
  take_digits(c, base, d, false);
  if (base == 10 && d->seen > 0 && take(c, '/')) return take_fraction(c, d, r);
  if (take(c, '.')) take_digits(c, base, d, true);
  if (d->seen == 0) return OG_RATIONAL_MALFORMED;
  long exponent = 0;
  const bool marked = base == 16 ? take_either(c, 'p', 'P') : take_either(c, 'e', 'E');
  if (marked && !take_exponent(c, &exponent)) return OG_RATIONAL_MALFORMED;
  if (c->at != c->end) return OG_RATIONAL_MALFORMED;
  return scale(r, d, base, exponent - (base == 16 ? 4 : 1) * d->fractional);
}

// The rest of the text, whatever the case of its letters.
static bool rest_is(const cursor *c, const char *lower) {
  const size_t length = strlen(lower);
  if ((size_t)(c->end - c->at) != length) return false;
  for (size_t k = 0; k < length; k++)
    if ((c->at[k] | 0x20) != lower[k]) return false;
  return true;
}

og_rational_status og_rational_from_text(og_rational *r, const char *text, size_t length) {
  og_rational_set_si(r, 0);
  if (length == 0) return OG_RATIONAL_EMPTY;
  cursor c = {text, text + length};
  const bool negative = take(&c, '-');
  if (!negative) take(&c, '+');
  if (rest_is(&c, "nan") || rest_is(&c, "inf") || rest_is(&c, "infinity")) return OG_RATIONAL_NOT_FINITE;
  char few[64];
  digits d = {length < sizeof few ? few : og_grow(NULL, length + 1, 1), 0, 0, 0};
  const og_rational_status status = take_number(&c, &d, r);
  if (d.text != few) free(d.text);
  if (status != OG_RATIONAL_OK) og_rational_set_si(r, 0);
  else if (negative) og_int_neg(&r->num, &r->num);
  return status;
}

// ---- several numbers over one denominator ----

// Is den 2^*bits? Most denominators are, and then there is nothing to divide.
static bool is_power_of_two(mp_bitcnt_t *bits, const og_int *den) {
  *bits = mpz_scan1(den->z, 0);
  return mpz_sizeinbase(den->z, 2) == *bits + 1;
}

// Raises den to its least common multiple with another.
static void raise_denominator(og_int *den, const og_int *other) {
  mp_bitcnt_t bits, other_bits;
  if (is_power_of_two(&bits, den) && is_power_of_two(&other_bits, other)) {
    if (other_bits > bits) og_int_set(den, other);
  } else if (!mpz_divisible_p(den->z, other->z)) {
    // Most numbers of a body share their denominators, and then no gcd is needed.
    if (mpz_divisible_p(other->z, den->z)) og_int_set(den, other);
    else mpz_lcm(den->z, den->z, other->z);
  }
}

bool og_rational_common_denominator(og_int *den, const og_rational *numbers, size_t count, size_t max_bits) {
  const size_t before = mpz_sizeinbase(den->z, 2);
  for (size_t k = 0; k < count; k++) {
    raise_denominator(den, &numbers[k].den);
    const size_t bits = mpz_sizeinbase(den->z, 2);
    if (bits > max_bits && bits > before) return false;
  }
  return true;
}

void og_rational_numerator_over(og_int *r, const og_rational *a, const og_int *den) {
  mp_bitcnt_t bits;
  if (is_power_of_two(&bits, den)) {
    mpz_mul_2exp(r->z, a->num.z, bits - mpz_scan1(a->den.z, 0));
    return;
  }
  mpz_divexact(r->z, den->z, a->den.z);
  og_int_mul(r, r, &a->num);
}
