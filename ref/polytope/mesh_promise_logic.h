#ifndef OG_MESH_PROMISE_LOGIC_H
#define OG_MESH_PROMISE_LOGIC_H

/// Meshes of which it is true that a face is bent.

#include "ref/polytope/half_edge.h"

/*@ logic real length2_of(og_vec3 n) = n.x * n.x + n.y * n.y + n.z * n.z;
    logic real height_of(og_vec3 n, og_vec3 p) = n.x * p.x + n.y * p.y + n.z * p.z;
    // A corner off its face's plane, or a normal not of unit length, in the numbers as they are.
    predicate has_bent_face{L}(og_half_edge_mesh *mesh) = \exists integer h; 0 <= h < mesh->edge_count &&
      (length2_of(mesh->face[mesh->edge[h].face].normal) != 1 ||
       height_of(mesh->face[mesh->edge[h].face].normal, mesh->vertex[mesh->edge[h].origin]) !=
         mesh->face[mesh->edge[h].face].offset);
*/

#endif
