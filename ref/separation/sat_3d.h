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
/// `apart` is certain: the gap exceeds its rounding error, 8 epsilon times half the extent of the pair.
/// Cost: O(E_A E_B (V_A + V_B)) for bodies that meet.
/// Source: Parac 2020, 2.4.2 (after Eberly); Varjus 2018, 2.7.
/// Limits: no flat or rounded bodies; bodies apart by less than rounding are said to meet.
/// Errors, proofs, measurements and tests: sat_3d.md.

#include "ref/separation/separation.h"

/*@ requires meshes: (a == \null || \valid_read(a)) && (b == \null || \valid_read(b));
    requires arrays: a != \null ==> \valid_read(a->vertex + (0 .. a->vertex_count - 1)) &&
                     \valid_read(a->edge + (0 .. a->edge_count - 1)) &&
                     \valid_read(a->face + (0 .. a->face_count - 1));
    requires arrays_b: b != \null ==> \valid_read(b->vertex + (0 .. b->vertex_count - 1)) &&
                     \valid_read(b->edge + (0 .. b->edge_count - 1)) &&
                     \valid_read(b->face + (0 .. b->face_count - 1));
    requires axes:   a != \null && b != \null ==>
      a->face_count + b->face_count + (a->edge_count / 2) * (b->edge_count / 2) < 2147483647;
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
