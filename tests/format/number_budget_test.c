// The estimate of what a number costs, from its text: never less than what the number has, and little more.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

#include "spec/body/shape.h"
#include "tool/format/fields.h"
#include "tool/format/number_budget.h"

static size_t longer(const og_rational *r) {
  const size_t num = mpz_sizeinbase(r->num.z, 2), den = mpz_sizeinbase(r->den.z, 2);
  return num > den ? num : den;
}

static void test_estimates(void **state) {
  (void)state;
  static const char *const texts[] = {
      "0",         "-1",       "99999999999999999999", "3e-29987",     "-3E+29987", "1.5e-3",
      ".00000001", "0x1p-900", "-0X1.FFFp+90000",      "1/3000000000", "0x10",      "1e5000"};
  og_rational r;
  og_rational_init(&r);
  for (size_t k = 0; k < sizeof texts / sizeof *texts; k++) {
    const size_t length = strlen(texts[k]), estimate = og_written_bits(texts[k], length);
    assert_int_equal(og_rational_from_text(&r, texts[k], length), OG_RATIONAL_OK);
    assert_in_range(estimate, longer(&r) - 1, longer(&r) + longer(&r) / 250 + 4 * length);
  }
  og_rational_clear(&r);
}

// What no reader takes costs nothing, as it is refused by its length alone.
static void test_numbers_too_long(void **state) {
  (void)state;
  static const char *const texts[] = {"1e999999999", "1e-99999999999999999999999999999999999999", "0x1p+1000000"};
  og_rational r;
  og_rational_init(&r);
  for (size_t k = 0; k < sizeof texts / sizeof *texts; k++) {
    assert_int_equal(og_written_bits(texts[k], strlen(texts[k])), 0);
    assert_int_equal(og_rational_from_text(&r, texts[k], strlen(texts[k])), OG_RATIONAL_TOO_LARGE);
  }
  og_rational_clear(&r);
  assert_int_equal(og_written_bits("", 0), 0);
  assert_int_equal(og_written_bits("e", 1), 0);
}

// All numbers of a value are added up, and the one that is too much is named.
static void test_spending(void **state) {
  (void)state;
  og_complaint complaint = {.file = "cases", .line = 7};
  static const char line[] = "{\"points\": [[\"1e3000\", 1, 0], [\"1e3000\", \"1e3000\", \"2\"]]}";
  const og_place here = {NULL, "a", 0};
  const size_t each = og_weighed_bits(og_written_bits("1e3000", 6));
  json_t *value = og_read_json(line, sizeof line - 1, &complaint);
  size_t left = 3 * each + 3;
  assert_true(og_spend_bits(&left, value, 3 * each + 3, &here, &complaint));
  assert_int_equal(left, 0);
  left = 3 * each - 1;
  assert_false(og_spend_bits(&left, value, 42, &here, &complaint));
  assert_int_equal(complaint.status, OG_INPUT_LIMIT);
  assert_string_equal(complaint.text,
                      "cases:7: a.points[1][1]: with '1e3000' the numbers of the case need more bits than "
                      "the limit of 42 (--max-bits raises it)");
  json_decref(value);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_estimates),
      cmocka_unit_test(test_numbers_too_long),
      cmocka_unit_test(test_spending),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
