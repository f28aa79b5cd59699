#ifndef OG_PROJECT_BISECT_H
#define OG_PROJECT_BISECT_H

/// The interval that a convex polygon covers on an axis, by bisection.                 (catalogue: project-bisect)
///
/// Around a convex polygon the heights along an axis rise over one run of edges and fall over another. Halving a chain
/// of edges that holds the top costs two comparisons: does the edge in its middle rise, and is its middle above its
/// beginning?
///
/// The polygon's vertices in order, either way round, in the plane (z = 0) or in a plane in space; corners may be
/// straight, vertices may not coincide, count >= 1. Any one length unit; finite, up to 1e300 in magnitude (1e36 in
/// binary32); any finite axis. Failure: OUT_OF_RANGE where a dot product overflows, DEGENERATE for no vertex. On a polygon that is not convex:
/// some interval within the true one. Which of the vertices that reach an end is found is not specified.
/// Cost: O(log n); on round polygons that is fewer dot products than project-scan takes from 25 vertices on, and less time
/// from some 150 on: docs/studies/projection.md.
/// Source: Parac 2020, 2.3 (after Eberly, who bisects over a tree of the normals); O'Rourke 1998, 7.9.
/// Limits: the ends are rounded as in project-scan. Whether an edge rises is decided from the difference of its ends,
/// which is wrong only within 2 OG_SCALAR_EPSILON of perpendicular to the axis; at such an edge the wrong half may be
/// taken, and where several edges on the far side are that close to parallel the interval found may be far too short: a
/// pentagon does it, see the last test, and so do 4 of 1000 triangles with a side that bulges by rounding. Elsewhere
/// (circles of up to 200,000 corners) it falls short of project-scan's by at most 1 OG_SCALAR_EPSILON |axis| size.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100, up to 8 points, axes |x| <=
/// 2^100.
///
/// Measured on 6,600 figures of docs/studies/primitives.md, errors over the size (docs/studies/limits.py):
///             answered  none  wrong  not finite  median    worst  median ulp
///   binary64     6,600     0      0           0       0  2.2e-16           0
///   binary32     6,600     0      0           0       0   1.1e-7           0

#include "ref/support/project_scan.h"

/*@ requires polygon: \valid_read(polygon) && polygon->count > 0;
    requires count:   polygon->count <= 1000000000;
    requires points:  \valid_read(polygon->vertex + (0 .. polygon->count - 1));
    requires finite:  \is_finite(axis.x) && \is_finite(axis.y) && \is_finite(axis.z);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures range:   \result.outcome == OG_OUTCOME_ANSWERED || \result.outcome == OG_OUTCOME_OUT_OF_RANGE;
    ensures lowest:  0 <= \result.lowest < polygon->count;
    ensures highest: 0 <= \result.highest < polygon->count;
    ensures products: 4 <= \result.products <= 2 * (3 * 31 + 2);
*/
og_projection og_project_bisect(const og_hull *polygon, og_vec3 axis);

#endif
