#ifndef OG_GAUSS_MAP_H
#define OG_GAUSS_MAP_H

/// The Minkowski difference A - B of two polyhedra from their Gauss maps laid over each other.   (catalogue: gauss-map)
///
/// The Gauss map of a polyhedron has a point for each face (its normal), an arc for each edge and a region for each
/// vertex. The points of the common map of A and -B are the faces of A - B: a face of the one in the region of a vertex of
/// the other, and an arc of the one across an arc of the other, which is a parallelogram of two edges. The common map is
/// walked from point to point along its arcs (difference_face.h), and each point is put down once.
///
/// Every face is found exactly: heights are compared exactly, and of parallel faces and edges one choice is kept to
/// throughout. No point of A - B is computed: corners are pairs of vertices.
///
/// Meshes: triangles, hulls of the points as given, within the domain of orient_exact.h. Memory: cso.h in ref/door.
/// Cost: O((n + m + k) d), k crossings of arcs, d edges at a vertex; and the square of the edges to clear the marks.
/// Source: Rasku 2003, 6.4.1; Varjus 2018, 5.1 and 5.3.1; Fogel, Halperin 2007.
/// Limits: a mesh whose faces are not planes of its points gives a surface that need not be convex.
/// Errors, proofs, measurements and tests: gauss_map.md.

#include "ref/door/cso.h"

/*@ requires meshes: sound_mesh(a) && sound_mesh(b) && 0 < a->face_count && 0 < b->face_count;
    requires memory: \valid(room);
    terminates \true;
    exits \false;
    ensures faces: \result.outcome == OG_OUTCOME_ANSWERED ==>
      1 <= \result.faces && are_faces(room, \result.faces, \result.corners);
    ensures corners: \result.outcome == OG_OUTCOME_ANSWERED ==>
      are_vertex_pairs(room, \result.corners, a->vertex_count, b->vertex_count);
    ensures none: \result.outcome == OG_OUTCOME_ANSWERED || (\result.faces == 0 && \result.corners == 0);
*/
og_cso_claim og_gauss_map(const og_half_edge_mesh *a, const og_half_edge_mesh *b, og_cso_room *room);

#endif
