// The parts of origo report that a table does not show: the bins of its histograms, and which judgements a page keeps.

#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tool/report/league.h"
#include "tool/report/shown.h"

static void no_error_has_a_bin_of_its_own(void **state) {
  (void)state;
  assert_int_equal(og_error_bin(0), 0);
  assert_int_equal(og_error_bin(DBL_TRUE_MIN), 1);
  assert_int_equal(og_error_bin(HUGE_VAL), OG_ERROR_BINS - 1);
}

// A decade begins at its power of ten, as the decimal is read, and one ulp below it is the one before.
static void decades_begin_at_powers_of_ten(void **state) {
  (void)state;
  for (int k = 0; k < OG_ERROR_BINS - 2; k++) {
    char power[16];
    snprintf(power, sizeof power, "1e%d", OG_FIRST_DECADE + k);
    const double from = strtod(power, NULL);
    assert_int_equal(og_error_bin(from), k + 2);
    assert_int_equal(og_error_bin(nextafter(from, 0)), k + 1);
  }
}

static void read_line(og_judgement_line *line, const char *text) {
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  og_complaint_reset(&complaint);
  const og_input_status status = og_read_judgement(text, strlen(text), line, &complaint);
  if (status != OG_INPUT_OK) print_error("%s\n", complaint.text);
  assert_int_equal(status, OG_INPUT_OK);
}

enum { MANY = 60 };

// Judgement number k of an engine: the verdict, error and time that `k` is given below.
static void judge(og_shown *shown, int k) {
  og_judgement_line line = {0};
  static const char *const verdicts[] = {"right", "tolerable", "no answer", "wrong"};
  char text[400];
  snprintf(text, sizeof text,
           "{\"id\":\"case-%02d\",\"engine\":\"e\",\"verdict\":\"%s\",\"status\":\"ok\",%s\"nanoseconds\":%d,"
           "\"checks\":[{\"what\":\"depth\",\"verdict\":\"%s\",\"class\":\"near\",\"fraction\":%d}]}",
           k, verdicts[k % 4], k % 8 == 3 ? "\"excusable\":true," : "", k * 37 % MANY, verdicts[k % 4], k / 8 % 3);
  read_line(&line, text);
  og_shown_add(shown, &line);
  og_judgement_line_clear(&line);
}

static void compare_shown(const og_shown_judgement *a, const og_shown_judgement *b, size_t count) {
  for (size_t k = 0; k < count; k++) {
    assert_string_equal(a[k].id, b[k].id);
    assert_string_equal(a[k].json, b[k].json);
  }
}

// Wrong before excusable before no answer before tolerable; then by error; then by id. Never what is right.
static void the_worst_are_kept_in_order(void **state) {
  (void)state;
  og_shown forward = {0}, backward = {0};
  for (int k = 0; k < MANY; k++) judge(&forward, k);
  for (int k = MANY - 1; k >= 0; k--) judge(&backward, k);
  assert_int_equal(forward.count, 1);
  const og_shown_engine *engine = og_shown_of(&forward, "e"), *again = og_shown_of(&backward, "e");
  assert_int_equal(engine->worst_count, OG_SHOWN_WORST);
  assert_int_equal(engine->slowest_count, OG_SHOWN_SLOWEST);
  compare_shown(engine->worst, again->worst, OG_SHOWN_WORST);
  compare_shown(engine->slowest, again->slowest, OG_SHOWN_SLOWEST);
  int wrong = 0;
  for (int k = 0; k < MANY; k++) wrong += k % 4 == 3 && k % 8 != 3; // the plainly wrong ones
  for (int k = 0; k < OG_SHOWN_WORST; k++) {
    const int number = atoi(engine->worst[k].id + strlen("case-"));
    if (k < wrong) assert_true(number % 8 == 7);
    else assert_true(number % 8 == 3);
    if (k == 0 || k == wrong) continue;
    const og_shown_judgement *worse = &engine->worst[k - 1];
    assert_true(engine->worst[k].fraction <= worse->fraction);
    if (engine->worst[k].fraction == worse->fraction) assert_true(strcmp(engine->worst[k].id, worse->id) > 0);
  }
  assert_true(wrong < OG_SHOWN_WORST); // so that excusable ones are there
  for (int k = 0; k < OG_SHOWN_SLOWEST; k++) assert_true(engine->slowest[k].nanoseconds == MANY - 1 - k);
  assert_null(og_shown_of(&forward, "another"));
  og_shown_clear(&forward);
  og_shown_clear(&backward);
}

static void what_is_right_is_not_among_the_worst(void **state) {
  (void)state;
  og_shown shown = {0};
  for (int k = 0; k < MANY; k += 4) judge(&shown, k);
  assert_int_equal(og_shown_of(&shown, "e")->worst_count, 0);
  assert_int_equal(og_shown_of(&shown, "e")->slowest_count, OG_SHOWN_SLOWEST);
  og_shown_clear(&shown);
}

// No error is an error of zero where a check measures one, and nothing where it does not.
static void an_exact_answer_counts_as_no_error(void **state) {
  (void)state;
  og_judgement_line line = {0};
  read_line(&line, "{\"id\":\"a\",\"engine\":\"e\",\"verdict\":\"right\",\"status\":\"ok\",\"checks\":[{\"what\":"
                   "\"depth\",\"verdict\":\"right\","
                   "\"class\":\"none\"},{\"what\":\"finite\",\"verdict\":\"right\",\"class\":\"none\"}]}");
  og_league league = {0};
  og_league_add(&league, &line);
  og_league_finish(&league);
  const og_standing *engine = &league.engine[0];
  assert_true(engine->depth.known && engine->depth.fraction == 0);
  assert_false(engine->distance.known);
  assert_int_equal(engine->histogram[OG_CHECK_DEPTH][0], 1);
  assert_int_equal(engine->histogram[OG_CHECK_FINITE][0], 0);
  og_league_clear(&league);
  og_judgement_line_clear(&line);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(no_error_has_a_bin_of_its_own),      cmocka_unit_test(decades_begin_at_powers_of_ten),
      cmocka_unit_test(the_worst_are_kept_in_order),        cmocka_unit_test(what_is_right_is_not_among_the_worst),
      cmocka_unit_test(an_exact_answer_counts_as_no_error),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
