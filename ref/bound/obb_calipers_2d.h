#ifndef OG_OBB_CALIPERS_2D_H
#define OG_OBB_CALIPERS_2D_H

/// The rectangle of least area around points of the plane, by rotating calipers.           (catalogue: obb-calipers-2d)
///
/// One side of it lies on an edge of the convex hull (Freeman and Shapira 1975). The edges are taken in turn; the
/// farthest corners along an edge, against it and away from it only move on. The hull is exact (hull_2d.h); extents are
/// rounded, so of edges with nearly the same area any may be taken. x and y count; the third axis is z.
/// Failure: OUT_OF_RANGE as of hull_2d.h; DEGENERATE for no points.
/// Cost: O(n log n) for the hull, then linear in its corners.  Source: Parac 2020, 5.2.2.
/// Limits: the plane only; an area within rounding of the least.
/// Errors, proofs, measurements and tests: obb_calipers_2d.md.

#include "ref/bound/slab.h"
#include "ref/outcome.h"

typedef struct og_obb_calipers_2d_result {
  og_outcome outcome;
  og_vec3 axis[3]; // unit; along the edge, away from it into the hull, and z
  int corners;     // of the hull
} og_obb_calipers_2d_result;

/// Memory: `corner` has room for count + 1 numbers, `order` for count.
/*@ requires count:  count < 1000000000;
    requires points: \valid_read(point + (0 .. count - 1));
    requires corner: count > 0 ==> \valid(corner + (0 .. count));
    requires order:  \valid(order + (0 .. count - 1));
    requires apart:  \separated(corner + (0 .. count), order + (0 .. count - 1), point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns corner[0 .. count], order[0 .. count - 1];
    ensures corners: \result.outcome == OG_OUTCOME_ANSWERED ==> 1 <= \result.corners <= count;
    ensures indices: \result.outcome == OG_OUTCOME_ANSWERED ==>
      \forall integer k; 0 <= k < \result.corners ==> 0 <= corner[k] < count;
    ensures upright: \result.axis[2].x == 0 && \result.axis[2].y == 0 && \result.axis[2].z == 1;
    ensures level: is_finite_point(\result.axis[0]) ==> \result.axis[0].z == 0 && \result.axis[1].z == 0;
    ensures turned: \is_finite(\result.axis[0].x) && \is_finite(\result.axis[0].y) ==>
      \result.axis[1].x == -\result.axis[0].y && \result.axis[1].y == \result.axis[0].x;
*/
og_obb_calipers_2d_result og_obb_calipers_2d(const og_vec3 *point, int count, int *corner, int *order);

#endif
