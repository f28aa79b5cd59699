#include "ref/broad/octree_loose.h"

#include "ref/broad/offer.h"

// The deepest level whose cells are at least as long as the box. The least length of integers around the centre: with
// hi - lo < 2 h, where a cell is 2 h long, lo and hi are at most h from the centre.
static og_tree_item item_of(const og_lattice *lattice, const og_aabb *box) {
  og_tree_item item = {.reach = og_reach_of(lattice, box), .depth = OG_TREE_BITS};
  int32_t longest = 0;
  for (int k = 0; k < 3; k++) {
    const int32_t length = item.reach.hi[k] - item.reach.lo[k];
    item.point[k] = item.reach.lo[k] + length / 2;
    longest = og_greater(longest, length);
  }
  for (; longest != 0; longest >>= 1) item.depth--;
  return item;
}

// The box at place p of node k against those of coarser levels, and of its own level against those that come later.
static void compare(const og_cell_tree *t, const og_aabb *box, int32_t k, int32_t p, og_pairs *pairs,
                    og_overlaps_work *work) {
  const int32_t i = t->order[p], level = t->node[k].level;
  const og_reach *const r = &t->item[i].reach;
  int32_t stack[OG_TREE_STACK] = {0};
  int depth = 1;
  while (depth > 0) {
    const int32_t m = stack[--depth];
    const og_tree_node *const n = &t->node[m];
    work->visits++;
    if (n->level < level || m >= k) {
      const int32_t from = m == k ? p + 1 : n->begin;
      for (int32_t q = from; q < n->own_end; q++) og_offer(box, i, t->order[q], pairs);
      work->tests += n->own_end - from;
    }
    if (n->level == level) continue;
    for (int32_t c = n->child; c < n->child + n->children; c++)
      if (og_node_meets(&t->node[c], r, true)) stack[depth++] = c;
  }
}

og_overlaps_work og_octree_loose(const og_aabb *box, int32_t count, og_cell_tree *t, og_pairs *pairs) {
  og_overlaps_work work = {0, 0, 0};
  if (count < 1) return work;
  const og_lattice lattice = og_cubes_over(box, count, 3, (int32_t)1 << OG_TREE_BITS);
  for (int32_t k = 0; k < count; k++) t->item[k] = item_of(&lattice, &box[k]);
  og_cell_tree_build(t, count);
  for (int32_t k = 0; k < t->nodes; k++)
    for (int32_t p = t->node[k].begin; p < t->node[k].own_end; p++) compare(t, box, k, p, pairs, &work);
  return work;
}

static void list(og_scene *s) {
  og_cell_tree tree = og_cell_tree_of(s);
  s->work = og_octree_loose(s->box, s->count, &tree, &s->now);
}

static og_outcome step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  return og_scene_step((og_scene *)scene, list, change, count, begun, ended);
}

// ---- what is known of it ----

static const og_door_overlaps octree_loose_door = {
    .bytes = og_cell_tree_bytes, .start = og_scene_start, .step = step, .work = og_scene_work};

const og_algorithm og_algorithm_octree_loose = {
    .id = "octree-loose",
    .row = "3.9",
    .questions = "overlaps",
    .path = "ref/broad/octree_loose",
    .source = "Ulrich 2000; Varjus 2018, 3.1",
    .cost = "O(n log n + k) where boxes of a size do not crowd",
    .limits = "quadratic where boxes crowd in one cell of their size",
    .overlaps = &octree_loose_door,
};
