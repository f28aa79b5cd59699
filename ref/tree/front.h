#ifndef OG_TREE_FRONT_H
#define OG_TREE_FRONT_H

/// Fronts: the pairs of nodes where a query of two trees ended, from which the next query begins.
///
/// A front parts the pairs of triangles: each is below exactly one of its pairs of nodes. A query compares the volumes of each of its
/// pairs. Where they overlap it goes down as walk.h does, and the ends that it finds take the pair's place. Two neighbours
/// that are apart, and are the two children of one descent, may give way to the pair above them: where that one is apart, too.
/// Going up is tried at one place of OG_FRONT_TURN in each query, other ones every time; after a success everywhere until it fails.
/// Either step leaves the parts of a front as they were, together. So whatever moved, the pairs found are exactly those that
/// meet. The trees keep their form between queries (og_tree_refit); a tree of another form wants a new front.
/// Room: where the ends of a query are more than `room`, the pairs are found all the same, but the front is not kept.
/// Source: Rasku 2003, 8.3.
/// Safe (proofs/eva.py): A, 4 of 7 functions; B, all that compute, for |x| <= 2^20, two triangles a mesh.

#include "ref/tree/walk.h"

enum { OG_FRONT_TURN = 8 };

typedef struct og_front {
  og_node_pair *pair[2]; // each of `room`: the front, and the next one
  int32_t *parent[2];    // of the nodes of both trees; of a tree with itself, both of that one
  int64_t room;
  int64_t count;   // 0: the next query begins at the roots
  int64_t queries; // so far
  int64_t tries;   // of going up, over all queries: comparisons of volumes besides those that og_mesh_work counts
  int64_t raised;  // of these, those where it went up
} og_front;

// A query on its way.
typedef struct og_front_step {
  og_walk *walk;
  const og_volume_tree *a, *b;
  og_front *front;
  int64_t at;     // of the front
  int64_t made;   // of the next front
  int64_t apart;  // of its last ones, in a row, that may go up
  bool is_rising; // the last try went up: it is tried at each place until one does not
  bool is_full;
} og_front_step;

/// The root has -1.
static inline void og_front_set_parents(const og_tree *tree, int32_t *parent) {
  if (tree->leaves > 0) parent[0] = -1;
  for (int32_t k = 0; k < og_tree_nodes(tree); k++)
    if (tree->node[k].child != 0) parent[tree->node[k].child] = parent[tree->node[k].child + 1] = k;
}

// Above both, where they are the two children of a descent.
static inline bool og_front_above(const og_front *f, og_node_pair p, og_node_pair q, og_node_pair *above) {
  const int32_t of_a = f->parent[0][p.a], of_b = f->parent[1][p.b];
  if (p.b == q.b && p.a != q.a && of_a == f->parent[0][q.a]) *above = (og_node_pair){of_a, p.b};
  else if (p.a == q.a && p.b != q.b && of_b == f->parent[1][q.b]) *above = (og_node_pair){p.a, of_b};
  else return false;
  return true;
}

static inline void og_front_go_up(const og_volume_kind *kind, og_front_step *s) {
  og_node_pair *const next = s->front->pair[1];
  og_node_pair above;
  if (!s->is_rising && (s->at + s->front->queries) % OG_FRONT_TURN != 0) return;
  while (s->apart >= 2 && og_front_above(s->front, next[s->made - 2], next[s->made - 1], &above)) {
    s->front->tries++;
    if (og_volumes_overlap(kind, og_volume_of(kind, s->a->volume, above.a), og_volume_of(kind, s->b->volume, above.b),
                           s->walk->work)) {
      s->is_rising = false;
      return;
    }
    s->is_rising = true;
    s->front->raised++;
    next[--s->made - 1] = above;
    s->apart--;
  }
}

// An end. One that may go up is apart, and was in the front before: above what was just gone down from all overlap.
static inline void og_front_end(const og_volume_kind *kind, og_front_step *s, og_node_pair p, bool may_go_up) {
  s->is_full = s->is_full || s->made == s->front->room;
  if (s->is_full) return;
  s->front->pair[1][s->made++] = p;
  s->apart = may_go_up ? s->apart + 1 : 0;
  og_front_go_up(kind, s);
}

static inline void og_front_go_down(const og_volume_kind *kind, og_front_step *s, og_node_pair from) {
  og_walk *const w = s->walk;
  int64_t depth = 1;
  w->stack[0] = from;
  w->work->begun++;
  for (bool is_first = true; depth > 0; is_first = false) {
    const og_node_pair p = w->stack[--depth];
    const void *const va = og_volume_of(kind, s->a->volume, p.a), *const vb = og_volume_of(kind, s->b->volume, p.b);
    const og_tree_node *const n = &s->a->tree.node[p.a], *const m = &s->b->tree.node[p.b];
    w->work->volume_tests++;
    if (!og_volumes_overlap(kind, va, vb, w->work)) {
      w->work->apart++;
      og_front_end(kind, s, p, is_first && s->front->count > 0);
      continue;
    }
    w->work->overlapping++;
    const bool is_end = n->child == 0 && m->child == 0, takes_first = og_walk_takes_first(kind, n, m, va, vb);
    if (is_end) {
      og_walk_leaves(w, s->a->tree.leaf[n->first].triangle, s->b->tree.leaf[m->first].triangle);
      og_front_end(kind, s, p, false);
    }
    for (int c = 1; c >= 0 && !is_end; c--)
      w->stack[depth++] = takes_first ? (og_node_pair){n->child + c, p.b} : (og_node_pair){p.a, m->child + c};
  }
}

static inline void og_front_begin(const og_volume_kind *kind, og_front_step *s) {
  if (s->walk->b != NULL) {
    og_front_go_down(kind, s, (og_node_pair){0, 0});
    return;
  }
  for (int32_t k = 0; k < og_tree_nodes(&s->a->tree); k++) {
    const int32_t child = s->a->tree.node[k].child;
    if (child != 0) og_front_go_down(kind, s, (og_node_pair){child, child + 1});
  }
}

/// The pairs of triangles that meet now. For a mesh with itself a and b are its tree, and w->b is null. The volumes are
/// those of now. FULL: the ends found no room. The pairs are found, but the next query begins at the roots.
static inline og_outcome og_front_query(const og_volume_kind *kind, og_walk *w, const og_volume_tree *a,
                                        const og_volume_tree *b, og_front *front) {
  og_front_step s = {w, a, b, front, 0, 0, 0, false, false};
  if (a->tree.leaves == 0 || b->tree.leaves == 0) return OG_OUTCOME_ANSWERED;
  if (front->count == 0) og_front_begin(kind, &s);
  for (s.at = 0; s.at < front->count; s.at++) og_front_go_down(kind, &s, front->pair[0][s.at]);
  og_node_pair *const last = front->pair[0];
  front->pair[0] = front->pair[1];
  front->pair[1] = last;
  front->count = s.is_full ? 0 : s.made;
  front->queries++;
  return s.is_full ? OG_OUTCOME_FULL : OG_OUTCOME_ANSWERED;
}

#endif
