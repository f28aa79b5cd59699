#include "ref/tree/insertions.h"

#include "ref/broad/box_tree.h"
#include "ref/broad/memory.h"
#include "ref/tree/arrange.h"

typedef struct layout {
  size_t node, cluster, of_node, end;
} layout;

static layout lay_out(int32_t leaves) {
  const size_t n = (size_t)leaves;
  layout at;
  size_t used = 0;
  at.node = og_take(&used, 2 * n, sizeof(og_box_node));
  at.cluster = og_take(&used, 2 * n, sizeof(og_cluster));
  at.of_node = og_take(&used, 2 * n, sizeof(int32_t));
  at.end = used;
  return at;
}

size_t og_insertions_bytes(int32_t leaves) { return lay_out(leaves).end; }

static int32_t common_divisor(int32_t a, int32_t b) {
  while (b != 0) {
    const int32_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

// Steps of about the golden section reach every number once, neighbours far apart.
static int32_t step_of(int32_t count) {
  int32_t step = (int32_t)((int64_t)count * 618 / 1000);
  while (step > 1 && common_divisor(step, count) != 1) step--;
  return step > 1 ? step : 1;
}

void og_insert_leaves(og_tree *tree, const og_mesh *mesh, void *room) {
  const layout at = lay_out(tree->leaves);
  unsigned char *const block = (unsigned char *)room;
  og_box_tree boxes;
  og_box_tree_start(&boxes, (og_box_node *)(void *)(block + at.node), tree->leaves);
  const int32_t step = step_of(tree->leaves);
  int64_t next = 0;
  for (int32_t k = 0; k < tree->leaves; k++) {
    const og_aabb box = og_mesh_box(mesh, (int32_t)next);
    og_box_tree_insert(&boxes, (int32_t)next, &box);
    next = (next + step) % tree->leaves;
  }
  og_cluster *const cluster = (og_cluster *)(void *)(block + at.cluster);
  for (int32_t k = tree->leaves; k < og_tree_nodes(tree); k++)
    cluster[k] = (og_cluster){{boxes.node[k].child[0], boxes.node[k].child[1]}};
  og_tree_arrange(tree, mesh, cluster, boxes.root, (int32_t *)(void *)(block + at.of_node));
}
