#include "tool/format/decimals.h"

#include <gmp.h>
#include <jansson.h>
#include <mpfr.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/surd.h"
#include "tool/format/json_edit.h"
#include "tool/format/read_surd.h"

// ---- digits ----

// "-1.25e-9", "0.5", "1200": `digit` has the significant ones, the first of them times 10^exponent.
static void add_number(og_text *text, bool negative, const char *digit, int exponent, int digits) {
  int count = (int)strlen(digit);
  while (count > 1 && digit[count - 1] == '0') count--;
  const bool is_small = exponent < 0, is_short = exponent >= -5 && exponent < digits;
  const int whole = !is_short ? 1 : is_small ? 0 : exponent + 1;
  if (negative) og_text_add(text, "-");
  if (whole == 0) og_text_add(text, "0");
  for (int k = 0; k < whole; k++) og_text_add_bytes(text, k < count ? digit + k : "0", 1);
  if (count > whole) og_text_add(text, ".");
  for (int k = -1; is_short && is_small && k > exponent; k--) og_text_add(text, "0");
  for (int k = whole; k < count; k++) og_text_add_bytes(text, digit + k, 1);
  if (!is_short) og_text_format(text, "e%d", exponent);
}

// |num| / den 10^shift: the nearest integer, ties to even. False where the quotient is less than `least`.
static bool scale(mpz_t r, const mpz_t num, const mpz_t den, int shift, const mpz_t least) {
  mpz_t power, above, below, rest;
  mpz_inits(power, above, below, rest, NULL);
  mpz_ui_pow_ui(power, 10, (unsigned)abs(shift));
  mpz_abs(above, num);
  mpz_set(below, den);
  if (shift > 0) mpz_mul(above, above, power);
  else mpz_mul(below, below, power);
  mpz_fdiv_qr(r, rest, above, below);
  const bool is_long = mpz_cmp(r, least) >= 0;
  mpz_mul_2exp(rest, rest, 1);
  const int half = mpz_cmp(rest, below);
  if (half > 0 || (half == 0 && mpz_odd_p(r) != 0)) mpz_add_ui(r, r, 1);
  mpz_clears(power, above, below, rest, NULL);
  return is_long;
}

static void add_rational(og_text *text, const mpz_t num, const mpz_t den, int digits) {
  if (mpz_sgn(num) == 0) {
    og_text_add(text, "0");
    return;
  }
  // Too large by three at most: then there are digits too few before it is rounded.
  int exponent = (int)mpz_sizeinbase(num, 10) - (int)mpz_sizeinbase(den, 10) + 1;
  mpz_t whole, least;
  mpz_inits(whole, least, NULL);
  mpz_ui_pow_ui(least, 10, (unsigned)digits - 1);
  while (!scale(whole, num, den, digits - 1 - exponent, least)) exponent--;
  char *digit = mpz_get_str(NULL, 10, whole);
  if ((int)strlen(digit) > digits) exponent++; // 99.. was rounded
  add_number(text, mpz_sgn(num) < 0, digit, exponent, digits);
  free(digit);
  mpz_clears(whole, least, NULL);
}

// One end of the value, rounded that way at every operation.
static void bound(mpfr_t r, const og_surd *a, mpfr_rnd_t way) {
  // A negative root is bounded from below by bounding the root from above.
  const mpfr_rnd_t of_root = a->s > 0 ? way : way == MPFR_RNDU ? MPFR_RNDD : MPFR_RNDU;
  mpfr_set_z(r, a->q.z, of_root);
  mpfr_sqrt(r, r, of_root);
  if (a->s < 0) mpfr_neg(r, r, way);
  mpfr_add_z(r, r, a->p.z, way);
  mpfr_div_z(r, r, a->m.z, way);
}

// Both ends come to the same digits at some precision: the value is irrational, and so no tie.
static void add_irrational(og_text *text, const og_surd *a, int digits) {
  mpfr_t low, high;
  mpfr_init2(low, 64);
  mpfr_init2(high, 64);
  bool done = false;
  for (mpfr_prec_t precision = 4 * digits + 64; !done; precision *= 2) {
    mpfr_set_prec(low, precision);
    mpfr_set_prec(high, precision);
    bound(low, a, MPFR_RNDD);
    bound(high, a, MPFR_RNDU);
    mpfr_exp_t of_low, of_high;
    char *digit = mpfr_get_str(NULL, &of_low, 10, (size_t)digits, low, MPFR_RNDN),
         *other = mpfr_get_str(NULL, &of_high, 10, (size_t)digits, high, MPFR_RNDN);
    done = mpfr_sgn(low) * mpfr_sgn(high) > 0 && of_low == of_high && strcmp(digit, other) == 0;
    if (done) add_number(text, digit[0] == '-', digit + (digit[0] == '-'), (int)of_low - 1, digits);
    mpfr_free_str(digit);
    mpfr_free_str(other);
  }
  mpfr_clear(low);
  mpfr_clear(high);
}

