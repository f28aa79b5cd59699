#ifndef OG_ANY_TURN_H
#define OG_ANY_TURN_H

/// Sphere and cube that hold a body however it turns about a pivot.    (catalogue: sphere-any-turn, cube-any-turn)
///
/// No turn changes a point's distance from the pivot. So the sphere around it through the farthest point holds them
/// all, and the cube along the axes around that sphere. They move with the pivot and are made once.
/// Coordinates are in any one length unit; what has to hold says ref/door/turn.h.
/// Failure: none; where an end is out of range the door says so.
/// Cost: linear in the points, once.
/// Source: Rasku 2003, 3.2.3 (sphere) and 5 (cube).
/// Limits: the box of a long body in one pose may be far smaller; a pivot far away makes both as large as the way
/// to it.
/// Errors, proofs, measurements and tests: any_turn.md.

#include "ref/door/turn.h"

/// The least sphere around the pivot; its outer radius holds all turned points.
/*@ requires points: count > 0 && \valid_read(point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures inside: holds_points(\result, point, count);
    ensures centre: is_finite_point(pivot) ==>
      \result.centre.x == pivot.x && \result.centre.y == pivot.y && \result.centre.z == pivot.z;
*/
og_ball og_sphere_any_turn(const og_vec3 *point, int count, og_vec3 pivot);

/// The cube around a sphere, each end rounded outwards past it.
/*@ requires ball: \valid_read(ball);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures inside: is_finite_point(ball->centre) && \is_finite(ball->outer) && is_finite_point(\result.lo) &&
      is_finite_point(\result.hi) ==> is_around_ball(\result, *ball);
*/
og_aabb og_cube_any_turn(const og_ball *ball);

#endif
