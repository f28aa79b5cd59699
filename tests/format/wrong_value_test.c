// Every value of good cases and good answers in turn made wrong: null or an object where something else belongs,
// another type, or nothing at all. Null and an object are never taken, and the complaint names the place; what is
// missing is either optional, by the list below, or the complaint names the field. A field too many is refused.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <jansson.h>

#include "spec/pair/solve/solver.h"
#include "spec/primitive/solve/primitive.h"
#include "tool/format/read_answer.h"
#include "tool/format/read_case.h"
#include "tool/format/read_primitive.h"
#include "tool/format/write_answer.h"
#include "tool/format/write_primitive.h"

// With ' for ", which no line here has otherwise.
// clang-format off
#define BOX "{'shape':'box','half':[1,1,1]}"
#define TURNED_BOX(at) "{'shape':'box','half':[1,'3/2',0.25],'pose':{'rotation':[0.1,0,'1/3',1],'translation':" at "}}"
#define BALL "{'shape':'sphere','radius':1}"
#define RAY(from) "{'shape':'ray','points':[" from "],'direction':[1,0,0]}"
static const char *const cases[] = {
    "{'id':'a','question':'relation','a':" TURNED_BOX("[0,0,0]") ",'b':" TURNED_BOX("[9,0,'-7/3']") ","
      "'flags':['x'],'source':'s'}",
    "{'id':'b','question':'distance','a':" TURNED_BOX("[0,0,0]") ",'b':" TURNED_BOX("[9,0,1e1]") "}",
    "{'id':'c','question':'depth','a':" BOX ",'b':{'shape':'hull','points':[[0,0,0],[1,0,0],[0,1,0],[0,0,1]]}}",
    "{'id':'d','question':'relation','a':{'shape':'triangle','points':[[0,0,0],[1,0,0],[0,1,0]]},"
      "'b':{'shape':'segment','points':[[0,0,0],[0,0,-1]]}}",
    "{'id':'e','question':'relation','a':" BOX ",'b':" BOX "}",
    "{'id':'f','question':'distance','a':" BALL ",'b':{'shape':'capsule','radius':'1/2','half_height':2,"
      "'pose':{'matrix':[[1,0,0],[0,0,-1],[0,1,0]],'translation':[3,1,1]}}}",
    "{'id':'g','question':'sweep','a':" BOX ",'b':" TURNED_BOX("[9,0,1]") ",'velocity_b':[-1,0,0],'until':100}",
    "{'id':'h','question':'sweep','a':" BALL ",'b':{'shape':'segment','points':[[5,-9,0],[5,9,0]],'radius':0.5},"
      "'velocity_a':[1,0.5,0.25],'velocity_b':[0,0,0]}",
    "{'id':'i','question':'sweep','a':" BALL ",'b':{'shape':'sphere','radius':1,'pose':{'translation':[5,0,0]}},"
      "'velocity_b':[1,0,0]}",
    "{'id':'j','question':'sweep','a':" BALL ",'b':" BALL ",'velocity_b':[0,0,0]}",
    "{'id':'k','question':'support','a':" BOX ",'direction':[1,1,0]}",
    "{'id':'l','question':'simplex','a':{'shape':'triangle','points':[[1,0,0],[0,1,0],[0,0,1]]}}",
    "{'id':'m','question':'closest','a':" RAY("[0,0,0]") ","
      "'b':{'shape':'line','points':[[3,0,1]],'direction':[0,1,0]}}",
    "{'id':'n','question':'closest','a':{'shape':'point','points':[[0,0,5]]},"
      "'b':{'shape':'plane','normal':[0,0,1],'offset':1,'surface':true}}",
    "{'id':'o','question':'hit','a':" RAY("[-5,0,0]") ",'b':" BOX "}",
    "{'id':'p','question':'hit','a':" RAY("[-5,3,0]") ",'b':" BOX "}",
    "{'id':'q','question':'hit','a':{'shape':'segment','points':[[-5,0,0],[0,0,0]]},'b':" BALL "}",
    "{'id':'r','question':'hit','a':" RAY("[0,0,0]") ",'b':{'shape':'plane','normal':[-1,0,0],'offset':-2}}",
    "{'id':'s','question':'orientation','a':{'shape':'hull','points':[[0,0,0],[1,0,0],[0,1,0],[0,0,1]]}}",
    "{'id':'t','question':'hit','a':{'shape':'line','points':[[0,0,0]],'direction':[0,0,1]},"
      "'b':{'shape':'plane','normal':[1,0,0],'offset':2}}",
};
// clang-format on
enum { CASE_COUNT = sizeof cases / sizeof *cases };

