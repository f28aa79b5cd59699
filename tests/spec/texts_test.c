// Every status, kind and question has a text of its own; a number that is none of them has one too. What a finding must
// hold to answer a question.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "spec/body/problem.h"
#include "spec/body/shape.h"
#include "spec/number/rational.h"
#include "spec/primitive/checker.h"
#include "spec/question.h"

// One signature for all of them.
static const char *problem_text(int k) { return og_problem_status_text((og_problem_status)k); }
static const char *shape_text(int k) { return og_shape_status_text((og_shape_status)k); }
static const char *rational_text(int k) { return og_rational_status_text((og_rational_status)k); }
static const char *relation_name(int k) { return og_relation_name((og_relation)k); }
static const char *kind_name(int k) { return og_certificate_kind_name((og_certificate_kind)k); }
static const char *refusal_text(int k) { return og_refusal_text((og_refusal)k); }
static const char *primitive_kind_name(int k) { return og_primitive_kind_name((og_primitive_kind)k); }
static const char *primitive_refusal_text(int k) { return og_primitive_refusal_text((og_primitive_refusal)k); }
static const char *meeting_name(int k) { return og_meeting_name((og_meeting)k); }
static const char *question_id(int k) { return og_question_at((og_question)k)->id; }
static const char *shape_id(int k) { return og_shape_at((og_shape_kind)k)->id; }

static void test_texts_differ(void **state) {
  (void)state;
  static const struct {
    const char *(*text)(int);
    int count;
  } families[] = {
      {problem_text, OG_PROBLEM_BAD_DENOMINATOR + 1},
      {shape_text, OG_SHAPE_TOO_FINE + 1},
      {rational_text, OG_RATIONAL_TOO_LARGE + 1},
      {relation_name, OG_PENETRATING + 1},
      {kind_name, OG_CERT_KIND_COUNT},
      {refusal_text, OG_REFUSED_COUNT},
      {primitive_kind_name, OG_PRIMITIVE_KIND_COUNT},
      {primitive_refusal_text, OG_PRIMITIVE_REFUSED_COUNT},
      {meeting_name, OG_MEETING_COUNT},
      {question_id, OG_QUESTION_COUNT},
      {shape_id, OG_SHAPE_KIND_COUNT},
  };
  for (size_t family = 0; family < sizeof families / sizeof *families; family++)
    for (int k = 0; k < families[family].count; k++) {
      assert_true(strlen(families[family].text(k)) > 2);
      for (int other = 0; other < k; other++)
        assert_string_not_equal(families[family].text(k), families[family].text(other));
    }
}

static void test_no_status(void **state) {
  (void)state;
  assert_string_equal(problem_text(99), "unknown status");
  assert_string_equal(shape_text(99), "unknown status");
  assert_string_equal(rational_text(99), "unknown status");
  assert_string_equal(relation_name(99), "none");
  assert_string_equal(refusal_text(99), refusal_text(OG_REFUSED_KIND));
  assert_string_equal(primitive_refusal_text(99), primitive_refusal_text(OG_PRIMITIVE_REFUSED_KIND));
  assert_string_equal(meeting_name(99), meeting_name(OG_MEET_NOTHING));
}

static void test_names_lead_back(void **state) {
  (void)state;
  for (og_question q = OG_RELATION; q < OG_QUESTION_COUNT; q++)
    assert_int_equal(og_question_by_id(question_id((int)q)), q);
  for (og_shape_kind k = OG_SHAPE_POINT; k < OG_SHAPE_KIND_COUNT; k++)
    assert_int_equal(og_shape_by_id(shape_id((int)k)), k);
  assert_int_equal(og_question_by_id("colour"), OG_QUESTION_COUNT);
  assert_int_equal(og_shape_by_id("teapot"), OG_SHAPE_KIND_COUNT);
}

static void test_lists_of_questions(void **state) {
  (void)state;
  char text[OG_QUESTION_LIST_SIZE];
  assert_string_equal(og_question_list(text, OG_RELATION, OG_SWEEP + 1), "relation, distance, depth or sweep");
  assert_string_equal(og_question_list(text, OG_DEPTH, OG_DEPTH + 1), "depth");
  assert_string_equal(og_question_list(text, OG_DEPTH, OG_DEPTH), "");
  // All of them fit.
  og_question_list(text, OG_RELATION, OG_QUESTION_COUNT);
  assert_non_null(strstr(text, question_id(OG_QUESTION_COUNT - 1)));
  assert_true(strlen(text) + 1 < OG_QUESTION_LIST_SIZE);
}

static void test_endless_shapes(void **state) {
  (void)state;
  for (og_shape_kind k = OG_SHAPE_POINT; k < OG_SHAPE_KIND_COUNT; k++)
    assert_int_equal(og_shape_is_endless(k), k == OG_SHAPE_LINE || k == OG_SHAPE_RAY || k == OG_SHAPE_PLANE);
}

// A finding of nothing answers nothing; what proves a relation answers no more than that.
static void test_answered_questions(void **state) {
  (void)state;
  og_finding finding;
  og_finding_init(&finding);
  for (og_question q = OG_RELATION; q <= OG_QUESTION_COUNT; q++) assert_false(og_question_is_answered(q, &finding));
  finding.has_distance = finding.has_depth = true; // of nothing
  assert_false(og_question_is_answered(OG_DISTANCE, &finding));
  assert_false(og_question_is_answered(OG_DEPTH, &finding));
  finding.has_distance = finding.has_depth = false;
  finding.relation = OG_PENETRATING;
  assert_true(og_question_is_answered(OG_RELATION, &finding));
  assert_false(og_question_is_answered(OG_DISTANCE, &finding));
  assert_false(og_question_is_answered(OG_DEPTH, &finding));
  finding.has_distance = finding.has_depth = true;
  assert_true(og_question_is_answered(OG_DISTANCE, &finding));
  assert_true(og_question_is_answered(OG_DEPTH, &finding));
  finding.has_depth = false;
  finding.relation = OG_SEPARATED; // bodies apart have no depth to be told
  assert_true(og_question_is_answered(OG_DEPTH, &finding));
  assert_false(og_question_is_answered(OG_SWEEP, &finding));
  finding.has_hit = true;
  assert_true(og_question_is_answered(OG_SWEEP, &finding));
  for (og_question q = OG_SUPPORT; q <= OG_QUESTION_COUNT; q++) assert_false(og_question_is_answered(q, &finding));
  og_finding_clear(&finding);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_texts_differ),       cmocka_unit_test(test_no_status),
      cmocka_unit_test(test_names_lead_back),    cmocka_unit_test(test_endless_shapes),
      cmocka_unit_test(test_answered_questions), cmocka_unit_test(test_lists_of_questions),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
