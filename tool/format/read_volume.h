#ifndef OG_READ_VOLUME_H
#define OG_READ_VOLUME_H

/// One line of an answer file about bounding volumes, ours or anyone's.

#include "spec/bound/checker.h"
#include "tool/format/answer_line.h"
#include "tool/format/text.h"

typedef struct og_volume_claim {
  og_answer_line line;
  og_volume_certificate certificate;
} og_volume_claim;

void og_volume_claim_init(og_volume_claim *claim);
void og_volume_claim_clear(og_volume_claim *claim);

/// Reads one line, reusing the claim's storage. Every field but id and certificate may be missing.
og_input_status og_read_volume_claim(const char *line, size_t length, og_volume_claim *claim, og_complaint *complaint);

/// Appends one phrase per claim that is not proved, joined by "; ", and returns how many there are. The certificate was
/// accepted for the problem with this finding.
size_t og_compare_volume_claim(og_text *mismatches, const og_volume_claim *claim, const og_volume_problem *problem,
                               const og_volume_finding *finding);

#endif
