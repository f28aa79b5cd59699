#include "tool/run/write_sweep_claim.h"

#include "tool/run/write_claim.h"

static void add_answer(og_text *text, const og_sweep_claim *claim) {
  if (claim->verdict != OG_VERDICT_NONE)
    og_text_format(text, ",\"colliding\":%s", claim->verdict == OG_VERDICT_MEET ? "true" : "false");
  if (claim->has_first) og_add_claim_scalar(text, "time", claim->first);
  if (claim->has_last && claim->never_parts) og_text_add(text, ",\"last\":\"never\"");
  else if (claim->has_last) og_add_claim_scalar(text, "last", claim->last);
  if (claim->has_points) og_add_claim_vectors(text, "points", (const og_vec3[]){claim->a, claim->b}, 2);
  if (claim->has_normal) og_add_claim_vector(text, "normal", claim->normal);
}

void og_write_sweep_claim(og_text *text, const char *id, const char *algorithm, const og_sweep_claim *claim) {
  og_begin_claim(text, id, algorithm);
  if (claim->outcome == OG_OUTCOME_ANSWERED) add_answer(text, claim);
  og_text_format(text, ",\"iterations\":%d", claim->iterations);
  og_end_claim(text, claim->outcome);
}
