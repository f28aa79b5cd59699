#ifndef OG_TREE_VOLUME_SPHERE_H
#define OG_TREE_VOLUME_SPHERE_H

/// Spheres as volumes.
///
/// A radius is the distance to the farthest corner, computed with an error below 4 OG_SCALAR_EPSILON of itself, and made
/// larger by 16. Two spheres are apart where the distance of their centres is above the sum of their radii by as much again.
/// Lengths that are no normal numbers are rounded absolutely: OG_SCALAR_MIN is added.
/// Safe (proofs/eva.py): A, all functions; B, 5 of 7 that compute, for two triangles a mesh, within 2^-20 of given
/// points of a plane.

#include "ref/tree/volume.h"

typedef struct og_tree_sphere {
  og_vec3 centre;
  og_scalar radius;
} og_tree_sphere;

static inline og_scalar og_rounded_up(og_scalar x) { return x * (1 + 16 * OG_SCALAR_EPSILON) + OG_SCALAR_MIN; }

static inline og_vec3 og_box_centre(const og_aabb *box) {
  return og_add(og_scale((og_scalar)0.5, box->lo), og_scale((og_scalar)0.5, box->hi));
}

static inline og_scalar og_farthest_corner(og_vec3 centre, const og_vec3 *p) {
  return og_max(og_length(og_sub(p[0], centre)),
                og_max(og_length(og_sub(p[1], centre)), og_length(og_sub(p[2], centre))));
}

static inline void og_sphere_of_triangle(void *volume, const og_vec3 *p) {
  const og_aabb box = {{og_min(p[0].x, og_min(p[1].x, p[2].x)), og_min(p[0].y, og_min(p[1].y, p[2].y)),
                        og_min(p[0].z, og_min(p[1].z, p[2].z))},
                       {og_max(p[0].x, og_max(p[1].x, p[2].x)), og_max(p[0].y, og_max(p[1].y, p[2].y)),
                        og_max(p[0].z, og_max(p[1].z, p[2].z))}};
  const og_vec3 centre = og_box_centre(&box);
  *(og_tree_sphere *)volume = (og_tree_sphere){centre, og_rounded_up(og_farthest_corner(centre, p))};
}

// The centre lies between the two, so that the radius is least; where exactly does not matter, as distances are taken from it.
static inline void og_sphere_merge(void *volume, const void *a, const void *b) {
  const og_tree_sphere *const s = (const og_tree_sphere *)a, *const t = (const og_tree_sphere *)b;
  const og_vec3 way = og_sub(t->centre, s->centre);
  const og_scalar distance = og_length(way), more = distance + t->radius - s->radius;
  const og_scalar part = distance > 0 ? og_clamp(more / 2 / distance, 0, 1) : 0;
  const og_vec3 centre = og_add_scaled(s->centre, part, way);
  const og_scalar to_s = og_rounded_up(og_length(og_sub(s->centre, centre))) + s->radius;
  const og_scalar to_t = og_rounded_up(og_length(og_sub(t->centre, centre))) + t->radius;
  *(og_tree_sphere *)volume = (og_tree_sphere){centre, og_rounded_up(og_max(to_s, to_t))};
}

static inline og_aabb og_box_of_places(const og_tree_leaf *leaf, int32_t count) {
  og_aabb box = leaf[0].box;
  for (int32_t k = 1; k < count; k++) box = og_aabb_joined(&box, &leaf[k].box);
  return box;
}

// Around the middle of the box, as tight as a sphere there is.
static inline void og_sphere_of_places(void *volume, const og_mesh *mesh, const og_tree_leaf *leaf, int32_t count) {
  const og_aabb box = og_box_of_places(leaf, count);
  const og_vec3 centre = og_box_centre(&box);
  og_scalar radius = 0;
  for (int32_t k = 0; k < count; k++) {
    og_vec3 corner[3];
    og_mesh_corners(mesh, leaf[k].triangle, corner);
    radius = og_max(radius, og_farthest_corner(centre, corner));
  }
  *(og_tree_sphere *)volume = (og_tree_sphere){centre, og_rounded_up(radius)};
}

static inline bool og_spheres_meet(const void *a, const void *b) {
  const og_tree_sphere *const s = (const og_tree_sphere *)a, *const t = (const og_tree_sphere *)b;
  return og_length(og_sub(t->centre, s->centre)) <= og_rounded_up(s->radius + t->radius);
}

static inline og_scalar og_sphere_size(const void *volume) { return ((const og_tree_sphere *)volume)->radius; }

static const og_volume_kind og_volume_sphere = {.bytes = sizeof(og_tree_sphere),
                                                .of_triangle = og_sphere_of_triangle,
                                                .merge = og_sphere_merge,
                                                .of_places = og_sphere_of_places,
                                                .overlap = og_spheres_meet,
                                                .size = og_sphere_size};

#endif
