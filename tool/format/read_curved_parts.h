#ifndef OG_READ_CURVED_PARTS_H
#define OG_READ_CURVED_PARTS_H

/// One line of an answer file about a cylinder or a cone beside a body made of parts, ours or anyone's.

#include "spec/parts/curved.h"
#include "spec/question.h"
#include "tool/format/answer_line.h"
#include "tool/format/text.h"

typedef struct og_curved_parts_claim {
  og_answer_line line;
  og_curved_parts_certificate certificate;
} og_curved_parts_claim;

void og_curved_parts_claim_init(og_curved_parts_claim *claim);
void og_curved_parts_claim_clear(og_curved_parts_claim *claim);

/// Reads one line, reusing the claim's storage. Every field but id and certificate may be missing; where the pair is of
/// the kind `enclosure` the field `enclosure` may not.
og_input_status og_read_curved_parts_claim(const char *line, size_t length, const og_curved_parts_problem *problem,
                                           og_curved_parts_claim *claim, og_complaint *complaint);

/// Appends a phrase a field that says something else than what is proved, and returns their number. The certificate was
/// accepted.
size_t og_compare_curved_parts_claim(og_text *mismatches, og_question question, const og_curved_parts_claim *claim);

#endif
