#ifndef OG_PLAIN_PROMISE_LOGIC_H
#define OG_PLAIN_PROMISE_LOGIC_H

/// Numbers as people work with: what no algorithm may refuse. Contracts say of these when there has to be an answer.

#include "ref/vec3.h"

/*@ // Zero, or between 2^-20 and 2^20: a millionth and a million or so.
    predicate is_plain(real x) = x == 0 || 0x1p-20 <= x <= 0x1p20 || 0x1p-20 <= 0 - x <= 0x1p20;
    predicate is_plain_point(og_vec3 p) = is_plain(p.x) && is_plain(p.y) && is_plain(p.z);
    predicate are_plain_points{L}(og_vec3 *point, integer count) =
      \forall integer k; 0 <= k < count ==> (is_plain(point[k].x) && is_plain(point[k].y) && is_plain(point[k].z));
    predicate is_finite_vec(og_vec3 p) = \is_finite(p.x) && \is_finite(p.y) && \is_finite(p.z);
    predicate are_all_finite{L}(og_vec3 *point, integer count) = \forall integer k; 0 <= k < count ==>
      (\is_finite(point[k].x) && \is_finite(point[k].y) && \is_finite(point[k].z));
*/

#endif
