#ifndef OG_ORIENTATION_PROMISE_LOGIC_H
#define OG_ORIENTATION_PROMISE_LOGIC_H

/// Points whose orientation is sure, whatever rounding does.

#include "ref/door/orientation_logic.h"
#include "ref/plain_promise_logic.h"

/*@ predicate are_plain_corners{L}(og_vec3 *point, integer count) = \forall integer k; 0 <= k < count ==>
      (is_plain(point[k].x) && is_plain(point[k].y) && (count == 3 || is_plain(point[k].z)));
    logic real way2_in_plane(og_vec3 a, og_vec3 c) = (a.x - c.x) * (a.x - c.x) + (a.y - c.y) * (a.y - c.y);
    logic real way2_in_space(og_vec3 a, og_vec3 c) = way2_in_plane(a, c) + (a.z - c.z) * (a.z - c.z);
    // A product so far from 0 that rounding does not hide its sign: more than 1,024 epsilons of all its sides.
    predicate has_clear_sign(real product, real sides2) =
      1024 * OG_SCALAR_EPSILON * (1024 * OG_SCALAR_EPSILON) * sides2 < product * product;
*/

#endif
