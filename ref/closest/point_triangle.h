#ifndef OG_POINT_TRIANGLE_H
#define OG_POINT_TRIANGLE_H

/// Nearest point of a triangle to a point, by Voronoi regions.                           (catalogue: point-triangle)
///
/// Weights of the corners a, b, c (>= 0, sum 1 but for rounding) whose combination is nearest to p. The space around
/// the triangle is divided into the regions nearest to a corner, to the inside of an edge, and to the face; each is
/// bounded by planes, so signs decide. A triangle without area is the segment or point that it is.
/// Coordinates are in any one length unit. Failure: OUT_OF_RANGE for coordinates beyond OG_RANGE_LARGEST or not finite.
/// Cost: constant. Source: Ericson, "Real-Time Collision Detection", 2005, 5.1.5, the form with triple products; the
/// shorter form by Lagrange's identity loses twice the digits on thin triangles. Huotari 2011, 2 has another
/// procedure, which takes the wrong edge of an obtuse triangle: for a = (-1, 1, 0), b = 0, c = (2, 0, 0), p = (-2, -1,
/// 0) it finds b at sqrt(5), but (-1/2, 1/2, 0) is at sqrt(9/2).
/// Limits: off by up to 0.5 epsilon (longest side / height) of the size on thin triangles.
/// Errors, proofs, measurements and tests: point_triangle.md.

#include "ref/closest/triangle_logic.h"
#include "ref/outcome.h"
#include "ref/vec3.h"

typedef struct og_triangle_point {
  og_outcome outcome;
  og_scalar weight[3]; // of a, b, c; zero but for the corners of the region's feature
  og_vec3 point;       // the nearest
  og_vec3 offset;      // p - point, more accurate than the difference of the rounded point
} og_triangle_point;

/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures inside: \result.outcome == OG_OUTCOME_ANSWERED ==>
                    0 <= \result.weight[0] <= 1 && 0 <= \result.weight[1] <= 1 && 0 <= \result.weight[2] <= 1;
    ensures weights: exact_arithmetic && \result.outcome == OG_OUTCOME_ANSWERED ==>
                     weights3(\result.weight[0], \result.weight[1], \result.weight[2]);
    ensures point: exact_arithmetic && \result.outcome == OG_OUTCOME_ANSWERED ==>
                   combined(\result.point, a, b, c, \result.weight[0], \result.weight[1], \result.weight[2]);
    ensures offset: exact_arithmetic && \result.outcome == OG_OUTCOME_ANSWERED ==>
                    is_moved(\result.offset, p, -1.0, \result.point);
    ensures nearest: exact_arithmetic && \result.outcome == OG_OUTCOME_ANSWERED ==>
                     \forall og_vec3 q, real x, y, z; weights3(x, y, z) && combined(q, a, b, c, x, y, z) ==>
                       distance2(p, \result.point) <= distance2(p, q);
*/
og_triangle_point og_point_triangle(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 p);

#endif
