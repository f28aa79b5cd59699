#include "tool/report/judgement.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tool/format/fields.h"
#include "tool/report/plain_judgement.h"

static const char *const line_fields[] = {"id",        "engine",   "family",        "verdict", "margin", "strict",
                                          "excusable", "relation", "checks",        "status",  "note",   "nanoseconds",
                                          "hulls",     "known",    "crashed_first", NULL};
static const char *const check_fields[] = {"what",  "verdict", "class", "absolute", "fraction", "relative", "ulps",
                                           "exact", "claimed", "along", "count",    "first",    "step",     NULL};

// ---- words ----

// The names by number, for read_word.
static const char *judged_name(int k) { return og_judged_name((og_judged)k); }
static const char *class_name(int k) { return og_error_class_name((og_error_class)k); }
static const char *relation_name(int k) { return og_relation_name((og_relation)k); }
static const char *kind_name(int k) { return og_check_name((og_check_what)k); }
static const char *status_name(int k) { return og_stated_text((og_stated)k); }

typedef struct words {
  const char *what; // "a verdict"
  const char *(*name)(int k);
  int first, last;
} words;

static const words verdicts = {"a verdict", judged_name, OG_RIGHT, OG_NO_ANSWER};
static const words classes = {"a class", class_name, OG_ERROR_NONE, OG_ERROR_GROSS};
static const words relations = {"a relation", relation_name, OG_SEPARATED, OG_PENETRATING};
static const words statuses = {"a status", status_name, OG_STATED_ANSWER, OG_STATED_COUNT - 1};
static const words kinds = {"a kind of check", kind_name, 0, OG_CHECK_COUNT - 1};

static bool read_word(int *r, const json_t *value, const words *known, const og_place *place, og_complaint *complaint) {
  const char *text = og_read_string(value, known->what, place, complaint);
  if (text == NULL) return false;
  for (*r = known->first; *r <= known->last; ++*r)
    if (strcmp(known->name(*r), text) == 0) return true;
  char quoted[OG_QUOTE_SIZE], list[512] = "";
  for (int k = known->first; k <= known->last && strlen(list) + strlen(known->name(k)) + 3 < sizeof list; k++) {
    if (k > known->first) strcat(list, ", ");
    strcat(list, known->name(k));
  }
  return og_complain(complaint, OG_INPUT_BAD, place, "%s is not %s; expected one of %s", og_quote(quoted, text),
                     known->what, list);
}

static bool need_word(int *r, const json_t *object, const char *field, const words *known, const og_place *in,
                      og_complaint *complaint) {
  const og_place here = {in, field, 0};
  const json_t *value = og_need_field(object, field, in, complaint);
  return value != NULL && read_word(r, value, known, &here, complaint);
}

// A field that is missing leaves *r as it is.
static bool read_optional_word(int *r, const json_t *object, const char *field, const words *known,
                               og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  const json_t *value = json_object_get(object, field);
  return value == NULL || read_word(r, value, known, &here, complaint);
}

// ---- numbers and texts ----

// Not negative; "inf" where there is no bound. A field that is missing leaves *r as it is.
static bool read_size(double *r, bool *has, const json_t *object, const char *field, bool may_be_infinite,
                      const og_place *in, og_complaint *complaint) {
  const og_place here = {in, field, 0};
  const json_t *value = json_object_get(object, field);
  const char *text = json_string_value(value);
  *has = value != NULL;
  if (value == NULL) return true;
  if (may_be_infinite && text != NULL && strcmp(text, "inf") == 0) {
    *r = HUGE_VAL;
    return true;
  }
  if (json_is_number(value) && json_number_value(value) >= 0) {
    *r = json_number_value(value);
    return true;
  }
  return og_complain(complaint, OG_INPUT_BAD, &here, "expected a number that is not negative%s",
                     may_be_infinite ? ", or \"inf\"" : "");
}

static bool read_text(const char **r, const json_t *object, const char *field, const og_place *in,
                      og_complaint *complaint) {
  const og_place here = {in, field, 0};
  const json_t *value = json_object_get(object, field);
  *r = value == NULL ? NULL : og_read_string(value, "a text", &here, complaint);
  return value == NULL || *r != NULL;
}

static bool is_short(const json_t *value) { return json_is_string(value) || json_is_number(value); }

