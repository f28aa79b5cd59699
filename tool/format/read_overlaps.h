#ifndef OG_READ_OVERLAPS_H
#define OG_READ_OVERLAPS_H

/// One line of an answer file about overlapping boxes, ours or anyone's.

#include "tool/format/answer_line.h"
#include "tool/format/claimed_list.h"

typedef struct og_overlaps_claim {
  og_answer_line line;
  og_overlaps_certificate certificate;
} og_overlaps_claim;

void og_overlaps_claim_init(og_overlaps_claim *claim);
void og_overlaps_claim_clear(og_overlaps_claim *claim);

/// Reads one line, reusing the claim's storage. Every field but id and certificate may be missing.
og_input_status og_read_overlaps_claim(const char *line, size_t length, og_overlaps_claim *claim,
                                       og_complaint *complaint);

/// Appends one phrase per claim that is not proved, joined by "; ", and returns how many there are. The certificate was
/// accepted with this finding. Pairs have to stand in ascending order.
size_t og_compare_overlaps_claim(og_text *mismatches, const og_overlaps_claim *claim,
                                 const og_overlaps_finding *finding);

#endif
