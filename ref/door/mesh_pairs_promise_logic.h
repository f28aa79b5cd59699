#ifndef OG_MESH_PAIRS_PROMISE_LOGIC_H
#define OG_MESH_PAIRS_PROMISE_LOGIC_H

/// Meshes that have to be refused.

#include "ref/plain_promise_logic.h"
#include "ref/tree/mesh.h"

/*@ predicate has_stray_corner{L}(og_mesh *a) = \exists integer t, c; 0 <= t < a->triangles && 0 <= c < 3 &&
      (a->triangle[t].corner[c] < 0 || a->points <= a->triangle[t].corner[c]);
*/

#endif
