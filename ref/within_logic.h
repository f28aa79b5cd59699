#ifndef OG_WITHIN_LOGIC_H
#define OG_WITHIN_LOGIC_H

/// Bounds in epsilons of a size, as polynomials of the numbers given: what contracts of several families say.

#include "ref/vec3.h"

/*@ logic real abs_of(real x) = x < 0 ? 0 - x : x;
    logic real more_of(real x, real y) = x < y ? y : x;
    logic real extent_of(og_vec3 p) = more_of(abs_of(p.x), more_of(abs_of(p.y), abs_of(p.z)));
    // So many epsilons of a size, and a subnormal number's rounding.
    logic real epsilons(real times, real size) = times * OG_SCALAR_EPSILON * size + OG_SCALAR_MIN;
    // Is this the square of a length, but for an error of the length?
    predicate is_root_within(real square, real length, real error) =
      0 <= length + error && square <= (length + error) * (length + error) &&
      (length <= error || (length - error) * (length - error) <= square);
    // The square of the distance from a plane, times that of the normal's length, against the bound's.
    predicate is_near_plane(og_vec3 p, og_vec3 on, og_vec3 normal, real error) =
      (dot(p, normal) - dot(on, normal)) * (dot(p, normal) - dot(on, normal)) <= error * error * dot(normal, normal);
    // By weights of the corners b and c.
    predicate is_in_triangle_at(og_vec3 p, og_vec3 a, og_vec3 b, og_vec3 c, real u, real v, real error) =
      abs_of(p.x - a.x - u * (b.x - a.x) - v * (c.x - a.x)) <= error &&
      abs_of(p.y - a.y - u * (b.y - a.y) - v * (c.y - a.y)) <= error &&
      abs_of(p.z - a.z - u * (b.z - a.z) - v * (c.z - a.z)) <= error;
    // At a parameter of a ray, coordinate by coordinate.
    predicate is_at(og_vec3 p, og_vec3 from, real t, og_vec3 along, real error) =
      abs_of(p.x - from.x - t * along.x) <= error && abs_of(p.y - from.y - t * along.y) <= error &&
      abs_of(p.z - from.z - t * along.z) <= error;
*/

#endif
