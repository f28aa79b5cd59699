#include "tool/report/outcome.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

static char *copy(const char *text) {
  const size_t room = strlen(text) + 1;
  return memcpy(og_grow(NULL, room, 1), text, room);
}

static const og_read_check *worst_check(const og_judgement_line *line) {
  const og_read_check *worst = NULL;
  for (int k = 0; k < line->count; k++) {
    const og_read_check *check = &line->check[k];
    if (check->judged != line->judged) continue;
    if (worst == NULL || check->fraction > worst->fraction) worst = check;
  }
  return worst;
}

static const char *rule_of(const og_judgement_line *line) {
  const bool is_wrong = line->judged == OG_WRONG && !line->excusable;
  if (line->crashed_first && !is_wrong && !og_stated_is_failure(line->status)) return og_stated_text(OG_STATED_CRASHED);
  if (line->judged == OG_NO_ANSWER && line->status != OG_STATED_ANSWER) return og_stated_text(line->status);
  const og_read_check *worst = worst_check(line);
  return og_check_name(worst == NULL ? OG_CHECK_ANSWER : worst->what);
}

static void add_scalar(og_text *text, const json_t *value) {
  if (json_is_string(value)) og_text_add(text, json_string_value(value));
  else og_text_format(text, "%.17g", json_number_value(value));
}

static void add_value(og_text *text, const char *name, const json_t *value) {
  if (value == NULL) return;
  og_text_format(text, ", %s ", name);
  if (json_is_array(json_array_get(value, 0))) {
    og_text_format(text, "%zu point%s", json_array_size(value), json_array_size(value) == 1 ? "" : "s");
    return;
  }
  if (!json_is_array(value)) {
    add_scalar(text, value);
    return;
  }
  for (size_t k = 0; k < json_array_size(value); k++) {
    og_text_add(text, k == 0 ? "[" : ", ");
    add_scalar(text, json_array_get(value, k));
  }
  og_text_add(text, "]");
}

static void add_check(og_text *text, const og_read_check *check) {
  og_text_format(text, "%s %s (%s", og_check_name(check->what), og_judged_name(check->judged),
                 og_error_class_name(check->class));
  if (check->measured) og_text_format(text, ", %.2g of the size", check->fraction);
  og_text_add(text, ")");
  if (check->pairs > 0)
    og_text_format(text, ", %zu pair%s, the first [%u, %u]", check->pairs, check->pairs == 1 ? "" : "s",
                   (unsigned)check->first[0], (unsigned)check->first[1]);
  add_value(text, "claimed", check->claimed);
  add_value(text, "exact", check->exact);
  add_value(text, "along it", check->along);
}

static void separate(og_text *text) {
  if (text->length > 0) og_text_add(text, "; ");
}

static char *message_of(const og_judgement_line *line) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "");
  if (line->status != OG_STATED_ANSWER) og_text_add(&text, og_stated_text(line->status));
  for (int k = 0; k < line->count; k++) {
    const bool is_said = line->check[k].what == OG_CHECK_ANSWER && line->status != OG_STATED_ANSWER;
    if (line->check[k].judged == OG_RIGHT || is_said) continue;
    separate(&text);
    add_check(&text, &line->check[k]);
  }
  if (line->note != NULL && line->note[0] != '\0') {
    separate(&text);
    og_text_add(&text, line->note);
  }
  if (text.length == 0) og_text_add(&text, og_judged_name(line->judged));
  return text.at;
}

void og_outcomes_add(og_outcomes *outcomes, og_judgement_line *line, og_place_in_file place) {
  const bool needs_message = line->judged != OG_RIGHT || line->crashed_first;
  if (needs_message || line->is_known) og_line_whole(line);
  if (outcomes->count == outcomes->capacity) {
    outcomes->capacity = og_doubled(outcomes->capacity);
    outcomes->at = og_grow(outcomes->at, outcomes->capacity, sizeof *outcomes->at);
  }
  outcomes->at[outcomes->count++] =
      (og_judged_case){.id = copy(line->id),
                       .engine = copy(line->engine),
                       .family = copy(line->family),
                       .judged = line->judged,
                       .excusable = line->excusable,
                       .fails = og_line_fails(line),
                       .is_known = line->is_known,
                       .known = copy(line->known == NULL ? "" : line->known),
                       .status = line->status,
                       .timed = line->timed,
                       .nanoseconds = line->nanoseconds,
                       .rule = rule_of(line),
                       .message = needs_message ? message_of(line) : copy(""),
                       .place = place};
}

static int compare(const void *left, const void *right) {
  const og_judged_case *a = left, *b = right;
  const int order = strcmp(a->engine, b->engine);
  return order != 0 ? order : strcmp(a->id, b->id);
}

void og_outcomes_sort(og_outcomes *outcomes) {
  if (outcomes->count > 0) qsort(outcomes->at, outcomes->count, sizeof *outcomes->at, compare);
}

void og_outcomes_clear(og_outcomes *outcomes) {
  for (size_t k = 0; k < outcomes->count; k++) {
    free(outcomes->at[k].id);
    free(outcomes->at[k].engine);
    free(outcomes->at[k].family);
    free(outcomes->at[k].message);
    free(outcomes->at[k].known);
  }
  free(outcomes->at);
  memset(outcomes, 0, sizeof *outcomes);
}
