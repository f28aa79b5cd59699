#ifndef OG_READ_MESH_MOTION_H
#define OG_READ_MESH_MOTION_H

/// One line of an answer file about meshes that deform, ours or anyone's.

#include "spec/mesh_motion/checker.h"
#include "tool/format/answer_line.h"
#include "tool/format/text.h"

typedef struct og_mesh_motion_claim {
  og_answer_line line;
  og_motion_features features; // of the case: what its pairs name
  og_mesh_motion_certificate certificate;
} og_mesh_motion_claim;

void og_mesh_motion_claim_init(og_mesh_motion_claim *claim);
void og_mesh_motion_claim_clear(og_mesh_motion_claim *claim);

/// Reads one line, reusing the claim's storage. Every field but id and certificate may be missing. Features that the
/// meshes of the problem do not have become a pair that is none, which the checker refuses.
og_input_status og_read_mesh_motion_claim(const char *line, size_t length, const og_mesh_problem *problem,
                                          og_mesh_motion_claim *claim, og_complaint *complaint);

/// Appends one phrase per claim that is not proved, joined by "; ", and returns how many there are. The certificate was
/// accepted with this finding. Pairs have to stand in ascending order.
size_t og_compare_mesh_motion_claim(og_text *mismatches, const og_mesh_motion_claim *claim,
                                    const og_mesh_motion_finding *finding);

#endif
