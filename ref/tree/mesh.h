#ifndef OG_TREE_MESH_H
#define OG_TREE_MESH_H

/// A triangle mesh: points, and triangles that name them.
///
/// Nothing is asked of the surface: triangles may repeat, have no area, or name a point twice. Points are where the mesh is:
/// who has a pose applies it first.
/// Safe (proofs/eva.py): A, all functions; none computes.

#include <stdint.h>

#include "ref/broad/aabb.h"
#include "ref/closest/range.h"

typedef struct og_mesh_triangle {
  int32_t corner[3]; // numbers of points
} og_mesh_triangle;

typedef struct og_mesh {
  const og_vec3 *point;
  int32_t points;
  const og_mesh_triangle *triangle;
  int32_t triangles;
  bool of_boxes; // each triangle stands for the box around its corners, and two meet where their boxes overlap
} og_mesh;

/// The most triangles that a mesh may have: numbers of a tree's nodes are below twice that.
#define OG_MOST_TRIANGLES 1000000000

/*@ predicate are_corners{L}(og_mesh *mesh, integer end) = \forall integer k, c; 0 <= k < end && 0 <= c < 3 ==>
      0 <= mesh->triangle[k].corner[c] < mesh->points;
    predicate readable_mesh{L}(og_mesh *mesh) = \valid_read(mesh) && 0 <= mesh->points &&
      0 <= mesh->triangles <= OG_MOST_TRIANGLES && \valid_read(mesh->point + (0 .. mesh->points - 1)) &&
      \valid_read(mesh->triangle + (0 .. mesh->triangles - 1));
    predicate is_mesh{L}(og_mesh *mesh) = readable_mesh(mesh) && are_corners(mesh, mesh->triangles);
    // Every corner of triangle k is in the box.
    predicate is_in_box(og_vec3 p, og_aabb box) =
      box.lo.x <= p.x <= box.hi.x && box.lo.y <= p.y <= box.hi.y && box.lo.z <= p.z <= box.hi.z;
    predicate holds_triangle{L}(og_aabb box, og_mesh *mesh, integer k) = \forall integer c; 0 <= c < 3 ==>
      is_in_box(mesh->point[mesh->triangle[k].corner[c]], box);
*/

/*@ requires corners: \valid(corner + (0 .. 2)) && is_mesh(mesh) && 0 <= k < mesh->triangles;
    requires apart: \separated(corner + (0 .. 2), mesh, mesh->point + (0 .. mesh->points - 1),
                               mesh->triangle + (0 .. mesh->triangles - 1));
    terminates \true; exits \false; assigns corner[0 .. 2];
    ensures corners: \forall integer c; 0 <= c < 3 ==> corner[c] == mesh->point[mesh->triangle[k].corner[c]]; */
static inline void og_mesh_corners(const og_mesh *mesh, int32_t k, og_vec3 *corner) {
  corner[0] = mesh->point[mesh->triangle[k].corner[0]];
  corner[1] = mesh->point[mesh->triangle[k].corner[1]];
  corner[2] = mesh->point[mesh->triangle[k].corner[2]];
}

/// The least box that holds triangle k. Nothing is computed, only compared.
/*@ requires mesh: is_mesh(mesh) && 0 <= k < mesh->triangles;
    terminates \true; exits \false; assigns \nothing;
    ensures box: is_box(\result);
    ensures holds: holds_triangle(\result, mesh, k); */
static inline og_aabb og_mesh_box(const og_mesh *mesh, int32_t k) {
  const og_vec3 a = mesh->point[mesh->triangle[k].corner[0]], b = mesh->point[mesh->triangle[k].corner[1]],
                c = mesh->point[mesh->triangle[k].corner[2]];
  return (og_aabb){{og_min(a.x, og_min(b.x, c.x)), og_min(a.y, og_min(b.y, c.y)), og_min(a.z, og_min(b.z, c.z))},
                   {og_max(a.x, og_max(b.x, c.x)), og_max(a.y, og_max(b.y, c.y)), og_max(a.z, og_max(b.z, c.z))}};
}

/// The least box that holds both.
/*@ requires boxes: \valid_read(a) && \valid_read(b);
    terminates \true; exits \false; assigns \nothing;
    ensures box: is_box(*a) && is_box(*b) ==> is_box(\result);
    ensures holds: \forall og_vec3 p; is_in_box(p, *a) || is_in_box(p, *b) ==> is_in_box(p, \result); */
static inline og_aabb og_aabb_joined(const og_aabb *a, const og_aabb *b) {
  return (og_aabb){{og_min(a->lo.x, b->lo.x), og_min(a->lo.y, b->lo.y), og_min(a->lo.z, b->lo.z)},
                   {og_max(a->hi.x, b->hi.x), og_max(a->hi.y, b->hi.y), og_max(a->hi.z, b->hi.z)}};
}

#endif
