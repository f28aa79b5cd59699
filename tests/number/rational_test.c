// Numbers in: the text says exactly what it says, and what is no number is refused with the reason.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/number/rational.h"

static void expect_text(const char *in, const char *out) {
  og_rational r;
  og_rational_init(&r);
  const og_rational_status status = og_rational_from_text(&r, in, strlen(in));
  if (status != OG_RATIONAL_OK) fail_msg("'%s' %s", in, og_rational_status_text(status));
  char *text = og_rational_to_text(&r);
  if (strcmp(text, out) != 0) fail_msg("'%s' is %s, not %s", in, out, text);
  free(text);
  og_rational_clear(&r);
}

static void expect_refusal(const char *in, og_rational_status expected) {
  og_rational r;
  og_rational_init(&r);
  og_rational_set_si(&r, 5);
  const og_rational_status status = og_rational_from_text(&r, in, strlen(in));
  if (status != expected)
    fail_msg("'%.40s' %s; expected: %s", in, og_rational_status_text(status), og_rational_status_text(expected));
  assert_int_equal(og_rational_sign(&r), 0);
  og_rational_clear(&r);
}

static void test_text_is_exact(void **state) {
  (void)state;
  static const char *const table[][2] = {
      {"0", "0"},
      {"-0", "0"},
      {"12", "12"},
      {"+12", "12"},
      {"-12", "-12"},
      {"007", "7"},
      {"0.1", "1/10"},
      {"-.5", "-1/2"},
      {"5.", "5"},
      {"1e3", "1000"},
      {"1.5e-3", "3/2000"},
      {"1E+2", "100"},
      {"0e5", "0"},
      {"0.000", "0"},
      {"7/3", "7/3"},
      {"-14/6", "-7/3"},
      {"0/9", "0"},
      {"6/3", "2"},
      {"0x10", "16"},
      {"0x1.8p+3", "12"},
      {"-0X1.8P-1", "-3/4"},
      {"0x.8", "1/2"},
      {"0xap0", "10"},
      {"0xAp0", "10"},
      {"0x1.999999999999ap-4", "3602879701896397/36028797018963968"},
      {"0x0p5", "0"},
      {"123456789012345678901234567890", "123456789012345678901234567890"},
      {"0.00000000000000000000000000000000000000000000000000000000000000000000001",
       "1/100000000000000000000000000000000000000000000000000000000000000000000000"},
  };
  for (size_t k = 0; k < sizeof table / sizeof *table; k++) expect_text(table[k][0], table[k][1]);
}

static void test_junk_is_refused(void **state) {
  (void)state;
  static const char *const junk[] = {"-",     "+",     ".",    "e5",    "1e",       "1e+",   "1e-+5", "1e5.5",
                                     "0x",    "0x.",   "0x1p", "0xg",   "1f",       " 1",    "1 ",    "1,5",
                                     "--1",   "+-1",   "1/",   "/2",    "1/-2",     "1/2/3", "1.5/2", "1/2e3",
                                     "0x1/2", "infin", "nano", "1_000", "\xc2\xbd", "1p3",   "0b1"};
  for (size_t k = 0; k < sizeof junk / sizeof *junk; k++) expect_refusal(junk[k], OG_RATIONAL_MALFORMED);
  expect_refusal("", OG_RATIONAL_EMPTY);
  static const char *const infinite[] = {"nan", "NaN", "-NAN", "inf", "+Inf", "-INFINITY", "infinity"};
  for (size_t k = 0; k < sizeof infinite / sizeof *infinite; k++) expect_refusal(infinite[k], OG_RATIONAL_NOT_FINITE);
  expect_refusal("1/0", OG_RATIONAL_ZERO_DENOMINATOR);
  expect_refusal("0/000", OG_RATIONAL_ZERO_DENOMINATOR);
}

static void test_the_length_counts_not_a_terminator(void **state) {
  (void)state;
  og_rational r;
  og_rational_init(&r);
  assert_int_equal(og_rational_from_text(&r, "123", 2), OG_RATIONAL_OK);
  assert_int_equal(mpz_cmp_si(r.num.z, 12), 0);
  assert_int_equal(og_rational_from_text(&r, "1\0002", 3), OG_RATIONAL_MALFORMED);
  og_rational_clear(&r);
}

