#ifndef OG_READ_TRIANGULATION_H
#define OG_READ_TRIANGULATION_H

/// One line of an answer file about polygons, ours or anyone's.

#include "spec/triangulate/checker.h"
#include "tool/format/answer_line.h"
#include "tool/format/text.h"

typedef struct og_triangulation_claim {
  og_answer_line line;
  og_triangulation_certificate certificate;
} og_triangulation_claim;

void og_triangulation_claim_init(og_triangulation_claim *claim);
void og_triangulation_claim_clear(og_triangulation_claim *claim);

/// Reads one line, reusing the claim's storage. Every field but id and certificate may be missing.
og_input_status og_read_triangulation_claim(const char *line, size_t length, og_triangulation_claim *claim,
                                            og_complaint *complaint);

/// Appends one phrase per claim that is not proved, joined by "; ", and returns how many there are. The certificate was
/// accepted with this finding.
size_t og_compare_triangulation_claim(og_text *mismatches, const og_triangulation_claim *claim,
                                      const og_triangulation_finding *finding);

#endif
