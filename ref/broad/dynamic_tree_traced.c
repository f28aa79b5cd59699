#include "ref/broad/dynamic_tree.h"

#include "ref/broad/trace_boxes.h"
#include "ref/door/overlaps_traced.h"

// After a step the tree stands behind the scene as the lookups found it. So it can be shown, the lookups can be gone
// through again, and the plain tree stays as it is. Behind the tree's nodes lies a byte for each box, zero between
// steps: there the changed boxes are marked once more.

extern const og_algorithm og_algorithm_dynamic_tree;

static const og_door_overlaps *plain(void) { return og_algorithm_dynamic_tree.overlaps; }

typedef struct shown_node {
  int32_t at, level;
} shown_node;

// ---- marks ----

// Parents before their children, the first child first. Inner nodes are numbered behind all boxes.
static void show_tree(const og_box_tree *t, og_trace *trace) {
  shown_node stack[OG_TREE_HEIGHT + 2] = {{t->root, 0}};
  og_trace_add_indices(trace, OG_TRACE_STEP, 0, 0, 0, 0);
  for (int depth = 1; depth > 0;) {
    const shown_node of = stack[--depth];
    const og_box_node *const n = &t->node[of.at];
    og_trace_add_box(trace, of.at, of.level, &n->box);
    if (of.at < t->boxes) continue;
    stack[depth++] = (shown_node){n->child[1], of.level + 1};
    stack[depth++] = (shown_node){n->child[0], of.level + 1};
  }
}

// og_dynamic_tree_query of box k. That it meets itself is left out.
static void show_lookup(const og_box_tree *t, int32_t k, og_trace *trace) {
  int32_t stack[OG_TREE_HEIGHT + 2] = {t->root};
  og_trace_add_indices(trace, OG_TRACE_STEP, 0, 0, 0, 0);
  og_trace_add_box(trace, k, 0, &t->node[k].box);
  for (int depth = 1; depth > 0;) {
    const int32_t m = stack[--depth];
    const bool meet = og_aabb_overlap(&t->node[m].box, &t->node[k].box);
    if (m != k) og_trace_add_pair(trace, k, m, false, meet);
    if (!meet || m < t->boxes) continue;
    stack[depth++] = t->node[m].child[0];
    stack[depth++] = t->node[m].child[1];
  }
}

// ---- a step ----

// From leaf to leaf, as the tree stands.
static void show_marked(const og_box_tree *t, const unsigned char *marked, og_trace *trace) {
  int32_t stack[OG_TREE_HEIGHT + 2] = {t->root};
  for (int depth = 1; depth > 0;) {
    const int32_t m = stack[--depth];
    if (m >= t->boxes) {
      stack[depth++] = t->node[m].child[1];
      stack[depth++] = t->node[m].child[0];
    } else if (marked[m]) {
      show_lookup(t, m, trace);
    }
  }
}

// Many changed boxes are looked up in the order of the tree, few in their own.
static void show_lookups(const og_scene *s, const og_box_tree *t, const og_change *change, int32_t count,
                         og_trace *trace) {
  unsigned char *const marked = (unsigned char *)(t->node + 2 * (size_t)t->boxes);
  const bool are_many = count > s->count / 8;
  for (int32_t c = 0; c < count; c++) marked[change[c].index] = 1;
  if (are_many) show_marked(t, marked, trace);
  for (int32_t c = 0; c < count; c++) {
    marked[change[c].index] = 0;
    if (!are_many && change[c].kind != OG_REMOVE) show_lookup(t, change[c].index, trace);
  }
}

static size_t tree_bytes(const og_scene_limits *limits) { return plain()->bytes(limits); }

static void start_tree(void *scene, const og_scene_limits *limits) { plain()->start(scene, limits); }

static og_outcome tree_step_traced(void *scene, const og_change *change, int32_t count, og_pairs *begun,
                                   og_pairs *ended, og_trace *trace) {
  const og_outcome outcome = plain()->step(scene, change, count, begun, ended);
  if (outcome != OG_OUTCOME_ANSWERED) return outcome;
  const og_scene *const s = (const og_scene *)scene;
  const og_box_tree *const t =
      (const og_box_tree *)(const void *)((const unsigned char *)scene + og_scene_bytes(&s->limits));
  og_trace_add_indices(trace, OG_TRACE_STEP, 0, 0, 0, 0);
  for (int32_t k = 0; k < s->count; k++) og_trace_add_box(trace, s->number[k], 0, &s->box[k]);
  if (t->root < 0) return outcome;
  show_tree(t, trace);
  show_lookups(s, t, change, count, trace);
  return outcome;
}

// ---- what is known of it ----

static const og_door_overlaps dynamic_tree_block = {.bytes = tree_bytes, .start = start_tree, .work = og_scene_work};

static const og_door_overlaps_traced dynamic_tree_traced_door = {.block = &dynamic_tree_block,
                                                                 .step = tree_step_traced};

const og_traced og_traced_dynamic_tree = {.algorithm = &og_algorithm_dynamic_tree,
                                          .overlaps = &dynamic_tree_traced_door};