static bool is_vector(const json_t *value) {
  return json_array_size(value) == 3 && is_short(json_array_get(value, 0)) && is_short(json_array_get(value, 1)) &&
         is_short(json_array_get(value, 2));
}

// A text, a number, a vector of either, or an array of such: it is only shown.
static bool read_shown(const json_t **r, const json_t *object, const char *field, const og_place *in,
                       og_complaint *complaint) {
  const og_place here = {in, field, 0};
  const json_t *value = *r = json_object_get(object, field);
  bool good = value == NULL || is_short(value) || is_vector(value) || json_array_size(value) > 0;
  if (!is_vector(value))
    for (size_t k = 0; good && k < json_array_size(value); k++) good = is_vector(json_array_get(value, k));
  return good ||
         og_complain(complaint, OG_INPUT_BAD, &here, "expected a text, a number, an array of three, or some of these");
}

static bool copy_name(char r[OG_MAX_ID + 1], const json_t *object, const char *field, og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  const char *text;
  if (!read_text(&text, object, field, NULL, complaint)) return false;
  const size_t length = text == NULL ? 1 : strlen(text);
  if (length == 0 || length > OG_MAX_ID)
    return og_complain(complaint, OG_INPUT_BAD, &here, "%zu bytes; expected 1 to %d", length, OG_MAX_ID);
  if (text != NULL) memcpy(r, text, length + 1);
  return true;
}

// ---- checks ----

// Some are kept or broken, without a measure. Where there is no error the judge states no numbers.
bool og_check_is_measured(og_check_what what, og_error_class class, bool has_fraction) {
  const bool has_numbers = what != OG_CHECK_ANSWER && what != OG_CHECK_FINITE && !og_check_counts_pairs(what);
  return has_numbers && (has_fraction || class == OG_ERROR_NONE);
}

