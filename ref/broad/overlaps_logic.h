#ifndef OG_BROAD_OVERLAPS_LOGIC_H
#define OG_BROAD_OVERLAPS_LOGIC_H

/// Under which condition algorithms that compute cells of boxes promise what overlaps.h says.

#include "ref/broad/overlaps.h"

/*@ predicate is_finite_box(og_aabb a) =
      \is_finite(a.lo.x) && \is_finite(a.lo.y) && \is_finite(a.lo.z) && \is_finite(a.hi.x) && \is_finite(a.hi.y) &&
      \is_finite(a.hi.z);
    predicate are_finite_boxes{L}(og_aabb *box, integer count) =
      \forall integer i; 0 <= i < count ==> is_finite_box(box[i]);
*/

#endif
