#include "ref/broad/dynamic_tree.h"

#include "ref/broad/memory.h"

// ---- looking up a box ----

static void meet(int32_t k, int32_t leaf, const uint8_t *marked, og_pairs *pairs) {
  if (leaf == k || (marked[leaf] && leaf < k)) return; // a lesser marked one finds k itself
  if (leaf < k) og_pairs_add(pairs, leaf, k);
  else og_pairs_add(pairs, k, leaf);
}

void og_dynamic_tree_query(const og_box_tree *t, int32_t k, const uint8_t *marked, og_pairs *pairs,
                           og_overlaps_work *work) {
  const og_aabb box = t->node[k].box;
  int32_t stack[OG_TREE_HEIGHT + 2] = {t->root}; // of each node on the way down one child waits
  int depth = 1;
  while (depth > 0) {
    const int32_t m = stack[--depth];
    const og_box_node *const n = &t->node[m];
    const bool is_leaf = m < t->boxes;
    if (is_leaf) work->tests++;
    else work->visits++;
    if (!og_aabb_overlap(&n->box, &box)) continue;
    if (is_leaf) {
      meet(k, m, marked, pairs);
      continue;
    }
    stack[depth++] = n->child[0];
    stack[depth++] = n->child[1];
  }
}

// ---- behind the door ----

// What the algorithm keeps besides the scene.
typedef struct own {
  og_box_tree tree;
  const og_change *change; // of the step that is being made
  int32_t changes;
  bool is_changed; // the tree, by this step
  uint8_t *marked; // numbers of the step's boxes
  int32_t *place;  // of a number among the boxes of the scene
} own;

typedef struct layout {
  size_t own, node, marked, place, end;
} layout;

static layout lay_out(const og_scene_limits *limits) {
  const size_t boxes = (size_t)limits->boxes;
  layout at;
  size_t used = og_scene_bytes(limits);
  at.own = og_take(&used, 1, sizeof(own));
  at.node = og_take(&used, 2 * boxes, sizeof(og_box_node));
  at.marked = og_take(&used, boxes, sizeof(uint8_t));
  at.place = og_take(&used, boxes, sizeof(int32_t));
  at.end = used;
  return at;
}

static size_t bytes(const og_scene_limits *limits) { return lay_out(limits).end; }

static own *own_of(og_scene *s) { return (own *)(void *)((unsigned char *)(void *)s + og_scene_bytes(&s->limits)); }

static void start(void *scene, const og_scene_limits *limits) {
  og_scene_start(scene, limits);
  const layout at = lay_out(limits);
  unsigned char *const block = (unsigned char *)scene;
  own *const o = (own *)(void *)(block + at.own);
  og_box_tree_start(&o->tree, (og_box_node *)(void *)(block + at.node), limits->boxes);
  o->change = NULL;
  o->changes = 0;
  o->is_changed = false;
  o->marked = block + at.marked;
  o->place = (int32_t *)(void *)(block + at.place);
  for (int32_t k = 0; k < limits->boxes; k++) o->marked[k] = 0;
}

static void change_tree(own *o) {
  for (int32_t c = 0; c < o->changes; c++) {
    const og_change *const change = &o->change[c];
    if (change->kind != OG_INSERT) og_box_tree_remove(&o->tree, change->index);
    if (change->kind != OG_REMOVE) og_box_tree_insert(&o->tree, change->index, &change->box);
  }
  o->is_changed = true;
}

// The boxes before the step are still there.
static void undo(const og_scene *s, own *o) {
  for (int32_t c = 0; c < o->changes; c++) {
    const og_change *const change = &o->change[c];
    if (change->kind != OG_REMOVE) og_box_tree_remove(&o->tree, change->index);
    if (change->kind != OG_INSERT) og_box_tree_insert(&o->tree, change->index, &s->before[change->index]);
  }
}

// Pairs are listed by numbers first, then by places, as the scene wants them. Where many boxes change they are looked
// up from leaf to leaf, as the tree stands: neighbours look at the same nodes, which the cache then has.
static void list(og_scene *s) {
  own *const o = own_of(s);
  change_tree(o);
  for (int32_t c = 0; c < o->changes; c++) o->marked[o->change[c].index] = 1;
  for (int64_t k = 0; k < s->last.count; k++) {
    const og_index_pair pair = s->last.pair[k];
    if (!o->marked[pair.i] && !o->marked[pair.j]) og_pairs_add(&s->now, pair.i, pair.j);
  }
  const bool are_many = o->changes > s->count / 8;
  int32_t stack[OG_TREE_HEIGHT + 2] = {o->tree.root};
  for (int depth = are_many && o->tree.root >= 0; depth > 0;) {
    const int32_t m = stack[--depth];
    if (m >= o->tree.boxes) {
      stack[depth++] = o->tree.node[m].child[1];
      stack[depth++] = o->tree.node[m].child[0];
    } else if (o->marked[m]) {
      og_dynamic_tree_query(&o->tree, m, o->marked, &s->now, &s->work);
    }
  }
  for (int32_t c = 0; c < o->changes && !are_many; c++)
    if (o->change[c].kind != OG_REMOVE)
      og_dynamic_tree_query(&o->tree, o->change[c].index, o->marked, &s->now, &s->work);
  for (int32_t c = 0; c < o->changes; c++) o->marked[o->change[c].index] = 0;
  for (int32_t p = 0; p < s->count; p++) o->place[s->number[p]] = p;
  for (int64_t k = 0; k < s->now.count && k < s->now.room; k++) {
    og_index_pair *const pair = &s->now.pair[k];
    *pair = (og_index_pair){o->place[pair->i], o->place[pair->j]};
  }
}

static og_outcome step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  og_scene *const s = (og_scene *)scene;
  own *const o = own_of(s);
  o->change = change;
  o->changes = count;
  o->is_changed = false;
  const og_outcome outcome = og_scene_step(s, list, change, count, begun, ended);
  if (outcome != OG_OUTCOME_ANSWERED && o->is_changed) undo(s, o);
  return outcome;
}

// ---- what is known of it ----

static const og_door_overlaps dynamic_tree_door = {.bytes = bytes, .start = start, .step = step, .work = og_scene_work};

const og_algorithm og_algorithm_dynamic_tree = {
    .id = "dynamic-tree",
    .row = "3.9",
    .questions = "overlaps",
    .path = "ref/broad/dynamic_tree",
    .source = "Parac 2020, 6.1.3, 5.3.3; Varjus 2018, table 2",
    .cost = "O(c log n + k) for c changes",
    .limits = "slower than a tree made at once where all boxes move",
    .overlaps = &dynamic_tree_door,
};
