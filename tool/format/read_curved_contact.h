#ifndef OG_READ_CURVED_CONTACT_H
#define OG_READ_CURVED_CONTACT_H

/// One line of an answer file about what a cylinder or a cone and a polytope share, ours or anyone's.

#include "spec/curved/contact.h"
#include "tool/format/answer_line.h"
#include "tool/format/text.h"

typedef struct og_curved_contact_claim {
  og_answer_line line;
  og_curved_contact_certificate certificate;
} og_curved_contact_claim;

void og_curved_contact_claim_init(og_curved_contact_claim *claim);
void og_curved_contact_claim_clear(og_curved_contact_claim *claim);

/// Reads one line, reusing the claim's storage. Every field but id and certificate may be missing.
og_input_status og_read_curved_contact_claim(const char *line, size_t length, og_curved_contact_claim *claim,
                                             og_complaint *complaint);

/// Appends a phrase a field that says something else than what is proved, and returns their number.
size_t og_compare_curved_contact_claim(og_text *mismatches, const og_curved_contact_claim *claim,
                                       const og_curved_contact_finding *finding);

#endif
