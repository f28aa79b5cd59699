#ifndef OG_CD_DUAL_H
#define OG_CD_DUAL_H

/// Do two convex polyhedra meet? A search on the dual of A - B.                                   (catalogue: cd-dual)
///
/// About a point c inside A - B the faces of A - B become the vertices of its dual (ref/polytope/dual.h). The origin,
/// which A - B holds exactly where the bodies meet, becomes a plane: the bodies are apart exactly if some dual vertex
/// lies on its far side. So a local search walks from dual vertex to dual vertex while the signed distance from that
/// plane grows; the dual is convex, so where it ends the distance is the greatest. Three phases:
///   1. faces of A less vertices of B, from face to neighbouring face of A;
///   2. vertices of A less faces of B, from a face at the vertex that phase 1 ended with;
///   3. from the better of the two, all faces of A - B, edges less edges included, to a neighbour on A - B.
/// The search ends in any of them with the first face that has the origin beyond it.
///
/// APART and MEET are claimed on evidence only; else DEGENERATE, or ITERATION_LIMIT after OG_CD_DUAL_TURNS.
/// Meshes: as difference_face.h wants them. Any one length unit; domain: axis.h and orient_exact.h.
/// Cost: the vertices of both for each face that may separate, else the edges at a vertex for each face visited.
/// Source: Choi, Li, Wang, Cameron, "Collision detection of convex polyhedra based on duality transformation", HKU
/// TR-2005-01; named by Varjus 2018, 5. RECONSTRUCTED from its abstract.
/// Limits: no flat bodies; gives up on most rounded ones near contact; cores apart by less than rounding of a - b
/// are said to meet.
/// Errors, proofs, measurements and tests: cd_dual.md.

#include "ref/body.h"
#include "ref/claim.h"
#include "ref/cso/difference_face.h"

/// Faces that phase 3 visits at most, for each half-edge of A and B: each face comes once, and a turn about c of less
/// than half a circle crosses a small part of them.
#define OG_CD_DUAL_TURNS 2

typedef struct og_cd_dual_options {
  og_scalar radii; // the sum of the radii of the balls added to A and B, finite, >= 0
  int face;        // of A, to start from (the last time's, where the bodies move little)
} og_cd_dual_options;

typedef struct og_cd_dual_result {
  og_outcome outcome;
  og_verdict verdict;
  og_difference_face face;   // the last one: where the bodies are apart, its plane separates A - B from the origin
  og_scalar signed_distance; // of its dual vertex, 1 / length: positive beyond the origin's plane (range: og_quotient)
  og_scalar gap;  // where the bodies are apart: along the normal, in the input's unit, rounded: at most the distance
  int visited[3]; // faces of A - B by phase
} og_cd_dual_result;

/// Options may be null: no radii, face 0.
/*@ requires meshes: \valid_read(a) && \valid_read(b);
    requires arrays: \valid_read(a->vertex + (0 .. a->vertex_count - 1)) &&
                     \valid_read(a->edge + (0 .. a->edge_count - 1)) &&
                     \valid_read(a->vertex_edge + (0 .. a->vertex_count - 1)) &&
                     \valid_read(a->face + (0 .. a->face_count - 1));
    requires arrays_b: \valid_read(b->vertex + (0 .. b->vertex_count - 1)) &&
                     \valid_read(b->edge + (0 .. b->edge_count - 1)) &&
                     \valid_read(b->vertex_edge + (0 .. b->vertex_count - 1)) &&
                     \valid_read(b->face + (0 .. b->face_count - 1));
    requires options: options == \null || \valid_read(options);
    requires radii:   options != \null ==> \is_finite(options->radii) && 0 <= options->radii;
    requires face:    options != \null ==> 0 <= options->face < a->face_count;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures decided: \result.outcome == OG_OUTCOME_ANSWERED <==> \result.verdict != OG_VERDICT_NONE;
    ensures apart:   \result.verdict == OG_VERDICT_APART ==> \result.gap >= 0;
*/
og_cd_dual_result og_cd_dual(const og_half_edge_mesh *a, const og_half_edge_mesh *b, const og_cd_dual_options *options);

/// cd-dual on the meshes of two bodies, with their radii. DEGENERATE for bodies that are flat. Iterations: faces
/// visited.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_cd_dual(const og_body *a, const og_body *b);

#endif
