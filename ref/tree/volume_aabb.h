#ifndef OG_TREE_VOLUME_AABB_H
#define OG_TREE_VOLUME_AABB_H

/// Axis-aligned boxes as volumes. Nothing is rounded: a node's box is the least that holds its triangles.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100.

#include "ref/broad/offer.h"
#include "ref/tree/volume.h"

static inline void og_aabb_of_triangle(void *volume, const og_vec3 *p) {
  og_aabb *const box = (og_aabb *)volume;
  const og_aabb a = {p[0], p[0]}, b = {p[1], p[1]}, c = {p[2], p[2]};
  *box = og_aabb_joined(&a, &b);
  *box = og_aabb_joined(box, &c);
}

static inline void og_aabb_merge(void *volume, const void *a, const void *b) {
  *(og_aabb *)volume = og_aabb_joined((const og_aabb *)a, (const og_aabb *)b);
}

static inline bool og_aabb_meets(const void *a, const void *b) {
  return og_overlap_at_once((const og_aabb *)a, (const og_aabb *)b);
}

static inline og_scalar og_aabb_size(const void *volume) {
  const og_aabb *const box = (const og_aabb *)volume;
  return (box->hi.x - box->lo.x) + (box->hi.y - box->lo.y) + (box->hi.z - box->lo.z);
}

static const og_volume_kind og_volume_aabb = {.bytes = sizeof(og_aabb),
                                              .of_triangle = og_aabb_of_triangle,
                                              .merge = og_aabb_merge,
                                              .overlap = og_aabb_meets,
                                              .size = og_aabb_size};

#endif
