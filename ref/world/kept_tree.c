#include "ref/world/kept_tree.h"

#include "ref/tree/pair_order.h"

enum { BITS = 21, MOST_OPEN = 128 };

// ---- the order ----

// Two zeros between any two bits.
static uint64_t spread(uint64_t x) {
  x = (x | x << 32) & UINT64_C(0x001f00000000ffff);
  x = (x | x << 16) & UINT64_C(0x001f0000ff0000ff);
  x = (x | x << 8) & UINT64_C(0x100f00f00f00f00f);
  x = (x | x << 4) & UINT64_C(0x10c30c30c30c30c3);
  return (x | x << 2) & UINT64_C(0x1249249249249249);
}

static uint64_t cell_of(og_scalar from, og_scalar x, og_scalar length) {
  const og_scalar cells = (og_scalar)((1 << BITS) - 1);
  return length > 0 ? (uint64_t)(og_clamp((x - from) / length, 0, 1) * cells) : 0;
}

// Of the middle of the box, within `all`.
static uint64_t code_of(const og_aabb *all, const og_aabb *box, og_scalar length) {
  const og_vec3 half_lo = og_scale((og_scalar)0.5, box->lo), half_hi = og_scale((og_scalar)0.5, box->hi);
  const og_vec3 centre = og_add(half_lo, half_hi);
  return spread(cell_of(all->lo.x, centre.x, length)) << 2 | spread(cell_of(all->lo.y, centre.y, length)) << 1 |
         spread(cell_of(all->lo.z, centre.z, length));
}

// The deepest leaves are the first from left to right: they begin at a power of two.
static int32_t first_leaf(int32_t parts) {
  int32_t power = 1;
  /*@ loop invariant range: 1 <= power;
      loop assigns power;
      loop variant 2 * parts - power; */
  while (power <= parts - 1) power *= 2;
  return power;
}

void og_kept_tree_order(int32_t *order, const og_world_part *part, int32_t parts, const og_kept_room *room) {
  og_aabb all = part[0].box;
  for (int32_t p = 1; p < parts; p++) all = og_aabb_joined(&all, &part[p].box);
  const og_scalar length = og_largest(og_sub(all.hi, all.lo));
  for (int32_t p = 0; p < parts; p++) room->key[p] = (og_key){code_of(&all, &part[p].box, length), p};
  og_sort_keys(room->key, parts, room->spare);
  const int32_t first = first_leaf(parts), deep = 2 * parts - first;
  for (int32_t p = 0; p < parts; p++) order[p < deep ? first - parts + p : p - deep] = room->key[p].index;
}

// ---- boxes ----

static const og_aabb *box_of(const og_kept_tree *tree, int32_t node) {
  return node < tree->parts ? &tree->node[node] : &tree->part[tree->order[node - tree->parts]].box;
}

void og_kept_tree_refit(og_aabb *node, const int32_t *order, const og_world_part *part, int32_t parts) {
  const og_kept_tree tree = {part, parts, order, node};
  for (int32_t k = parts - 1; k > 0; k--) node[k] = og_aabb_joined(box_of(&tree, 2 * k), box_of(&tree, 2 * k + 1));
}

// ---- pairs ----

typedef struct open_pairs {
  int count;
  int32_t a[MOST_OPEN], b[MOST_OPEN];
} open_pairs;

static void push(open_pairs *open, int32_t a, int32_t b) {
  open->a[open->count] = a;
  open->b[open->count++] = b;
}

// Both are opened, or the one that is no leaf. A tree has 31 levels at most: each adds three pairs at most while both are opened,
// then one.
static void open_nodes(open_pairs *open, int32_t a, int32_t b, bool a_is_leaf, bool b_is_leaf) {
  for (int32_t i = a_is_leaf ? 1 : 0; i < 2; i++)
    for (int32_t j = b_is_leaf ? 1 : 0; j < 2; j++)
      push(open, a_is_leaf ? a : 2 * a + i, b_is_leaf ? b : 2 * b + j);
}

static void find(og_pairs *found, const og_kept_tree *a, const og_kept_tree *b) {
  open_pairs open;
  open.count = 0;
  push(&open, 1, 1);
  while (open.count > 0) {
    const int32_t i = open.a[--open.count], j = open.b[open.count];
    if (!og_aabb_overlap(box_of(a, i), box_of(b, j))) continue;
    const bool a_is_leaf = i >= a->parts, b_is_leaf = j >= b->parts;
    if (a_is_leaf && b_is_leaf) og_pairs_add(found, a->order[i - a->parts], b->order[j - b->parts]);
    else open_nodes(&open, i, j, a_is_leaf, b_is_leaf);
  }
}

og_outcome og_kept_tree_list(const og_kept_room *room, og_pairs *found, og_index_pair of, const og_kept_tree *a,
                             const og_kept_tree *b, og_part_pairs *near) {
  found->count = 0;
  find(found, a, b);
  if (found->count > found->room || found->count > near->room - near->count) return OG_OUTCOME_FULL;
  og_sort_pairs(found, a->parts, room->start);
  for (int64_t k = 0; k < found->count; k++)
    near->pair[near->count++] = (og_part_pair){of, found->pair[k].i, found->pair[k].j};
  return OG_OUTCOME_ANSWERED;
}