static const char *case_line(int k) {
  static char line[1024];
  assert_true(strlen(cases[k]) < sizeof line);
  strcpy(line, cases[k]);
  for (char *ch = line; *ch != '\0'; ch++)
    if (*ch == '\'') *ch = '"';
  return line;
}

// May be missing (docs/use/format.md). `weights`, `along`, `direction` and `root_weights` only from some certificates.
static const char *const optional[] = {
    "flags",      "source",     "pose",   "translation", "rotation", "matrix",    "radius",       "surface",
    "velocity_a", "velocity_b", "until",  "question",    "relation", "distance",  "depth",        "hit",
    "first",      "last",       "points", "exact",       "double",   "radicand",  "first_points", "last_points",
    "direction",  "weights",    "along",  "over",        "way",      "both_ways", "root_weights", NULL};

typedef struct bench {
  og_case_reader *reader;
  og_case one;
  og_solver *solver;
  og_answer answer;
  og_primitive_answer primitive_answer;
  og_claimed_answer claimed;
  og_primitive_claim primitive_claimed;
  og_complaint complaint;
  json_t *root;
  og_input_status (*read)(struct bench *, const char *line, size_t length);
  int refused, taken;
} bench;

static int set_up(void **state) {
  static bench b;
  b.reader = og_case_reader_new(&og_default_case_limits, OG_QUESTION_COUNT);
  og_case_reader_forget_ids(b.reader); // the same case comes again and again
  og_case_init(&b.one);
  b.solver = og_solver_new();
  og_answer_init(&b.answer);
  og_primitive_answer_init(&b.primitive_answer);
  og_claimed_answer_init(&b.claimed);
  og_primitive_claim_init(&b.primitive_claimed);
  *state = &b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  og_case_reader_free(b->reader);
  og_case_clear(&b->one);
  og_solver_free(b->solver);
  og_answer_clear(&b->answer);
  og_primitive_answer_clear(&b->primitive_answer);
  og_claimed_answer_clear(&b->claimed);
  og_primitive_claim_clear(&b->primitive_claimed);
  return 0;
}

static og_input_status read_case(bench *b, const char *line, size_t length) {
  return og_read_case(b->reader, line, length, &b->one, &b->complaint);
}

static og_input_status read_answer(bench *b, const char *line, size_t length) {
  return og_read_answer(line, length, &b->claimed, &b->complaint);
}

static og_input_status read_primitive(bench *b, const char *line, size_t length) {
  return og_read_primitive_claim(line, length, &b->one.primitive, &b->primitive_claimed, &b->complaint);
}

static og_input_status read_changed(bench *b) {
  char *line = json_dumps(b->root, JSON_COMPACT | JSON_REAL_PRECISION(17));
  og_complaint_reset(&b->complaint);
  b->complaint.file = "t";
  b->complaint.line = 1;
  const og_input_status status = b->read(b, line, strlen(line));
  if (status == OG_INPUT_OK) {
    b->taken++;
  } else {
    assert_true(status == OG_INPUT_BAD || status == OG_INPUT_LIMIT);
    assert_int_equal(strncmp(b->complaint.text, "t:1: ", 5), 0);
    b->refused++;
  }
  free(line);
  return status;
}

static bool is_among(const char *word, const char *const *words) {
  while (*words != NULL && strcmp(*words, word) != 0) words++;
  return *words != NULL;
}

// Does the complaint name `path`, or what holds it?
static bool names(const bench *b, const char *path) {
  const char *place = b->complaint.text + 5, *end = strstr(place, ": ");
  const size_t length = end == NULL ? 0 : (size_t)(end - place);
  return length > 0 && strncmp(path, place, length) == 0 && strchr(".[", path[length]) != NULL;
}

