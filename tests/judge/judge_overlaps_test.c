// Claimed pairs of boxes: read from text, and held against the exact answer.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

#include "tool/format/read_case.h"
#include "tool/judge/handed_boxes.h"
#include "tool/judge/judge_overlaps.h"
#include "tool/judge/read_claim.h"

// What a user allows.
static const og_allowances nothing = {.every = {0}}, some = {.every = {.absolute = 0.25}},
                           all = {.every = {.absolute = 1e300}};

static const og_hand_over plain = {false, false}, binary32 = {true, false};

// Three boxes: 0 and 1 touch, 2 is apart by 1/4 from 1. Then 2 comes to 1, and then 0 goes and 3 comes, in 1.
#define THREE                                                                                                          \
  "{\"id\":\"x\",\"question\":\"overlaps\",\"boxes\":[[[0,0],[1,1]],[[1,0],[2,1]],[[2.25,0],[3,1]]],"                  \
  "\"steps\":[{\"move\":[[2,[2,0],[3,1]]]},{\"remove\":[0],\"insert\":[[3,[1.5,0.5],[1.5,0.5]]]}]}"

static void hand_over(og_handed_boxes *boxes, const char *text, const og_hand_over *how) {
  og_complaint complaint = {0};
  og_case one;
  og_case_init(&one);
  og_case_reader *reader = og_case_reader_new(&og_default_case_limits, OG_QUESTION_COUNT);
  og_case_reader_take_hostile(reader);
  assert_int_equal(og_read_case(reader, text, strlen(text), &one, &complaint), OG_INPUT_OK);
  if (one.is_hostile) og_hand_over_hostile(boxes, how, one.hostile.end, one.hostile.count, one.hostile.axes);
  else assert_true(og_hand_over_boxes(boxes, how, &one.scene));
  og_case_reader_free(reader);
  og_case_clear(&one);
  assert_true(og_handed_boxes_solve(boxes, OG_DEFAULT_MAX_PAIRS));
}

static og_input_status read_claim(og_claim_line *line, const char *fields) {
  char text[2000];
  og_complaint complaint = {0};
  snprintf(text, sizeof text, "{\"id\":\"x\",\"engine\":\"e\",%s}", fields);
  return og_read_claim(text, strlen(text), line, &complaint);
}

static og_pair_faults faults_of(const char *case_text, const og_hand_over *how, const char *fields) {
  og_handed_boxes boxes;
  og_claim_line line;
  og_handed_boxes_init(&boxes);
  og_claim_line_init(&line);
  hand_over(&boxes, case_text, how);
  assert_int_equal(read_claim(&line, fields), OG_INPUT_OK);
  const og_pair_faults faults =
      og_find_pair_faults(&boxes.scene, boxes.any_hostile ? boxes.hostile : NULL, &boxes.answer.finding, &line.pairs);
  og_claim_line_clear(&line);
  og_handed_boxes_clear(&boxes);
  return faults;
}

static void expect_fault(const og_pair_fault *fault, size_t count, int i, int j, size_t step) {
  assert_int_equal(fault->count, count);
  if (count == 0) return;
  assert_int_equal(fault->first.i, i);
  assert_int_equal(fault->first.j, j);
  assert_int_equal(fault->step, step);
}

static void expect_counts(const og_pair_faults *faults, size_t missed, size_t invented, size_t repeated) {
  assert_false(faults->is_incomplete);
  assert_int_equal(faults->missed.count, missed);
  assert_int_equal(faults->invented.count, invented);
  assert_int_equal(faults->repeated.count, repeated);
}

// ---- reading ----

static void lists_are_read(void **state) {
  (void)state;
  og_claim_line line;
  og_claim_line_init(&line);
  assert_int_equal(read_claim(&line, "\"pairs\":[[3,1],[0,2147483647]]"), OG_INPUT_OK);
  assert_true(line.pairs.any && !line.pairs.has_steps && line.pairs.first.count == 2);
  assert_true(line.pairs.first.pair[0].i == 3 && line.pairs.first.pair[0].j == 1); // as claimed
  assert_int_equal(line.pairs.first.pair[1].j, INT32_MAX);
  // 1, 2 and 3, 256.
  assert_int_equal(read_claim(&line, "\"pairs_packed\":\"AQAAAAIAAAADAAAAAAEAAA==\""), OG_INPUT_OK);
  assert_true(line.pairs.any && line.pairs.first.count == 2);
  assert_true(line.pairs.first.pair[1].i == 3 && line.pairs.first.pair[1].j == 256);
  assert_int_equal(read_claim(&line, "\"pairs_packed\":\"\",\"steps\":[{\"begun\":[[0,1]],\"ended\":[]}]"),
                   OG_INPUT_OK);
  assert_true(line.pairs.any && line.pairs.first.count == 0 && line.pairs.step_count == 1);
  assert_int_equal(line.pairs.step[0].begun.count, 1);
  assert_int_equal(read_claim(&line, "\"status\":\"ok\""), OG_INPUT_OK);
  assert_true(!line.pairs.any && line.pairs.step_count == 0);
  og_claim_line_clear(&line);
}

