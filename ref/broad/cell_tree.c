#include "ref/broad/cell_tree.h"

#include "ref/broad/memory.h"
#include "ref/broad/offer.h"

// ---- the tree ----

// 0 for a box that stays at the node, 1 .. 8 for one that goes on to a child.
static inline int way_of(const og_tree_item *item, int32_t level) {
  if (item->depth <= level) return 0;
  const int shift = OG_TREE_BITS - 1 - level;
  return 1 + ((item->point[0] >> shift & 1) | (item->point[1] >> shift & 1) << 1 | (item->point[2] >> shift & 1) << 2);
}

static void add_child(og_cell_tree *t, int32_t parent, int octant, int32_t begin, int32_t end) {
  og_tree_node *const p = &t->node[parent], *const n = &t->node[t->nodes];
  *n = (og_tree_node){.begin = begin, .own_end = end, .end = end, .level = p->level + 1};
  for (int k = 0; k < 3; k++) n->cell[k] = 2 * p->cell[k] + (octant >> k & 1);
  if (p->children == 0) p->child = t->nodes;
  p->children++;
  t->nodes++;
}

// Sorts the node's boxes by their ways, each way's boxes in the order they had.
static void divide(og_cell_tree *t, int32_t k) {
  og_tree_node *const n = &t->node[k];
  if (n->end - n->begin <= OG_TREE_FEW || n->level >= OG_TREE_BITS || t->room - t->nodes < OG_TREE_CHILDREN) return;
  int32_t start[OG_TREE_CHILDREN + 2] = {0}, at[OG_TREE_CHILDREN + 2];
  for (int32_t p = n->begin; p < n->end; p++) start[way_of(&t->item[t->order[p]], n->level) + 1]++;
  start[0] = n->begin;
  for (int w = 0; w <= OG_TREE_CHILDREN; w++) start[w + 1] += start[w];
  for (int w = 0; w <= OG_TREE_CHILDREN; w++) at[w] = start[w];
  for (int32_t p = n->begin; p < n->end; p++) t->spare[at[way_of(&t->item[t->order[p]], n->level)]++] = t->order[p];
  for (int32_t p = n->begin; p < n->end; p++) t->order[p] = t->spare[p];
  n->own_end = start[1];
  for (int w = 1; w <= OG_TREE_CHILDREN; w++)
    if (start[w] < start[w + 1]) add_child(t, k, w - 1, start[w], start[w + 1]);
}

void og_cell_tree_build(og_cell_tree *t, int32_t count) {
  for (int32_t k = 0; k < count; k++) t->order[k] = k;
  t->node[0] = (og_tree_node){.begin = 0, .own_end = count, .end = count};
  t->nodes = 1;
  for (int32_t k = 0; k < t->nodes; k++) divide(t, k);
}

// ---- boxes in the smallest node that holds them whole ----

// As deep as both corners go the same way: the lower corner is the point.
static og_tree_item item_of(const og_lattice *lattice, const og_aabb *box) {
  og_tree_item item = {.reach = og_reach_of(lattice, box), .depth = OG_TREE_BITS};
  int32_t differ = 0;
  for (int k = 0; k < 3; k++) {
    item.point[k] = item.reach.lo[k];
    differ |= item.reach.lo[k] ^ item.reach.hi[k];
  }
  for (; differ != 0; differ >>= 1) item.depth--;
  return item;
}

static int push_children(const og_cell_tree *t, const og_tree_node *n, const og_reach *r, int32_t *stack, int depth) {
  for (int32_t c = n->child; c < n->child + n->children; c++)
    if (og_node_meets(&t->node[c], r, false)) stack[depth++] = c;
  return depth;
}

// The box at place p of the node against its own that come later, and against what is below the node.
static void compare(const og_cell_tree *t, const og_aabb *box, const og_tree_node *n, int32_t p, og_pairs *pairs,
                    og_overlaps_work *work) {
  const int32_t i = t->order[p];
  const og_reach *const r = &t->item[i].reach;
  int32_t stack[OG_TREE_STACK];
  for (int32_t q = p + 1; q < n->own_end; q++) og_offer(box, i, t->order[q], pairs);
  work->tests += n->own_end - p - 1;
  int depth = push_children(t, n, r, stack, 0);
  while (depth > 0) {
    const og_tree_node *const below = &t->node[stack[--depth]];
    for (int32_t q = below->begin; q < below->own_end; q++) og_offer(box, i, t->order[q], pairs);
    work->tests += below->own_end - below->begin;
    work->visits++;
    depth = push_children(t, below, r, stack, depth);
  }
}

og_overlaps_work og_cell_tree_pairs(const og_aabb *box, int32_t count, int axes, og_cell_tree *t, og_pairs *pairs) {
  og_overlaps_work work = {0, 0, 0};
  if (count < 1) return work;
  const og_lattice lattice = og_cubes_over(box, count, axes, (int32_t)1 << OG_TREE_BITS);
  for (int32_t k = 0; k < count; k++) t->item[k] = item_of(&lattice, &box[k]);
  og_cell_tree_build(t, count);
  for (int32_t k = 0; k < t->nodes; k++)
    for (int32_t p = t->node[k].begin; p < t->node[k].own_end; p++) compare(t, box, &t->node[k], p, pairs, &work);
  return work;
}

// ---- memory ----

typedef struct layout {
  size_t item, order, spare, node, bytes;
} layout;

static int32_t room_for(const og_scene_limits *limits) { return 2 * limits->boxes + OG_TREE_CHILDREN + 1; }

static layout lay_out(const og_scene_limits *limits) {
  const size_t boxes = (size_t)limits->boxes;
  layout at;
  size_t used = og_scene_bytes(limits);
  at.item = og_take(&used, boxes, sizeof(og_tree_item));
  at.order = og_take(&used, boxes, sizeof(int32_t));
  at.spare = og_take(&used, boxes, sizeof(int32_t));
  at.node = og_take(&used, (size_t)room_for(limits), sizeof(og_tree_node));
  at.bytes = used;
  return at;
}

size_t og_cell_tree_bytes(const og_scene_limits *limits) { return lay_out(limits).bytes; }

og_cell_tree og_cell_tree_of(og_scene *scene) {
  const layout at = lay_out(&scene->limits);
  unsigned char *const block = (unsigned char *)(void *)scene;
  return (og_cell_tree){.item = (og_tree_item *)(void *)(block + at.item),
                        .order = (int32_t *)(void *)(block + at.order),
                        .spare = (int32_t *)(void *)(block + at.spare),
                        .node = (og_tree_node *)(void *)(block + at.node),
                        .room = room_for(&scene->limits)};
}
