#ifndef OG_DOOR_CLOSEST_LOGIC_H
#define OG_DOOR_CLOSEST_LOGIC_H

/// What nearest points promise, as polynomials of the numbers as given: distances are compared by their squares.

#include "ref/closest/range.h"
#include "ref/door/flat.h"
#include "ref/within_logic.h"

/*@ logic real sum_of_weights(integer count, real u, real v, real w) =
      count == 1 ? u : (count == 2 ? u + v : u + v + w);
    predicate sum_to_one(integer count, real u, real v, real w) =
      count == 0 || abs_of(sum_of_weights(count, u, v, w) - 1) <= 4 * OG_SCALAR_EPSILON;
    // At least the square of the greatest coordinate of any difference of two of the points.
    logic real size2_of(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      3 * (distance2(a, b) + distance2(c, d) + distance2(a, c));
    // The square of so many epsilons of a size, which counts as 2^-RANGE at least.
    logic real error2_of(real times, real size2) =
      times * OG_SCALAR_EPSILON * (times * OG_SCALAR_EPSILON) * (size2 + OG_RANGE_LEAST * OG_RANGE_LEAST);
    logic real mixed(integer count, real x, real y, real z, real u, real v, real w) =
      count == 1 ? u * x : (count == 2 ? u * x + v * y : u * x + v * y + w * z);
    predicate is_near(real x, real y, real error2) = (x - y) * (x - y) <= error2;
    predicate is_mean_of(og_vec3 p, integer count, og_vec3 a, og_vec3 b, og_vec3 c, real u, real v, real w) =
      is_near(p.x, mixed(count, a.x, b.x, c.x, u, v, w), error2_of(4, dot(a, a) + dot(b, b) + dot(c, c))) &&
      is_near(p.y, mixed(count, a.y, b.y, c.y, u, v, w), error2_of(4, dot(a, a) + dot(b, b) + dot(c, c))) &&
      is_near(p.z, mixed(count, a.z, b.z, c.z, u, v, w), error2_of(4, dot(a, a) + dot(b, b) + dot(c, c)));
    // p . (b - a), all of it from a on.
    logic real rise(og_vec3 a, og_vec3 b, og_vec3 p) =
      (b.x - a.x) * (p.x - a.x) + (b.y - a.y) * (p.y - a.y) + (b.z - a.z) * (p.z - a.z);
    // A length, but for an error, is at most the other: all three given by their squares.
    predicate is_at_most(real square, real other, real error2) = square <= other + error2 ||
      (square - other - error2) * (square - other - error2) <= 4 * error2 * other;
    // How far p lies along a normal from a point of a plane, times the normal's length.
    logic real above_plane(og_vec3 p, og_vec3 on, og_vec3 normal) = dot(p, normal) - dot(on, normal);
    predicate is_within_plane(og_vec3 p, og_vec3 on, og_vec3 normal, real error2) =
      above_plane(p, on, normal) * above_plane(p, on, normal) <= error2 * dot(normal, normal);
    // The foot of a point p on a segment is no nearer.
    predicate is_least_on(real square, og_vec3 a, og_vec3 b, og_vec3 p, real error2) =
      0 < rise(a, b, p) < rise(a, b, b) ==> is_at_most(square,
        distance2(a, p) - rise(a, b, p) * rise(a, b, p) / rise(a, b, b), error2);
    // Of segments from a to b and from c to d: products of their ways and of the way from c to a.
    logic real product2(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      (b.x - a.x) * (d.x - c.x) + (b.y - a.y) * (d.y - c.y) + (b.z - a.z) * (d.z - c.z);
    logic real spread2(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      product2(a, b, a, b) * product2(c, d, c, d) - product2(a, b, c, d) * product2(a, b, c, d);
    logic real place_on_first(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      product2(a, b, c, d) * product2(c, d, c, a) - product2(c, d, c, d) * product2(a, b, c, a);
    logic real place_on_second(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      product2(a, b, a, b) * product2(c, d, c, a) - product2(a, b, c, d) * product2(a, b, c, a);
    logic real height_over_both(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      (a.x - c.x) * ((b.y - a.y) * (d.z - c.z) - (b.z - a.z) * (d.y - c.y)) +
      (a.y - c.y) * ((b.z - a.z) * (d.x - c.x) - (b.x - a.x) * (d.z - c.z)) +
      (a.z - c.z) * ((b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x));
    // Nor are points within both, where the lines are nearest to each other.
    predicate is_least_within(real square, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d, real error2) =
      0 < spread2(a, b, c, d) && 0 <= place_on_first(a, b, c, d) <= spread2(a, b, c, d) &&
      0 <= place_on_second(a, b, c, d) <= spread2(a, b, c, d) ==>
      is_at_most(square, height_over_both(a, b, c, d) * height_over_both(a, b, c, d) / spread2(a, b, c, d), error2);
    logic real plane_turn(og_vec3 a, og_vec3 b, og_vec3 c) = (a.x - c.x) * (b.y - c.y) - (a.y - c.y) * (b.x - c.x);
    // A barycentric coordinate in the plane: an area over the whole.
    predicate is_part_of_area(real weight, real part, real whole, real error) =
      abs_of(weight * whole - part) <= error * (1 + abs_of(weight));
*/

#endif
