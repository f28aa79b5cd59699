// Reading cases: another question asked instead, what a case asks of its bodies, the limits, and what a reader keeps.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tool/format/line_reader.h"
#include "tool/format/read_case.h"
#include "tool/format/read_shape.h"

#define BALL "{\"shape\":\"sphere\",\"radius\":1}"
#define POINT "{\"shape\":\"point\",\"points\":[[5,0,0]]}"
#define TRIANGLE "{\"shape\":\"triangle\",\"points\":[[0,0,0],[1,0,0],[0,1,0]]}"
#define RAY "{\"shape\":\"ray\",\"points\":[[0,0,0]],\"direction\":[1,0,0]}"

typedef struct bench {
  og_case one;
  og_complaint complaint;
} bench;

static int set_up(void **state) {
  static bench b;
  og_case_init(&b.one);
  *state = &b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  og_case_clear(&b->one);
  return 0;
}

static og_input_status read_by(bench *b, og_case_reader *reader, const char *line) {
  og_complaint_reset(&b->complaint);
  b->complaint.file = "t";
  return og_read_case(reader, line, strlen(line), &b->one, &b->complaint);
}

static og_input_status read_instead(bench *b, const og_case_limits *limits, og_question instead, const char *line) {
  og_case_reader *reader = og_case_reader_new(limits, instead);
  const og_input_status status = read_by(b, reader, line);
  og_case_reader_free(reader);
  return status;
}

static void expect_taken(bench *b, og_question instead, const char *line) {
  if (read_instead(b, &og_default_case_limits, instead, line) != OG_INPUT_OK) fail_msg("%s", b->complaint.text);
  if (instead != OG_QUESTION_COUNT) assert_int_equal(b->one.question, instead);
}

static void expect_refused(bench *b, og_question instead, const char *line, const char *phrase) {
  assert_int_equal(read_instead(b, &og_default_case_limits, instead, line), OG_INPUT_BAD);
  if (strstr(b->complaint.text, phrase) == NULL) fail_msg("%s", b->complaint.text);
}

// The question on the command line stands in for the case's own, which may then be missing. The bodies have to suit
// both.
static void test_another_question(void **state) {
  bench *b = *state;
  static const char without[] = "{\"id\":\"x\",\"a\":" TRIANGLE ",\"b\":" POINT "}";
  static const char of_pair[] = "{\"id\":\"x\",\"question\":\"depth\",\"a\":" TRIANGLE ",\"b\":" POINT "}";
  static const char of_ball[] = "{\"id\":\"x\",\"question\":\"depth\",\"a\":" BALL ",\"b\":" BALL "}";
  static const char of_ray[] = "{\"id\":\"x\",\"question\":\"closest\",\"a\":" RAY ",\"b\":" RAY "}";
  static const char of_one[] = "{\"id\":\"x\",\"question\":\"simplex\",\"a\":" TRIANGLE "}";
  expect_refused(b, OG_QUESTION_COUNT, without, "'question' is missing");
  expect_taken(b, OG_DISTANCE, without);
  expect_taken(b, OG_CLOSEST, without);
  expect_taken(b, OG_SIMPLEX, of_pair);
  expect_taken(b, OG_ORIENTATION, of_one);
  expect_refused(b, OG_DISTANCE, of_one, "'b' is missing");
  expect_refused(b, OG_SIMPLEX, of_ball, "takes no ball here");
  expect_refused(b, OG_CLOSEST, of_ball, "does not take the shape 'sphere'");
  expect_refused(b, OG_DISTANCE, of_ray, "does not take the shape 'ray'");
  expect_refused(b, OG_SWEEP, of_pair, "a sweep without motion");
  expect_refused(b, OG_DISTANCE, "{\"id\":\"x\",\"question\":\"simplex\",\"a\":" TRIANGLE ",\"b\":" POINT "}",
                 "the field 'b' does not belong to the question 'simplex'");
  // B alone is wrong, for the case's own question and for the other.
  static const char ray_b[] = "{\"id\":\"x\",\"question\":\"closest\",\"a\":" POINT ",\"b\":" RAY "}";
  static const char ball_b[] = "{\"id\":\"x\",\"question\":\"closest\",\"a\":" POINT ",\"b\":" BALL "}";
  expect_taken(b, OG_QUESTION_COUNT, ray_b);
  expect_refused(b, OG_DISTANCE, ray_b, "b.shape");
  expect_refused(b, OG_HIT, ball_b, "b.shape");
}

