#ifndef OG_BOUND_LOGIC_H
#define OG_BOUND_LOGIC_H

/// What volumes promise of the points that they hold: all of it exact, of the numbers as given.

#include "ref/vec3.h"

/*@ predicate is_finite_point(og_vec3 p) = \is_finite(p.x) && \is_finite(p.y) && \is_finite(p.z);
    predicate are_finite_points{L}(og_vec3 *point, integer count) =
      \forall integer k; 0 <= k < count ==> is_finite_point(point[k]);
    predicate is_within_range(og_vec3 p) =
      \abs(p.x) <= OG_SCALAR_MAX / 8 && \abs(p.y) <= OG_SCALAR_MAX / 8 && \abs(p.z) <= OG_SCALAR_MAX / 8;
    predicate is_point_within(og_vec3 p, og_vec3 lo, og_vec3 hi) =
      lo.x <= p.x <= hi.x && lo.y <= p.y <= hi.y && lo.z <= p.z <= hi.z;
    predicate are_points_within{L}(og_vec3 *point, integer count, og_vec3 lo, og_vec3 hi) =
      \forall integer k; 0 <= k < count ==> is_point_within(point[k], lo, hi);
    predicate are_around{L}(og_vec3 *point, integer count, og_vec3 centre, real radius) =
      0 <= radius && (\forall integer k; 0 <= k < count ==> distance2(point[k], centre) <= radius * radius);
    predicate are_between{L}(og_vec3 *point, integer count, og_vec3 direction, real lo, real hi) =
      \forall integer k; 0 <= k < count ==> lo <= dot(direction, point[k]) <= hi;
    predicate are_axes(og_vec3 a, og_vec3 b, og_vec3 c, real error) =
      1 - error <= dot(a, a) <= 1 + error && 1 - error <= dot(b, b) <= 1 + error &&
        1 - error <= dot(c, c) <= 1 + error &&
      dot(a, b) <= error && dot(b, c) <= error && dot(c, a) <= error && 0 <= dot(a, b) + error &&
        0 <= dot(b, c) + error &&
      0 <= dot(c, a) + error;
*/

#endif
