#ifndef OG_MESH_MOTION_SOLVE_MESH_MOTION_H
#define OG_MESH_MOTION_SOLVE_MESH_MOTION_H

/// The solver of the question `mesh_motion`.
///
/// All pairs that no fixed direction parts on [0, 1] are asked for their first contacts (spec/moving/solve/moving.h).
/// The least of these is the answer. Then the motion is cut there, and what is left of the pairs is parted up to it.
/// A root has an interval around it: where a pair meets between the root and the interval's end, the interval is made
/// shorter. The checker has the last word. Cost: n log n for n features, and some microseconds a pair.

#include "spec/mesh_motion/checker.h"

typedef struct og_mesh_motion_answer {
  og_mesh_motion_refusal refusal; // OG_MESH_MOTION_ACCEPTED; anything else is a defect of the solver, or of the problem
  og_mesh_motion_certificate certificate;
  og_mesh_motion_finding finding; // what the checker found the certificate to prove
} og_mesh_motion_answer;

void og_mesh_motion_answer_init(og_mesh_motion_answer *answer);
void og_mesh_motion_answer_clear(og_mesh_motion_answer *answer);

og_mesh_motion_refusal og_solve_mesh_motion(const og_mesh_problem *problem, og_mesh_motion_answer *answer);

#endif