static void test_absurd_sizes_are_refused(void **state) {
  (void)state;
  static const char *const absurd[] = {"1e999999999",
                                       "1e-999999999",
                                       "0x1p999999999",
                                       "0x1p-999999999",
                                       "1e99999999999999999999999",
                                       "1e-99999999999999999999999",
                                       "0x1p100001",
                                       "0x1p-100001",
                                       "0x1p99997",
                                       "0x10p99993",
                                       "0x100p99989",
                                       "1e30102",
                                       "10e30101",
                                       "1e30103",
                                       "1e-30103"};
  for (size_t k = 0; k < sizeof absurd / sizeof *absurd; k++) expect_refusal(absurd[k], OG_RATIONAL_TOO_LARGE);
  // The longest that are not: they fit into the bits promised.
  static const char *const large[] = {"1e30101",    "10e30100",    "1e-30102",   "0x1p99996",
                                      "0x10p99992", "0x100p99988", "0x1p-100000"};
  for (size_t k = 0; k < sizeof large / sizeof *large; k++) {
    og_rational r;
    og_rational_init(&r);
    assert_int_equal(og_rational_from_text(&r, large[k], strlen(large[k])), OG_RATIONAL_OK);
    assert_true(mpz_sizeinbase(r.num.z, 2) <= OG_RATIONAL_MAX_BITS);
    assert_true(mpz_sizeinbase(r.den.z, 2) <= OG_RATIONAL_MAX_BITS + 1);
    og_rational_clear(&r);
  }
  char *digits = malloc(200001);
  memset(digits, '9', 200000);
  digits[200000] = '\0';
  expect_refusal(digits, OG_RATIONAL_TOO_LARGE);
  digits[199998] = '/';
  expect_refusal(digits, OG_RATIONAL_TOO_LARGE);
  digits[199998] = '9';
  digits[0] = '1';
  digits[1] = '/';
  expect_refusal(digits, OG_RATIONAL_TOO_LARGE);
  // Leading zeros are no digits of the number.
  memset(digits, '0', 200000);
  expect_text(digits, "0");
  digits[199999] = '7';
  expect_text(digits, "7");
  free(digits);
}

// Integers of so many bits and no more, whatever the exponent would take away again.
static void test_the_most_digits(void **state) {
  (void)state;
  enum { HEX = OG_RATIONAL_MAX_BITS / 4, DECIMAL = 30102 };
  char *text = malloc(DECIMAL + 16);
  memset(text, '9', DECIMAL + 1);
  text[DECIMAL + 1] = '\0';
  expect_refusal(text, OG_RATIONAL_TOO_LARGE);
  text[DECIMAL] = '\0';
  expect_text(text, text);
  text[1] = 'x';
  text[0] = '0';
  memset(text + 2, 'f', HEX + 1);
  strcpy(text + 2 + HEX, "p-20000");
  og_rational r;
  og_rational_init(&r);
  assert_int_equal(og_rational_from_text(&r, text, strlen(text)), OG_RATIONAL_OK);
  assert_int_equal(mpz_sizeinbase(r.num.z, 2), OG_RATIONAL_MAX_BITS);
  og_rational_clear(&r);
  strcpy(text + 2 + HEX, "fp-20000");
  expect_refusal(text, OG_RATIONAL_TOO_LARGE);
  free(text);
}

// Around the length up to which texts are read without asking for memory.
static void test_long_integers(void **state) {
  (void)state;
  char digits[101] = {0};
  for (size_t length = 1; length < sizeof digits; length++) {
    memset(digits, '7', length);
    expect_text(digits, digits);
  }
}

static uint64_t next_random(uint64_t *state) {
  *state += UINT64_C(0x9e3779b97f4a7c15);
  uint64_t z = *state;
  z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
  return z ^ (z >> 31);
}

// For any double: from_double is what GMP says, in lowest terms, and "%a" read back is the same.
static void check_double(double x) {
  og_rational direct, through;
  og_rational_init(&direct);
  og_rational_init(&through);
  assert_int_equal(og_rational_from_double(&direct, x), OG_RATIONAL_OK);
  mpq_t truth;
  mpq_init(truth);
  mpq_set_d(truth, x);
  assert_int_equal(mpz_cmp(mpq_numref(truth), direct.num.z), 0);
  assert_int_equal(mpz_cmp(mpq_denref(truth), direct.den.z), 0);
  mpq_clear(truth);
  char text[64];
  snprintf(text, sizeof text, "%a", x);
  assert_int_equal(og_rational_from_text(&through, text, strlen(text)), OG_RATIONAL_OK);
  assert_true(og_rational_equal(&direct, &through));
  og_rational_clear(&direct);
  og_rational_clear(&through);
}

static void test_doubles_are_taken_exactly(void **state) {
  (void)state;
  const double some[] = {0.0,       -0.0,   1.0,    -1.0,   0.1, 0x1p-1074, -0x1.fffffffffffffp+1023,
                         0x1p-1022, 0x1p52, 0x1p53, 12345.0};
  for (size_t k = 0; k < sizeof some / sizeof *some; k++) check_double(some[k]);
  uint64_t seed = 7;
  for (int k = 0; k < 20000; k++) {
    const uint64_t bits = next_random(&seed);
    double x;
    memcpy(&x, &bits, sizeof x);
    if (isfinite(x)) check_double(x);
  }
  og_rational r;
  og_rational_init(&r);
  assert_int_equal(og_rational_from_double(&r, (double)NAN), OG_RATIONAL_NOT_FINITE);
  assert_int_equal(og_rational_from_double(&r, -HUGE_VAL), OG_RATIONAL_NOT_FINITE);
  og_rational_clear(&r);
}

