#ifndef OG_CSO_EXPLICIT_H
#define OG_CSO_EXPLICIT_H

/// The Minkowski difference A - B of two polyhedra as the hull of all differences.           (catalogue: cso-explicit)
///
/// Every vertex of A less every vertex of B, and the convex hull of these n m points (hull_quickhull.h). It needs no
/// edges and no faces of A and B, and stands beside gauss-map as the plain way: two boxes have 64 differences, of which 32
/// are corners in general.
///
/// Differences are rounded, the hull of the rounded ones is exact. So each face holds all rounded differences on its inner
/// side, and a true one lies beyond by at most an OG_SCALAR_EPSILON of the largest coordinate's size, along each axis.
/// Faces are triangles; of a plane face rounding makes several that are not quite level.
///
/// Meshes: only the vertices are looked at. Memory: cso.h in ref/door. Cost: O(n m log(n m)) expected.
/// Source: Rasku 2003, 6.4.2.
/// Limits: differences are rounded; coplanar faces come as thin triangles.
/// Errors, proofs, measurements and tests: cso_explicit.md.

#include "ref/door/cso.h"

/*@ requires meshes: sound_mesh(a) && sound_mesh(b) && 0 < a->vertex_count && 0 < b->vertex_count;
    requires memory: \valid(room);
    terminates \true;
    exits \false;
    ensures faces: \result.outcome == OG_OUTCOME_ANSWERED ==>
      4 <= \result.faces && are_faces(room, \result.faces, \result.corners);
    ensures corners: \result.outcome == OG_OUTCOME_ANSWERED ==>
      are_vertex_pairs(room, \result.corners, a->vertex_count, b->vertex_count);
    ensures none: \result.outcome == OG_OUTCOME_ANSWERED || (\result.faces == 0 && \result.corners == 0);
*/
og_cso_claim og_cso_explicit(const og_half_edge_mesh *a, const og_half_edge_mesh *b, og_cso_room *room);

#endif