static void what_is_no_list_is_refused(void **state) {
  (void)state;
  static const char *const bad[] = {
      "\"pairs\":1",
      "\"pairs\":[[0]]",
      "\"pairs\":[[0,1,2]]",
      "\"pairs\":[[0,-1]]",
      "\"pairs\":[[0,0.5]]",
      "\"pairs\":[[0,2147483648]]",
      "\"pairs\":[],\"pairs_packed\":\"\"",
      "\"pairs_packed\":1",
      "\"pairs_packed\":\"AQAAAAIAAA\"",   // no whole group
      "\"pairs_packed\":\"AQAAAA==\"",     // half a pair
      "\"pairs_packed\":\"AQAAAAIAAAA*\"", // no digit
      "\"pairs_packed\":\"AQ==AAIAAAA=\"", // an end in the middle
      "\"pairs_packed\":\"AQAAAAIAAIA=\"", // 2^31 and more
      "\"pairs_packed\":\"A===AAIAAAA=\"", // too little in a group
      "\"steps\":[]",                      // and before them?
      "\"pairs\":[],\"steps\":{}",         // no list
      "\"pairs\":[],\"steps\":[{\"begun\":[]}]",
      "\"pairs\":[],\"steps\":[{\"begun\":[],\"ended\":[],\"kept\":[]}]",
      "\"status\":\"crashed\",\"pairs\":[]",
  };
  og_claim_line line;
  og_claim_line_init(&line);
  for (size_t k = 0; k < sizeof bad / sizeof *bad; k++)
    if (read_claim(&line, bad[k]) != OG_INPUT_BAD) fail_msg("%s was read", bad[k]);
  og_claim_line_clear(&line);
}

// ---- judging ----

static void a_right_claim_is_right(void **state) {
  (void)state;
  const og_pair_faults faults = faults_of(THREE, &plain,
                                          "\"pairs\":[[1,0]],\"steps\":[{\"begun\":[[2,1]],\"ended\":[]},"
                                          "{\"begun\":[[3,1]],\"ended\":[[0,1]]}]");
  expect_counts(&faults, 0, 0, 0);
  // Steps may be left out; then they are not judged.
  const og_pair_faults first = faults_of(THREE, &plain, "\"pairs\":[[0,1]]");
  expect_counts(&first, 0, 0, 0);
}

static void each_state_is_judged(void **state) {
  (void)state;
  // The touching pair is missed in two states, 1 and 2 are named a step too early, 0 and 2 never end.
  const og_pair_faults faults = faults_of(THREE, &plain,
                                          "\"pairs\":[[1,2],[0,2]],\"steps\":[{\"begun\":[],\"ended\":[]},"
                                          "{\"begun\":[[1,3]],\"ended\":[]}]");
  assert_false(faults.is_incomplete);
  expect_fault(&faults.missed, 2, 0, 1, 0);
  expect_fault(&faults.invented, 4, 0, 2, 0);
  expect_fault(&faults.repeated, 0, 0, 0, 0);
  // After the last step box 0 is not there.
  assert_true(isinf(faults.gap));
}

static void the_gap_of_an_invented_pair(void **state) {
  (void)state;
  const og_pair_faults near = faults_of(THREE, &plain, "\"pairs\":[[0,1],[1,2]]");
  expect_fault(&near.invented, 1, 1, 2, 0);
  assert_true(near.gap == 0.25);
  og_judgement judgement;
  assert_int_equal(og_judge_pairs(OG_STATED_ANSWER, &near, &nothing, 0.25, &judgement), OG_WRONG);
  assert_int_equal(judgement.judged, OG_TOLERABLE);
  assert_int_equal(og_judge_pairs(OG_STATED_ANSWER, &near, &some, 0, &judgement), OG_TOLERABLE);
  assert_int_equal(og_judge_pairs(OG_STATED_ANSWER, &near, &nothing, 0.2499, &judgement), OG_WRONG);
  assert_int_equal(judgement.judged, OG_WRONG);
  static const char *const none[] = {"\"pairs\":[[0,1],[1,1]]", "\"pairs\":[[0,1],[0,9]]", "\"pairs\":[[0,1],[2,3]]"};
  for (size_t k = 0; k < 3; k++) {
    const og_pair_faults faults = faults_of(THREE, &plain, none[k]);
    expect_counts(&faults, 0, 1, 0);
    assert_true(isinf(faults.gap));
  }
}

static void no_margin_excuses_a_missed_pair(void **state) {
  (void)state;
  const og_pair_faults missed = faults_of(THREE, &plain, "\"pairs\":[]");
  const og_pair_faults repeated = faults_of(THREE, &plain, "\"pairs\":[[0,1],[1,0]]");
  og_judgement judgement;
  expect_fault(&missed.missed, 1, 0, 1, 0);
  expect_fault(&repeated.repeated, 1, 0, 1, 0);
  og_judge_pairs(OG_STATED_ANSWER, &missed, &all, 1e300, &judgement);
  assert_int_equal(judgement.judged, OG_WRONG);
  og_judge_pairs(OG_STATED_ANSWER, &repeated, &all, 1e300, &judgement);
  assert_int_equal(judgement.judged, OG_WRONG);
}

