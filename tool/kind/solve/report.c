// Lines on standard error that say why a case is undecided.

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "spec/number/nearest.h"
#include "tool/kind/solve/ask.h"

static og_asked undecided(void) { return (og_asked){false, false, false, OG_ASK_UNDECIDED}; }

// FILE:LINE: "ID" is undecided
void og_ask_complain(og_ask_run *run, const char *format, ...) {
  char quoted[OG_QUOTE_SIZE];
  va_list list;
  og_progress_wipe(&run->progress);
  fprintf(stderr, "%s:%zu: %s is undecided", run->place->name, run->place->number, og_quote(quoted, run->one.id));
  va_start(list, format);
  vsnprintf(run->why, sizeof run->why, format, list);
  va_end(list);
  run->why[strcspn(run->why, "\n")] = '\0';
  fprintf(stderr, "%s\n", run->why);
  // As a sentence of its own: without what joins it to the one above.
  const size_t joint = strspn(run->why, ": ");
  memmove(run->why, run->why + joint, strlen(run->why + joint) + 1);
}

og_asked og_ask_refused(og_ask_run *run, const char *why) {
  og_ask_complain(run, ": the checker refused the certificate found (%s); this is a defect of origo\n", why);
  og_asked asked = undecided();
  asked.is_defect = true;
  return asked;
}

og_asked og_ask_gave_up(og_ask_run *run) {
  og_ask_complain(run, " after the limit of %zu steps (--limit raises it)\n", run->limit);
  return undecided();
}

og_asked og_ask_too_many(og_ask_run *run) {
  og_ask_complain(run, ": more overlapping pairs than the limit of %zu (--max-pairs raises it)\n", run->max_pairs);
  return undecided();
}

void og_ask_report_wide(og_ask_run *run, og_enclosure_status status, const og_rational *lo, const og_rational *hi) {
  if (status != OG_ENCLOSURE_WIDE) {
    og_ask_complain(run, " at the width %.3g: the bodies touch, or nearly so (--width sets it)\n",
                    og_nearest_double(hi));
    return;
  }
  char quoted[OG_QUOTE_SIZE];
  og_progress_wipe(&run->progress);
  fprintf(stderr, "%s:%zu: the enclosure of %s, from %.17g to %.17g, is wider than was asked for\n", run->place->name,
          run->place->number, og_quote(quoted, run->one.id), og_nearest_double(lo), og_nearest_double(hi));
}
