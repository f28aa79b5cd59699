#ifndef OG_SPHERE_WELZL_H
#define OG_SPHERE_WELZL_H

/// The smallest sphere around points, by Welzl's method.                                      (catalogue: sphere-welzl)
///
/// A point outside of the sphere so far lies on the boundary of the smallest one around it and all points before it.
/// That is the same problem with fewer points and one more on the boundary, four at most: a stack of five levels, no
/// recursion. The point then moves to the front, so that points that matter are met early. At the start the order is a
/// fixed shuffle. A point within 8 OG_SCALAR_EPSILON of the boundary counts as inside; one that makes no simplex with the
/// boundary is left out.
/// Failure: ITERATION_LIMIT after 1,000 tests a point: the best sphere so far, whose outer radius holds all points.
/// Cost: linear in the mean over orders of the points; some orders reach the limit.  Source: Parac 2020, 5.2.1; Welzl 1991.
/// Limits: the radius as computed may leave points outside; near-flat boundaries can make it larger than the least.
/// Errors, proofs, measurements and tests: sphere_welzl.md.

#include <stdint.h>

#include "ref/bound/ball.h"
#include "ref/outcome.h"

typedef struct og_sphere_welzl_result {
  og_outcome outcome;
  og_ball ball;
  int64_t tests; // points compared with a sphere
} og_sphere_welzl_result;

/// The points are in range. `order` is memory for count numbers; it ends with the points of the boundary near its
/// start.
/*@ requires points: count > 0 && \valid_read(point + (0 .. count - 1));
    requires order: \valid(order + (0 .. count - 1));
    requires apart: \separated(order + (0 .. count - 1), point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns order[0 .. count - 1];
    ensures outcome: \result.outcome == OG_OUTCOME_ANSWERED || \result.outcome == OG_OUTCOME_ITERATION_LIMIT;
    ensures inside: holds_points(\result.ball, point, count);
    ensures tests: 0 <= \result.tests <= 1000 * count;
    ensures order: \forall integer k; 0 <= k < count ==> 0 <= order[k] < count;
    ensures once: \forall integer j, k; 0 <= j < k < count ==> order[j] != order[k];
*/
og_sphere_welzl_result og_sphere_welzl(const og_vec3 *point, int count, int *order);

#endif
