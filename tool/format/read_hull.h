#ifndef OG_READ_HULL_H
#define OG_READ_HULL_H

/// One line of an answer file about convex hulls, ours or anyone's.

#include "spec/hull/checker.h"
#include "tool/format/answer_line.h"
#include "tool/format/text.h"

typedef struct og_hull_claim {
  og_answer_line line;
  og_hull_certificate certificate;
} og_hull_claim;

void og_hull_claim_init(og_hull_claim *claim);
void og_hull_claim_clear(og_hull_claim *claim);

/// Reads what a certificate holds, but its kind, into an empty one. `value` is an object whose fields were checked.
bool og_read_hull_certificate(og_hull_certificate *certificate, const json_t *value, const og_place *place,
                              og_complaint *complaint);

/// The same of a whole certificate of the kind facets: the field `certificate`, of which nothing was checked.
bool og_read_facets_certificate(og_hull_certificate *certificate, const json_t *value, og_complaint *complaint);

/// Reads one line, reusing the claim's storage. Every field but id and certificate may be missing.
og_input_status og_read_hull_claim(const char *line, size_t length, og_hull_claim *claim, og_complaint *complaint);

/// Appends one phrase per claim that is not proved, joined by "; ", and returns how many there are. The certificate was
/// accepted with this finding.
size_t og_compare_hull_claim(og_text *mismatches, const og_hull_claim *claim, const og_hull_finding *finding);

#endif
