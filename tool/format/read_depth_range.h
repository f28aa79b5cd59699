#ifndef OG_READ_DEPTH_RANGE_H
#define OG_READ_DEPTH_RANGE_H

/// One line of an answer file about the depth of two bodies of which one at least is a cylinder or a cone, ours or anyone's.

#include "spec/enclosure/depth_range.h"
#include "tool/format/answer_line.h"
#include "tool/format/text.h"

typedef struct og_depth_range_claim {
  og_answer_line line;
  og_depth_range range;
} og_depth_range_claim;

void og_depth_range_claim_init(og_depth_range_claim *claim);
void og_depth_range_claim_clear(og_depth_range_claim *claim);

/// Reads one line, reusing the claim's storage. Every field but id and certificate may be missing; of the kinds `enclosure`,
/// `hulls` and `revolved` the field `enclosure` may not.
og_input_status og_read_depth_range_claim(const char *line, size_t length, const og_enclosure_problem *problem,
                                          og_depth_range_claim *claim, og_complaint *complaint);

/// Appends a phrase a field that says something else than what is proved, and returns their number. The range was accepted.
size_t og_compare_depth_range_claim(og_text *mismatches, const og_depth_range_claim *claim);

#endif
