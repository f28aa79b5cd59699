#include "tool/origo/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ID_WIDTH 32
#define EXACT_WIDTH 30

static void add_row(og_text *text, const char *const cells[7]) {
  og_text_format(text, "%-*s  %-8s  %-11s  %-*s  %-13s  %-11s  %s\n", ID_WIDTH, cells[0], cells[1], cells[2],
                 EXACT_WIDTH, cells[3], cells[4], cells[5], cells[6]);
}

void og_table_head(og_text *text) {
  static const char *const head[7] = {"id", "question", "relation", "exact", "double", "certificate", "checked"};
  add_row(text, head);
}

static const char *relation_of(const og_answer *answer) {
  if (answer->status != OG_ANSWERED) return "undecided";
  if (answer->question == OG_SWEEP) return answer->finding.hit ? "hit" : "miss";
  return og_relation_name(answer->finding.relation);
}

// The value asked of a pair; null where there is none.
static const og_surd *value_of(const og_answer *answer) {
  const og_finding *finding = &answer->finding;
  if (answer->status != OG_ANSWERED) return NULL;
  switch (answer->question) {
  case OG_DISTANCE: return &finding->distance;
  case OG_DEPTH: return finding->has_depth ? &finding->depth : NULL;
  case OG_SWEEP: return finding->hit ? &finding->first : NULL;
  case OG_RELATION:
  case OG_SUPPORT:
  case OG_SIMPLEX:
  case OG_CLOSEST:
  case OG_HIT:
  case OG_ORIENTATION:
  case OG_QUESTION_COUNT: break;
  }
  return NULL;
}

static void exact_of(char cell[EXACT_WIDTH + 1], const og_answer *answer) {
  const og_surd *value = value_of(answer);
  strcpy(cell, "-");
  if (value == NULL) return;
  char *first = og_surd_to_text(value);
  if (answer->question != OG_SWEEP) {
    og_shorten(cell, EXACT_WIDTH, first);
  } else {
    // From the first contact to the last, half the column each.
    char *last = answer->finding.never_parts ? NULL : og_surd_to_text(&answer->finding.last);
    const size_t half = (EXACT_WIDTH - 4) / 2;
    char from[EXACT_WIDTH + 1], to[EXACT_WIDTH + 1];
    og_shorten(from, half, first);
    og_shorten(to, half, last == NULL ? "never" : last);
    snprintf(cell, EXACT_WIDTH + 1, "%.*s to %.*s", (int)half, from, (int)half, to);
    free(last);
  }
  free(first);
}

void og_table_row(og_text *text, const char *id, const og_answer *answer) {
  char name[ID_WIDTH + 1], exact[EXACT_WIDTH + 1], rounded[32] = "-";
  og_shorten(name, ID_WIDTH, id);
  exact_of(exact, answer);
  const og_surd *value = value_of(answer);
  if (value != NULL) snprintf(rounded, sizeof rounded, "%.7g", og_surd_to_double(value));
  const bool answered = answer->status == OG_ANSWERED;
  const char *const cells[7] = {name,
                                og_question_at(answer->question)->id,
                                relation_of(answer),
                                exact,
                                rounded,
                                answered ? og_certificate_kind_name(answer->certificate.kind) : "-",
                                answered ? "yes" : "no"};
  add_row(text, cells);
}

void og_table_primitive_row(og_text *text, const char *id, og_question question, const og_primitive_answer *answer) {
  char name[ID_WIDTH + 1], exact[EXACT_WIDTH + 1] = "-", rounded[32] = "-";
  const bool answered = answer->refusal == OG_PRIMITIVE_ACCEPTED, is_hit = question == OG_HIT;
  const bool has_value = answered && (!is_hit || answer->certificate.kind == OG_PRIMITIVE_CHORD);
  const og_surd *value = is_hit ? &answer->finding.first : &answer->finding.value;
  og_shorten(name, ID_WIDTH, id);
  if (has_value) {
    char *whole = og_surd_to_text(value);
    og_shorten(exact, EXACT_WIDTH, whole);
    free(whole);
    snprintf(rounded, sizeof rounded, "%.7g", og_surd_to_double(value));
  }
  const char *const cells[7] = {name,
                                og_question_at(question)->id,
                                !answered ? "undecided"
                                : is_hit  ? og_meeting_name(answer->finding.meeting)
                                          : "-",
                                exact,
                                rounded,
                                answered ? og_primitive_kind_name(answer->certificate.kind) : "-",
                                answered ? "yes" : "no"};
  add_row(text, cells);
}
