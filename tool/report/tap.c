// The Test Anything Protocol, version 14: https://testanything.org/tap-version-14-specification.html

#include <string.h>

#include "tool/report/outcome.h"

// A description: one line, in which '#' would begin a directive.
static void add_description(og_text *text, const char *more) {
  for (; *more != '\0'; more++) {
    const unsigned char ch = (unsigned char)*more;
    if (ch == '#' || ch == '\\') og_text_format(text, "\\%c", ch);
    else og_text_format(text, "%c", ch < 0x20 || ch == 0x7f ? '?' : ch);
  }
}

// Texts are JSON strings, which YAML reads too.
static void add_diagnosis(og_text *text, const og_judged_case *one, bool good) {
  og_text_add(text, "  ---\n  message: ");
  og_text_add_json_string(text, one->message);
  og_text_format(text, "\n  severity: %s\n  what: ", good ? "comment" : "fail");
  og_text_add_json_string(text, one->rule);
  if (one->place.file != NULL) {
    og_text_add(text, "\n  at:\n    file: ");
    og_text_add_json_string(text, one->place.file);
    og_text_format(text, "\n    line: %zu", one->place.line);
  }
  og_text_add(text, "\n  ...\n");
}

static void add_known(og_text *text, const og_judged_case *one) {
  og_text_add(text, " # TODO known");
  if (one->known[0] != '\0') og_text_add(text, ": ");
  add_description(text, one->known);
  og_text_add(text, "\n");
}

static void add_case(og_text *text, const og_judged_case *one, size_t number) {
  const bool skipped = og_outcome_is_skipped(one);
  const bool good =
      !one->fails && !one->is_known && (one->judged == OG_RIGHT || one->judged == OG_TOLERABLE || skipped);
  const bool excused = (one->judged == OG_WRONG && one->excusable) || one->is_known;
  og_text_format(text, "%s %zu - ", good ? "ok" : "not ok", number);
  add_description(text, one->engine);
  og_text_add(text, ": ");
  add_description(text, one->id);
  if (skipped) og_text_format(text, " # SKIP %s\n", og_stated_text(one->status));
  else if (one->is_known) add_known(text, one);
  else og_text_add(text, excused ? " # TODO excusable\n" : "\n");
  if (!og_outcome_is_plain(one) && !skipped) add_diagnosis(text, one, good || excused);
}

void og_write_tap(og_text *text, const og_outcomes *outcomes) {
  og_text_format(text, "TAP version 14\n1..%zu\n", outcomes->count);
  for (size_t k = 0; k < outcomes->count; k++) add_case(text, &outcomes->at[k], k + 1);
}
