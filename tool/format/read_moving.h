#ifndef OG_READ_MOVING_H
#define OG_READ_MOVING_H

/// One line of an answer file about features that move, ours or anyone's.

#include "spec/moving/checker.h"
#include "tool/format/answer_line.h"
#include "tool/format/text.h"

typedef struct og_moving_claim {
  og_answer_line line;
  og_moving_certificate certificate;
} og_moving_claim;

void og_moving_claim_init(og_moving_claim *claim);
void og_moving_claim_clear(og_moving_claim *claim);

/// Reads one line, reusing the claim's storage. Every field but id and certificate may be missing.
og_input_status og_read_moving_claim(const char *line, size_t length, og_moving_claim *claim, og_complaint *complaint);

/// A certificate, an object; and the pieces of an object, behind those that are there.
bool og_read_moving_proof(og_moving_certificate *certificate, const json_t *value, const og_place *here,
                          og_complaint *complaint);
bool og_read_moving_pieces(og_moving_certificate *certificate, const json_t *object, const og_place *in,
                           og_complaint *complaint);

/// Appends one phrase per claim that is not proved, joined by "; ", and returns how many there are. The certificate was
/// accepted for the problem with this finding.
size_t og_compare_moving_claim(og_text *mismatches, const og_moving_claim *claim, const og_moving_problem *problem,
                               const og_moving_finding *finding);

#endif
