#include "tool/judge/contestant.h"

#include <stdio.h>
#include <string.h>

void og_contestant_begin(og_contestant *contestant, const char *source) {
  memset(contestant, 0, sizeof *contestant);
  contestant->source = source;
  og_claim_line_init(&contestant->said);
  og_claim_line_init(&contestant->waiting);
  contestant->claim = &contestant->said;
  snprintf(contestant->name, sizeof contestant->name, "%s", source);
}

void og_contestant_given(og_contestant *contestant) { og_contestant_begin(contestant, ""); }

void og_contestant_clear(og_contestant *contestant) {
  if (contestant->calls != NULL) contestant->calls->end(contestant);
  og_claim_line_clear(&contestant->said);
  og_claim_line_clear(&contestant->waiting);
}

void og_contestant_state(og_contestant *contestant, og_stated stated, const char *note) {
  contestant->claim = &contestant->said;
  og_statement_reset(&contestant->said.statement);
  contestant->said.statement.stated = stated;
  contestant->said.nanoseconds = -1;
  contestant->said.margin = 0;
  contestant->note = note;
}

void og_contestant_keep_name(og_contestant *contestant) { strcpy(contestant->name, contestant->claim->engine); }

void og_contestant_take_waiting(og_contestant *contestant, const char *id) {
  if (contestant->has_line && strcmp(contestant->waiting.id, id) == 0) {
    contestant->has_line = false;
    contestant->claim = &contestant->waiting;
    og_contestant_keep_name(contestant);
  } else {
    og_contestant_state(contestant, OG_STATED_MISSING, "no claim about this case");
  }
}

bool og_contestant_ask(og_contestant *contestant, const char *id, const char *text, size_t length,
                       og_complaint *complaint) {
  contestant->received = contestant->note = NULL;
  contestant->strayed = contestant->crashed_first = false;
  if (contestant->calls != NULL) return contestant->calls->ask(contestant, id, text, length, complaint);
  og_contestant_take_waiting(contestant, id);
  return true;
}

bool og_contestant_allow(const og_contestant *contestant, size_t line_bytes) {
  return contestant->engine == NULL || contestant->calls->allow(contestant->engine, line_bytes);
}

void og_contestant_finish(og_contestant *contestant) {
  if (contestant->engine != NULL) contestant->calls->finish(contestant);
}

bool og_contestant_is_done(og_contestant *contestant, og_complaint *complaint) {
  return contestant->calls == NULL || contestant->calls->is_done(contestant, complaint);
}
