#ifndef OG_PROJECT_SCAN_H
#define OG_PROJECT_SCAN_H

/// The interval that points cover on an axis, by looking at all of them.                 (catalogue: project-scan)
///
/// Smallest and largest axis . p and the first points that reach them. Any points, in the plane (z = 0) or in space, in
/// any order. Any one length unit; finite, up to 1e300 in magnitude (1e36 in binary32); any finite axis. Failure:
/// OUT_OF_RANGE where a dot product overflows, DEGENERATE for no points. Cost: linear. Source: Parac 2020, 2.3 (after
/// Eberly).
/// Limits: each end off by at most 2.25 epsilon of the largest product.
/// Errors, proofs, measurements and tests: project_scan.md.

#include "ref/outcome.h"
#include "ref/support/hull_scan.h"

typedef struct og_projection {
  og_outcome outcome;
  og_scalar low, high; // the interval, in the unit of axis . p
  int lowest, highest; // points that reach its ends
  int products;        // dot products taken
} og_projection;

/*@ requires hull:   \valid_read(points) && points->count <= 1000000000;
    requires points: \valid_read(points->vertex + (0 .. points->count - 1));
    requires finite: \is_finite(axis.x) && \is_finite(axis.y) && \is_finite(axis.z);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures none:    points->count < 1 ==> \result.outcome == OG_OUTCOME_DEGENERATE;
    ensures range:   0 < points->count ==>
                       \result.outcome == OG_OUTCOME_ANSWERED || \result.outcome == OG_OUTCOME_OUT_OF_RANGE;
    ensures lowest:  0 < points->count ==> 0 <= \result.lowest < points->count &&
                       \result.low == computed_dot(axis, points->vertex[\result.lowest]);
    ensures highest: 0 < points->count ==> 0 <= \result.highest < points->count &&
                       \result.high == computed_dot(axis, points->vertex[\result.highest]);
    ensures products: 0 < points->count ==> \result.products == points->count + 2;
    ensures interval: exact_arithmetic ==> \forall integer i; 0 <= i < points->count ==>
                        \result.low <= dot(axis, points->vertex[i]) <= \result.high;
*/
og_projection og_project_scan(const og_hull *points, og_vec3 axis);

#endif
