#ifndef OG_TREE_VOLUME_LAYERED_H
#define OG_TREE_VOLUME_LAYERED_H

/// Layered volumes: an oriented box, and beside it a sphere or a box along the axes around the same triangles.
///
/// Both layers hold the triangles, so that two volumes are apart where either layer says so. The cheap one is asked first
/// (walk.h). It need not hold the oriented box, as its source would have it: that the triangles are held is enough.
/// Each layer rounds as its own kind does (volume_obb.h, volume_sphere.h, volume_aabb.h).
/// Source: Rasku 2003, 8.2.
/// Safe (proofs/eva.py): A, all functions; B, 5 of 9 that compute, for two triangles a mesh, given points of a
/// plane.

#include "ref/tree/volume_aabb.h"
#include "ref/tree/volume_obb.h"
#include "ref/tree/volume_sphere.h"

typedef struct og_tree_sphere_obb {
  og_tree_obb tight; // first: what looks at the oriented box alone takes the whole for it
  og_tree_sphere cheap;
} og_tree_sphere_obb;

typedef struct og_tree_aabb_obb {
  og_tree_obb tight; // first, as there
  og_aabb cheap;
} og_tree_aabb_obb;

static inline const void *og_sphere_beside(const void *volume) { return &((const og_tree_sphere_obb *)volume)->cheap; }
static inline const void *og_aabb_beside(const void *volume) { return &((const og_tree_aabb_obb *)volume)->cheap; }
static inline bool og_tight_meets(const void *a, const void *b) { return og_volume_obb.overlap(a, b); }
static inline og_scalar og_tight_size(const void *volume) { return og_volume_obb.size(volume); }

// ---- a sphere beside it ----

static inline void og_sphere_obb_of_triangle(void *volume, const og_vec3 *p) {
  og_volume_obb.of_triangle(volume, p);
  og_sphere_of_triangle(&((og_tree_sphere_obb *)volume)->cheap, p);
}

static inline void og_sphere_obb_merge(void *volume, const void *a, const void *b) {
  og_volume_obb.merge(volume, a, b);
  og_sphere_merge(&((og_tree_sphere_obb *)volume)->cheap, og_sphere_beside(a), og_sphere_beside(b));
}

static inline void og_sphere_obb_of_places(void *volume, const og_mesh *mesh, const og_tree_leaf *leaf, int32_t count) {
  og_volume_obb.of_places(volume, mesh, leaf, count);
  og_sphere_of_places(&((og_tree_sphere_obb *)volume)->cheap, mesh, leaf, count);
}

static inline bool og_spheres_beside_meet(const void *a, const void *b) {
  return og_spheres_meet(og_sphere_beside(a), og_sphere_beside(b));
}

static const og_volume_kind og_volume_sphere_obb = {.bytes = sizeof(og_tree_sphere_obb),
                                                    .of_triangle = og_sphere_obb_of_triangle,
                                                    .merge = og_sphere_obb_merge,
                                                    .of_places = og_sphere_obb_of_places,
                                                    .overlap = og_tight_meets,
                                                    .cheap = og_spheres_beside_meet,
                                                    .size = og_tight_size};

// ---- a box along the axes beside it ----

static inline void og_aabb_obb_of_triangle(void *volume, const og_vec3 *p) {
  og_volume_obb.of_triangle(volume, p);
  og_aabb_of_triangle(&((og_tree_aabb_obb *)volume)->cheap, p);
}

static inline void og_aabb_obb_merge(void *volume, const void *a, const void *b) {
  og_volume_obb.merge(volume, a, b);
  og_aabb_merge(&((og_tree_aabb_obb *)volume)->cheap, og_aabb_beside(a), og_aabb_beside(b));
}

static inline void og_aabb_obb_of_places(void *volume, const og_mesh *mesh, const og_tree_leaf *leaf, int32_t count) {
  og_volume_obb.of_places(volume, mesh, leaf, count);
  ((og_tree_aabb_obb *)volume)->cheap = og_box_of_places(leaf, count);
}

static inline bool og_aabbs_beside_meet(const void *a, const void *b) {
  return og_aabb_meets(og_aabb_beside(a), og_aabb_beside(b));
}

static const og_volume_kind og_volume_aabb_obb = {.bytes = sizeof(og_tree_aabb_obb),
                                                  .of_triangle = og_aabb_obb_of_triangle,
                                                  .merge = og_aabb_obb_merge,
                                                  .of_places = og_aabb_obb_of_places,
                                                  .overlap = og_tight_meets,
                                                  .cheap = og_aabbs_beside_meet,
                                                  .size = og_tight_size};

#endif
