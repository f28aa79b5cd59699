#ifndef OG_TREE_WALK_H
#define OG_TREE_WALK_H

/// Walks through trees: tree against tree, tree against itself, body against tree.
///
/// Two nodes whose volumes are apart hold no pair. Otherwise the larger one is descended: its two children against the other. At
/// two leaves the triangles are compared. The first is descended where sizes are equal, and where the other is a leaf;
/// a leaf never is (Rasku 2003, code 2, and Kravec leave both open: docs/results/errata.md).
/// The functions are inline, so that a kind's own functions are known where they are called.
///
/// Why no pair is missed: a pair of triangles is below the two roots. Each turn either finds two volumes apart, which hold no
/// common point, or goes on with two pairs of nodes below which all the same pairs are, or compares the pair itself.
/// Why it ends: the places below the two nodes grow fewer at each descent.
/// Why the stack suffices: it holds at most one pair for each descent on the way down, and two more: fewer than both
/// trees have leaves.
/// Source: Rasku 2003, 3.2.7, code 2; Varjus 2018, 4; Parac 2020, 5.3.2.
/// Safe (proofs/eva.py): A, all functions; B, 6 of 7 that compute, for |x| <= 2^20, two triangles a mesh (some:
/// others).

#include "ref/door/mesh_pairs.h"
#include "ref/tree/mesh_triangles.h"
#include "ref/tree/volume.h"

typedef struct og_node_pair {
  int32_t a, b;
} og_node_pair;

// A tree with the volumes of its nodes.
typedef struct og_volume_tree {
  const og_volume_kind *kind;
  og_tree tree;
  void *volume;
} og_volume_tree;

typedef struct og_walk {
  const og_mesh *a, *b; // b: null of a mesh with itself
  og_node_pair *stack;  // as many as the trees have leaves
  og_pairs *pairs;
  og_mesh_work *work;
} og_walk;

static inline void og_walk_leaves(og_walk *w, int32_t i, int32_t j) {
  w->work->triangle_tests++;
  if (!og_mesh_triangles_meet(w->a, w->b, i, j)) {
    w->work->separate++;
    return;
  }
  w->work->meeting++;
  if (w->b == NULL && j < i) og_pairs_add(w->pairs, j, i);
  else og_pairs_add(w->pairs, i, j);
}

// The tight volumes of a layered kind only where the cheap ones overlap.
static inline bool og_volumes_overlap(const og_volume_kind *kind, const void *a, const void *b, og_mesh_work *work) {
  if (kind->cheap == NULL) return kind->overlap(a, b);
  work->cheap_tests++;
  if (!kind->cheap(a, b)) return false;
  work->tight_tests++;
  return kind->overlap(a, b);
}

// Is the first of two nodes descended? One of them has children.
static inline bool og_walk_takes_first(const og_volume_kind *kind, const og_tree_node *n, const og_tree_node *m,
                                       const void *va, const void *vb) {
  return m->child == 0 || (n->child != 0 && kind->size(va) >= kind->size(vb));
}

// Both trees are of this kind.
static inline void og_walk_nodes(const og_volume_kind *kind, og_walk *w, const og_volume_tree *a, int32_t i,
                                 const og_volume_tree *b, int32_t j) {
  int64_t depth = 1, apart = 0, overlapping = 0;
  w->stack[0] = (og_node_pair){i, j};
  while (depth > 0) {
    const og_node_pair p = w->stack[--depth];
    const void *const va = og_volume_of(kind, a->volume, p.a), *const vb = og_volume_of(kind, b->volume, p.b);
    if (!og_volumes_overlap(kind, va, vb, w->work)) {
      apart++;
      continue;
    }
    overlapping++;
    const og_tree_node *const n = &a->tree.node[p.a], *const m = &b->tree.node[p.b];
    if (n->child == 0 && m->child == 0) {
      og_walk_leaves(w, a->tree.leaf[n->first].triangle, b->tree.leaf[m->first].triangle);
    } else if (og_walk_takes_first(kind, n, m, va, vb)) {
      w->stack[depth++] = (og_node_pair){n->child + 1, p.b};
      w->stack[depth++] = (og_node_pair){n->child, p.b};
    } else {
      w->stack[depth++] = (og_node_pair){p.a, m->child + 1};
      w->stack[depth++] = (og_node_pair){p.a, m->child};
    }
  }
  w->work->volume_tests += apart + overlapping;
  w->work->apart += apart;
  w->work->overlapping += overlapping;
  w->work->begun++;
}

static inline void og_walk_two(const og_volume_kind *kind, og_walk *w, const og_volume_tree *a,
                               const og_volume_tree *b) {
  if (a->tree.leaves > 0 && b->tree.leaves > 0) og_walk_nodes(kind, w, a, 0, b, 0);
}

/// Two triangles of a tree part at one node: one of them is below its one child, one below its other.
static inline void og_walk_self(const og_volume_kind *kind, og_walk *w, const og_volume_tree *a) {
  for (int32_t k = 0; k < og_tree_nodes(&a->tree); k++) {
    const int32_t child = a->tree.node[k].child;
    if (child != 0) og_walk_nodes(kind, w, a, child, a, child + 1);
  }
}

/// Triangle i of mesh a, in its volume, against the tree of b: the body may be any other that has a volume of the kind. With b
/// null, triangles after i alone; a leaf that is not asked for counts as apart.
static inline void og_walk_body(const og_volume_kind *kind, og_walk *w, const void *body, int32_t i,
                                const og_volume_tree *b) {
  int64_t depth = 1, apart = 0, overlapping = 0;
  w->stack[0] = (og_node_pair){i, 0};
  while (depth > 0) {
    const int32_t k = w->stack[--depth].b;
    const og_tree_node *const n = &b->tree.node[k];
    const bool is_unasked = w->b == NULL && n->child == 0 && b->tree.leaf[n->first].triangle <= i;
    if (is_unasked || !og_volumes_overlap(kind, body, og_volume_of(kind, b->volume, k), w->work)) {
      apart++;
      continue;
    }
    overlapping++;
    if (n->child == 0) {
      og_walk_leaves(w, i, b->tree.leaf[n->first].triangle);
      continue;
    }
    w->stack[depth++] = (og_node_pair){i, n->child + 1};
    w->stack[depth++] = (og_node_pair){i, n->child};
  }
  w->work->volume_tests += apart + overlapping;
  w->work->apart += apart;
  w->work->overlapping += overlapping;
  w->work->begun++;
}

#endif
