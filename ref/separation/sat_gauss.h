#ifndef OG_SAT_GAUSS_H
#define OG_SAT_GAUSS_H

/// Separating axis test of two convex polyhedra, edge pairs pruned on the Gauss map.          (catalogue: sat-gauss)
///
/// The same answer as sat-3d. A face normal is a point of the unit sphere, an edge the arc between the normals of its
/// two faces. Two edges make a face of the configuration space obstacle A - B exactly if the arc of the one crosses the
/// mirrored arc of the other inside both; all other pairs are pruned by four dot products and never projected.
///
/// Meshes, domain, failure: as sat-3d (whether they are convex is not checked; a mesh that is not may be said to meet
/// wrongly, never to be apart). `apart` is certain: an axis counts only by the projections of all vertices.
/// Where the two normals of an edge are opposite but for rounding, of a body thinner than that, nothing says which way its
/// arc runs: such edges are not pruned, and both directions along their products tried.
/// Cost: O(F_A V_B + F_B V_A + E_A E_B); of the E_A E_B pairs only those that make faces of the obstacle have
/// their product taken, a handful of them are projected: of 142,884 pairs between hulls of 128 vertices 325 and 14,
/// which is 70 times faster than sat-3d (12 times at 8 vertices); see docs/studies/sat-pruning.md.
/// Source: Varjus 2018, 5.3.1 algorithm 4 (after Gregorius 2013 and Migdalskiy 2010).
/// Limits: no flat or rounded bodies; bodies apart by less than rounding are said to meet.
/// Errors, proofs, measurements and tests: sat_gauss.md.

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
og_separation og_sat_gauss(const og_half_edge_mesh *a, const og_half_edge_mesh *b);

/// The same axis, found sooner: an edge is left out where a point of the other body lies so far behind the planes of
/// both its faces that no axis of its arc has a gap above the best so far, and a face where one lies so behind its
/// plane. Of two bodies little into each other that is most: of the 90 edges of a hull of 32 vertices that lies on
/// another face on face seven are left. The frame is that of both (axis.h). Cost: O((F_A + E_A) V_B + (F_B + E_B) V_A)
/// at most and O(F + E) mostly, and the product of the numbers of edges left.
/*@ requires frame:  \valid_read(frame);
    requires meshes: (a == \null || \valid_read(a)) && (b == \null || \valid_read(b));
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
    ensures apart_by_a_gap: \result.apart && 0 <= frame->error && 0 < frame->unit ==> \result.gap > 0;
*/
og_separation og_sat_gauss_bounded(const og_axis_frame *frame, const og_half_edge_mesh *a, const og_half_edge_mesh *b);

/// On the bodies' meshes. DEGENERATE for bodies that are flat or rounded. Iterations: axes projected on.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_sat_gauss(const og_body *a, const og_body *b);

#endif