static void test_decimals_agree_with_the_nearest_double(void **state) {
  (void)state;
  uint64_t seed = 11;
  for (int k = 0; k < 5000; k++) {
    char text[64];
    snprintf(text, sizeof text, "%lu.%06lue%d", (unsigned long)(next_random(&seed) % 1000000),
             (unsigned long)(next_random(&seed) % 1000000), (int)(next_random(&seed) % 40) - 20);
    og_rational r;
    og_rational_init(&r);
    assert_int_equal(og_rational_from_text(&r, text, strlen(text)), OG_RATIONAL_OK);
    mpq_t exact, below, above;
    mpq_inits(exact, below, above, NULL);
    mpz_set(mpq_numref(exact), r.num.z);
    mpz_set(mpq_denref(exact), r.den.z);
    const double x = strtod(text, NULL);
    mpq_set_d(below, nextafter(x, -HUGE_VAL));
    mpq_set_d(above, nextafter(x, HUGE_VAL));
    assert_true(mpq_cmp(below, exact) < 0 && mpq_cmp(exact, above) < 0);
    mpq_clears(exact, below, above, NULL);
    og_rational_clear(&r);
  }
}

// The sign of a quotient is the numerator's, whichever of the two had it.
static void test_quotients_are_reduced(void **state) {
  (void)state;
  static const struct {
    long num, den;
    const char *text;
  } table[] = {{3, 6, "1/2"}, {-3, 6, "-1/2"}, {3, -6, "-1/2"}, {-3, -6, "1/2"}, {0, -6, "0"}, {7, -1, "-7"}};
  og_rational r;
  og_int num, den;
  og_rational_init(&r);
  og_int_init(&num);
  og_int_init(&den);
  for (size_t k = 0; k < sizeof table / sizeof *table; k++) {
    og_int_set_si(&num, table[k].num);
    og_int_set_si(&den, table[k].den);
    og_rational_set_quotient(&r, &num, &den);
    char *text = og_rational_to_text(&r);
    assert_string_equal(text, table[k].text);
    free(text);
  }
  og_rational_clear(&r);
  og_int_clear(&num);
  og_int_clear(&den);
}

static void test_set(void **state) {
  (void)state;
  static const char *const texts[] = {"-7/3", "5/8", "0"};
  og_rational a, b;
  og_rational_init(&a);
  og_rational_init(&b);
  for (int k = 0; k < 3; k++) {
    og_rational_from_text(&a, texts[k], strlen(texts[k]));
    og_rational_set(&b, &a);
    char *text = og_rational_to_text(&b);
    assert_string_equal(text, texts[k]);
    free(text);
  }
  og_rational_clear(&a);
  og_rational_clear(&b);
}

static void test_equal(void **state) {
  (void)state;
  static const char *const texts[] = {"1/2", "1/3", "2/3", "-1/2"};
  og_rational a, b;
  og_rational_init(&a);
  og_rational_init(&b);
  for (int k = 0; k < 4; k++)
    for (int n = 0; n < 4; n++) {
      og_rational_from_text(&a, texts[k], strlen(texts[k]));
      og_rational_from_text(&b, texts[n], strlen(texts[n]));
      assert_int_equal(og_rational_equal(&a, &b), k == n);
    }
  og_rational_clear(&a);
  og_rational_clear(&b);
}

static void test_common_denominator(void **state) {
  (void)state;
  static const char *const texts[] = {"1/6", "-3/4", "2", "5/9"};
  og_rational numbers[4];
  og_int den, num;
  og_int_init(&den);
  og_int_init(&num);
  og_int_set_si(&den, 1);
  for (int k = 0; k < 4; k++) {
    og_rational_init(&numbers[k]);
    og_rational_from_text(&numbers[k], texts[k], strlen(texts[k]));
  }
  assert_true(og_rational_common_denominator(&den, numbers, 4, 6));
  assert_int_equal(mpz_cmp_si(den.z, 36), 0);
  og_rational_numerator_over(&num, &numbers[1], &den);
  assert_int_equal(mpz_cmp_si(num.z, -27), 0);
  og_int_set_si(&den, 1);
  assert_false(og_rational_common_denominator(&den, numbers, 4, 5));
  // One that is too long already is nobody's fault here as long as it need not grow.
  og_int_set_si(&den, 36);
  assert_true(og_rational_common_denominator(&den, numbers, 4, 5));
  assert_int_equal(mpz_cmp_si(den.z, 36), 0);
  for (int k = 0; k < 4; k++) og_rational_clear(&numbers[k]);
  og_int_clear(&den);
  og_int_clear(&num);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_text_is_exact),
      cmocka_unit_test(test_junk_is_refused),
      cmocka_unit_test(test_the_length_counts_not_a_terminator),
      cmocka_unit_test(test_absurd_sizes_are_refused),
      cmocka_unit_test(test_the_most_digits),
      cmocka_unit_test(test_long_integers),
      cmocka_unit_test(test_doubles_are_taken_exactly),
      cmocka_unit_test(test_decimals_agree_with_the_nearest_double),
      cmocka_unit_test(test_quotients_are_reduced),
      cmocka_unit_test(test_set),
      cmocka_unit_test(test_equal),
      cmocka_unit_test(test_common_denominator),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
