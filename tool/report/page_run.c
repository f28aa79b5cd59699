#include "tool/report/page_run.h"

#include <jansson.h>
#include <stdlib.h>

#include "tool/format/fields.h"
#include "tool/format/line_reader.h"

static bool read_words(const json_t *root, const char *field, og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  const json_t *words = og_need_field(root, field, NULL, complaint);
  if (words == NULL || !og_read_array(words, SIZE_MAX, "strings", &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(words); k++) {
    const og_place element = {&here, NULL, k};
    if (og_read_string(json_array_get(words, k), "a word", &element, complaint) == NULL) return false;
  }
  return true;
}

static bool read_text(const json_t *root, const char *field, og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  const json_t *value = og_need_field(root, field, NULL, complaint);
  return value != NULL && og_read_string(value, "a text", &here, complaint) != NULL;
}

static bool read_gross(const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "gross", 0};
  const json_t *value = og_need_field(root, "gross", NULL, complaint);
  if (value == NULL) return false;
  return (json_is_number(value) && json_number_value(value) > 0) ||
         og_complain(complaint, OG_INPUT_BAD, &here, "expected a number above zero");
}

static bool read_run(og_text *text, const og_line_reader *lines, og_complaint *complaint) {
  static const char *const fields[] = {"date", "version", "precision", "gross", "options", "cases", NULL};
  json_t *const root = og_read_json(lines->line, lines->length, complaint);
  const bool good = root != NULL && og_read_object(root, fields, NULL, complaint) &&
                    read_text(root, "date", complaint) && read_text(root, "version", complaint) &&
                    read_text(root, "precision", complaint) && read_gross(root, complaint) &&
                    read_words(root, "options", complaint) && read_words(root, "cases", complaint);
  char *const kept = good ? json_dumps(root, JSON_COMPACT | JSON_ENSURE_ASCII | JSON_SORT_KEYS) : NULL;
  if (kept != NULL) og_text_add(text, kept);
  free(kept);
  json_decref(root);
  return good;
}

bool og_page_run_read(og_text *text, const char *name, og_complaint *complaint) {
  og_line_reader lines;
  if (!og_line_reader_open(&lines, name, OG_DEFAULT_MAX_LINE, complaint)) return false;
  const og_input_status got = og_next_line(&lines, complaint);
  const bool good = got == OG_INPUT_OK ? read_run(text, &lines, complaint)
                    : got != OG_INPUT_END ? false
                                          : og_complain(complaint, OG_INPUT_BAD, NULL, "the file of a run is empty");
  og_line_reader_close(&lines);
  return good;
}
