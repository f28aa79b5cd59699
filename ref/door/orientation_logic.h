#ifndef OG_DOOR_ORIENTATION_LOGIC_H
#define OG_DOOR_ORIENTATION_LOGIC_H

/// What orientations promise: the sign of the determinant of the numbers as given, over the reals.

#include "ref/closest/range.h"

/*@ logic real turn_in_plane(og_vec3 a, og_vec3 b, og_vec3 c) =
      (a.x - c.x) * (b.y - c.y) - (a.y - c.y) * (b.x - c.x);
    logic real turn_in_space(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      (a.x - d.x) * ((b.y - d.y) * (c.z - d.z) - (b.z - d.z) * (c.y - d.y)) +
      (a.y - d.y) * ((b.z - d.z) * (c.x - d.x) - (b.x - d.x) * (c.z - d.z)) +
      (a.z - d.z) * ((b.x - d.x) * (c.y - d.y) - (b.y - d.y) * (c.x - d.x));
    predicate is_sign_of(integer s, real x) = -1 <= s <= 1 && (0 < s <==> 0 < x) && (s < 0 <==> x < 0);
    // Where a determinant is farther from zero than its error, so is the exact one, on the same side.
    predicate is_on_side_of(real determinant, real error, real x) =
      0 <= error && (error < determinant ==> 0 < x) && (determinant + error < 0 ==> x < 0);
    // Coordinates whose bits lie so near each other that no product of an exact determinant underflows.
    predicate is_of_common_size(real x) = x == 0 || OG_RANGE_LEAST <= x <= OG_RANGE_MOST ||
      OG_RANGE_LEAST <= 0 - x <= OG_RANGE_MOST;
    predicate are_of_common_size{L}(og_vec3 *point, integer count) = \forall integer k; 0 <= k < count ==>
      (is_of_common_size(point[k].x) && is_of_common_size(point[k].y) &&
       (count == 3 || is_of_common_size(point[k].z)));
    predicate are_finite_corners{L}(og_vec3 *point, integer count) = \forall integer k; 0 <= k < count ==>
      (\is_finite(point[k].x) && \is_finite(point[k].y) && (count == 3 || \is_finite(point[k].z)));
*/

#endif