// What a primitive's answer claims beside its certificate is compared later, and not read.
static bool is_read(const bench *b, const char *path) {
  return b->read != read_primitive || strncmp(path, "certificate", 11) == 0 || strcmp(path, "id") == 0 ||
         strcmp(path, "question") == 0;
}

// The time "never" may be a time, which is an object.
static bool is_never(const json_t *value) {
  return json_is_string(value) && strcmp(json_string_value(value), "never") == 0;
}

static void check_wrong(bench *b, const char *path, const json_t *good, const json_t *wrong) {
  const bool taken = read_changed(b) == OG_INPUT_OK;
  const bool is_null = json_is_null(wrong),
             is_object = json_is_object(wrong) && !json_is_object(good) && !is_never(good);
  if (!is_read(b, path) || !(is_null || is_object)) return;
  if (taken) fail_msg("%s: %s is taken", path, is_null ? "null" : "an object");
  if (!names(b, path)) fail_msg("%s: %s", path, b->complaint.text);
}

static void check_missing(bench *b, const char *path, const char *field) {
  char quoted[64];
  snprintf(quoted, sizeof quoted, "'%s'", field);
  const bool taken = read_changed(b) == OG_INPUT_OK;
  if (!is_read(b, path)) return;
  if (taken && !is_among(field, optional)) fail_msg("%s may be missing", path);
  if (!taken && !is_among(field, optional) && strstr(b->complaint.text, quoted) == NULL &&
      strstr(b->complaint.text, "kind") == NULL)
    fail_msg("%s is missing: %s", path, b->complaint.text);
}

static void visit(bench *b, json_t *value, const char *path);

// `set` puts a value in the place of the good one.
static void try_wrong_values(bench *b, const char *path, json_t *good, json_t *holder, const char *field,
                             size_t index) {
  static const char *const wrong[] = {
      "null", "true", "7.5", "-1", "\"x\"", "[]", "{}", "{\"x\":1}", "9007199254740994"};
  for (size_t k = 0; k < sizeof wrong / sizeof *wrong; k++) {
    json_t *value = json_loads(wrong[k], JSON_DECODE_ANY, NULL);
    if (field != NULL) json_object_set(holder, field, value);
    else json_array_set(holder, index, value);
    check_wrong(b, path, good, value);
    json_decref(value);
  }
  if (field != NULL) json_object_set(holder, field, good);
  else json_array_set(holder, index, good);
}

static void visit_member(bench *b, json_t *object, const char *field, const char *path) {
  char here[256];
  snprintf(here, sizeof here, "%s%s%s", path, path[0] == '\0' ? "" : ".", field);
  json_t *good = json_incref(json_object_get(object, field));
  visit(b, good, here);
  try_wrong_values(b, here, good, object, field, 0);
  json_object_del(object, field);
  check_missing(b, here, field);
  json_object_set_new(object, field, good);
}

static void visit_element(bench *b, json_t *array, size_t index, const char *path) {
  char here[256];
  snprintf(here, sizeof here, "%s[%zu]", path, index);
  json_t *good = json_incref(json_array_get(array, index));
  visit(b, good, here);
  try_wrong_values(b, here, good, array, NULL, index);
  json_decref(good);
}

// A field that belongs nowhere is never overlooked.
static void check_unknown_field(bench *b, json_t *object, const char *path) {
  json_object_set_new(object, "colour", json_integer(1));
  const bool taken = read_changed(b) == OG_INPUT_OK;
  json_object_del(object, "colour");
  if (path[0] != '\0' && !is_read(b, path)) return;
  if (taken) fail_msg("%s: an unknown field is taken", path);
  if (strstr(b->complaint.text, "'colour'") == NULL) fail_msg("%s: %s", path, b->complaint.text);
}

