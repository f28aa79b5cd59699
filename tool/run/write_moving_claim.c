#include "tool/run/write_moving_claim.h"

#include "tool/run/write_claim.h"

void og_write_moving_claim(og_text *text, const char *id, const char *algorithm,
                           const og_moving_features_claim *claim) {
  og_begin_claim(text, id, algorithm);
  if (claim->outcome == OG_OUTCOME_ANSWERED) {
    const bool meet = claim->verdict == OG_VERDICT_MEET;
    og_text_format(text, ",\"colliding\":%s", meet ? "true" : "false");
    if (meet) og_add_claim_scalar(text, "time", claim->first);
  }
  og_text_format(text, ",\"iterations\":%d", claim->iterations);
  og_end_claim(text, claim->outcome);
}
