#ifndef OG_FLAT_PROMISE_LOGIC_H
#define OG_FLAT_PROMISE_LOGIC_H

/// What primitives are that no door may refuse, and those that it has to.

#include "ref/door/flat.h"
#include "ref/plain_promise_logic.h"

/*@ predicate is_finite_flat{L}(og_flat *flat) = are_all_finite(&flat->point[0], 3) && is_finite_vec(flat->along);
    // Beyond what is taken: OG_RANGE_LARGEST.
    predicate is_beyond_range(real x) = OG_SCALAR_MAX < 8 * x || OG_SCALAR_MAX < 0 - 8 * x;
    predicate lies_beyond_range{L}(og_flat *flat) = is_beyond_range(flat->along.x) || is_beyond_range(flat->along.y) ||
      is_beyond_range(flat->along.z) || (\exists integer k; 0 <= k < 3 &&
        (is_beyond_range(flat->point[k].x) || is_beyond_range(flat->point[k].y) || is_beyond_range(flat->point[k].z)));
    // Of plain numbers, with a direction where it needs one.
    predicate is_plain_flat{L}(og_flat *flat) = are_plain_points(&flat->point[0], 3) && is_plain_point(flat->along) &&
      (flat->kind == OG_FLAT_POINT || flat->kind == OG_FLAT_SEGMENT || flat->kind == OG_FLAT_TRIANGLE ||
       flat->along.x != 0 || flat->along.y != 0 || flat->along.z != 0);
    // The square of twice its area is more than 1,024 epsilons of that of two edges' squares together.
    logic real edges_dot(og_vec3 a, og_vec3 b, og_vec3 c) =
      (b.x - a.x) * (c.x - a.x) + (b.y - a.y) * (c.y - a.y) + (b.z - a.z) * (c.z - a.z);
    logic real two_edges2(og_vec3 a, og_vec3 b, og_vec3 c) = edges_dot(a, b, b) + edges_dot(a, c, c);
    predicate is_broad_triangle(og_vec3 a, og_vec3 b, og_vec3 c) =
      1024 * OG_SCALAR_EPSILON * (two_edges2(a, b, c) * two_edges2(a, b, c)) <
      edges_dot(a, b, b) * edges_dot(a, c, c) - edges_dot(a, b, c) * edges_dot(a, b, c);
*/

#endif
