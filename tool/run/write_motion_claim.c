#include "tool/run/write_motion_claim.h"

#include "tool/run/write_claim.h"

void og_write_motion_claim(og_text *text, const char *id, const char *algorithm, const og_motion_claim *claim) {
  og_begin_claim(text, id, algorithm);
  if (claim->verdict != OG_VERDICT_NONE)
    og_text_format(text, ",\"colliding\":%s", claim->verdict == OG_VERDICT_MEET ? "true" : "false");
  if (claim->has_first) og_add_claim_scalar(text, "time", claim->first);
  og_text_format(text, ",\"iterations\":%d", claim->iterations);
  og_end_claim(text, claim->outcome);
}
