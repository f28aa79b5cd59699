#ifndef OG_MESH_PAIRS_SOLVE_MESH_PAIRS_H
#define OG_MESH_PAIRS_SOLVE_MESH_PAIRS_H

/// The solver of the question `mesh_pairs`: orders of triangles in which neighbours are neighbours in space.
///
/// The triangles' boxes stand along a curve, as in spec/overlaps/solve/overlaps.h. It is a heuristic only: the checker
/// proves the right pairs of any order.

#include "spec/mesh_pairs/checker.h"

typedef struct og_mesh_answer {
  og_mesh_refusal refusal; // OG_MESH_ACCEPTED, or the limit; anything else is a defect
  og_mesh_certificate certificate;
  og_mesh_finding finding; // what the checker found the certificate to prove
} og_mesh_answer;

void og_mesh_answer_init(og_mesh_answer *answer);
void og_mesh_answer_clear(og_mesh_answer *answer);

/// Answers where at most `most` pairs of triangles' boxes overlap.
og_mesh_refusal og_solve_meshes(const og_mesh_problem *problem, size_t most, og_mesh_answer *answer);

#endif
