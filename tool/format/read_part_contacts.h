#ifndef OG_READ_PART_CONTACTS_H
#define OG_READ_PART_CONTACTS_H

/// One line of an answer file about what two bodies share of which one at least is made of parts, ours or anyone's.

#include "spec/parts/contacts.h"
#include "tool/format/answer_line.h"
#include "tool/format/text.h"

typedef struct og_part_contacts_claim {
  og_answer_line line;
  og_part_contacts_certificate certificate;
} og_part_contacts_claim;

void og_part_contacts_claim_init(og_part_contacts_claim *claim);
void og_part_contacts_claim_clear(og_part_contacts_claim *claim);

/// Reads one line, reusing the claim's storage. Every field but id and certificate may be missing.
og_input_status og_read_part_contacts_claim(const char *line, size_t length, og_part_contacts_claim *claim,
                                            og_complaint *complaint);

/// Appends a phrase a field that says something else than what is proved, and returns their number. The certificate was
/// accepted with this finding.
size_t og_compare_part_contacts_claim(og_text *mismatches, const og_part_contacts_claim *claim,
                                      const og_part_contacts_finding *finding);

#endif