static void what_is_begun_or_ended_for_nothing(void **state) {
  (void)state;
  const og_pair_faults faults = faults_of(THREE, &plain,
                                          "\"pairs\":[[0,1]],\"steps\":[{\"begun\":[[0,1],[1,2]],\"ended\":[[0,2]]},"
                                          "{\"begun\":[[1,3],[3,1]],\"ended\":[[0,1],[0,3]]}]");
  expect_counts(&faults, 0, 0, 4);
  expect_fault(&faults.repeated, 4, 0, 1, 1);
}

static void no_pairs_are_no_answer(void **state) {
  (void)state;
  static const char *const fields[] = {"\"colliding\":true", "\"pairs\":[[0,1]],\"steps\":[]",
                                       "\"pairs\":[[0,1]],\"steps\":[{\"begun\":[],\"ended\":[]}]"};
  for (size_t k = 0; k < 3; k++) {
    const og_pair_faults faults = faults_of(THREE, &plain, fields[k]);
    assert_true(faults.is_incomplete);
  }
  og_judgement judgement;
  og_judge_pairs(OG_STATED_REFUSED, NULL, &nothing, 0, &judgement);
  assert_true(judgement.judged == OG_NO_ANSWER && judgement.check[0].class == OG_ERROR_NONE);
  og_judge_pairs(OG_STATED_CRASHED, NULL, &nothing, 0, &judgement);
  assert_true(judgement.judged == OG_NO_ANSWER && judgement.check[0].class == OG_ERROR_GROSS);
}

static void only_sound_boxes_are_judged(void **state) {
  (void)state;
  // Box 1 has a NaN, box 2 is backwards, box 3 has no end; 0 and 4 touch.
  static const char text[] = "{\"id\":\"x\",\"question\":\"overlaps\",\"hostile\":true,\"boxes\":[[[0,0],[1,1]],"
                             "[[0,\"nan\"],[1,1]],[[1,1],[0,0]],[[0,0],[\"inf\",1]],[[1,0],[2,1]]]}";
  const og_pair_faults right = faults_of(text, &plain, "\"pairs\":[[0,4],[0,1],[1,2],[3,4],[3,4]]");
  expect_counts(&right, 0, 0, 0);
  const og_pair_faults missed = faults_of(text, &plain, "\"pairs\":[[0,2]]");
  expect_counts(&missed, 1, 0, 0);
  expect_fault(&missed.missed, 1, 0, 4, 0);
}

static void numbers_are_rounded_once(void **state) {
  (void)state;
  // 1 + 2^-30 is above 1 in binary64, and 1 in binary32.
  static const char text[] =
      "{\"id\":\"x\",\"question\":\"overlaps\",\"boxes\":[[[0],[1]],[[\"1.000000000931322574615478515625\"],[2]]]}";
  const og_pair_faults wide = faults_of(text, &plain, "\"pairs\":[]"),
                       narrow = faults_of(text, &binary32, "\"pairs\":[]");
  expect_counts(&wide, 0, 0, 0);
  expect_counts(&narrow, 1, 0, 0);
}

static void what_is_handed_over_reads_the_same(void **state) {
  (void)state;
  static const char *const texts[] = {THREE, "{\"id\":\"x\",\"question\":\"overlaps\",\"hostile\":true,\"boxes\":[[[0."
                                             "1,\"nan\",-0.0],[\"-inf\",\"inf\",3]]]}"};
  for (size_t k = 0; k < 2; k++) {
    og_handed_boxes once, twice;
    og_text first, second;
    og_handed_boxes_init(&once);
    og_handed_boxes_init(&twice);
    og_text_init(&first);
    og_text_init(&second);
    hand_over(&once, texts[k], &plain);
    og_write_handed_boxes(&first, "x", &once);
    hand_over(&twice, first.at, &plain);
    og_write_handed_boxes(&second, "x", &twice);
    assert_string_equal(first.at, second.at);
    assert_int_equal(once.scene.slot_count, twice.scene.slot_count);
    og_text_clear(&first);
    og_text_clear(&second);
    og_handed_boxes_clear(&once);
    og_handed_boxes_clear(&twice);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(lists_are_read),
      cmocka_unit_test(what_is_no_list_is_refused),
      cmocka_unit_test(a_right_claim_is_right),
      cmocka_unit_test(each_state_is_judged),
      cmocka_unit_test(the_gap_of_an_invented_pair),
      cmocka_unit_test(no_margin_excuses_a_missed_pair),
      cmocka_unit_test(what_is_begun_or_ended_for_nothing),
      cmocka_unit_test(no_pairs_are_no_answer),
      cmocka_unit_test(only_sound_boxes_are_judged),
      cmocka_unit_test(numbers_are_rounded_once),
      cmocka_unit_test(what_is_handed_over_reads_the_same),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
