#include "tool/judge/tally_judgements.h"

#include "tool/format/terminal.h"

static bool has_gross(const og_judgement *judgement) {
  for (int k = 0; k < judgement->count; k++)
    if (judgement->check[k].judged == OG_WRONG && judgement->check[k].class == OG_ERROR_GROSS) return true;
  return false;
}

bool og_judgement_fails(const og_judgement *judgement, og_stated stated, bool excusable) {
  return (judgement->judged == OG_WRONG && !excusable) || og_stated_is_failure(stated);
}

void og_tally_judgement(og_judgement_tally *tally, const og_judgement *judgement, og_stated stated, bool excusable,
                        og_fate fate) {
  tally->cases++;
  tally->judged[judgement->judged]++;
  tally->stated[stated]++;
  tally->failures += fate.fails;
  tally->known += fate.known;
  tally->crashed_first += fate.crashed_first;
  if (judgement->judged != OG_WRONG) return;
  tally->gross += has_gross(judgement);
  tally->excusable += excusable;
}

bool og_tally_has_failure(const og_judgement_tally *tally) { return tally->failures > tally->known; }

// "2 gross" into a list in brackets that is opened and closed as needed.
static void add_part(og_text *text, bool *open, size_t count, const char *what) {
  if (count == 0) return;
  og_text_format(text, "%s%zu %s", *open ? ", " : " (", count, what);
  *open = true;
}

static void close_list(og_text *text, bool open) {
  if (open) og_text_add(text, ")");
}

void og_tally_add_text(og_text *text, const char *engine, const og_judgement_tally *tally, bool coloured) {
  og_text_format(text, "%s: %zu case%s", engine, tally->cases, tally->cases == 1 ? "" : "s");
  for (int k = 0; k <= OG_NO_ANSWER; k++) {
    const bool shown = coloured && (k == OG_RIGHT || k == OG_WRONG) && tally->judged[k] > 0;
    og_text_format(text, "%s %s%zu %s%s", k == 0 ? ":" : ",", og_colour_begin(shown, k == OG_RIGHT ? OG_GOOD : OG_BAD),
                   tally->judged[k], og_judged_name((og_judged)k), og_colour_end(shown));
    bool open = false;
    if (k == OG_WRONG) {
      add_part(text, &open, tally->gross, "gross");
      add_part(text, &open, tally->excusable, "excusable");
    } else if (k == OG_NO_ANSWER) {
      for (int stated = OG_STATED_ANSWER + 1; stated < OG_STATED_COUNT; stated++)
        add_part(text, &open, tally->stated[stated], og_stated_text((og_stated)stated));
    }
    close_list(text, open);
  }
  if (tally->crashed_first > 0)
    og_text_format(text, "; %zu crashed first and answered on a fresh start", tally->crashed_first);
  if (tally->known > 0) og_text_format(text, "; %zu of %zu failures known", tally->known, tally->failures);
  og_text_add(text, "\n");
}
