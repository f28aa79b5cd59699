// GMP keeps what proofs/model/gmp.h says of it, on numbers of up to 400 digits to the base 2^16.
//
// The truth is the arithmetic of the schoolbook on digits of 16 bits, written here and sharing nothing with GMP but the
// export of a number's digits. Every clause is looked at with distinct operands and with the result being one of them,
// and operands that are not the result have to stay as they are. What varies: length, sign, runs of zeros and of ones
// (carries), equality. ORIGO_TEST_PAIRS sets the number of rounds (default 1,500).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "spec/number/integer.h"
#include "spec/number/leading.h"
#include "tests/shared/random_points.h"
#include "tests/shared/wanted_pairs.h"

#define DEFAULT_ROUNDS 1500
#define OPERAND_DIGITS 400
// A product and a carry.
#define DIGITS (2 * OPERAND_DIGITS + 2)

// (-1)^negative sum digit[k] 2^16k; zero is not negative.
typedef struct plain {
  bool negative;
  uint16_t digit[DIGITS];
} plain;

static int compare_sizes(const plain *a, const plain *b) {
  for (size_t k = DIGITS; k-- > 0;)
    if (a->digit[k] != b->digit[k]) return a->digit[k] < b->digit[k] ? -1 : 1;
  return 0;
}

static bool is_zero(const plain *a) {
  const plain zero = {0};
  return compare_sizes(a, &zero) == 0;
}

static int sign_of(const plain *a) { return is_zero(a) ? 0 : a->negative ? -1 : 1; }

static int compare(const plain *a, const plain *b) {
  if (sign_of(a) != sign_of(b)) return sign_of(a) < sign_of(b) ? -1 : 1;
  return sign_of(a) < 0 ? compare_sizes(b, a) : compare_sizes(a, b);
}

static plain negated(plain a) {
  a.negative = !a.negative && !is_zero(&a);
  return a;
}

static plain sum(const plain *a, const plain *b) {
  plain r = {.negative = a->negative};
  const bool alike = a->negative == b->negative;
  if (!alike && compare_sizes(a, b) < 0) return sum(b, a);
  int32_t carry = 0;
  for (size_t k = 0; k < DIGITS; k++) {
    const int32_t digit = a->digit[k] + (alike ? b->digit[k] : -b->digit[k]) + carry;
    r.digit[k] = (uint16_t)(digit & 0xffff);
    carry = (digit - r.digit[k]) / 0x10000;
  }
  assert_int_equal(carry, 0);
  if (is_zero(&r)) r.negative = false;
  return r;
}

static plain product(const plain *a, const plain *b) {
  plain r = {0};
  for (size_t i = 0; i < OPERAND_DIGITS; i++) {
    uint64_t carry = 0;
    for (size_t j = 0; a->digit[i] != 0 && i + j < DIGITS; j++) {
      const uint64_t digit = r.digit[i + j] + (uint64_t)a->digit[i] * b->digit[j] + carry;
      r.digit[i + j] = (uint16_t)(digit & 0xffff);
      carry = digit >> 16;
    }
    assert_int_equal(carry, 0);
  }
  r.negative = a->negative != b->negative && !is_zero(&r);
  return r;
}

static plain value_of(const og_int *a) {
  plain r = {.negative = og_int_sign(a) < 0};
  assert_true(mpz_sizeinbase(a->z, 2) <= 16 * DIGITS);
  mpz_export(r.digit, NULL, -1, sizeof r.digit[0], 0, 0, a->z);
  return r;
}

static void assert_value(const og_int *a, const plain *truth) {
  const plain value = value_of(a);
  assert_int_equal(sign_of(&value), sign_of(truth));
  assert_int_equal(og_int_sign(a), sign_of(truth));
  assert_int_equal(compare_sizes(&value, truth), 0);
}

static plain random_value(or_random *random) {
  plain r = {0};
  const int lengths[] = {0, 1, 4, 5, 8, 60, OPERAND_DIGITS};
  const int length = or_random_int(random, 0, lengths[or_random_int(random, 0, 6)]);
  for (int k = 0; k < length; k++) {
    const int kind = or_random_int(random, 0, 3);
    r.digit[k] = (uint16_t)(kind == 0 ? 0 : kind == 1 ? 0xffff : or_random_int(random, 0, 0xffff));
  }
  r.negative = or_random_int(random, 0, 1) == 1 && !is_zero(&r);
  return r;
}

static void set(og_int *r, const plain *value) {
  mpz_import(r->z, DIGITS, -1, sizeof value->digit[0], 0, 0, value->digit);
  if (value->negative) mpz_neg(r->z, r->z);
}

typedef void operation(og_int *r, const og_int *a, const og_int *b);
typedef plain meaning(const plain *r, const plain *a, const plain *b);

static plain means_sum(const plain *r, const plain *a, const plain *b) { return (void)r, sum(a, b); }
static plain means_difference(const plain *r, const plain *a, const plain *b) {
  const plain minus = negated(*b);
  return (void)r, sum(a, &minus);
}
static plain means_product(const plain *r, const plain *a, const plain *b) { return (void)r, product(a, b); }
static plain means_addmul(const plain *r, const plain *a, const plain *b) {
  const plain ab = product(a, b);
  return sum(r, &ab);
}
static plain means_submul(const plain *r, const plain *a, const plain *b) {
  const plain minus = negated(product(a, b));
  return sum(r, &minus);
}

