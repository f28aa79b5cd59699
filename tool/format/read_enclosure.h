#ifndef OG_READ_ENCLOSURE_H
#define OG_READ_ENCLOSURE_H

/// One line of an answer file about two bodies of which one at least is a cylinder or a cone, ours or anyone's.

#include "spec/enclosure/checker.h"
#include "tool/format/answer_line.h"
#include "tool/format/text.h"

typedef struct og_enclosure_claim {
  og_answer_line line;
  og_enclosure_certificate certificate;
} og_enclosure_claim;

void og_enclosure_claim_init(og_enclosure_claim *claim);
void og_enclosure_claim_clear(og_enclosure_claim *claim);

/// Reads one line, reusing the claim's storage. Every field but id and certificate may be missing; of the kind `enclosure`
/// the field `enclosure` may not.
og_input_status og_read_enclosure_claim(const char *line, size_t length, const og_enclosure_problem *problem,
                                        og_enclosure_claim *claim, og_complaint *complaint);

/// Reads a certificate, which stands at `here`, and the line's `enclosure` where its kind needs it.
bool og_read_enclosure_certificate(og_enclosure_certificate *certificate, const og_enclosure_problem *problem,
                                   const json_t *value, const og_place *here, const json_t *root,
                                   og_complaint *complaint);

/// Appends a phrase a field that says something else than what is proved, and returns their number. The certificate was accepted.
size_t og_compare_enclosure_claim(og_text *mismatches, og_question question, const og_enclosure_claim *claim);

#endif
