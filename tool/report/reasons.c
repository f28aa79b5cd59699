#include "tool/report/reasons.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/judge/statement.h"

enum { MOST_SHOWN = 3, MOST_KEPT = 1000 };

static og_reason *find(og_reasons *reasons, const char *engine, const char *text) {
  for (size_t k = 0; k < reasons->count; k++)
    if (strcmp(reasons->at[k].engine, engine) == 0 && strcmp(reasons->at[k].text, text) == 0) return &reasons->at[k];
  return NULL;
}

static og_reason *append(og_reasons *reasons, const char *engine, const char *text) {
  const size_t room = strlen(text) + 1;
  if (reasons->count == reasons->capacity) {
    reasons->capacity = og_doubled(reasons->capacity);
    reasons->at = og_grow(reasons->at, reasons->capacity, sizeof *reasons->at);
  }
  og_reason *reason = &reasons->at[reasons->count++];
  strcpy(reason->engine, engine);
  reason->text = memcpy(og_grow(NULL, room, 1), text, room);
  reason->count = 0;
  return reason;
}

// Reasons with numbers in them may all differ: beyond some they are one.
void og_reasons_add(og_reasons *reasons, og_judgement_line *line) {
  if (line->status != OG_STATED_REFUSED) return;
  og_line_whole(line); // for its note
  const char *text = line->note == NULL || line->note[0] == '\0' ? OG_NO_REASON : line->note;
  og_reason *reason = find(reasons, line->engine, text);
  if (reason == NULL && reasons->count >= MOST_KEPT) {
    text = "other reasons";
    reason = find(reasons, line->engine, text);
  }
  if (reason == NULL) reason = append(reasons, line->engine, text);
  reason->count++;
}

// By engine; of one the most frequent first, then by their texts: the order of the judgements does not matter.
static int compare(const void *left, const void *right) {
  const og_reason *a = left, *b = right;
  const int order = strcmp(a->engine, b->engine);
  if (order != 0) return order;
  if (a->count != b->count) return a->count < b->count ? 1 : -1;
  return strcmp(a->text, b->text);
}

void og_reasons_text(og_text *text, og_reasons *reasons) {
  if (reasons->count == 0) return;
  qsort(reasons->at, reasons->count, sizeof *reasons->at, compare);
  og_text_add(text, "\n");
  for (size_t k = 0, end; k < reasons->count; k = end) {
    size_t cases = 0;
    for (end = k; end < reasons->count && strcmp(reasons->at[end].engine, reasons->at[k].engine) == 0; end++)
      cases += reasons->at[end].count;
    og_text_format(text, "%s refused %zu:", reasons->at[k].engine, cases);
    const size_t shown = end - k > MOST_SHOWN ? MOST_SHOWN : end - k;
    for (size_t r = k; r < k + shown; r++)
      og_text_format(text, "%s %zu %s", r == k ? "" : ";", reasons->at[r].count, reasons->at[r].text);
    if (shown < end - k) og_text_format(text, "; and %zu other reasons", end - k - shown);
    og_text_add(text, "\n");
  }
}

void og_reasons_clear(og_reasons *reasons) {
  for (size_t k = 0; k < reasons->count; k++) free(reasons->at[k].text);
  free(reasons->at);
  memset(reasons, 0, sizeof *reasons);
}