// r, a and b are the numbers named by 0, 1, 2 in every way in which they may coincide.
static void keeps(operation *does, meaning *means, const plain values[3]) {
  static const int names[][3] = {{0, 1, 2}, {0, 0, 1}, {0, 1, 0}, {0, 1, 1}, {0, 0, 0}};
  for (size_t way = 0; way < sizeof names / sizeof *names; way++) {
    og_int number[3];
    for (int k = 0; k < 3; k++) {
      og_int_init(&number[k]);
      set(&number[k], &values[k]);
    }
    const int *name = names[way];
    const plain truth = means(&values[name[0]], &values[name[1]], &values[name[2]]);
    does(&number[name[0]], &number[name[1]], &number[name[2]]);
    assert_value(&number[0], &truth);
    for (int k = 1; k < 3; k++) assert_value(&number[k], &values[k]);
    for (int k = 0; k < 3; k++) og_int_clear(&number[k]);
  }
}

static void arithmetic_is_that_of_the_schoolbook(void **state) {
  (void)state;
  or_random random = {.state = 20260};
  for (long round = wanted_pairs(DEFAULT_ROUNDS); round > 0; round--) {
    const plain values[3] = {random_value(&random), random_value(&random), random_value(&random)};
    keeps(og_int_add, means_sum, values);
    keeps(og_int_sub, means_difference, values);
    keeps(og_int_mul, means_product, values);
    keeps(og_int_addmul, means_addmul, values);
    keeps(og_int_submul, means_submul, values);
  }
}

static void order_copies_and_exchange(void **state) {
  (void)state;
  or_random random = {.state = 7};
  og_int a, b;
  og_int_init(&a);
  og_int_init(&b);
  assert_int_equal(og_int_sign(&a), 0);
  for (long round = 4 * wanted_pairs(DEFAULT_ROUNDS); round > 0; round--) {
    const plain x = random_value(&random);
    plain y = or_random_int(&random, 0, 3) == 0 ? x : random_value(&random);
    if (or_random_int(&random, 0, 3) == 0) y.digit[0] ^= 1;
    if (is_zero(&y)) y.negative = false;
    set(&a, &x);
    set(&b, &y);
    const int order = og_int_compare(&a, &b);
    assert_int_equal((order > 0) - (order < 0), compare(&x, &y));
    og_int_swap(&a, &b);
    assert_value(&a, &y);
    assert_value(&b, &x);
    og_int_swap(&a, &a);
    assert_value(&a, &y);
    og_int_neg(&a, &b);
    const plain minus = negated(x);
    assert_value(&a, &minus);
    assert_value(&b, &x);
    og_int_neg(&a, &a);
    assert_value(&a, &x);
    og_int_set(&a, &b);
    assert_value(&a, &x);
    assert_value(&b, &x);
  }
  og_int_clear(&a);
  og_int_clear(&b);
}

static void machine_integers(void **state) {
  (void)state;
  const long values[] = {0, 1, -1, 0xffff, -0x10000, INT32_MAX, INT32_MIN, INT64_MAX, INT64_MIN};
  og_int a;
  og_int_init(&a);
  for (size_t k = 0; k < sizeof values / sizeof *values; k++) {
    plain truth = {.negative = values[k] < 0};
    const uint64_t size = values[k] < 0 ? 0 - (uint64_t)values[k] : (uint64_t)values[k];
    for (size_t d = 0; d < 4; d++) truth.digit[d] = (uint16_t)(size >> 16 * d);
    og_int_set_si(&a, values[k]);
    assert_value(&a, &truth);
  }
  og_int_clear(&a);
}

// Limbs are four digits each, those above the number 0; and what is seen of it is digits, divided by nothing.
static void leading_bits(void **state) {
  (void)state;
  or_random random = {.state = 71};
  og_int a;
  og_int_init(&a);
  int seen = 0;
  for (long round = 4 * wanted_pairs(DEFAULT_ROUNDS); round > 0; round--) {
    const plain truth = random_value(&random);
    set(&a, &truth);
    size_t digits = 0;
    for (size_t k = 0; k < OPERAND_DIGITS; k++)
      if (truth.digit[k] != 0) digits = k + 1;
    const size_t most = digits == 0 ? 1 : 16 * digits, least = digits == 0 ? 1 : 16 * digits - 15;
    assert_true(least <= og_int_bits(&a) && og_int_bits(&a) <= most);
    assert_int_equal(mpz_size(a.z), (digits + 3) / 4);
    for (size_t limb = 0; limb < digits / 4 + 3; limb++) {
      const uint64_t low = truth.digit[4 * limb] | (uint64_t)truth.digit[4 * limb + 1] << 16;
      const uint64_t high = truth.digit[4 * limb + 2] | (uint64_t)truth.digit[4 * limb + 3] << 16;
      assert_true(mpz_getlimbn(a.z, (mp_size_t)limb) == (low | high << 32));
    }
    for (size_t place = digits < 4 ? 0 : digits - 4; place < digits + 2; place++) {
      const uint64_t whole = truth.digit[place] | (uint64_t)truth.digit[place + 1] << 16;
      const bool fits = digits <= place + 2;
      const int64_t limits[] = {OG_LEADING_MOST, (int64_t)whole, (int64_t)whole - 1, 0, 32768};
      for (size_t k = 0; k < sizeof limits / sizeof *limits; k++) {
        if (limits[k] < 0 || limits[k] > OG_LEADING_MOST) continue;
        int64_t leading;
        const bool is_seen = og_int_leading(&a, place, limits[k], &leading);
        assert_int_equal(is_seen, fits && whole <= (uint64_t)limits[k]);
        if (is_seen) assert_true(leading == (truth.negative ? -(int64_t)whole : (int64_t)whole));
        seen += is_seen;
      }
    }
  }
  assert_true(seen > 0);
  og_int_clear(&a);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(arithmetic_is_that_of_the_schoolbook),
      cmocka_unit_test(order_copies_and_exchange),
      cmocka_unit_test(machine_integers),
      cmocka_unit_test(leading_bits),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
