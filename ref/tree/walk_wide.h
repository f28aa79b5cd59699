#ifndef OG_TREE_WALK_WIDE_H
#define OG_TREE_WALK_WIDE_H

/// Walks through trees of more than two children: as walk.h, but a descent goes on with all children of the larger node.
///
/// Why no pair is missed, and why it ends: as there.
/// Why the stack suffices: a descent into c children leaves c - 1 of them waiting, each above a triangle of its own that is not
/// below the one gone on with. So with it there are fewer pairs than both trees have leaves.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^20, two triangles a mesh.

#include "ref/tree/walk.h"
#include "ref/tree/wide_tree.h"

typedef struct og_wide_tree {
  const og_volume_tree *binary; // its volumes and places
  const og_wide_node *node;
  int32_t nodes;
} og_wide_tree;

// The children of the one node against the other, the first on top; `depth` pairs are on the stack.
static inline int64_t og_walk_descend(const og_walk *w, int64_t depth, og_node_pair p, const og_wide_node *n,
                                      bool is_first) {
  for (int32_t c = n->children - 1; c >= 0; c--)
    w->stack[depth++] = is_first ? (og_node_pair){n->child + c, p.b} : (og_node_pair){p.a, n->child + c};
  w->work->beyond_two += n->children - 2;
  return depth;
}

static inline void og_walk_wide_nodes(const og_volume_kind *kind, og_walk *w, const og_wide_tree *a, int32_t i,
                                      const og_wide_tree *b, int32_t j) {
  int64_t depth = 1;
  w->stack[0] = (og_node_pair){i, j};
  w->work->begun++;
  while (depth > 0) {
    const og_node_pair p = w->stack[--depth];
    const og_wide_node *const n = &a->node[p.a], *const m = &b->node[p.b];
    const void *const va = og_volume_of(kind, a->binary->volume, n->of), *const vb = og_volume_of(
                                                                             kind, b->binary->volume, m->of);
    w->work->volume_tests++;
    if (!og_volumes_overlap(kind, va, vb, w->work)) {
      w->work->apart++;
      continue;
    }
    w->work->overlapping++;
    const og_tree *const s = &a->binary->tree, *const t = &b->binary->tree;
    if (n->children == 0 && m->children == 0)
      og_walk_leaves(w, s->leaf[s->node[n->of].first].triangle, t->leaf[t->node[m->of].first].triangle);
    else if (m->children == 0 || (n->children != 0 && kind->size(va) >= kind->size(vb)))
      depth = og_walk_descend(w, depth, p, n, true);
    else depth = og_walk_descend(w, depth, p, m, false);
  }
}

static inline void og_walk_wide_two(const og_volume_kind *kind, og_walk *w, const og_wide_tree *a,
                                    const og_wide_tree *b) {
  if (a->nodes > 0 && b->nodes > 0) og_walk_wide_nodes(kind, w, a, 0, b, 0);
}

/// Two triangles of a tree part at one node: they are below two of its children.
static inline void og_walk_wide_self(const og_volume_kind *kind, og_walk *w, const og_wide_tree *a) {
  for (int32_t k = 0; k < a->nodes; k++)
    for (int32_t c = 1; c < a->node[k].children; c++)
      for (int32_t d = 0; d < c; d++) og_walk_wide_nodes(kind, w, a, a->node[k].child + d, a, a->node[k].child + c);
}

#endif
