#ifndef OG_LIN_CANNY_H
#define OG_LIN_CANNY_H

/// Distance of two convex polyhedra by Lin and Canny: nearest points tested against Voronoi regions.
/// (catalogue: lin-canny)
///
/// The rules of 1991, as told again in Lin 1993. Of the pair of features looked at, of A and of B in either order,
/// the nearest points are computed and each is tested against the other feature's region:
///   V-V, V-E, E-E  where a plane says outside, on to the feature beyond it;
///   V-F  the same, the vertex against the prism over the face and its foot against the vertex's region. Below the
///        face's plane: on to the feature of the face's body that is nearest to the vertex, found among all of them; if
///        the vertex is above no face, the bodies meet;
///   E-F  parallel, and the edge passes above the face: the edge's foot on the face against the edge's region, and
///        where it is outside, on to the face of the edge beyond. Otherwise its lower end over the face's plane if
///        that is in the prism over the face; or else the edge or vertex around the face that is nearest to the edge;
///   F-F  parallel, turned to each other, one above the other: the nearest. Otherwise the nearest of the pairs
///        V-F, E-E of their corners and edges.
///
/// Coordinates: any one length unit; the domain of polytope/unit_scale.h. Meshes: as mesh_check.h finds sound.
/// Cost: one look at every vertex for the domain; then as many pairs as lie between the first and the nearest, each at
/// the cost of the planes of a region. ITERATION_LIMIT where it goes round, mostly on bodies that meet.
/// Source: Lin and Canny 1991; Lin 1993; Rasku 2003, 3.3.
/// Limits: solid bodies only; gives up on 1 in 4 pairs that meet and 1 in 30 apart: it does not look for
/// penetration, and goes round near contact.
/// Errors, proofs, measurements and tests: lin_canny.md.

#include "ref/features/feature_walk.h"

/// From *state (last frame's pair), or cold where it is null or names no features; leaves the last pair there.
/*@ requires meshes: \valid_read(a) && \valid_read(b); // sound: og_mesh_check
    requires state:  state == \null || \valid(state);
    terminates \true;
    exits \false;
    assigns *state;
    ensures meet:  \result.verdict == OG_VERDICT_MEET ==> \result.distance == 0;
    ensures apart: \result.verdict == OG_VERDICT_APART ==> \result.distance > 0;
*/
og_feature_result og_lin_canny(const og_half_edge_mesh *a, const og_half_edge_mesh *b, og_feature_pair *state);

/// On the cores' meshes, the radii subtracted; DEGENERATE for bodies without a sound mesh. Iterations: pairs.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_lin_canny(const og_body *a, const og_body *b);

#endif
