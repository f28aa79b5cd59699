#ifndef OG_BOUND_AABB_H
#define OG_BOUND_AABB_H

/// The least box along the axes that holds points.                                            (catalogue: aabb)
///
/// The least and the greatest coordinate along each axis. Nothing is computed, only compared: it holds all points and is
/// the least that does, exactly. Any numbers in range.
/// Cost: linear in the points.  Source: Varjus 2018, 2.6; Parac 2020, 5.2.
/// Limits: none: exact.
/// Errors, proofs, measurements and tests: aabb.md.

#include "ref/bound/bound_logic.h"
#include "ref/broad/aabb.h"

/*@ requires points: count > 0 && \valid_read(point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures inside: are_finite_points(point, count) ==> are_points_within(point, count, \result.lo, \result.hi);
    ensures least_x: are_finite_points(point, count) ==>
      \exists integer k; 0 <= k < count && point[k].x == \result.lo.x;
    ensures greatest_x: are_finite_points(point, count) ==>
      \exists integer k; 0 <= k < count && point[k].x == \result.hi.x;
    ensures least_y: are_finite_points(point, count) ==>
      \exists integer k; 0 <= k < count && point[k].y == \result.lo.y;
    ensures greatest_y: are_finite_points(point, count) ==>
      \exists integer k; 0 <= k < count && point[k].y == \result.hi.y;
    ensures least_z: are_finite_points(point, count) ==>
      \exists integer k; 0 <= k < count && point[k].z == \result.lo.z;
    ensures greatest_z: are_finite_points(point, count) ==>
      \exists integer k; 0 <= k < count && point[k].z == \result.hi.z;
*/
og_aabb og_aabb_around(const og_vec3 *point, int count);

#endif
