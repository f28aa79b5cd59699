#ifndef OG_READ_SWEEP_RANGE_H
#define OG_READ_SWEEP_RANGE_H

/// One line of an answer file about the first contact of two bodies that translate, of which one at least is a
/// cylinder or a cone, ours or anyone's.

#include "spec/enclosure/sweep_range.h"
#include "tool/format/answer_line.h"
#include "tool/format/text.h"

typedef struct og_sweep_range_claim {
  og_answer_line line;
  og_sweep_range range;
} og_sweep_range_claim;

void og_sweep_range_claim_init(og_sweep_range_claim *claim);
void og_sweep_range_claim_clear(og_sweep_range_claim *claim);

/// Reads one line, reusing the claim's storage. Every field but id and certificate may be missing; of the kind
/// `first` the field `enclosure` may not, and of the kind `clear` the field `clear`.
og_input_status og_read_sweep_range_claim(const char *line, size_t length, const og_enclosure_problem *problem,
                                          og_sweep_range_claim *claim, og_complaint *complaint);

/// Appends a phrase a field that says something else than what is proved, and returns their number. The range was
/// accepted.
size_t og_compare_sweep_range_claim(og_text *mismatches, const og_sweep_range_claim *claim);

#endif
