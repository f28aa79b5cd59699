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
/// Beyond the paper, each for a fault that was measured:
///   - a nearest point below the surface at the feature (og_walk_is_below) counts as a local minimum: where faces of
///     one plane are not merged, regions reach through to the other side, and 14 of 1,473 verdicts of the corpus were
///     wrong; so does a vertex above a face from which no edge leads down, where it lies within a face of its own that
///     looks away (found by fuzzing);
///   - features no farther apart than rounding are apart only with a plane between (OG_FEATURE_ROUNDING): edges that
///     cross and vertices on edges of bodies deep in each other are a rounding apart;
///   - around an excluded face all edges that the other edge is outside of are looked at, where the paper walks;
///   - the slope of the distance to a vertex is formed from two products across the clipping edge: the plain dot
///     product sent nearly parallel edges round.
///
/// Coordinates: any one length unit; the domain of polytope/unit_scale.h. Meshes: as mesh_check.h finds sound.
/// Cost: one look at every vertex for the domain; then as many pairs as lie between the first and the nearest, each at
/// the cost of the planes of a region; at local minima that of all faces. Cold, at most 69 pairs for
/// hulls of 128; warm, hulls of 64 turned by 0.001 at a time: 1.09 pairs a step, at most 3.
/// Source: Mirtich 1998; Ericson 2005, 9.2.1; Kravec, question 3.
/// Limits (binary64; fractions of the largest coordinate). 60,000 pairs of the random families: no gross verdict (more
/// than 1e-9 from contact), distance to 4e-16, of thin bodies to 1.3e-9 (slanted needles 1.8e-9). Without tolerances is
/// not without failure: 1 in 1,000 goes round until it gives up. Half of these touch; a third are apart and one
/// another's translates, whose parallel faces have normals rounded each its own way (1 in 20 of such pairs); the others
/// are thin. Verdicts may be wrong within an OG_SCALAR_EPSILON of contact (1.2e-16 measured), of thin bodies within
/// 8e-12 (needles 8e-10; one of 19,200 pairs of thin and touching families 2.7e-9), and worse of bodies made for it:
/// 3.7e-6 of what origo shrink makes of sliver-tetrahedra-s6-0025. Of vertices an epsilon apart, whose faces have any
/// normal, the distance may be another feature's: too small by 0.04 of the size (found by fuzzing; lin-canny
/// too). Flat bodies have no mesh; there is no depth, but of balls around cores apart.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for multiples of 2^-100, |x| <= 2^40, of the first
/// vertices x >= 2^-50, up to 4 vertices (some: others).
///
/// Measured on 2,242 cases of docs/studies/accuracy.md at all scales, errors over the size (docs/studies/limits.py):
///             answered  refused  gave up  gross  distance    depth  iterations
///   binary64     1,484      758        0      0   4.2e-13  2.7e-17          43
///   binary32     1,435      799        8      0    1.7e-7   3.5e-8         297

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
