#ifndef OG_MESH_TRIANGLES_H
#define OG_MESH_TRIANGLES_H

/// Do triangle i of mesh a and triangle j of mesh b meet? With b null: of a as well, where shared corners are not counted.
///
/// The test at the leaves of every tree of triangles; exact, as triangles_meet.h says. For two meshes of boxes: do the
/// boxes around the corners overlap? These are compared, nothing is computed.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100.

#include "ref/tree/mesh.h"

/*@ requires mesh: is_mesh(a) && 0 <= i < a->triangles;
    requires other: b == \null ? 0 <= j < a->triangles : is_mesh(b) && 0 <= j < b->triangles;
    terminates \true; exits \false; assigns \nothing; */
bool og_mesh_triangles_meet(const og_mesh *a, const og_mesh *b, int32_t i, int32_t j);

#endif