// Boxes: how many pairs, the first of them and the step after which.
static bool read_pairs(og_read_check *check, const json_t *value, const og_place *place, og_complaint *complaint) {
  const og_place at_count = {place, "count", 0}, at_first = {place, "first", 0}, at_step = {place, "step", 0};
  const json_t *count = json_object_get(value, "count"), *first = json_object_get(value, "first"),
               *step = json_object_get(value, "step");
  uint32_t after;
  const double pairs = count == NULL ? 0 : json_is_number(count) ? json_number_value(count) : -1;
  if (!(pairs >= 0 && pairs <= 0x1p53)) return og_complain(complaint, OG_INPUT_BAD, &at_count, "expected a count");
  check->pairs = (size_t)pairs;
  if (step != NULL && !og_read_index(&after, step, &at_step, complaint)) return false;
  if (first == NULL) return true;
  if (!og_read_array(first, 2, "numbers of boxes", &at_first, complaint)) return false;
  for (size_t k = 0; k < 2; k++) {
    const og_place element = {&at_first, NULL, k};
    if (!og_read_index(&check->first[k], json_array_get(first, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_check(og_read_check *check, const json_t *value, const og_place *place, og_complaint *complaint) {
  int what, judged, class;
  double other;
  bool has_other;
  if (!og_read_object(value, check_fields, place, complaint)) return false;
  if (!need_word(&what, value, "what", &kinds, place, complaint) ||
      !need_word(&judged, value, "verdict", &verdicts, place, complaint) ||
      !need_word(&class, value, "class", &classes, place, complaint))
    return false;
  check->what = (og_check_what)what;
  check->judged = (og_judged)judged;
  check->class = (og_error_class) class;
  if (!read_size(&check->fraction, &check->measured, value, "fraction", true, place, complaint)) return false;
  check->measured = og_check_is_measured(check->what, check->class, check->measured);
  return read_size(&other, &has_other, value, "absolute", true, place, complaint) &&
         read_size(&other, &has_other, value, "relative", true, place, complaint) &&
         read_size(&other, &has_other, value, "ulps", true, place, complaint) &&
         read_pairs(check, value, place, complaint) && read_shown(&check->exact, value, "exact", place, complaint) &&
         read_shown(&check->claimed, value, "claimed", place, complaint) &&
         read_shown(&check->along, value, "along", place, complaint);
}

static bool read_checks(og_judgement_line *line, og_complaint *complaint) {
  const og_place here = {NULL, "checks", 0};
  const json_t *value = og_need_field(line->root, "checks", NULL, complaint);
  if (value == NULL || !og_read_array(value, SIZE_MAX, "checks", &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    og_read_check check = {0};
    if (!read_check(&check, json_array_get(value, k), &element, complaint)) return false;
    if (og_line_check(line, check.what) != NULL)
      return og_complain(complaint, OG_INPUT_BAD, &element, "a second check of the kind '%s'",
                         og_check_name(check.what));
    line->check[line->count++] = check;
  }
  return true;
}

// ---- the line ----

static bool read_root(og_judgement_line *line, og_complaint *complaint) {
  const json_t *root = line->root, *excusable = json_object_get(root, "excusable");
  const json_t *crashed = json_object_get(root, "crashed_first");
  const og_place at_excusable = {NULL, "excusable", 0}, at_crashed = {NULL, "crashed_first", 0};
  int judged, relation = OG_RELATION_NONE, status = OG_STATED_ANSWER;
  if (!og_read_object(root, line_fields, NULL, complaint) || !og_read_id(line->id, root, complaint)) return false;
  if (og_need_field(root, "engine", NULL, complaint) == NULL || !copy_name(line->engine, root, "engine", complaint) ||
      !copy_name(line->family, root, "family", complaint))
    return false;
  if (!need_word(&judged, root, "verdict", &verdicts, NULL, complaint) ||
      !read_optional_word(&relation, root, "relation", &relations, complaint) ||
      !need_word(&status, root, "status", &statuses, NULL, complaint))
    return false;
  int strict = judged;
  bool has_margin;
  double margin;
  if (!read_size(&margin, &has_margin, root, "margin", false, NULL, complaint) ||
      !read_optional_word(&strict, root, "strict", &verdicts, complaint))
    return false;
  line->is_known = json_object_get(root, "known") != NULL;
  line->judged = (og_judged)judged;
  line->strict = (og_judged)strict;
  line->relation = (og_relation)relation;
  line->status = (og_stated)status;
  return (excusable == NULL || og_read_boolean(&line->excusable, excusable, &at_excusable, complaint)) &&
         (crashed == NULL || og_read_boolean(&line->crashed_first, crashed, &at_crashed, complaint)) &&
         read_text(&line->note, root, "note", NULL, complaint) &&
         read_text(&line->known, root, "known", NULL, complaint) &&
         read_size(&line->nanoseconds, &line->timed, root, "nanoseconds", false, NULL, complaint) &&
         read_checks(line, complaint);
}

void og_judgement_line_clear(og_judgement_line *line) {
  json_decref(line->root);
  memset(line, 0, sizeof *line);
}

static bool read_whole(const char *text, size_t length, og_judgement_line *line, og_complaint *complaint) {
  og_judgement_line_clear(line);
  line->text = text;
  line->length = length;
  line->root = og_read_json(text, length, complaint);
  return line->root != NULL && read_root(line, complaint);
}

og_input_status og_read_judgement(const char *text, size_t length, og_judgement_line *line, og_complaint *complaint) {
  og_judgement_line_clear(line);
  line->text = text;
  line->length = length;
  if (og_read_plain_judgement(text, length, line)) return OG_INPUT_OK;
  return read_whole(text, length, line, complaint) ? OG_INPUT_OK : complaint->status;
}

void og_line_whole(og_judgement_line *line) {
  og_complaint complaint;
  if (line->root != NULL) return;
  memset(&complaint, 0, sizeof complaint);
  // What the reader of ordinary lines takes the general one takes.
  if (!read_whole(line->text, line->length, line, &complaint)) abort();
}

const og_read_check *og_line_check(const og_judgement_line *line, og_check_what what) {
  for (int k = 0; k < line->count; k++)
    if (line->check[k].what == what) return &line->check[k];
  return NULL;
}

bool og_line_fails(const og_judgement_line *line) {
  const bool fails = (line->judged == OG_WRONG && !line->excusable) || line->crashed_first ||
                     (line->judged == OG_NO_ANSWER && og_stated_is_failure(line->status));
  return fails && !line->is_known;
}

bool og_line_is_gross(const og_judgement_line *line) {
  for (int k = 0; k < line->count; k++)
    if (line->check[k].class == OG_ERROR_GROSS) return true;
  return false;
}

double og_line_fraction(const og_judgement_line *line) {
  double worst = 0;
  for (int k = 0; k < line->count; k++)
    if (line->check[k].measured && line->check[k].fraction > worst) worst = line->check[k].fraction;
  return worst;
}
