#ifndef OG_READ_PLANE_ANSWER_H
#define OG_READ_PLANE_ANSWER_H

/// One line of an answer file about two bodies of the plane, ours or anyone's.

#include "tool/format/read_contact.h"
#include "tool/format/write_plane.h"

typedef struct og_plane_claim {
  og_answer_line line;
  og_certificate certificate; // of relation, distance, depth and sweep
} og_plane_claim;

void og_plane_claim_init(og_plane_claim *claim);
void og_plane_claim_clear(og_plane_claim *claim);

/// Reads one line, reusing the claim's storage. Every field but id and certificate may be missing.
og_input_status og_read_plane_claim(const char *line, size_t length, og_plane_claim *claim, og_complaint *complaint);
/// The same of `contact`, along a direction or not.
og_input_status og_read_plane_contact_claim(const char *line, size_t length, bool is_along, og_contact_claim *claim,
                                            og_complaint *complaint);

/// Appends one phrase per claim that is not proved, joined by "; ", and returns how many there are. The certificate was
/// accepted with this finding.
size_t og_compare_plane_claim(og_text *mismatches, og_question question, const og_plane_claim *claim,
                              const og_problem *problem, const og_finding *finding);
size_t og_compare_plane_contact_claim(og_text *mismatches, bool is_along, const og_contact_claim *claim,
                                      const og_contact_finding *finding);

#endif
