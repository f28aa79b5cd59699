#ifndef OG_TREE_VOLUME_H
#define OG_TREE_VOLUME_H

/// Kinds of bounding volumes behind one interface.
///
/// Every kind promises that `overlap` is false only where the two sets that the volumes were made to hold share no
/// point. So rounding may make a volume larger, never smaller. A kind whose volumes are not compared but computed says
/// how it rounds outwards.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^20, two triangles a mesh (some:
/// others).

#include <stddef.h>

#include "ref/tree/tree.h"

typedef struct og_volume_kind {
  size_t bytes;                                              // of a volume, a multiple of OG_BLOCK_ALIGNMENT
  void (*of_triangle)(void *volume, const og_vec3 *corner);  // holds the triangle
  void (*merge)(void *volume, const void *a, const void *b); // holds what both hold
  /// Holds the triangles of these places, tighter than merge does; null: merge is as tight.
  void (*of_places)(void *volume, const og_mesh *mesh, const og_tree_leaf *leaf, int32_t count);
  bool (*overlap)(const void *a, const void *b);
  /// Only layered volumes have it. It promises what overlap does, costs less, and is asked first. Null: there is one
  /// layer.
  bool (*cheap)(const void *a, const void *b);
  og_scalar (*size)(const void *volume); // any measure: the larger of two nodes is descended
} og_volume_kind;

static inline void *og_volume_at(const og_volume_kind *kind, void *volume, int32_t k) {
  return (unsigned char *)volume + (size_t)k * kind->bytes;
}

static inline const void *og_volume_of(const og_volume_kind *kind, const void *volume, int32_t k) {
  return (const unsigned char *)volume + (size_t)k * kind->bytes;
}

/// The volumes of all nodes anew, children before parents: after triangles have moved a tree keeps its form.
/// Returns how many were made.  Source: Varjus 2018, 4.
static inline int64_t og_tree_refit(const og_volume_kind *kind, const og_tree *tree, const og_mesh *mesh,
                                    void *volume) {
  for (int32_t k = og_tree_nodes(tree) - 1; k >= 0; k--) {
    const og_tree_node *const n = &tree->node[k];
    void *const v = og_volume_at(kind, volume, k);
    if (n->child == 0) {
      og_vec3 corner[3];
      og_mesh_corners(mesh, tree->leaf[n->first].triangle, corner);
      kind->of_triangle(v, corner);
    } else kind->merge(v, og_volume_of(kind, volume, n->child), og_volume_of(kind, volume, n->child + 1));
  }
  return og_tree_nodes(tree);
}

/// The volumes of all nodes, each as tight as the kind can make it.
static inline int64_t og_tree_fit(const og_volume_kind *kind, const og_tree *tree, const og_mesh *mesh, void *volume) {
  if (kind->of_places == NULL) return og_tree_refit(kind, tree, mesh, volume);
  for (int32_t k = 0; k < og_tree_nodes(tree); k++)
    kind->of_places(og_volume_at(kind, volume, k), mesh, tree->leaf + tree->node[k].first, tree->node[k].count);
  return og_tree_nodes(tree);
}

#endif
