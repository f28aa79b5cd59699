#ifndef OG_READ_CONTACT_H
#define OG_READ_CONTACT_H

/// One line of an answer file about what two touching bodies share, or two convex polygons of the plane (OG_CLIP), ours
/// or anyone's.

#include "spec/contact/checker.h"
#include "spec/question.h"
#include "tool/format/answer_line.h"
#include "tool/format/complaint.h"
#include "tool/format/text.h"

typedef struct og_contact_claim {
  og_answer_line line;
  og_contact_certificate certificate;
} og_contact_claim;

void og_contact_claim_init(og_contact_claim *claim);
void og_contact_claim_clear(og_contact_claim *claim);

/// Reads a certificate, which is empty.
bool og_read_contact_certificate(og_contact_certificate *certificate, const json_t *value, const og_place *place,
                                 og_complaint *complaint);

/// Reads one line, reusing the claim's storage. Every field but id and certificate may be missing.
og_input_status og_read_contact_claim(const char *line, size_t length, og_question question, og_contact_claim *claim,
                                      og_complaint *complaint);

/// Appends one phrase per claim that is not proved, joined by "; ", and returns how many there are. The certificate was
/// accepted with this finding.
size_t og_compare_contact_claim(og_text *mismatches, og_question question, const og_contact_claim *claim,
                                const og_contact_finding *finding);

/// The same of an answer along a direction.
og_input_status og_read_contact_along_claim(const char *line, size_t length, og_contact_claim *claim,
                                            og_complaint *complaint);
size_t og_compare_contact_along_claim(og_text *mismatches, const og_contact_claim *claim,
                                      const og_contact_finding *finding);

#endif
