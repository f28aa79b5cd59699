#ifndef OG_READ_MESHES_ANSWER_H
#define OG_READ_MESHES_ANSWER_H

/// One line of an answer file about triangles that meet, ours or anyone's.

#include "spec/mesh_pairs/checker.h"
#include "tool/format/answer_line.h"
#include "tool/format/claimed_list.h"

typedef struct og_meshes_claim {
  og_answer_line line;
  og_mesh_certificate certificate;
} og_meshes_claim;

void og_meshes_claim_init(og_meshes_claim *claim);
void og_meshes_claim_clear(og_meshes_claim *claim);

/// Reads one line, reusing the claim's storage. Every field but id and certificate may be missing.
og_input_status og_read_meshes_claim(const char *line, size_t length, og_meshes_claim *claim, og_complaint *complaint);

/// Appends one phrase per claim that is not proved, joined by "; ", and returns how many there are. The certificate was
/// accepted with this finding. Pairs have to stand in ascending order.
size_t og_compare_meshes_claim(og_text *mismatches, const og_meshes_claim *claim, const og_mesh_problem *problem,
                               const og_mesh_finding *finding);

#endif
