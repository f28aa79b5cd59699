#ifndef OG_HANDED_MESHES_H
#define OG_HANDED_MESHES_H

/// A case of the question `mesh_pairs` as engines receive it, and the exact pairs of just these meshes.
///
/// A mesh is handed over as points in world space and triangles, without a pose.

#include "spec/mesh_pairs/solve/mesh_pairs.h"
#include "tool/format/text.h"
#include "tool/judge/hand_over.h"

typedef struct og_handed_meshes {
  size_t points[2], room[2]; // of a and b; b has none where a is asked about with itself
  double *xyz[2];            // three numbers a point, rounded once
  og_mesh_problem problem;   // of just these
  og_mesh_answer answer;
} og_handed_meshes;

void og_handed_meshes_init(og_handed_meshes *r);
void og_handed_meshes_clear(og_handed_meshes *r);

/// Makes the case that an engine gets. False where a number is too large for the format.
bool og_hand_over_meshes(og_handed_meshes *r, const og_hand_over *how, const og_mesh_problem *from);

/// After the points or the triangles in `problem` were changed: the problem of the points as they are now.
bool og_handed_meshes_take_points(og_handed_meshes *r);

/// Solves it. False: the boxes of more than `most` pairs overlap, or a defect of the solver.
bool og_handed_meshes_solve(og_handed_meshes *r, size_t most);

/// Adds a mesh as a field of that name, the comma before it included.
void og_add_handed_mesh(og_text *text, const char *field, const double *xyz, size_t points,
                        const og_triangles *triangles);

/// Adds it to the text as a line of JSON, without a newline.
void og_write_handed_meshes(og_text *text, const char *id, const og_handed_meshes *c);

#endif
