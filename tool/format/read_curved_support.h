#ifndef OG_READ_CURVED_SUPPORT_H
#define OG_READ_CURVED_SUPPORT_H

/// One line of an answer file about how far a cylinder or a cone reaches, ours or anyone's.

#include "spec/curved/support.h"
#include "tool/format/answer_line.h"
#include "tool/format/text.h"

typedef struct og_curved_support_claim {
  og_answer_line line;
  og_curved_face face;
} og_curved_support_claim;

void og_curved_support_claim_init(og_curved_support_claim *claim);
void og_curved_support_claim_clear(og_curved_support_claim *claim);

/// Reads one line, reusing the claim's storage. Every field but id and certificate may be missing.
og_input_status og_read_curved_support_claim(const char *line, size_t length, og_curved_support_claim *claim,
                                             og_complaint *complaint);

/// Appends a phrase a field that says something else than what is proved, and returns their number.
size_t og_compare_curved_support_claim(og_text *mismatches, const og_curved_support_claim *claim,
                                       const og_primitive_finding *finding);

#endif
