#include "ref/tree/build.h"

#include "ref/tree/insertions.h"
#include "ref/tree/nearest_pairs.h"
#include "ref/tree/top_down.h"
#include "ref/tree/z_order.h"

static void fill(og_tree *tree, const og_mesh *mesh) {
  for (int32_t k = 0; k < tree->leaves; k++) tree->leaf[k] = (og_tree_leaf){og_mesh_box(mesh, k), k};
}

size_t og_tree_build_bytes(og_build_rule rule, int32_t leaves) {
  switch (rule) {
  case OG_BUILD_CODES: return og_z_order_bytes(leaves);
  case OG_BUILD_NEAREST: return og_nearest_pairs_bytes(leaves);
  case OG_BUILD_INSERT: return og_insertions_bytes(leaves);
  case OG_BUILD_LONGEST_AXIS:
  case OG_BUILD_MEAN:
  case OG_BUILD_CENTRE: break;
  }
  return 0;
}

void og_tree_build(og_tree *tree, const og_mesh *mesh, og_build_rule rule, void *room) {
  if (tree->leaves == 0) return;
  fill(tree, mesh);
  if (rule == OG_BUILD_NEAREST) og_join_nearest_pairs(tree, mesh, room);
  else if (rule == OG_BUILD_INSERT) og_insert_leaves(tree, mesh, room);
  else og_build_top_down(tree, rule, mesh, rule == OG_BUILD_CODES ? og_sort_by_z_order(tree, mesh, room) : NULL);
}
