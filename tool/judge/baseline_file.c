// Apart from baseline.c, so that the library of text is linked without files.

#include "tool/judge/baseline.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/format/fields.h"
#include "tool/format/line_reader.h"
#include "tool/format/text.h"
#include "tool/judge/read_claim.h"

static char *copy(const char *text) {
  const size_t room = strlen(text) + 1;
  return memcpy(og_grow(NULL, room, 1), text, room);
}

// ---- reading ----

static const char *const fields[] = {"id", "engine", "fails", "class", "reason", NULL};

static bool read_text(char **r, const json_t *root, const char *field, bool needed, og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  const json_t *value = needed ? og_need_field(root, field, NULL, complaint) : json_object_get(root, field);
  if (value == NULL) return !needed;
  const char *text = og_read_string(value, "a text", &here, complaint);
  if (text != NULL) *r = copy(text);
  return text != NULL;
}

static bool is_known_fault(const char *fails) {
  for (int k = 0; k < OG_CHECK_COUNT; k++)
    if (strcmp(fails, og_check_name((og_check_what)k)) == 0) return true;
  for (int k = OG_STATED_CRASHED; k < OG_STATED_COUNT; k++)
    if (strcmp(fails, og_stated_text((og_stated)k)) == 0) return true;
  return false;
}

static bool read_class(og_error_class *class, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "class", 0};
  const json_t *value = json_object_get(root, "class");
  char quoted[OG_QUOTE_SIZE];
  *class = OG_ERROR_NONE;
  if (value == NULL) return true;
  const char *text = og_read_string(value, "a class", &here, complaint);
  if (text == NULL) return false;
  for (int k = OG_ERROR_NONE; k <= OG_ERROR_GROSS; k++)
    if (strcmp(text, og_error_class_name((og_error_class)k)) == 0) {
      *class = (og_error_class)k;
      return true;
    }
  return og_complain(complaint, OG_INPUT_BAD, &here, "%s is no class; expected none, rounding, near or gross",
                     og_quote(quoted, text));
}

static bool read_failure(og_known_failure *r, const char *line, size_t length, og_complaint *complaint) {
  const og_place at_fails = {NULL, "fails", 0};
  char quoted[OG_QUOTE_SIZE];
  json_t *root = og_read_json(line, length, complaint);
  bool good =
      root != NULL && og_read_object(root, fields, NULL, complaint) && read_text(&r->id, root, "id", true, complaint) &&
      read_text(&r->engine, root, "engine", false, complaint) && read_text(&r->fails, root, "fails", true, complaint) &&
      read_text(&r->reason, root, "reason", false, complaint) && read_class(&r->class, root, complaint);
  if (good && !is_known_fault(r->fails))
    good = og_complain(complaint, OG_INPUT_BAD, &at_fails,
                       "%s is neither a check nor a status; expected distance, verdict, ..., crashed, timed out, "
                       "nonsense or missing",
                       og_quote(quoted, r->fails));
  json_decref(root);
  return good;
}

static int compare(const void *left, const void *right) {
  const og_known_failure *a = left, *b = right;
  int order = strcmp(a->id, b->id);
  if (order == 0) order = strcmp(a->engine == NULL ? "" : a->engine, b->engine == NULL ? "" : b->engine);
  return order != 0 ? order : strcmp(a->fails, b->fails);
}

static void sort(og_baseline *baseline) {
  if (baseline->count > 0) qsort(baseline->at, baseline->count, sizeof *baseline->at, compare);
}

bool og_baseline_read(og_baseline *baseline, const char *name, og_complaint *complaint) {
  og_line_reader lines;
  if (!og_line_reader_open(&lines, name, OG_DEFAULT_MAX_LINE, complaint)) return false;
  og_input_status got;
  bool good = true;
  while (good && (got = og_next_line(&lines, complaint)) == OG_INPUT_OK)
    good = read_failure(og_baseline_append(baseline), lines.line, lines.length, complaint);
  og_line_reader_close(&lines);
  if (!good || got != OG_INPUT_END) return false;
  for (size_t k = 0; k < baseline->count; k++) {
    char *engine = baseline->at[k].engine;
    if (engine == NULL) continue;
    baseline->at[k].engine = og_engine_without_version(engine);
    free(engine);
  }
  sort(baseline);
  return true;
}

// ---- writing ----

bool og_baseline_write(og_baseline *baseline, const char *name) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "");
  sort(baseline);
  for (size_t k = 0; k < baseline->count; k++) {
    const og_known_failure *known = &baseline->at[k];
    og_text_add(&text, "{\"id\":");
    og_text_add_json_string(&text, known->id);
    og_text_add(&text, ",\"engine\":");
    og_text_add_json_string(&text, known->engine);
    og_text_add(&text, ",\"fails\":");
    og_text_add_json_string(&text, known->fails);
    if (known->class != OG_ERROR_NONE) og_text_format(&text, ",\"class\":\"%s\"", og_error_class_name(known->class));
    if (known->reason != NULL) {
      og_text_add(&text, ",\"reason\":");
      og_text_add_json_string(&text, known->reason);
    }
    og_text_add(&text, "}\n");
  }
  const bool saved = og_text_save(&text, name);
  og_text_clear(&text);
  return saved;
}
