#ifndef OG_READ_PRIMITIVE_H
#define OG_READ_PRIMITIVE_H

/// One line of an answer file about primitives, ours or anyone's: its certificate, and what else it claims.

#include <jansson.h>

#include "spec/primitive/checker.h"
#include "tool/format/complaint.h"
#include "tool/format/read_case.h"
#include "tool/format/text.h"

typedef struct og_primitive_claim {
  char id[OG_MAX_ID + 1];
  og_question question; // OG_QUESTION_COUNT where the line does not say
  json_t *root;         // the whole line
  og_primitive_certificate certificate;
} og_primitive_claim;

void og_primitive_claim_init(og_primitive_claim *claim);
void og_primitive_claim_clear(og_primitive_claim *claim);

/// Reads one line, reusing the claim's storage. `primitive` says which bodies the certificate is about. Every field but
/// id and certificate may be missing.
og_input_status og_read_primitive_claim(const char *line, size_t length, const og_primitive *primitive,
                                        og_primitive_claim *claim, og_complaint *complaint);

/// Appends one phrase per claim that is not proved, joined by "; ", and returns how many there are. The certificate was
/// accepted with this finding. Exact values are compared as values, whatever their spelling; directions up to a
/// positive factor.
size_t og_compare_primitive_claim(og_text *mismatches, const og_primitive_claim *claim, const og_primitive *primitive,
                                  const og_primitive_finding *finding);

#endif
