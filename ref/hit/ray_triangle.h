#ifndef OG_RAY_TRIANGLE_H
#define OG_RAY_TRIANGLE_H

/// Where does a ray meet a triangle, from either side?                                     (catalogue: ray-triangle)
///
/// The weights u and v of the corners 1 and 2 by Cramer's rule, then the parameter t >= 0; no plane is computed. The
/// triangle is closed: its edges and corners are met, and so is the start of a ray that lies in it, at t = 0. The point
/// is corner 0 + u edge + v edge, so it lies in the triangle; from + t along is the same but for the error of t.
/// Any one length unit, `along` in any other. Cost: constant; three divisions, none where there is no hit.
/// Failure: OUT_OF_RANGE for coordinates beyond OG_RANGE_LARGEST (range.h) or not finite, and where t is. DEGENERATE
/// for a zero direction, for a line that lies in the triangle's plane but for rounding, for a triangle without area.
/// Source: Rasku 2003, 7.4, after Moeller and Trumbore; who deny the hit of a ray in the plane.
/// Limits: refuses rays in the triangle's plane; verdict unsure within rounding of an edge, or more if it is thin;
/// t, too.
/// Errors, proofs, measurements and tests: ray_triangle.md.

#include "ref/outcome.h"
#include "ref/vec3.h"
#include "ref/within_logic.h"

typedef struct og_triangle_hit {
  og_outcome outcome;
  bool hit;
  og_scalar t;
  og_scalar u, v; // 0 <= u, v; u + v <= 1 but for rounding
  og_vec3 point;
} og_triangle_hit;

/// The whole line: t may be negative.
/*@ requires corners: \valid_read(corner + (0 .. 2));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures outcome: \result.outcome == OG_OUTCOME_ANSWERED || \result.outcome == OG_OUTCOME_DEGENERATE ||
      \result.outcome == OG_OUTCOME_OUT_OF_RANGE;
    ensures answered: \result.hit ==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures finite: \result.hit ==> \is_finite(\result.t);
    ensures weights: \result.hit ==> 0 <= \result.u <= 1 && 0 <= \result.v <= 1 &&
      \result.u + \result.v <= 1 + 2 * OG_SCALAR_EPSILON;
    ensures point: \result.hit ==> is_in_triangle_at(\result.point, corner[0], corner[1], corner[2], \result.u,
      \result.v,
      epsilons(16, more_of(extent_of(corner[0]), more_of(extent_of(corner[1]), extent_of(corner[2])))));
*/
og_triangle_hit og_line_triangle(og_vec3 from, og_vec3 along, const og_vec3 *corner);

/*@ requires corners: \valid_read(corner + (0 .. 2));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures outcome: \result.outcome == OG_OUTCOME_ANSWERED || \result.outcome == OG_OUTCOME_DEGENERATE ||
      \result.outcome == OG_OUTCOME_OUT_OF_RANGE;
    ensures answered: \result.hit ==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures finite: \result.hit ==> \is_finite(\result.t);
    ensures weights: \result.hit ==> 0 <= \result.u <= 1 && 0 <= \result.v <= 1 &&
      \result.u + \result.v <= 1 + 2 * OG_SCALAR_EPSILON;
    ensures point: \result.hit ==> is_in_triangle_at(\result.point, corner[0], corner[1], corner[2], \result.u,
      \result.v,
      epsilons(16, more_of(extent_of(corner[0]), more_of(extent_of(corner[1]), extent_of(corner[2])))));
    ensures after: \result.hit ==> 0 <= \result.t;
*/
og_triangle_hit og_ray_triangle(og_vec3 from, og_vec3 along, const og_vec3 *corner);

#endif
