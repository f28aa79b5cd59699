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
    terminates \true; exits \false; assigns \nothing;
    ensures apart_x: b != \null && !a->of_boxes && (\forall integer c, d; 0 <= c < 3 && 0 <= d < 3 ==>
      a->point[a->triangle[i].corner[c]].x < b->point[b->triangle[j].corner[d]].x) ==> !\result;
    ensures apart_y: b != \null && !a->of_boxes && (\forall integer c, d; 0 <= c < 3 && 0 <= d < 3 ==>
      a->point[a->triangle[i].corner[c]].y < b->point[b->triangle[j].corner[d]].y) ==> !\result;
    ensures apart_z: b != \null && !a->of_boxes && (\forall integer c, d; 0 <= c < 3 && 0 <= d < 3 ==>
      a->point[a->triangle[i].corner[c]].z < b->point[b->triangle[j].corner[d]].z) ==> !\result;
    ensures common: b != \null && !a->of_boxes && (\exists integer c, d; 0 <= c < 3 && 0 <= d < 3 &&
      (a->point[a->triangle[i].corner[c]].x == b->point[b->triangle[j].corner[d]].x &&
        a->point[a->triangle[i].corner[c]].y == b->point[b->triangle[j].corner[d]].y &&
       a->point[a->triangle[i].corner[c]].z == b->point[b->triangle[j].corner[d]].z)) ==> \result; */
bool og_mesh_triangles_meet(const og_mesh *a, const og_mesh *b, int32_t i, int32_t j);

#endif
