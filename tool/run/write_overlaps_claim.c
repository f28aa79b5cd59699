#include "tool/run/write_overlaps_claim.h"

#include "tool/format/write_overlaps.h"
#include "tool/run/write_claim.h"

void og_write_overlaps_claim(og_text *text, const char *id, const char *algorithm, og_outcome outcome,
                             const og_overlaps_finding *said, bool steps) {
  og_begin_claim(text, id, algorithm);
  if (outcome == OG_OUTCOME_ANSWERED) {
    og_text_add(text, ",");
    og_add_overlaps(text, said, steps);
  }
  // Full is a limit reached, as that of iterations is.
  og_end_claim(text, outcome == OG_OUTCOME_FULL ? OG_OUTCOME_ITERATION_LIMIT : outcome);
}
