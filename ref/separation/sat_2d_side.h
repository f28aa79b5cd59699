#ifndef OG_SAT_2D_SIDE_H
#define OG_SAT_2D_SIDE_H

/// Separating axis test of two convex polygons by sides of edges (WhichSide).               (catalogue: sat-2d-side)
///
/// A polygon lies behind each of its edges, so an edge separates if the other polygon lies strictly in front of it: no
/// intervals, only signs, and the first vertex not in front rules the edge out.
///
/// A vertex on the edge's line counts as not in front. That is right for touching: closed polygons apart have an edge
/// with the other strictly in front, touching ones have none. It counts as on the line if it cannot be told from it by
/// rounding: so `apart` is certain, and polygons apart by less are said to meet: by 6e-17 of size at most over 30,000
/// pairs.
/// Polygons as polygon.h says, one length unit. Relation only. Failure: as og_polygon_frame.
/// Cost: O(n_A n_B). Source: Parac 2020, 2.4.1 algorithms 2.8 and 2.9 (after Eberly), whose second loop asks for C1
/// where it means C0.
/// Limits: polygons apart by less than rounding are said to meet: by 6e-17 of the size.
/// Errors, proofs, measurements and tests: sat_2d_side.md.

#include "ref/separation/polygon.h"

typedef struct og_side_separation {
  og_outcome outcome;
  bool apart;
  int polygon; // 0: an edge of A separates, 1: of B
  int edge;    // the edge from vertex `edge` to the next one; -1 if none separates
  int edges;   // edges tested
} og_side_separation;

/*@ requires polygons: \valid_read(a) && \valid_read(b);
    requires vertices: a->count > 0 ==> \valid_read(a->vertex + (0 .. a->count - 1));
    requires vertices_b: b->count > 0 ==> \valid_read(b->vertex + (0 .. b->count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures apart_is_an_answer: \result.apart ==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures apart_by_an_edge: \result.apart ==> \result.edge >= 0;
*/
og_side_separation og_sat_2d_side(const og_polygon *a, const og_polygon *b);

#endif
