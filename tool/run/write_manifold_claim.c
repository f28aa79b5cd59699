#include "tool/run/write_manifold_claim.h"

#include "tool/run/write_claim.h"

static void add_verdict(og_text *text, og_verdict verdict) {
  if (verdict != OG_VERDICT_NONE)
    og_text_format(text, ",\"colliding\":%s", verdict == OG_VERDICT_MEET ? "true" : "false");
}

static void add_contacts(og_text *text, const og_contact *contact, int count) {
  og_text_add(text, ",\"contacts\":[");
  for (int k = 0; k < count; k++) {
    og_text_format(text, "%s{\"points\":", k == 0 ? "" : ",");
    og_add_claim_list(text, (const og_vec3[]){contact[k].a, contact[k].b}, 2);
    og_add_claim_scalar(text, "depth", contact[k].depth);
    og_text_add(text, "}");
  }
  og_text_add(text, "]");
}

void og_write_manifold_claim(og_text *text, const char *id, const char *algorithm, const og_manifold_claim *claim,
                             const og_contact *contact) {
  og_begin_claim(text, id, algorithm);
  if (claim->outcome == OG_OUTCOME_ANSWERED) {
    add_verdict(text, claim->verdict);
    if (claim->has_normal) og_add_claim_vector(text, "normal", claim->normal);
    add_contacts(text, contact, claim->count);
  }
  og_text_format(text, ",\"iterations\":%d", claim->iterations);
  og_end_claim(text, claim->outcome);
}

void og_write_sweep_contact_claim(og_text *text, const char *id, const char *algorithm,
                                  const og_sweep_contact_claim *claim, const og_contact *contact) {
  og_begin_claim(text, id, algorithm);
  if (claim->outcome == OG_OUTCOME_ANSWERED) {
    add_verdict(text, claim->verdict);
    if (claim->has_first) og_add_claim_scalar(text, "time", claim->first);
    if (claim->has_normal) og_add_claim_vector(text, "normal", claim->normal);
    add_contacts(text, contact, claim->count);
  }
  og_text_format(text, ",\"iterations\":%d", claim->iterations);
  og_end_claim(text, claim->outcome);
}
