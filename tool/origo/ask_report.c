#include <stdio.h>

#include "spec/number/nearest.h"
#include "tool/origo/ask.h"

// Begins the line: FILE:LINE: "ID" is undecided
static void begin(og_ask_run *run) {
  char quoted[OG_QUOTE_SIZE];
  og_progress_wipe(&run->progress);
  fprintf(stderr, "%s:%zu: %s is undecided", run->place->name, run->place->number, og_quote(quoted, run->one.id));
}

void og_ask_report_refused(og_ask_run *run, const char *why) {
  begin(run);
  fprintf(stderr, ": the checker refused the certificate found (%s); this is a defect of origo\n", why);
}

void og_ask_report_gave_up(og_ask_run *run) {
  begin(run);
  fprintf(stderr, " after the limit of %zu steps (--limit raises it)\n", run->limit);
}

void og_ask_report_too_many(og_ask_run *run) {
  begin(run);
  fprintf(stderr, ": more overlapping pairs than the limit of %zu (--max-pairs raises it)\n", run->max_pairs);
}

void og_ask_report_rigid(og_ask_run *run) {
  begin(run);
  fprintf(stderr, " after the time %.17g: %s\n", og_nearest_double(&run->rigid.finding.lo),
          run->rigid.outcome == OG_RIGID_WIDE   ? "the enclosure is wider than was asked for"
          : run->rigid.outcome == OG_RIGID_LONG ? "its numbers, or those of the times, need more than 4096 bits"
                                                : "the bodies touch, or nearly so, and no contact was found (--width "
                                                  "and --limit go on)");
}

void og_ask_report_wide(og_ask_run *run, og_enclosure_status status, const og_rational *lo, const og_rational *hi) {
  if (status != OG_ENCLOSURE_WIDE) {
    begin(run);
    fprintf(stderr, " at the width %.3g: the bodies touch, or nearly so (--width sets it)\n", og_nearest_double(hi));
    return;
  }
  char quoted[OG_QUOTE_SIZE];
  og_progress_wipe(&run->progress);
  fprintf(stderr, "%s:%zu: the enclosure of %s, from %.17g to %.17g, is wider than was asked for\n", run->place->name,
          run->place->number, og_quote(quoted, run->one.id), og_nearest_double(lo), og_nearest_double(hi));
}

void og_ask_report_sweep_range(og_ask_run *run, og_enclosure_status status) {
  const og_sweep_range *range = &run->sweep_range.range;
  if (status == OG_ENCLOSURE_WIDE) {
    og_ask_report_wide(run, status, &range->lo, &range->hi);
    return;
  }
  begin(run);
  fprintf(stderr, " after the time %.17g: the bodies touch, or nearly so (--width goes on)\n",
          og_nearest_double(&range->lo));
}
