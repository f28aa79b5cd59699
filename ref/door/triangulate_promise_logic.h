#ifndef OG_TRIANGULATE_PROMISE_LOGIC_H
#define OG_TRIANGULATE_PROMISE_LOGIC_H

/// Polygons that are surely simple.

#include "ref/plain_promise_logic.h"

/*@ logic real fan_area2(og_vec3 a, og_vec3 b, og_vec3 c) = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    predicate are_in_plane_of_numbers{L}(og_vec3 *point, integer count) = \forall integer k; 0 <= k < count ==>
      (\is_finite(point[k].x) && \is_finite(point[k].y));
    // Seen from the first corner, all others turn left, within half a turn: the polygon is simple.
    predicate is_plain_fan{L}(og_vec3 *point, integer count) = 3 <= count &&
      (\forall integer k; 0 <= k < count ==> (is_plain(point[k].x) && is_plain(point[k].y))) &&
      (\forall integer k; 2 <= k < count ==> (0 < fan_area2(point[0], point[1], point[k]) &&
         0 < fan_area2(point[0], point[k - 1], point[k])));
*/

#endif
