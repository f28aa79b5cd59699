#include "ref/broad/octree_leaves.h"

#include "ref/broad/memory.h"
#include "ref/broad/offer.h"

enum { BITS = 20, CHILDREN = 8, FEW = 8, LEVELS = BITS + 1 };

// A node on the way down: its cell among those of its level, and its boxes' places in the lists.
typedef struct node {
  int64_t begin;
  int32_t count, level, cell[3];
  int next; // child; 0 before the node is looked at
} node;

typedef struct walk {
  const og_aabb *box;
  const og_reach *reach;
  int32_t *entry;
  og_pairs *pairs;
  og_overlaps_work work;
} walk;

// Which children a box of the node reaches: bit c of child c, whose bits are its place along x, y, z.
static inline unsigned children_of(const node *n, const og_reach *r) {
  static const unsigned lower[3] = {0x55, 0x33, 0x0f};
  const int shift = BITS - 1 - n->level;
  unsigned children = 0xff;
  for (int k = 0; k < 3; k++) {
    const int32_t middle = (2 * n->cell[k] + 1) << shift;
    if (r->lo[k] >= middle) children &= ~lower[k];
    if (r->hi[k] < middle) children &= lower[k];
  }
  return children;
}

// Does division halve the comparisons, or at least hardly repeat boxes? The latter leads down to where boxes crowd. A child has
// no more boxes than its node, so the lists of a way down take LEVELS places a box at most.
static bool is_worthwhile(const walk *w, const node *n) {
  if (n->count <= FEW || n->level >= BITS) return false;
  int64_t reached[CHILDREN] = {0};
  for (int64_t p = n->begin; p < n->begin + n->count; p++) {
    const unsigned children = children_of(n, &w->reach[w->entry[p]]);
    for (int c = 0; c < CHILDREN; c++) reached[c] += children >> c & 1;
  }
  uint64_t squares = 0;
  int64_t all = 0;
  for (int c = 0; c < CHILDREN; c++) {
    squares += (uint64_t)reached[c] * (uint64_t)reached[c];
    all += reached[c];
  }
  return 2 * squares <= (uint64_t)n->count * (uint64_t)n->count || all <= n->count + n->count / 8;
}

// Is this the leaf of the lower corner of what the boxes have in common?
static inline bool is_own(const node *n, const og_reach *a, const og_reach *b) {
  for (int k = 0; k < 3; k++)
    if (og_greater(a->lo[k], b->lo[k]) >> (BITS - n->level) != n->cell[k]) return false;
  return true;
}

// Boxes stand in a leaf's list in the order of their numbers.
static void compare(walk *w, const node *n) {
  const int32_t *const entry = w->entry + n->begin;
  for (int32_t k = 0; k < n->count; k++)
    for (int32_t l = k + 1; l < n->count; l++) {
      const int32_t i = entry[k], j = entry[l];
      if (og_overlap_at_once(&w->box[i], &w->box[j]) && is_own(n, &w->reach[i], &w->reach[j]))
        og_pairs_add(w->pairs, i, j);
    }
  w->work.tests += (int64_t)n->count * (n->count - 1) / 2;
}

// The child's list stands behind the node's.
static node child_of(const walk *w, const node *n, int child) {
  node c = {.begin = n->begin + n->count, .level = n->level + 1};
  for (int k = 0; k < 3; k++) c.cell[k] = 2 * n->cell[k] + (child >> k & 1);
  for (int64_t p = n->begin; p < n->begin + n->count; p++)
    if (children_of(n, &w->reach[w->entry[p]]) >> child & 1) w->entry[c.begin + c.count++] = w->entry[p];
  return c;
}

og_overlaps_work og_octree_leaves(const og_aabb *box, int32_t count, og_reach *reach, int32_t *entry, og_pairs *pairs) {
  walk w = {box, reach, entry, pairs, {0, 0, 0}};
  if (count < 1) return w.work;
  const og_lattice lattice = og_cubes_over(box, count, 3, (int32_t)1 << BITS);
  for (int32_t k = 0; k < count; k++) {
    reach[k] = og_reach_of(&lattice, &box[k]);
    entry[k] = k;
  }
  node way[LEVELS] = {{.count = count}};
  int depth = 0;
  while (depth >= 0) {
    node *const n = &way[depth];
    if (n->next == 0) w.work.visits++;
    if (n->next == 0 && !is_worthwhile(&w, n)) {
      compare(&w, n);
      depth--;
    } else if (n->next == CHILDREN) depth--;
    else {
      const node child = child_of(&w, n, n->next++);
      if (child.count > 1) way[++depth] = child;
    }
  }
  return w.work;
}

// ---- behind the door ----

typedef struct layout {
  size_t reach, entry, end;
} layout;

static layout lay_out(const og_scene_limits *limits) {
  const size_t boxes = (size_t)limits->boxes;
  layout at;
  size_t used = og_scene_bytes(limits);
  at.reach = og_take(&used, boxes, sizeof(og_reach));
  at.entry = og_take(&used, LEVELS * boxes, sizeof(int32_t));
  at.end = used;
  return at;
}

static size_t bytes(const og_scene_limits *limits) { return lay_out(limits).end; }

static void list(og_scene *s) {
  const layout at = lay_out(&s->limits);
  unsigned char *const block = (unsigned char *)(void *)s;
  s->work = og_octree_leaves(s->box, s->count, (og_reach *)(void *)(block + at.reach),
                             (int32_t *)(void *)(block + at.entry), &s->now);
}

static og_outcome step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  return og_scene_step((og_scene *)scene, list, change, count, begun, ended);
}

// ---- what is known of it ----

static const og_door_overlaps octree_leaves_door = {
    .bytes = bytes, .start = og_scene_start, .step = step, .work = og_scene_work};

const og_algorithm og_algorithm_octree_leaves = {
    .id = "octree-leaves",
    .row = "3.9",
    .questions = "overlaps",
    .path = "ref/broad/octree_leaves",
    .source = "Varjus 2018, 3.1; Ericson 2005, 7.3",
    .cost = "O(n log n + k) where boxes do not crowd",
    .limits = "quadratic where many boxes reach the same cells: bars, and a few boxes much larger than most",
    .overlaps = &octree_leaves_door,
};
