#ifndef OG_POLYGON_PROMISE_LOGIC_H
#define OG_POLYGON_PROMISE_LOGIC_H

/// Polygons that no algorithm of the plane may refuse: small numbers, and an area that rounding does not hide.

#include "ref/plain_promise_logic.h"
#include "ref/separation/polygon.h"

/*@ logic real fan_turn(og_vec2 a, og_vec2 b, og_vec2 c) = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    predicate are_finite_corners2{L}(og_polygon *p) = \forall integer k; 0 <= k < p->count ==>
      (\is_finite(p->vertex[k].x) && \is_finite(p->vertex[k].y));
    predicate is_up_to_64(real x) = is_plain(x) && 0 - 64 <= x <= 64;
    // The triangles from its first corner turn left, or are flat; one has an area of 1/2 or more.
    predicate is_small_fan{L}(og_polygon *p) = 3 <= p->count &&
      (\forall integer k; 0 <= k < p->count ==> (is_up_to_64(p->vertex[k].x) && is_up_to_64(p->vertex[k].y))) &&
      (\forall integer k; 1 <= k < p->count - 1 ==> 0 <= fan_turn(p->vertex[0], p->vertex[k], p->vertex[k + 1])) &&
      (\exists integer k; 1 <= k < p->count - 1 && 1 <= fan_turn(p->vertex[0], p->vertex[k], p->vertex[k + 1]));
    // To the left of each edge, by far more than rounding.
    predicate is_well_within{L}(og_vec2 v, og_polygon *p) = \forall integer k; 0 <= k < p->count ==>
      0x1p-20 <= fan_turn(p->vertex[k], p->vertex[k + 1 < p->count ? k + 1 : 0], v);
*/

#endif
