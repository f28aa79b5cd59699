#include "ref/tree/bvh_arity.h"

#include "ref/tree/bvh.h"
#include "ref/tree/volume_aabb.h"
#include "ref/tree/walk_wide.h"

static const og_volume_kind *const kind = &og_volume_aabb;

// What the binary trees take, then the wide nodes.
typedef struct layout {
  og_bvh_layout binary;
  size_t wide[2], end;
} layout;

static layout lay_out(int32_t a, int32_t b) {
  layout at = {.binary = og_bvh_lay_out(kind, OG_BUILD_LONGEST_AXIS, a, b)};
  size_t used = at.binary.end;
  at.wide[0] = og_take(&used, 2 * (size_t)a, sizeof(og_wide_node));
  at.wide[1] = og_take(&used, 2 * (size_t)b, sizeof(og_wide_node));
  at.end = used;
  return at;
}

static size_t bytes(int32_t a, int32_t b) { return lay_out(a, b).end; }

static og_wide_tree widen(const og_volume_tree *binary, int arity, unsigned char *room) {
  og_wide_node *const node = (og_wide_node *)(void *)room;
  return (og_wide_tree){binary, node, og_tree_widen(&binary->tree, arity, node)};
}

static void list(int arity, void *memory, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  unsigned char *const block = (unsigned char *)memory;
  const layout at = lay_out(a->triangles, b == NULL ? 0 : b->triangles);
  og_walk w = {a, b, (og_node_pair *)(void *)(block + at.binary.stack), pairs, work};
  const og_volume_tree of_a = og_bvh_build(kind, OG_BUILD_LONGEST_AXIS, block, &at.binary, 0, a, work);
  const og_wide_tree wide_a = widen(&of_a, arity, block + at.wide[0]);
  if (b == NULL) {
    og_walk_wide_self(&og_volume_aabb, &w, &wide_a);
    return;
  }
  const og_volume_tree of_b = og_bvh_build(kind, OG_BUILD_LONGEST_AXIS, block, &at.binary, 1, b, work);
  const og_wide_tree wide_b = widen(&of_b, arity, block + at.wide[1]);
  og_walk_wide_two(&og_volume_aabb, &w, &wide_a, &wide_b);
}

static void list_2(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  list(2, block, a, b, pairs, work);
}

static void list_3(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  list(3, block, a, b, pairs, work);
}

static void list_4(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  list(4, block, a, b, pairs, work);
}

static void list_8(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  list(8, block, a, b, pairs, work);
}

// ---- what is known of it ----

const og_door_mesh_pairs og_bvh_arity_door[OG_ARITIES] = {
    {.bytes = bytes, .list = list_2, .takes_boxes = true},
    {.bytes = bytes, .list = list_3, .takes_boxes = true},
    {.bytes = bytes, .list = list_4, .takes_boxes = true},
    {.bytes = bytes, .list = list_8, .takes_boxes = true},
};

const og_algorithm og_algorithm_bvh_arity = {
    .id = "bvh-arity",
    .row = "3.10",
    .questions = "mesh_pairs",
    .path = "ref/tree/bvh_arity",
    .source = "Parac 2020, 5.3.3; Rasku 2003, figs 23 to 28",
    .cost = "O(n log n + tests) for triangles spread evenly",
    .limits = "long triangles across the axes overlap many boxes; bits of coordinates as for orient-exact",
    .mesh_pairs = &og_bvh_arity_door[2],
};
