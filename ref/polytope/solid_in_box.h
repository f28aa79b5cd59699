#ifndef OG_SOLID_IN_BOX_H
#define OG_SOLID_IN_BOX_H

/// The part of a solid that lies in a box: its volume, and points whose hull is its hull but for rounding.
///
/// The volume is a sum over triangles: what lies below a triangle within the box, added where its outside is up and taken away
/// where it is down. No cap is made, and triangles may touch the box in any way. The points are the corners of each triangle's
/// part in the box, and the corners of the box that lie in the solid, by exact signs. What only touches the box from
/// outside gives no points.
///
/// Any one length unit; the mesh as solid_check.h finds it sound. Cost: linear in the triangles.
/// Failure: points beyond the room are counted, not set. A mesh that cuts itself counts what it holds twice twice.
/// Source: the divergence theorem; Sutherland and Hodgman 1974 (clipping); Edelsbrunner and Muecke 1990 (the moved line).
/// Limits: a cut's points are off by a rounding; the volume by at most `rounding`.
/// Safe (proofs/eva.py): B, 13 of 14 that compute, for a dented tetrahedron, and a box.

#include "ref/tree/mesh.h"

typedef struct og_box_share {
  og_scalar volume;
  og_scalar rounding; // how far the volume may be off
  int points;         // how many there are; more than room: the first of them are set
} og_box_share;

/// The least box around the mesh's points.
/*@ requires mesh: is_mesh(mesh) && 1 <= mesh->points;
    terminates \true; exits \false; assigns \nothing;
    ensures holds: \forall integer k; 0 <= k < mesh->points ==> is_in_box(mesh->point[k], \result); */
og_aabb og_solid_box(const og_mesh *mesh);

/// Is what lies at the point, in the octant `way` (1 or -1 each), in the solid? On the surface the octant decides, by a point
/// moved into it by less than any number. Where the surface goes round a point at all, that is in.
/*@ requires mesh: is_mesh(mesh);
    terminates \true; exits \false; assigns \nothing;
    ensures before_x: (\forall integer k; 0 <= k < mesh->points ==> point.x < mesh->point[k].x) ==> !\result;
    ensures beyond_x: (\forall integer k; 0 <= k < mesh->points ==> mesh->point[k].x < point.x) ==> !\result;
    ensures before_y: (\forall integer k; 0 <= k < mesh->points ==> point.y < mesh->point[k].y) ==> !\result;
    ensures beyond_y: (\forall integer k; 0 <= k < mesh->points ==> mesh->point[k].y < point.y) ==> !\result;
    ensures before_z: (\forall integer k; 0 <= k < mesh->points ==> point.z < mesh->point[k].z) ==> !\result;
    ensures beyond_z: (\forall integer k; 0 <= k < mesh->points ==> mesh->point[k].z < point.z) ==> !\result; */
bool og_solid_holds(const og_mesh *mesh, og_vec3 point, og_vec3 way);

/*@ requires mesh: is_mesh(mesh) && is_box(box);
    requires memory: 0 <= room && \valid(point + (0 .. room - 1));
    terminates \true; exits \false;
    assigns point[0 .. room - 1];
    ensures points: 0 <= \result.points; */
og_box_share og_solid_in_box(const og_mesh *mesh, og_aabb box, og_vec3 *point, int room);

#endif
