#ifndef OG_SAT_2D_H
#define OG_SAT_2D_H

/// Separating axis test of two convex polygons, all normals.                                     (catalogue: sat-2d)
///
/// Both polygons are projected on every edge normal of both; the first on which the intervals are apart ends the test.
/// If there is none the polygons meet; the axis of least overlap gives the depth: the obstacle A - B
/// has no other edge normals.
///
/// Polygons as polygon.h says, one length unit. `apart` is certain: by more than the rounding error, 8 epsilon times
/// half the pair's extent. Polygons apart by less are said to meet, by 2e-15 of size at most over 30,000 pairs; the
/// depth is off by at most 1.1 epsilon of size. Failure: as og_polygon_frame.
/// Cost: O((n_A + n_B)^2). Source: Parac 2020, 2.4.1 algorithm 2.7 (after Eberly), whose loops to n - 1 leave out the
/// last normal of each polygon.
/// Limits: polygons apart by less than rounding are said to meet: by 2e-15 of the size.
/// Errors, proofs, measurements and tests: sat_2d.md.

#include "ref/separation/polygon.h"

typedef struct og_separation_2d {
  og_outcome outcome;
  bool apart;
  og_scalar gap; // along the axis: > 0 a lower bound of the distance; < 0: -gap is the depth (for polygons that meet)
  og_vec2 axis;  // unit length, from B to A
  og_scalar overlap_low, overlap_high; // common part of the intervals of axis . x; low > high if there is none
  int polygon;                         // 0: the axis is a normal of A, 1: of B
  int edge;                            // of its edge from vertex `edge` to the next one
  int axes;                            // axes tested
} og_separation_2d;

/*@ requires polygons: \valid_read(a) && \valid_read(b);
    requires vertices: a->count > 0 ==> \valid_read(a->vertex + (0 .. a->count - 1));
    requires vertices_b: b->count > 0 ==> \valid_read(b->vertex + (0 .. b->count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures apart_is_an_answer: \result.apart ==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures apart_by_a_gap: \result.apart ==> \result.gap > 0;
*/
og_separation_2d og_sat_2d(const og_polygon *a, const og_polygon *b);

#endif
