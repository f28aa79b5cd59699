#include "ref/tree/arrange.h"

void og_tree_arrange(og_tree *tree, const og_mesh *mesh, const og_cluster *cluster, int32_t root, int32_t *of_node) {
  const int32_t nodes = og_tree_nodes(tree);
  int32_t next = 1;
  of_node[0] = root;
  for (int32_t k = 0; k < nodes; k++) {
    tree->node[k] = (og_tree_node){0, 0, 1};
    if (of_node[k] < tree->leaves) continue;
    tree->node[k].child = next;
    for (int c = 0; c < 2; c++) of_node[next++] = cluster[of_node[k]].child[c];
  }
  for (int32_t k = nodes - 1; k >= 0; k--) {
    og_tree_node *const n = &tree->node[k];
    if (n->child != 0) n->count = tree->node[n->child].count + tree->node[n->child + 1].count;
  }
  for (int32_t k = 0; k < nodes; k++) {
    const og_tree_node *const n = &tree->node[k];
    if (n->child == 0) {
      tree->leaf[n->first] = (og_tree_leaf){og_mesh_box(mesh, of_node[k]), of_node[k]};
      continue;
    }
    tree->node[n->child].first = n->first;
    tree->node[n->child + 1].first = n->first + tree->node[n->child].count;
  }
}
