#ifndef OG_BOUND_BALL_H
#define OG_BOUND_BALL_H

/// Spheres around points: the sphere through a few, and the radius that a centre needs.
///
/// The outer radius holds all points as given, exactly: README.md has the bound. Coordinates are in any one length unit
/// and in range (ref/closest/range.h).
/// Cost: constant; linear in the points.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for points within 2^-10 of a tetrahedron's corners
/// (some: others).

#include "ref/bound/bound_logic.h"

typedef struct og_ball {
  og_vec3 centre;
  og_scalar radius; // the distance of the farthest point, as computed
  og_scalar outer;  // no point is farther than this
} og_ball;

/*@ // The outer radius holds all points, exactly.
    predicate holds_points{L}(og_ball ball, og_vec3 *point, integer count) =
      are_finite_points(point, count) && is_finite_point(ball.centre) && \is_finite(ball.outer) ==>
      0 <= ball.radius <= ball.outer && are_around(point, count, ball.centre, ball.outer);
*/

/// The smallest sphere with that centre.
/*@ requires points: count > 0 && \valid_read(point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures inside: holds_points(\result, point, count);
    ensures centre: is_finite_point(centre) ==>
      \result.centre.x == centre.x && \result.centre.y == centre.y && \result.centre.z == centre.z;
*/
og_ball og_ball_around(const og_vec3 *point, int count, og_vec3 centre);

/// Where points lie, in a unit in which products of four lengths stay in range.
typedef struct og_ball_unit {
  og_vec3 origin; // the first point
  int exponent;   // one unit is 2^exponent
} og_ball_unit;

/*@ requires points: count > 0 && \valid_read(point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures origin: is_finite_point(point[0]) ==> \result.origin.x == point[0].x &&
      \result.origin.y == point[0].y && \result.origin.z == point[0].z;
*/
og_ball_unit og_ball_unit_of(const og_vec3 *point, int count);

/// A point in that unit, and back.
/*@ requires unit: \valid_read(unit); terminates \true; exits \false; assigns \nothing;
    ensures origin: is_finite_point(unit->origin) && point.x == unit->origin.x && point.y == unit->origin.y &&
      point.z == unit->origin.z ==> \result.x == 0 && \result.y == 0 && \result.z == 0; */
og_vec3 og_into_unit(const og_ball_unit *unit, og_vec3 point);
/*@ requires unit: \valid_read(unit); terminates \true; exits \false; assigns \nothing;
    ensures origin: is_finite_point(unit->origin) && point.x == 0 && point.y == 0 && point.z == 0 ==>
      \result.x == unit->origin.x && \result.y == unit->origin.y && \result.z == unit->origin.z; */
og_vec3 og_out_of_unit(const og_ball_unit *unit, og_vec3 point);

/// The centre of the smallest sphere through 1 to 4 points: in their line, their plane or space. False where they are
/// no simplex, or too nearly none. Points in a unit as above. Error: grows as the simplex gets flat.
/*@ requires points: 1 <= count <= 4 && \valid_read(point + (0 .. count - 1));
    requires centre: \valid(centre);
    terminates \true;
    exits \false;
    assigns *centre;
    ensures finite: \result ==> is_finite_point(*centre);
    ensures point: \result && count == 1 ==> centre->x == point[0].x && centre->y == point[0].y &&
      centre->z == point[0].z;
*/
bool og_circumcentre(og_vec3 *centre, const og_vec3 *point, int count);

#endif