static void test_limits(void **state) {
  bench *b = *state;
  static const char line[] =
      "{\"id\":\"x\",\"question\":\"distance\",\"a\":{\"shape\":\"point\",\"points\":[[\"1/3\",0,0]]},"
      "\"b\":{\"shape\":\"point\",\"points\":[[\"0x1p-900\",0,0]]}}";
  const og_case_limits enough = {1, 20000}, too_few = {1, 12000}, no_points = {0, 20000};
  assert_int_equal(read_instead(b, &enough, OG_QUESTION_COUNT, line), OG_INPUT_OK);
  // Each body alone would fit; together they have fewer bits each.
  assert_int_equal(read_instead(b, &too_few, OG_QUESTION_COUNT, line), OG_INPUT_LIMIT);
  assert_non_null(strstr(b->complaint.text, "the limit of 12000 (--max-bits raises it)"));
  assert_int_equal(read_instead(b, &no_points, OG_QUESTION_COUNT, line), OG_INPUT_LIMIT);
  assert_non_null(strstr(b->complaint.text, "--max-points raises it"));
}

static void test_motion_is_kept(void **state) {
  bench *b = *state;
  static const char line[] =
      "{\"id\":\"%d\",\"question\":\"sweep\",\"a\":" BALL ",\"b\":" POINT ",\"velocity_a\":[1,0,\"1/2\"]%s}";
  char text[512];
  og_case_reader *reader = og_case_reader_new(&og_default_case_limits, OG_QUESTION_COUNT);
  for (int limited = 0; limited < 2; limited++) {
    snprintf(text, sizeof text, line, limited, limited ? ",\"until\":7" : "");
    assert_int_equal(read_by(b, reader, text), OG_INPUT_OK);
    const og_rational *a = og_case_reader_velocity_a(reader), *of_b = og_case_reader_velocity_b(reader);
    assert_true(mpz_cmp_si(a[2].num.z, 1) == 0 && mpz_cmp_si(a[2].den.z, 2) == 0);
    for (int k = 0; k < 3; k++) assert_int_equal(og_rational_sign(&of_b[k]), 0);
    const og_rational *until = og_case_reader_until(reader);
    assert_true((until != NULL) == limited);
    if (limited) assert_int_equal(mpz_cmp_si(until->num.z, 7), 0);
  }
  assert_int_equal(read_by(b, reader, text), OG_INPUT_BAD);
  assert_non_null(strstr(b->complaint.text, "was there before"));
  og_case_reader_forget_ids(reader);
  assert_int_equal(read_by(b, reader, text), OG_INPUT_OK);
  assert_int_equal(og_case_reader_a(reader)->shape.kind, OG_SHAPE_SPHERE);
  assert_int_equal(og_case_reader_b(reader)->shape.kind, OG_SHAPE_POINT);
  og_case_reader_free(reader);
}

// The family of a case is the word after "origo gen", where it is short enough to be one.
static void test_families(void **state) {
  bench *b = *state;
  static char line[1024], name[OG_MAX_ID + 2];
  static const char *const sources[][2] = {
      {"origo gen needles --seed 1", "needles"}, {"origo gen needles", "needles"}, {"by hand", ""}, {"", ""}};
  const char *format = "{\"id\":\"x\",\"question\":\"distance\",\"a\":" POINT ",\"b\":" POINT ",\"source\":\"%s\"}";
  for (size_t k = 0; k < sizeof sources / sizeof *sources; k++) {
    snprintf(line, sizeof line, format, sources[k][0]);
    expect_taken(b, OG_QUESTION_COUNT, line);
    assert_string_equal(b->one.family, sources[k][1]);
  }
  for (size_t length = OG_MAX_ID; length <= OG_MAX_ID + 1; length++) {
    char source[OG_MAX_ID + 32];
    memset(name, 'n', length);
    name[length] = '\0';
    snprintf(source, sizeof source, "origo gen %s", name);
    snprintf(line, sizeof line, format, source);
    expect_taken(b, OG_QUESTION_COUNT, line);
    assert_string_equal(b->one.family, length <= OG_MAX_ID ? name : "");
  }
}

static void test_foreign_fields(void **state) {
  bench *b = *state;
  static const char *const fields[] = {"\"half\":[1,1,1]",   "\"half_height\":1", "\"direction\":[1,0,0]",
                                       "\"normal\":[1,0,0]", "\"offset\":1",      "\"surface\":true"};
  char line[512], phrase[64];
  for (size_t k = 0; k < sizeof fields / sizeof *fields; k++) {
    snprintf(line, sizeof line,
             "{\"id\":\"x\",\"question\":\"distance\",\"a\":{\"shape\":\"point\",\"points\":[[5,0,0]],%s},\"b\":" POINT
             "}",
             fields[k]);
    snprintf(phrase, sizeof phrase, "a: the field '%.*s' does not belong to", (int)strcspn(fields[k] + 1, "\""),
             fields[k] + 1);
    expect_refused(b, OG_QUESTION_COUNT, line, phrase);
  }
  expect_refused(b, OG_QUESTION_COUNT,
                 "{\"id\":\"x\",\"question\":\"distance\",\"a\":{\"shape\":\"sphere\",\"radius\":1,"
                 "\"points\":[[5,0,0]]},\"b\":" POINT "}",
                 "a: the field 'points' does not belong to");
  // A name far longer than any is not compared with them.
  char name[64];
  memset(name, 'n', sizeof name - 1);
  name[sizeof name - 1] = '\0';
  snprintf(line, sizeof line, "{\"id\":\"x\",\"%s\":1}", name);
  expect_refused(b, OG_QUESTION_COUNT, line, "expected one of id, question");
}

