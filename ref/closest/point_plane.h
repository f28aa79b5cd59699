#ifndef OG_POINT_PLANE_H
#define OG_POINT_PLANE_H

/// Nearest point of a plane to a point.                                                     (catalogue: point-plane)
///
/// The plane passes through `on` and is perpendicular to `normal`, which need not have unit length. The nearest point
/// is q - (n . (q - on) / n . n) n. Coordinates are in any one length unit, `normal` in any other.
/// Failure: DEGENERATE for a zero normal, OUT_OF_RANGE for coordinates beyond OG_RANGE_LARGEST or not finite.
/// Cost: constant, one square root. Source: Ericson, "Real-Time Collision Detection", 2005, 5.1.1; Huotari 2011, 2, eq.
/// 4.
/// Limits: off by at most 4.3 epsilon of the distance from the plane's named point: one far away costs digits.
/// Errors, proofs, measurements and tests: point_plane.md.

#include "ref/outcome.h"
#include "ref/vec3.h"

typedef struct og_plane_point {
  og_outcome outcome;
  og_scalar distance; // positive on the side that the normal points to
  og_vec3 point;      // the nearest
} og_plane_point;

/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures zero:   normal.x == 0 && normal.y == 0 && normal.z == 0 ==> \result.outcome != OG_OUTCOME_ANSWERED;
    ensures finite: \result.outcome == OG_OUTCOME_ANSWERED ==> \is_finite(\result.distance);
    ensures on:     exact_arithmetic && \result.outcome == OG_OUTCOME_ANSWERED ==>
                      dot(normal, \result.point) == dot(normal, on);
    ensures length: exact_arithmetic && \result.outcome == OG_OUTCOME_ANSWERED ==>
                      \result.distance * \result.distance == distance2(q, \result.point);
    ensures ahead:  exact_arithmetic && \result.outcome == OG_OUTCOME_ANSWERED && \result.distance >= 0 ==>
                      dot(normal, on) <= dot(normal, q);
    ensures behind: exact_arithmetic && \result.outcome == OG_OUTCOME_ANSWERED && \result.distance <= 0 ==>
                      dot(normal, q) <= dot(normal, on);
    ensures nearest: exact_arithmetic && \result.outcome == OG_OUTCOME_ANSWERED ==> \forall og_vec3 x;
                      dot(normal, x) == dot(normal, on) ==> distance2(q, \result.point) <= distance2(q, x);
*/
og_plane_point og_point_plane(og_vec3 on, og_vec3 normal, og_vec3 q);

#endif
