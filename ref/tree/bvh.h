#ifndef OG_TREE_BVH_H
#define OG_TREE_BVH_H

/// What all algorithms of trees do behind the door mesh_pairs: build, make the volumes, walk.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for two triangles a mesh, of given points.

#include "ref/broad/memory.h"
#include "ref/tree/build.h"
#include "ref/tree/walk.h"

typedef struct og_bvh_layout {
  size_t node[2], leaf[2], volume[2], stack, room, end;
} og_bvh_layout;

static inline og_bvh_layout og_bvh_lay_out(const og_volume_kind *kind, og_build_rule rule, int32_t a, int32_t b) {
  const int32_t leaves[2] = {a, b};
  og_bvh_layout at;
  size_t used = 0;
  for (int k = 0; k < 2; k++) {
    at.node[k] = og_take(&used, 2 * (size_t)leaves[k], sizeof(og_tree_node));
    at.leaf[k] = og_take(&used, (size_t)leaves[k], sizeof(og_tree_leaf));
    at.volume[k] = og_take(&used, 2 * (size_t)leaves[k], kind->bytes);
  }
  at.stack = og_take(&used, (size_t)a + (size_t)b, sizeof(og_node_pair));
  at.room = og_take(&used, 1, og_tree_build_bytes(rule, a > b ? a : b));
  at.end = used;
  return at;
}

static inline og_volume_tree og_bvh_tree(const og_volume_kind *kind, unsigned char *block, const og_bvh_layout *at,
                                         int k, int32_t leaves) {
  return (og_volume_tree){
      kind,
      {(og_tree_node *)(void *)(block + at->node[k]), (og_tree_leaf *)(void *)(block + at->leaf[k]), leaves},
      block + at->volume[k]};
}

static inline og_volume_tree og_bvh_build(const og_volume_kind *kind, og_build_rule rule, unsigned char *block,
                                          const og_bvh_layout *at, int k, const og_mesh *mesh, og_mesh_work *work) {
  og_volume_tree t = og_bvh_tree(kind, block, at, k, mesh->triangles);
  og_tree_build(&t.tree, mesh, rule, block + at->room);
  work->updates += og_tree_fit(kind, &t.tree, mesh, t.volume);
  return t;
}

static inline void og_bvh_list(const og_volume_kind *kind, og_build_rule rule, void *memory, const og_mesh *a,
                               const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  unsigned char *const block = (unsigned char *)memory;
  const og_bvh_layout at = og_bvh_lay_out(kind, rule, a->triangles, b == NULL ? 0 : b->triangles);
  og_walk w = {a, b, (og_node_pair *)(void *)(block + at.stack), pairs, work};
  const og_volume_tree of_a = og_bvh_build(kind, rule, block, &at, 0, a, work);
  if (b == NULL) {
    og_walk_self(kind, &w, &of_a);
    return;
  }
  const og_volume_tree of_b = og_bvh_build(kind, rule, block, &at, 1, b, work);
  og_walk_two(kind, &w, &of_a, &of_b);
}

#endif
