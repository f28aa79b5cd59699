#include "tool/run/write_clip_claim.h"

#include "tool/run/write_claim.h"

static void add_answer(og_text *text, const og_clip_claim *claim, const og_vec2 *corner) {
  og_text_add(text, ",\"polygon\":[");
  for (int k = 0; k < claim->count; k++) {
    if (k > 0) og_text_add(text, ",");
    og_add_claim_numbers(text, (const og_scalar[]){corner[k].x, corner[k].y}, 2);
  }
  og_text_add(text, "]");
}

void og_write_clip_claim(og_text *text, const char *id, const char *algorithm, const og_clip_claim *claim,
                         const og_vec2 *corner) {
  og_begin_claim(text, id, algorithm);
  if (claim->outcome == OG_OUTCOME_ANSWERED) add_answer(text, claim, corner);
  og_end_claim(text, claim->outcome);
}
