#include "ref/tree/bvh_aabb.h"

#include "ref/broad/trace_boxes.h"
#include "ref/door/mesh_pairs_traced.h"
#include "ref/tree/bvh.h"
#include "ref/tree/volume_aabb.h"

// After the pairs are listed both trees still lie in the block. So the walk, which changes nothing in them, can be gone
// through again and shown, and the plain one stays as it is.

typedef struct shown_walk {
  const og_mesh *a, *b; // b: null of a mesh with itself
  og_volume_tree of_a, of_b;
  int32_t behind; // of_b's boxes are numbered behind those of of_a, if they are others
  og_node_pair *stack;
  og_trace *trace;
} shown_walk;

static const og_aabb *box_of(const og_volume_tree *t, int32_t k) {
  return (const og_aabb *)og_volume_of(t->kind, t->volume, k);
}

// Of a tree that is not empty: parents before their children, the first child first.
static void show_boxes(shown_walk *w, const og_volume_tree *t, int32_t behind) {
  int64_t depth = 1;
  w->stack[0] = (og_node_pair){0, 0};
  while (depth > 0) {
    const int32_t k = w->stack[--depth].a, level = w->stack[depth].b, child = t->tree.node[k].child;
    og_trace_add_box(w->trace, behind + k, level, box_of(t, k));
    if (child == 0) continue;
    w->stack[depth++] = (og_node_pair){child + 1, level + 1};
    w->stack[depth++] = (og_node_pair){child, level + 1};
  }
}

static void show_leaves(shown_walk *w, int32_t i, int32_t j) {
  const bool meet = og_mesh_triangles_meet(w->a, w->b, i, j);
  if (w->b == NULL && j < i) og_trace_add_pair(w->trace, j, i, true, meet);
  else og_trace_add_pair(w->trace, i, j, true, meet);
}

// og_walk_nodes from there.
static void show_nodes(shown_walk *w, int32_t i, int32_t j) {
  int64_t depth = 1;
  w->stack[0] = (og_node_pair){i, j};
  while (depth > 0) {
    const og_node_pair p = w->stack[--depth];
    const og_aabb *const va = box_of(&w->of_a, p.a), *const vb = box_of(&w->of_b, p.b);
    const bool overlap = og_aabb_meets(va, vb);
    og_trace_add_indices(w->trace, OG_TRACE_STEP, 0, 0, 0, 0);
    og_trace_add_pair(w->trace, p.a, w->behind + p.b, false, overlap);
    if (!overlap) continue;
    const og_tree_node *const n = &w->of_a.tree.node[p.a], *const m = &w->of_b.tree.node[p.b];
    if (n->child == 0 && m->child == 0) {
      show_leaves(w, w->of_a.tree.leaf[n->first].triangle, w->of_b.tree.leaf[m->first].triangle);
    } else if (og_walk_takes_first(&og_volume_aabb, n, m, va, vb)) {
      w->stack[depth++] = (og_node_pair){n->child + 1, p.b};
      w->stack[depth++] = (og_node_pair){n->child, p.b};
    } else {
      w->stack[depth++] = (og_node_pair){p.a, m->child + 1};
      w->stack[depth++] = (og_node_pair){p.a, m->child};
    }
  }
}

static void list_traced(void *memory, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work,
                        og_trace *trace) {
  unsigned char *const block = (unsigned char *)memory;
  const int32_t count_b = b == NULL ? 0 : b->triangles;
  const og_bvh_layout at = og_bvh_lay_out(&og_volume_aabb, OG_BUILD_LONGEST_AXIS, a->triangles, count_b);
  og_algorithm_bvh_aabb.mesh_pairs->list(memory, a, b, pairs, work);
  shown_walk w = {.a = a, .b = b, .trace = trace};
  w.of_a = og_bvh_tree(&og_volume_aabb, block, &at, 0, a->triangles);
  w.of_b = b == NULL ? w.of_a : og_bvh_tree(&og_volume_aabb, block, &at, 1, count_b);
  w.behind = b == NULL ? 0 : og_tree_nodes(&w.of_a.tree);
  w.stack = (og_node_pair *)(void *)(block + at.stack);
  og_trace_add_indices(trace, OG_TRACE_STEP, 0, 0, 0, 0);
  if (w.of_a.tree.leaves > 0) show_boxes(&w, &w.of_a, 0);
  if (b != NULL && count_b > 0) show_boxes(&w, &w.of_b, w.behind);
  if (b != NULL && w.of_a.tree.leaves > 0 && count_b > 0) show_nodes(&w, 0, 0);
  for (int32_t k = 0; k < og_tree_nodes(&w.of_a.tree) && b == NULL; k++) {
    const int32_t child = w.of_a.tree.node[k].child;
    if (child != 0) show_nodes(&w, child, child + 1);
  }
}

// ---- what is known of it ----

static const og_door_mesh_pairs_traced bvh_aabb_traced_door = {.plain = &og_algorithm_bvh_aabb, .list = list_traced};

const og_traced og_traced_bvh_aabb = {.algorithm = &og_algorithm_bvh_aabb, .mesh_pairs = &bvh_aabb_traced_door};
