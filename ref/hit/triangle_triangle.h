#ifndef OG_TRIANGLE_TRIANGLE_H
#define OG_TRIANGLE_TRIANGLE_H

/// Do two triangles meet, and in what point or segment?                                (catalogue: triangle-triangle)
///
/// Moeller's intervals: the heights of each triangle's corners over the other's plane cut it along the planes' common
/// line in an interval, and the triangles meet where the two intervals do. The heights are exact determinants, rounded
/// once: their signs are right, and so small an angle between the planes does no harm. Triangles are closed.
/// Triangles in one plane are parted by an edge or not at all, which signs of areas decide exactly; no points are named
/// then, for the common part may be a polygon.
/// Any one length unit. Cost: constant; six exact determinants, some microseconds.
/// Failure: OUT_OF_RANGE for coordinates beyond OG_RANGE_LARGEST (range.h) or not finite. DEGENERATE for a triangle
/// without area. Domain: that of orient_exact.h. Source: Rasku 2003, 7.5, after Moeller 1997 (errors:
/// docs/results/errata.md).
/// Limits: verdict unsure within 16 epsilon of touching, but exact in one plane; bits of coordinates as for
/// orient-exact.
/// Errors, proofs, measurements and tests: triangle_triangle.md.

#include "ref/outcome.h"
#include "ref/vec3.h"
#include "ref/within_logic.h"

typedef struct og_two_triangles {
  og_outcome outcome;
  bool meet;
  bool in_one_plane;
  int count;        // of the points named: one, or the two ends of a segment; none in one plane
  og_vec3 point[2]; // of the common part
} og_two_triangles;

/*@ logic real three_extent{L}(og_vec3 *p) = more_of(extent_of(p[0]), more_of(extent_of(p[1]), extent_of(p[2])));
    logic real two_triangles_error{L}(og_vec3 *a, og_vec3 *b) = epsilons(16, more_of(three_extent(a), three_extent(b)));
    predicate between_three(real x, real a, real b, real c, real error) =
      x <= more_of(a, more_of(b, c)) + error && (a <= x + error || b <= x + error || c <= x + error);
*/

/*@ requires corners: \valid_read(a + (0 .. 2)) && \valid_read(b + (0 .. 2));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures outcome: \result.outcome == OG_OUTCOME_ANSWERED || \result.outcome == OG_OUTCOME_DEGENERATE ||
      \result.outcome == OG_OUTCOME_OUT_OF_RANGE;
    ensures count: 0 <= \result.count <= 2;
    ensures named: \result.count > 0 ==> \result.outcome == OG_OUTCOME_ANSWERED && \result.meet &&
      !\result.in_one_plane;
    ensures meet: \result.meet ==> \result.outcome == OG_OUTCOME_ANSWERED && (\result.in_one_plane ||
      \result.count > 0);
    ensures x: \forall integer k; 0 <= k < \result.count ==>
      (between_three(\result.point[k].x, a[0].x, a[1].x, a[2].x,
        two_triangles_error(a, b)) &&
       between_three(\result.point[k].x, b[0].x, b[1].x, b[2].x,
        two_triangles_error(a, b)));
    ensures y: \forall integer k; 0 <= k < \result.count ==>
      (between_three(\result.point[k].y, a[0].y, a[1].y, a[2].y,
        two_triangles_error(a, b)) &&
       between_three(\result.point[k].y, b[0].y, b[1].y, b[2].y,
        two_triangles_error(a, b)));
    ensures z: \forall integer k; 0 <= k < \result.count ==>
      (between_three(\result.point[k].z, a[0].z, a[1].z, a[2].z,
        two_triangles_error(a, b)) &&
       between_three(\result.point[k].z, b[0].z, b[1].z, b[2].z,
        two_triangles_error(a, b)));
*/
og_two_triangles og_triangle_triangle(const og_vec3 *a, const og_vec3 *b);

#endif
