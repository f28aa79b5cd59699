#ifndef OG_READ_MINKOWSKI_H
#define OG_READ_MINKOWSKI_H

/// One line of an answer file about differences or sums of polytopes, ours or anyone's.

#include "spec/minkowski/checker.h"
#include "tool/format/answer_line.h"
#include "tool/format/text.h"

typedef struct og_minkowski_claim {
  og_answer_line line;
  og_hull_certificate certificate;
} og_minkowski_claim;

void og_minkowski_claim_init(og_minkowski_claim *claim);
void og_minkowski_claim_clear(og_minkowski_claim *claim);

/// Reads one line, reusing the claim's storage. Every field but id and certificate may be missing.
og_input_status og_read_minkowski_claim(const char *line, size_t length, og_minkowski_claim *claim,
                                        og_complaint *complaint);

/// Appends one phrase per claim that is not proved, joined by "; ", and returns how many there are. The certificate was
/// accepted with this finding.
size_t og_compare_minkowski_claim(og_text *mismatches, const og_minkowski_claim *claim,
                                  const og_minkowski_problem *problem, const og_minkowski_finding *finding);

#endif
