#ifndef OG_SAT_3D_H
#define OG_SAT_3D_H

/// Separating axis test of two convex polyhedra, all candidates.                                 (catalogue: sat-3d)
///
/// Every face normal of A and of B and the cross product of every edge of A with every edge of B: both bodies are
/// projected on each, and the first on which their intervals are apart ends the test. If there is none the bodies
/// meet, and the axis of least overlap gives the depth. Parallel edges have a null product and are left out: the face
/// of the configuration space obstacle that they would make is degenerate, or lies in one that a face normal covers.
///
/// Meshes must be convex, closed and not flat, normals of unit length and outward; one length unit. Domain and errors
/// of a gap: see axis.h. Failure: DEGENERATE for a missing mesh or a pair of no extent, OUT_OF_RANGE.
/// `apart` is certain: the gap exceeds its rounding error, 8 epsilon times half the extent of the pair. Bodies apart by
/// less are said to meet; so are, in any SAT, tips of needles up to that divided by their slenderness, for along face
/// normals their gap is that much smaller. Measured over 450,000 pairs of boxes, tetrahedra, prisms and hulls, half of
/// them degenerate: never wrongly apart, wrongly meeting by at most 3.2e-15 of size; depth off by at most 1.4 epsilon
/// of size. (51 on quadrangles drawn out to 1e-6, whose rounded corners are not flat: no convex mesh of their hull.)
/// A body thinner than rounding has a mesh, but counts as flat here: of two of them in one plane no candidate lies in
/// that plane, and they are said to meet 0.15 of their size apart (found by fuzzing; sat-gauss and sat-cached as well).
/// Cost: O(E_A E_B (V_A + V_B)) for bodies that meet.
/// Source: Parac 2020, 2.4.2 (after Eberly); Varjus 2018, 2.7.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for multiples of 2^-100, |x| <= 2^100, up to 4
/// vertices.
///
/// Measured on 2,242 cases of docs/studies/accuracy.md at all scales, errors over the size (docs/studies/limits.py):
///             answered  refused  gave up  gross  distance    depth  iterations
///   binary64     1,406      836        0      0         -  1.1e-16     143,388
///   binary32     1,365      877        0      0         -   6.7e-8     143,388

#include "ref/separation/separation.h"

/*@ requires meshes: \valid_read(a) && \valid_read(b);
    requires arrays: \valid_read(a->vertex + (0 .. a->vertex_count - 1)) &&
                     \valid_read(a->edge + (0 .. a->edge_count - 1)) &&
                     \valid_read(a->face + (0 .. a->face_count - 1));
    requires arrays_b: \valid_read(b->vertex + (0 .. b->vertex_count - 1)) &&
                     \valid_read(b->edge + (0 .. b->edge_count - 1)) &&
                     \valid_read(b->face + (0 .. b->face_count - 1));
    requires axes:   a->face_count + b->face_count + (a->edge_count / 2) * (b->edge_count / 2) < 2147483647;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures apart_is_an_answer: \result.apart ==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures apart_by_a_gap: \result.apart ==> \result.gap > 0;
*/
og_separation og_sat_3d(const og_half_edge_mesh *a, const og_half_edge_mesh *b);

/// On the bodies' meshes. DEGENERATE for bodies that are flat or rounded. Iterations: axes projected on.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_sat_3d(const og_body *a, const og_body *b);

#endif
