#ifndef OG_READ_DECOMPOSITION_H
#define OG_READ_DECOMPOSITION_H

/// One line of an answer file about parts of a mesh, ours or anyone's.

#include "spec/decompose/checker.h"
#include "tool/format/answer_line.h"
#include "tool/format/text.h"

typedef struct og_decomposition_claim {
  og_answer_line line;
  og_decomposition_certificate certificate;
} og_decomposition_claim;

void og_decomposition_claim_init(og_decomposition_claim *claim);
void og_decomposition_claim_clear(og_decomposition_claim *claim);

/// Reads one line, reusing the claim's storage. Every field but id and certificate may be missing.
og_input_status og_read_decomposition_claim(const char *line, size_t length, og_decomposition_claim *claim,
                                            og_complaint *complaint);

/// Appends one phrase per claim that is not proved, joined by "; ", and returns how many there are. The certificate was
/// accepted with this finding.
size_t og_compare_decomposition_claim(og_text *mismatches, const og_decomposition_claim *claim,
                                      const og_decomposition_finding *finding);

#endif
