#ifndef OG_FACE_PLANE_H
#define OG_FACE_PLANE_H

/// Faces of A against vertices of B.                                                          (catalogue: face-plane)
///
/// Looks for a face of A that has all vertices of B strictly outside its plane: then the plane separates the bodies.
///
/// One-sided: without the faces of B and the pairs of edges. So `apart` is certain, but bodies apart may be said to
/// meet where no face of A separates them: two boxes with a face of B towards an edge or corner of A, or edge towards
/// edge. Swapping the bodies repairs the first, nothing here the second (sat-3d does). Measured: of 4,766 pairs apart
/// the faces of A find 66 %, those of both bodies 81 %; the rest, apart by up to 0.59 and 0.33 of size, are said to
/// meet. No depth: the least overlap over the faces of A is only an upper bound of it.
/// Meshes must be convex and closed, normals of unit length and outward; one length unit. Domain: see axis.h.
/// Failure: DEGENERATE for a missing mesh or a pair of no extent, OUT_OF_RANGE. Cost: O(F_A V_B).
/// Source: Huotari 2011, 5.1 pseudocode 3, whose text has no more than faces of A and says that otherwise bodies meet.
/// Limits: faces of A only: 46 of 1,290 pairs of human scale apart, but said to meet; no flat or rounded bodies.
/// Errors, proofs, measurements and tests: face_plane.md.

#include "ref/separation/separation.h"

/*@ requires meshes: \valid_read(a) && \valid_read(b);
    requires arrays: \valid_read(a->vertex + (0 .. a->vertex_count - 1)) &&
                     \valid_read(a->edge + (0 .. a->edge_count - 1)) &&
                     \valid_read(a->face + (0 .. a->face_count - 1));
    requires arrays_b: \valid_read(b->vertex + (0 .. b->vertex_count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures apart_is_an_answer: \result.apart ==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures apart_by_a_face: \result.apart ==> \result.kind == OG_AXIS_FACE_A;
*/
og_separation og_face_plane_test(const og_half_edge_mesh *a, const og_half_edge_mesh *b);

/// On the bodies' meshes as the text has it: the faces of A only. DEGENERATE for bodies that are flat or rounded.
/// Iterations: faces tested.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_face_plane(const og_body *a, const og_body *b);

/// The same with the faces of both bodies: still without the pairs of edges.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_face_plane_both(const og_body *a, const og_body *b);

#endif