// Every way in which a shape is no body is complained of at the field that is to blame.
static void test_complaints_of_shapes(void **state) {
  (void)state;
  static const struct {
    og_shape_status status;
    const char *place;
  } right[] = {{OG_SHAPE_WRONG_COUNT, "t: a.points: "},
               {OG_SHAPE_NEGATIVE_RADIUS, "t: a.radius: "},
               {OG_SHAPE_NEGATIVE_HALF, "t: a.half[1]: "},
               {OG_SHAPE_NEGATIVE_HALF_HEIGHT, "t: a.half_height: "},
               {OG_SHAPE_ZERO_ROTATION, "t: a.pose.rotation: "},
               {OG_SHAPE_ZERO_DIRECTION, "t: a.direction: "},
               {OG_SHAPE_TOO_FINE, "t: a: "}};
  og_shape shape;
  og_shape_init(&shape);
  og_rational_set_si(&shape.half[1], -1);
  const og_place place = {NULL, "a", 0};
  for (size_t k = 0; k < sizeof right / sizeof *right; k++) {
    og_complaint complaint = {.file = "t"};
    assert_false(og_complain_of_shape(right[k].status, &shape, &place, &complaint));
    if (strncmp(complaint.text, right[k].place, strlen(right[k].place)) != 0) fail_msg("%s", complaint.text);
    assert_int_equal(complaint.status, right[k].status == OG_SHAPE_TOO_FINE ? OG_INPUT_LIMIT : OG_INPUT_BAD);
  }
  og_complaint none = {.file = "t"};
  assert_false(og_complain_of_shape(OG_SHAPE_OK, &shape, &place, &none));
  assert_string_equal(none.text, "");
  og_shape_clear(&shape);
}

// A reader that was never opened, or could not be, is closed like any other.
static void test_closing(void **state) {
  (void)state;
  og_line_reader reader;
  og_complaint complaint;
  assert_false(og_line_reader_open(&reader, "/nowhere/at/all", 100, &complaint));
  assert_non_null(strstr(complaint.text, "cannot open"));
  og_line_reader_close(&reader);
  assert_true(og_line_reader_open(&reader, NULL, 100, &complaint));
  assert_string_equal(reader.name, "standard input");
  og_line_reader_close(&reader);
  assert_true(og_line_reader_open(&reader, "-", 100, &complaint));
  og_line_reader_close(&reader);
}

static void test_blank_lines(void **state) {
  (void)state;
  FILE *file = tmpfile();
  assert_non_null(file);
  fputs("\n \t \n\t\nx\n  y\nz\n  ", file);
  rewind(file); // which also writes what is buffered
  og_complaint complaint;
  og_line_reader reader;
  assert_true(og_line_reader_open(&reader, NULL, 100, &complaint));
  reader.descriptor = fileno(file);
  static const char *const wanted[] = {"x", "  y", "z"};
  for (size_t k = 0; k < sizeof wanted / sizeof *wanted; k++) {
    assert_int_equal(og_next_line(&reader, &complaint), OG_INPUT_OK);
    assert_int_equal(reader.length, strlen(wanted[k]));
    assert_memory_equal(reader.line, wanted[k], reader.length);
  }
  assert_int_equal(og_next_line(&reader, &complaint), OG_INPUT_END);
  og_line_reader_close(&reader);
  fclose(file);
}

// Of cases that were read elsewhere.
static void test_cases_that_are_noted(void **state) {
  bench *b = *state;
  og_case_reader *reader = og_case_reader_new(&og_default_case_limits, OG_QUESTION_COUNT);
  og_complaint_reset(&b->complaint);
  assert_true(og_case_reader_note_after(reader, "", &b->complaint));
  assert_true(og_case_reader_note_id(reader, "first", &b->complaint));
  assert_true(og_case_reader_note_after(reader, "first", &b->complaint));
  assert_true(og_case_reader_note_id(reader, "second", &b->complaint));
  assert_false(og_case_reader_note_after(reader, "first", &b->complaint));
  assert_non_null(strstr(b->complaint.text, "after: 'first' is not the id of the case before"));
  og_complaint_reset(&b->complaint);
  assert_false(og_case_reader_note_id(reader, "first", &b->complaint));
  assert_non_null(strstr(b->complaint.text, "'first' was there before"));
  og_case_reader_free(reader);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_another_question), cmocka_unit_test(test_limits),
      cmocka_unit_test(test_motion_is_kept),   cmocka_unit_test(test_families),
      cmocka_unit_test(test_foreign_fields),   cmocka_unit_test(test_complaints_of_shapes),
      cmocka_unit_test(test_closing),          cmocka_unit_test(test_blank_lines),
      cmocka_unit_test(test_cases_that_are_noted),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
