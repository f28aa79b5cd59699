#ifndef OG_V_CLIP_H
#define OG_V_CLIP_H

/// Distance of two convex polyhedra by V-Clip: a walk over features, edges clipped by Voronoi regions.
/// (catalogue: v-clip)
///
/// The pair of features looked at, of A and of B in either order, is one of
///   V-V  each vertex in the other's region, or on to an edge of the one that is left;
///   V-E  the vertex likewise; the edge is clipped by the vertex's region;
///   E-E  each edge is clipped by the other's region, first by the planes of its ends, then by those of its faces;
///   V-F  the vertex likewise; an edge from it towards the plane is followed; above the plane that is the end. Below,
///        at a local minimum: on to the face that the vertex is highest above, or, if it is above none, they meet;
///   E-F  clipped by the planes around the face: if nothing is left, on to the nearest edge or vertex around the face;
///        if the ends of what is left are not on one side, they meet; otherwise on to what bounds the lower end.
/// After clipping, where the distance grows into the part from its lower end, or falls towards its upper end, the
/// walk goes on to the feature beyond that end. Where two planes together leave nothing, the same signs choose between
/// them. Nothing is compared with a tolerance: only signs are taken, and parameters compared with each other.
///
/// Coordinates: any one length unit; the domain of polytope/unit_scale.h. Meshes: as mesh_check.h finds sound.
/// Cost: one look at every vertex for the domain; then as many pairs as lie between the first and the nearest, each at
/// the cost of the planes of a region; at local minima that of all faces.
/// Source: Mirtich 1998; Ericson 2005, 9.2.1; Kravec, question 3.
/// Limits: solid bodies only; 1 in 1,000 goes round and gives up: near contact, or with many parallel faces; thin
/// bodies: distance off by 2e-9 of the size.
/// Errors, proofs, measurements and tests: v_clip.md.

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
og_feature_result og_v_clip(const og_half_edge_mesh *a, const og_half_edge_mesh *b, og_feature_pair *state);

/// On the cores' meshes, the radii subtracted; DEGENERATE for bodies without a sound mesh. Iterations: pairs.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_v_clip(const og_body *a, const og_body *b);

#endif
