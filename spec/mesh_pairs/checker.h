#ifndef OG_MESH_CHECKER_H
#define OG_MESH_CHECKER_H

/// The checker of the question `mesh_pairs`: from an order of each mesh's triangles to all pairs that meet.
///
/// Boxes around the triangles, in these orders, are walked (walk.h). Each pair of boxes that overlap is decided by an
/// axis or a point that the checker finds (meeting.h). So any order proves the right set, and a good one makes it fast.
/// The checker shares nothing with the solver.

#include "spec/mesh_pairs/meeting.h"
#include "spec/overlaps/checker.h"

/// An order of the triangles of each mesh; b is empty for a mesh with itself. `from` is not used.
typedef struct og_mesh_certificate {
  og_box_order a, b;
} og_mesh_certificate;

void og_mesh_certificate_init(og_mesh_certificate *certificate);
void og_mesh_certificate_clear(og_mesh_certificate *certificate);

typedef enum og_mesh_refusal {
  OG_MESH_ACCEPTED,
  OG_MESH_REFUSED_ORDER, // an order does not hold every triangle of its mesh, and no other, once
  OG_MESH_REFUSED_LIMIT, // more pairs of boxes overlap than the limit: nothing is wrong
  OG_MESH_REFUSED_PAIR,  // of a pair neither axis nor point was found: a defect of the checker's lists
  OG_MESH_REFUSED_COUNT
} og_mesh_refusal;

/// One sentence per refusal.
const char *og_mesh_refusal_text(og_mesh_refusal refusal);

/// What an accepted certificate proves.
typedef struct og_mesh_finding {
  og_box_pair *pair; // i: a triangle of a, j: one of b (with itself: i < j), in ascending order
  og_triangle_relation *kind;  // of each pair CROSSING, TOUCHING or COPLANAR, where kinds are asked for
  size_t count, room;
  size_t decided; // pairs of boxes that overlap
} og_mesh_finding;

void og_mesh_finding_init(og_mesh_finding *finding);
void og_mesh_finding_clear(og_mesh_finding *finding);

/// Checks the certificate and decides the pairs. `most` limits the pairs of boxes that overlap. Cost: near linear in a
/// good order, where few boxes overlap; a pair that needs exact numbers costs many times one that does not.
og_mesh_refusal og_check_meshes(const og_mesh_problem *problem, const og_mesh_certificate *certificate, size_t most,
                                og_mesh_finding *finding);

/// A box around triangle k whose ends are doubles, in the units of og_points.
og_box_ends og_box_of_triangle(const og_points *points, const og_triangles *triangles, int32_t k);

#endif
