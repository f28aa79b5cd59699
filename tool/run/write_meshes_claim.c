#include "tool/run/write_meshes_claim.h"

#include "tool/run/write_claim.h"

void og_write_meshes_claim(og_text *text, const char *id, const char *algorithm, og_outcome outcome,
                           const og_pairs *pairs) {
  og_begin_claim(text, id, algorithm);
  if (outcome == OG_OUTCOME_ANSWERED) {
    og_text_add(text, ",\"pairs\":[");
    for (int64_t k = 0; k < pairs->count; k++)
      og_text_format(text, k == 0 ? "[%d,%d]" : ",[%d,%d]", (int)pairs->pair[k].i, (int)pairs->pair[k].j);
    og_text_add(text, "]");
  }
  // Full is a limit reached, as that of iterations is.
  og_end_claim(text, outcome == OG_OUTCOME_FULL ? OG_OUTCOME_ITERATION_LIMIT : outcome);
}
