#ifndef OG_PROJECT_BISECT_H
#define OG_PROJECT_BISECT_H

/// The interval that a convex polygon covers on an axis, by bisection.                 (catalogue: project-bisect)
///
/// Around a convex polygon the heights along an axis rise over one run of edges and fall over another. Halving a chain
/// of edges that holds the top costs two comparisons: does the edge in its middle rise, and is its middle above its
/// beginning?
///
/// The polygon's vertices in order, either way round, in the plane (z = 0) or in a plane in space; corners may be
/// straight, vertices may not coincide. Any one length unit; finite, up to 1e300 in magnitude (1e36 in
/// binary32); any finite axis. Failure: OUT_OF_RANGE where a dot product overflows, DEGENERATE for no vertex. On a polygon that is not convex:
/// some interval within the true one. Which of the vertices that reach an end is found is not specified.
/// Cost: O(log n); on round polygons that is fewer dot products than project-scan takes from 25 vertices on, and less time
/// from some 150 on: docs/studies/projection.md.
/// Source: Parac 2020, 2.3 (after Eberly, who bisects over a tree of the normals); O'Rourke 1998, 7.9.
/// Limits: far too short where two edges of one run are perpendicular to the axis but for rounding.
/// Errors, proofs, measurements and tests: project_bisect.md.

#include "ref/support/project_scan.h"

/*@ requires polygon: \valid_read(polygon) && polygon->count <= 1000000000;
    requires points:  \valid_read(polygon->vertex + (0 .. polygon->count - 1));
    requires finite:  \is_finite(axis.x) && \is_finite(axis.y) && \is_finite(axis.z);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures none:    polygon->count < 1 ==> \result.outcome == OG_OUTCOME_DEGENERATE;
    ensures range:   0 < polygon->count ==>
      \result.outcome == OG_OUTCOME_ANSWERED || \result.outcome == OG_OUTCOME_OUT_OF_RANGE;
    ensures lowest:  0 < polygon->count ==> 0 <= \result.lowest < polygon->count;
    ensures highest: 0 < polygon->count ==> 0 <= \result.highest < polygon->count;
    ensures products: 0 < polygon->count ==> 4 <= \result.products <= 2 * (3 * 31 + 2);
*/
og_projection og_project_bisect(const og_hull *polygon, og_vec3 axis);

#endif
