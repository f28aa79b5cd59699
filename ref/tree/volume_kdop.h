#ifndef OG_TREE_VOLUME_KDOP_H
#define OG_TREE_VOLUME_KDOP_H

/// Polytopes of 18 fixed faces (18-DOPs) as volumes: slabs along x, y, z and the diagonals of their planes.
///
/// A diagonal needs one sum, rounded once. Rounding keeps the order: a point between two corners is, rounded, between the rounded
/// corners. So slabs that are apart hold no common point, and nothing has to be made larger.
/// (Space diagonals need two sums: 14- and 26-DOPs would need a margin.)
/// Source: Varjus 2018, 4; Parac 2020, 5.2.3; Klosowski et al. 1998.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100.

#include "ref/tree/volume.h"

enum { OG_SLABS = 9 };

typedef struct og_tree_kdop {
  og_scalar lo[OG_SLABS], hi[OG_SLABS];
} og_tree_kdop;

static inline void og_kdop_heights(og_vec3 p, og_scalar *height) {
  height[0] = p.x;
  height[1] = p.y;
  height[2] = p.z;
  height[3] = p.x + p.y;
  height[4] = p.x - p.y;
  height[5] = p.x + p.z;
  height[6] = p.x - p.z;
  height[7] = p.y + p.z;
  height[8] = p.y - p.z;
}

static inline void og_kdop_of_triangle(void *volume, const og_vec3 *p) {
  og_tree_kdop *const v = (og_tree_kdop *)volume;
  og_scalar a[OG_SLABS], b[OG_SLABS], c[OG_SLABS];
  og_kdop_heights(p[0], a);
  og_kdop_heights(p[1], b);
  og_kdop_heights(p[2], c);
  for (int k = 0; k < OG_SLABS; k++) {
    v->lo[k] = og_min(a[k], og_min(b[k], c[k]));
    v->hi[k] = og_max(a[k], og_max(b[k], c[k]));
  }
}

static inline void og_kdop_merge(void *volume, const void *a, const void *b) {
  og_tree_kdop *const v = (og_tree_kdop *)volume;
  const og_tree_kdop *const s = (const og_tree_kdop *)a, *const t = (const og_tree_kdop *)b;
  for (int k = 0; k < OG_SLABS; k++) {
    v->lo[k] = og_min(s->lo[k], t->lo[k]);
    v->hi[k] = og_max(s->hi[k], t->hi[k]);
  }
}

static inline bool og_kdops_meet(const void *a, const void *b) {
  const og_tree_kdop *const s = (const og_tree_kdop *)a, *const t = (const og_tree_kdop *)b;
  for (int k = 0; k < OG_SLABS; k++)
    if (s->hi[k] < t->lo[k] || t->hi[k] < s->lo[k]) return false;
  return true;
}

static inline og_scalar og_kdop_size(const void *volume) {
  const og_tree_kdop *const v = (const og_tree_kdop *)volume;
  return (v->hi[0] - v->lo[0]) + (v->hi[1] - v->lo[1]) + (v->hi[2] - v->lo[2]);
}

static const og_volume_kind og_volume_kdop = {.bytes = sizeof(og_tree_kdop),
                                              .of_triangle = og_kdop_of_triangle,
                                              .merge = og_kdop_merge,
                                              .overlap = og_kdops_meet,
                                              .size = og_kdop_size};

#endif
