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

typedef struct og_two_triangles {
  og_outcome outcome;
  bool meet;
  bool in_one_plane;
  int count;        // of the points named: one, or the two ends of a segment; none in one plane
  og_vec3 point[2]; // of the common part
} og_two_triangles;

/*@ requires corners: \valid_read(a + (0 .. 2)) && \valid_read(b + (0 .. 2));
    terminates \true;
    exits \false;
    assigns \nothing;
*/
og_two_triangles og_triangle_triangle(const og_vec3 *a, const og_vec3 *b);

#endif
