#ifndef OG_HULL_2D_H
#define OG_HULL_2D_H

/// Convex hull of points in the plane by the monotone chain.                                  (catalogue: hull-2d)
///
/// Points sorted by x, then y; the lower chain from left to right and the upper one back, dropping each last corner at
/// which the chain does not turn left (by orient_exact). x and y count, z is ignored. The corners come as indices,
/// counterclockwise, from the leftmost (the lowest of those) on; straight corners and repeated points are left out.
/// Points on one line give its two ends, equal points give one corner.
///
/// Any one length unit; finite; the largest coordinate between 1e-300 and 1e300 in magnitude (1e-36 and 1e36 in
/// binary32) or all zero, or else OUT_OF_RANGE; no point is DEGENERATE (no corners then). Cost: O(count log count).
/// Source: Andrew 1979; de Berg et al. 2008, 1.1; Parac 2020, 5.2.3.
/// Limits: none: the hull of the points as given, exactly.
/// Errors, proofs, measurements and tests: hull_2d.md.

#include "ref/outcome.h"
#include "ref/vec3.h"

typedef struct og_hull_2d_result {
  og_outcome outcome;
  int corner_count;
} og_hull_2d_result;

/// `corner` has room for count + 1 numbers, of which the first corner_count are the answer; `order` for count.
/*@ requires count:  count < 1000000000;
    requires points: \valid_read(point + (0 .. count - 1));
    requires corner: count > 0 ==> \valid(corner + (0 .. count));
    requires order:  \valid(order + (0 .. count - 1));
    requires apart:  \separated(corner + (0 .. count), order + (0 .. count - 1), point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns corner[0 .. count], order[0 .. count - 1];
    ensures range:   \result.outcome == OG_OUTCOME_DEGENERATE <==> count < 1;
    ensures corners: 0 <= \result.corner_count && (count > 0 ==> \result.corner_count <= count);
    ensures indices: \forall integer i; 0 <= i < \result.corner_count ==> 0 <= corner[i] < count;
*/
og_hull_2d_result og_hull_2d(const og_vec3 *point, int count, int *corner, int *order);

/// The numbers of the points by x, then y, then number. Cost: O(count log count).
/*@ requires memory: count >= 0 && \valid(order + (0 .. count - 1)) && \valid_read(point + (0 .. count - 1));
    requires count:  count <= 1000000000;
    terminates \true;
    exits \false;
    assigns order[0 .. count - 1];
    ensures numbers: \forall integer i; 0 <= i < count ==> 0 <= order[i] < count;
*/
void og_order_by_x_y(const og_vec3 *point, int *order, int count);

#endif
