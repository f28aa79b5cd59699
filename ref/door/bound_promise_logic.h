#ifndef OG_BOUND_PROMISE_LOGIC_H
#define OG_BOUND_PROMISE_LOGIC_H

/// Input that no bounding volume may refuse.

#include "ref/plain_promise_logic.h"
#include "ref/tree/mesh.h"

/*@ predicate is_number_of_points(integer most, integer count) = 1 <= count && (most <= 0 || count <= most);
    predicate are_plain_directions{L}(og_vec3 *along, integer count) = 1 <= count && are_plain_points(along, count) &&
      (\forall integer k; 0 <= k < count ==> (along[k].x != 0 || along[k].y != 0 || along[k].z != 0));
    predicate are_in_plane{L}(og_vec3 *point, integer count) =
      \forall integer k; 0 <= k < count ==> point[k].z == 0;
    predicate are_triangles_of{L}(og_mesh_triangle *triangle, integer triangles, integer count) = 1 <= triangles &&
      (\forall integer t, c; 0 <= t < triangles && 0 <= c < 3 ==> 0 <= triangle[t].corner[c] < count);
*/

#endif
