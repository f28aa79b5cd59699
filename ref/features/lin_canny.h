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
/// Parallel: the edge climbs by no more than rounding, 4 OG_SCALAR_EPSILON of its length, over the plane. No other
/// tolerance; the papers leave it open what to compare with. Rounded nearest points stand on the planes that they
/// are tested against, so the walk may go to and fro between two pairs as near as each other.
/// Penetration: as in 1991 not looked for. It is seen when a nearest point is below the surface at the other's feature
/// and below all faces, as a vertex inside the other body is; features that cross elsewhere send the walk round until
/// it gives up: ITERATION_LIMIT, without a verdict. Below the surface (og_walk_is_below) is also tested of edges and
/// vertices, and near contact the verdict is that of feature_walk.h: both as v_clip.h tells, beyond the papers.
///
/// Coordinates: any one length unit; the domain of polytope/unit_scale.h. Meshes: as mesh_check.h finds sound.
/// Cost: one look at every vertex for the domain; then as many pairs as lie between the first and the nearest, each at
/// the cost of the planes of a region; below a face that of all features, for two faces the product of their edges.
/// Walks that end look at no more pairs than v-clip; warm, hulls of 64 turned by 0.001 at a time: 1.09 a step.
/// Source: Lin and Canny 1991; Lin 1993; Rasku 2003, 3.3.
/// Limits (binary64; fractions of the largest coordinate). Of pairs of the corpus it gives up on those that meet, 1 in
/// 4, and on 1 in 31 of those apart, all but one of them within 2e-6 of contact. 60,000 pairs of the random families:
/// gives up on 1 in 93 apart and 2 in 9 that meet, no gross verdict, distance to 5e-16; of thin bodies on 1 in 11 and
/// half, rare gross verdicts (1 in 10,000; 1 in 1,000 slanted needles), distance to 5e-9. Verdicts may be wrong within
/// an OG_SCALAR_EPSILON of contact (1.2e-16 measured), of thin bodies within 2e-10 (of 19,200 pairs
/// of thin and touching families 5.2e-8), of nearly parallel ones within 1e-7: two edges next to each other may pass all
/// tests while the bodies cross elsewhere; worse of bodies made for it: origo shrink finds 2.7e-6 (docs/corpus.md).
/// Of vertices an epsilon apart the distance may be another feature's, as v_clip.h says, and the verdict wrong (by 2.2e-8
/// of the size, found by fuzzing).
/// Flat bodies have no mesh; there is no depth, but of balls around cores apart.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for multiples of 2^-100, |x| <= 2^40, of the first
/// vertices x >= 2^-50, up to 4 vertices (some: others).
///
/// Measured on 2,242 cases of docs/studies/accuracy.md at all scales, errors over the size (docs/studies/limits.py):
///             answered  refused  gave up  gross  distance    depth  iterations
///   binary64     1,231      758      253      1   1.0e-10  3.8e-17       1,532
///   binary32     1,225      799      218      1    2.7e-5   3.5e-8       1,532

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
