#ifndef OG_READ_PARTS_H
#define OG_READ_PARTS_H

/// One line of an answer file about two bodies of which one at least is made of parts, ours or anyone's.

#include "spec/solid/checker.h"
#include "tool/format/answer_line.h"
#include "tool/format/text.h"

typedef struct og_parts_claim {
  og_answer_line line;
  og_parts_certificate certificate;
} og_parts_claim;

void og_parts_claim_init(og_parts_claim *claim);
void og_parts_claim_clear(og_parts_claim *claim);

/// Parts of a certificate, which is empty: the field "parts", two numbers; and what shows the other parts, "a", "b" and
/// "blocks".
bool og_read_two_parts(int32_t part[2], const json_t *object, const og_place *in, og_complaint *complaint);
bool og_read_other_parts(og_parts_certificate *certificate, const json_t *object, const og_place *in,
                         og_complaint *complaint);

/// Reads one line, reusing the claim's storage. Every field but id and certificate may be missing. The kind of the
/// certificate is "parts", or "solid" of solid meshes.
og_input_status og_read_parts_claim(const char *line, size_t length, const char *kind, og_parts_claim *claim,
                                    og_complaint *complaint);

/// Appends a phrase a field that says something else than what is proved, and returns their number. The certificate was
/// accepted with this finding.
size_t og_compare_parts_claim(og_text *mismatches, og_question question, const og_parts_problem *problem,
                              const og_parts_claim *claim, const og_finding *finding);

/// The same of a solid mesh: the claim has the certificate of parts.
size_t og_compare_solid_claim(og_text *mismatches, og_question question, const og_solid_problem *problem,
                              const og_parts_claim *claim, const og_solid_finding *finding);

#endif
