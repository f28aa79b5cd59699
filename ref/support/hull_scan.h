#ifndef OG_HULL_SCAN_H
#define OG_HULL_SCAN_H

/// Support of the convex hull of a list of points, by looking at all of them.               (catalogue: hull-scan)
///
/// The point with the largest dot product with the direction; on ties, and for the zero direction, the first of them.
/// `vertex` is its index. The points need not be corners of their hull and may coincide. Any one length unit; finite,
/// up to 1e300 in magnitude (1e36 in binary32); at least one point. Cost: linear. Failure: none.
/// Source: van den Bergen 2003, 4.3.4; Varjus 2018, 5.1.
/// Limits: below the true maximum by at most 6 epsilon of the largest product.
/// Errors, proofs, measurements and tests: hull_scan.md.

#include "ref/support/convex.h"

typedef struct og_hull {
  int count; // > 0
  const og_vec3 *vertex;
} og_hull;

/*@ requires hull:   \valid_read(hull) && hull->count > 0;
    requires points: \valid_read(hull->vertex + (0 .. hull->count - 1));
    requires finite: \is_finite(direction.x) && \is_finite(direction.y) && \is_finite(direction.z);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures index:    0 <= \result.vertex < hull->count;
    ensures point:    \result.point == hull->vertex[\result.vertex];
    ensures farthest: exact_arithmetic ==> \forall integer i; 0 <= i < hull->count ==>
                        dot(direction, hull->vertex[i]) <= dot(direction, hull->vertex[\result.vertex]);
*/
og_support og_hull_highest(const og_hull *hull, og_vec3 direction);

/// The same as a support mapping; the shape is an og_hull.
/*@ requires hull:   \valid_read((og_hull *)shape) && ((og_hull *)shape)->count > 0;
    requires points: \valid_read(((og_hull *)shape)->vertex + (0 .. ((og_hull *)shape)->count - 1));
    requires finite: \is_finite(direction.x) && \is_finite(direction.y) && \is_finite(direction.z);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures index: 0 <= \result.vertex < ((og_hull *)shape)->count;
*/
og_support og_hull_scan(const void *shape, og_vec3 direction);

/// The hull as a body; inside is the mean of the points, rounded (so on a flat hull it may lie beside its plane).
/// Cost: linear. The hull must outlive the body.
/*@ requires hull:   \valid_read(hull) && hull->count > 0;
    requires points: \valid_read(hull->vertex + (0 .. hull->count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures shape: \result.shape == (void *)hull;
*/
og_convex og_convex_hull(const og_hull *hull);

#endif