static void visit(bench *b, json_t *value, const char *path) {
  if (json_is_array(value))
    for (size_t k = 0; k < json_array_size(value); k++) visit_element(b, value, k, path);
  if (!json_is_object(value)) return;
  check_unknown_field(b, value, path);
  // The object changes under the visit, so its fields are listed first.
  const char *field[16];
  size_t count = 0;
  for (void *at = json_object_iter(value); at != NULL; at = json_object_iter_next(value, at)) {
    assert_true(count < sizeof field / sizeof *field);
    field[count] = strdup(json_object_iter_key(at));
    count++;
  }
  for (size_t k = 0; k < count; k++) {
    visit_member(b, value, field[k], path);
    free((char *)field[k]);
  }
}

static void visit_line(bench *b, const char *line) {
  b->root = json_loads(line, 0, NULL);
  assert_non_null(b->root);
  if (read_changed(b) != OG_INPUT_OK) fail_msg("%s", b->complaint.text);
  visit(b, b->root, "");
  json_decref(b->root);
}

static void test_cases(void **state) {
  bench *b = *state;
  b->refused = b->taken = 0;
  b->read = read_case;
  for (int k = 0; k < CASE_COUNT; k++) visit_line(b, case_line(k));
  // The wrong values reach both ends of the reader.
  assert_true(b->refused > 1000 && b->taken > 100);
}

static void answer_of(bench *b, og_text *text) {
  og_text_reset(text);
  if (og_question_is_of_pair(b->one.question)) {
    assert_int_equal(og_solve(b->solver, b->one.question, &b->one.problem, NULL, &b->answer), OG_ANSWERED);
    og_write_answer(text, b->one.id, b->one.question, &b->one.problem, &b->answer.certificate, &b->answer.finding);
    b->read = read_answer;
  } else {
    assert_int_equal(og_solve_primitive(&b->one.primitive, &b->primitive_answer), OG_PRIMITIVE_ACCEPTED);
    og_write_primitive(text, b->one.id, &b->one.primitive, &b->primitive_answer.certificate,
                       &b->primitive_answer.finding);
    b->read = read_primitive;
  }
}

static void test_answers(void **state) {
  bench *b = *state;
  b->refused = b->taken = 0;
  bool seen[OG_CERT_KIND_COUNT] = {false}, seen_primitive[OG_PRIMITIVE_KIND_COUNT] = {false};
  og_text text;
  og_text_init(&text);
  for (int k = 0; k < CASE_COUNT; k++) {
    const char *line = case_line(k);
    assert_int_equal(read_case(b, line, strlen(line)), OG_INPUT_OK);
    answer_of(b, &text);
    if (b->read == read_answer) seen[b->answer.certificate.kind] = true;
    else seen_primitive[b->primitive_answer.certificate.kind] = true;
    visit_line(b, text.at);
  }
  og_text_clear(&text);
  for (og_certificate_kind kind = OG_CERT_SEPARATED; kind < OG_CERT_KIND_COUNT; kind++)
    if (!seen[kind]) fail_msg("no case has a certificate '%s'", og_certificate_kind_name(kind));
  for (og_primitive_kind kind = OG_PRIMITIVE_EXTREME; kind < OG_PRIMITIVE_KIND_COUNT; kind++)
    if (!seen_primitive[kind]) fail_msg("no case has a certificate '%s'", og_primitive_kind_name(kind));
  assert_true(b->refused > 1000 && b->taken > 100);
}

// A line that is no object, and an answer that is no answer to anything.
static void test_lines(void **state) {
  bench *b = *state;
  static const char *const lines[] = {"7", "[]", "null", "", "{", "{}", "{\"id\":\"x\"}"};
  og_input_status (*const readers[])(bench *, const char *, size_t) = {read_case, read_answer, read_primitive};
  for (size_t reader = 0; reader < sizeof readers / sizeof *readers; reader++)
    for (size_t k = 0; k < sizeof lines / sizeof *lines; k++) {
      og_complaint_reset(&b->complaint);
      assert_int_equal(readers[reader](b, lines[k], strlen(lines[k])), OG_INPUT_BAD);
      assert_true(strlen(b->complaint.text) > 5);
    }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_cases),
      cmocka_unit_test(test_answers),
      cmocka_unit_test(test_lines),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
