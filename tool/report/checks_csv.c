#include "tool/report/checks_csv.h"

#include <stdlib.h>
#include <string.h>

static const char *const of_line[] = {"id", "engine", "family", "relation", "status", "verdict", "nanoseconds"};
static const char *const of_check[] = {"what",     "verdict", "class", "absolute", "fraction",
                                       "relative", "ulps",    "exact", "claimed"};
enum { LINE_FIELDS = sizeof of_line / sizeof *of_line, CHECK_FIELDS = sizeof of_check / sizeof *of_check };

void og_checks_csv_head(og_text *text) {
  og_text_add(text, "id,engine,family,relation,status,verdict,nanoseconds,check,check_verdict,class,absolute,fraction,"
                    "relative,ulps,exact,claimed,excusable,known\n");
}

// In quotes where a comma, a quote or the end of a line is in it, as RFC 4180 has it.
static void add_text(og_text *text, const char *value) {
  if (strpbrk(value, ",\"\r\n") == NULL) {
    og_text_add(text, value);
    return;
  }
  og_text_add(text, "\"");
  for (; *value != '\0'; value++) {
    if (*value == '"') og_text_add(text, "\"");
    og_text_add_bytes(text, value, 1);
  }
  og_text_add(text, "\"");
}

static void add_value(og_text *text, const json_t *value) {
  if (value == NULL) return;
  if (json_is_string(value)) add_text(text, json_string_value(value));
  else if (json_is_integer(value)) og_text_format(text, "%" JSON_INTEGER_FORMAT, json_integer_value(value));
  else if (json_is_number(value)) og_text_format(text, "%.17g", json_number_value(value));
  else {
    char *dumped = json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY);
    if (dumped != NULL) add_text(text, dumped);
    free(dumped);
  }
}

static void add_row(og_text *text, const og_judgement_line *line, const json_t *check) {
  for (int k = 0; k < LINE_FIELDS; k++) {
    add_value(text, json_object_get(line->root, of_line[k]));
    og_text_add(text, ",");
  }
  for (int k = 0; k < CHECK_FIELDS; k++) {
    add_value(text, json_object_get(check, of_check[k]));
    og_text_add(text, ",");
  }
  og_text_add(text, line->excusable ? "true," : ",");
  if (line->is_known) add_text(text, line->known == NULL || line->known[0] == '\0' ? "true" : line->known);
  og_text_add(text, "\n");
}

void og_checks_csv_add(og_text *text, og_judgement_line *line) {
  og_line_whole(line);
  const json_t *checks = json_object_get(line->root, "checks");
  const size_t count = json_array_size(checks);
  if (count == 0) add_row(text, line, NULL);
  for (size_t k = 0; k < count; k++) add_row(text, line, json_array_get(checks, k));
}
