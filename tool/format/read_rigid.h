#ifndef OG_READ_RIGID_H
#define OG_READ_RIGID_H

/// One line of an answer file about polytopes that move and turn, ours or anyone's.

#include "spec/motion/checker.h"
#include "tool/format/answer_line.h"
#include "tool/format/text.h"

typedef struct og_rigid_claim {
  og_answer_line line;
  og_rigid_certificate certificate;
} og_rigid_claim;

void og_rigid_claim_init(og_rigid_claim *claim);
void og_rigid_claim_clear(og_rigid_claim *claim);

/// Reads one line, reusing the claim's storage. Every field but id and certificate may be missing.
og_input_status og_read_rigid_claim(const char *line, size_t length, og_rigid_claim *claim, og_complaint *complaint);

/// Appends one phrase per claim that is not proved, joined by "; ", and returns how many there are. The certificate was
/// accepted with this finding.
size_t og_compare_rigid_claim(og_text *mismatches, const og_rigid_claim *claim, const og_rigid_finding *finding);

#endif
