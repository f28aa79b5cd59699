#ifndef OG_PAIR_PROMISE_LOGIC_H
#define OG_PAIR_PROMISE_LOGIC_H

/// What a direction and a distance say of two bodies: of all pairs of vertices, in the numbers as given.

#include "ref/body_promise_logic.h"
#include "ref/vec3.h"

/*@ logic real way_along(og_vec3 n, og_vec3 p, og_vec3 q) =
      n.x * (p.x - q.x) + n.y * (p.y - q.y) + n.z * (p.z - q.z);
    // At least 0, but for so many epsilons (squared) of a vertex or a radius.
    predicate is_nearly_positive{L}(real x, real times2, og_body *a, og_body *b) = 0 <= x ||
      x * x <= times2 * (a->radius * a->radius + b->radius * b->radius) + OG_SCALAR_MIN * OG_SCALAR_MIN ||
      (\exists integer k; 0 <= k < a->vertex_count && x * x <= times2 * dot(a->vertex[k], a->vertex[k])) ||
      (\exists integer k; 0 <= k < b->vertex_count && x * x <= times2 * dot(b->vertex[k], b->vertex[k]));
    // Along n, which leads from B to A, the bodies with their balls are apart by that.
    predicate are_parted_by{L}(og_body *a, og_body *b, og_vec3 n, real by, real times2) =
      \forall integer i, j; 0 <= i < a->vertex_count && 0 <= j < b->vertex_count ==>
        is_nearly_positive(way_along(n, a->vertex[i], b->vertex[j]) - a->radius - b->radius - by, times2, a, b);
    // The square of how many epsilons an error promised as 0 (the usual) or more may come to with rounding.
    logic real allowed2(real of_verdict, real of_distance) =
      (64 + 4 * of_verdict + 4 * of_distance) * OG_SCALAR_EPSILON * ((64 + 4 * of_verdict + 4 * of_distance) *
        OG_SCALAR_EPSILON);
*/

#endif