// Where the root is a whole number, the value is rational.
static void add_value(og_text *text, const og_surd *a, int digits) {
  if (a->s != 0 && mpz_perfect_square_p(a->q.z) == 0) {
    add_irrational(text, a, digits);
    return;
  }
  og_int num;
  og_int_init(&num);
  if (a->s != 0) mpz_sqrt(num.z, a->q.z);
  if (a->s < 0) og_int_neg(&num, &num);
  og_int_add(&num, &num, &a->p);
  add_rational(text, num.z, a->m.z, digits);
  og_int_clear(&num);
}

// ---- the mirror ----

static json_t *mirror(const json_t *value, int digits);

// Null where the text is no exact number.
static json_t *mirror_text(const char *exact, int digits) {
  og_surd value;
  og_surd_init(&value);
  json_t *r = NULL;
  if (og_surd_from_text(&value, exact)) {
    og_text text;
    og_text_init(&text);
    add_value(&text, &value, digits);
    r = og_json_made(json_string(text.at));
    og_text_clear(&text);
  }
  og_surd_clear(&value);
  return r;
}

// Of as many elements, null for what has no number in it.
static json_t *mirror_array(const json_t *array, int digits) {
  json_t *r = og_json_made(json_array());
  bool any = false;
  for (size_t k = 0; k < json_array_size(array); k++) {
    json_t *element = mirror(json_array_get(array, k), digits);
    any = any || element != NULL;
    og_json_append(r, element == NULL ? json_null() : element);
  }
  if (any) return r;
  json_decref(r);
  return NULL;
}

// What names the answer, and what shows that it is right, has no decimals.
static bool is_told(const char *key) {
  static const char *const silent[] = {"id", "question", "certificate", "decimals", "double"};
  for (size_t k = 0; k < sizeof silent / sizeof *silent; k++)
    if (strcmp(key, silent[k]) == 0) return false;
  return true;
}

static json_t *mirror_object(const json_t *object, int digits) {
  const char *exact = json_string_value(json_object_get(object, "exact")), *key;
  json_t *value, *r = exact == NULL ? NULL : mirror_text(exact, digits);
  if (r != NULL) return r;
  r = og_json_made(json_object());
  json_object_foreach((json_t *)object, key, value) {
    json_t *member = is_told(key) ? mirror(value, digits) : NULL;
    if (member != NULL) og_json_set(r, key, member);
  }
  if (json_object_size(r) > 0) return r;
  json_decref(r);
  return NULL;
}

static json_t *mirror(const json_t *value, int digits) {
  if (json_is_string(value)) return mirror_text(json_string_value(value), digits);
  if (json_is_array(value)) return mirror_array(value, digits);
  return json_is_object(value) ? mirror_object(value, digits) : NULL;
}

// With how many digits they have; empty but for that where the answer has no exact number.
static json_t *decimals_of(const json_t *answer, int digits) {
  json_t *r = mirror_object(answer, digits);
  if (r == NULL) r = og_json_made(json_object());
  og_json_set(r, "digits", json_integer(digits));
  return r;
}

void og_add_decimals(og_text *line, int digits) {
  json_t *answer = og_json_made(json_loadb(line->at, line->length, 0, NULL));
  json_t *decimals = decimals_of(answer, digits);
  char *member = og_json_made(json_dumps(decimals, JSON_COMPACT));
  while (line->at[line->length - 1] != '}') line->length--;
  line->length--;
  og_text_format(line, ",\"decimals\":");
  og_text_add(line, member);
  og_text_add(line, "}\n");
  free(member);
  json_decref(decimals);
  json_decref(answer);
}

static bool is_right(const json_t *answer, const json_t *claimed) {
  const json_int_t digits = json_integer_value(json_object_get(claimed, "digits"));
  if (digits < 1 || digits > OG_MOST_DECIMALS) return false;
  json_t *right = decimals_of(answer, (int)digits);
  const bool same = json_equal(right, claimed) != 0;
  json_decref(right);
  return same;
}

og_decimals og_take_decimals(og_text *rest, const char *line, size_t length) {
  json_t *answer = json_loadb(line, length, JSON_REJECT_DUPLICATES, NULL);
  json_t *claimed = json_object_get(answer, "decimals");
  if (claimed == NULL) {
    json_decref(answer);
    return OG_DECIMALS_NONE;
  }
  json_incref(claimed);
  json_object_del(answer, "decimals");
  const bool right = is_right(answer, claimed);
  char *text = og_json_made(json_dumps(answer, JSON_COMPACT | JSON_REAL_PRECISION(17)));
  og_text_reset(rest);
  og_text_add(rest, text);
  free(text);
  json_decref(claimed);
  json_decref(answer);
  return right ? OG_DECIMALS_RIGHT : OG_DECIMALS_WRONG;
}
