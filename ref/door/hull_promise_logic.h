#ifndef OG_HULL_PROMISE_LOGIC_H
#define OG_HULL_PROMISE_LOGIC_H

/// Points that surely span a hull.

#include "ref/plain_promise_logic.h"

/*@ // Six times the volume of a tetrahedron.
    logic real volume6_of(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      (b.x - a.x) * ((c.y - a.y) * (d.z - a.z) - (c.z - a.z) * (d.y - a.y)) +
      (b.y - a.y) * ((c.z - a.z) * (d.x - a.x) - (c.x - a.x) * (d.z - a.z)) +
      (b.z - a.z) * ((c.x - a.x) * (d.y - a.y) - (c.y - a.y) * (d.x - a.x));
    // Its first three points and another one span a tetrahedron.
    predicate is_plain_solid{L}(og_vec3 *point, integer count) = 4 <= count && are_plain_points(point, count) &&
      (\exists integer k; 3 <= k < count && volume6_of(point[0], point[1], point[2], point[k]) != 0);
    predicate are_finite_in{L}(integer dimension, og_vec3 *point, integer count) =
      \forall integer k; 0 <= k < count ==> (\is_finite(point[k].x) && \is_finite(point[k].y) &&
        (dimension == 2 || \is_finite(point[k].z)));
*/

#endif
