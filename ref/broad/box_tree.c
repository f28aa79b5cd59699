#include "ref/broad/box_tree.h"

void og_box_tree_start(og_box_tree *t, og_box_node *node, int32_t boxes) {
  *t = (og_box_tree){.node = node, .boxes = boxes, .root = -1, .free = -1, .fresh = boxes};
}

static inline og_aabb around(const og_aabb *a, const og_aabb *b) {
  return (og_aabb){{og_min(a->lo.x, b->lo.x), og_min(a->lo.y, b->lo.y), og_min(a->lo.z, b->lo.z)},
                   {og_max(a->hi.x, b->hi.x), og_max(a->hi.y, b->hi.y), og_max(a->hi.z, b->hi.z)}};
}

// Half the surface, in units in which the whole tree's lengths are at most 1: nothing overflows. `per_length` is 0 for a
// tree that is nearly a point, where all ways are alike.
static inline og_scalar surface_of(const og_aabb *a, og_scalar per_length) {
  const og_vec3 d = og_scale(per_length, og_sub(og_scale((og_scalar)0.125, a->hi), og_scale((og_scalar)0.125, a->lo)));
  return d.x * d.y + d.y * d.z + d.z * d.x;
}

static og_scalar per_length_of(const og_aabb *whole) {
  const og_vec3 d = og_sub(og_scale((og_scalar)0.125, whole->hi), og_scale((og_scalar)0.125, whole->lo));
  const og_scalar length = d.x + d.y + d.z;
  return length > OG_SCALAR_MIN ? 1 / length : 0;
}

static inline bool is_leaf(const og_box_node *n) { return n->child[0] < 0; }

// What the way to a node adds to the tree's surfaces there: beside a leaf comes a node that holds both.
static inline og_scalar cost_of(const og_box_node *n, const og_aabb *more, og_scalar per_length) {
  const og_aabb both = around(&n->box, more);
  return surface_of(&both, per_length) - (is_leaf(n) ? 0 : surface_of(&n->box, per_length));
}

// ---- the way up ----

// The node's box and height from its children's.
static inline void refit(og_box_tree *t, int32_t k) {
  og_box_node *const n = &t->node[k];
  const og_box_node *const a = &t->node[n->child[0]], *const b = &t->node[n->child[1]];
  n->box = around(&a->box, &b->box);
  n->height = 1 + (a->height > b->height ? a->height : b->height);
}

// Puts another node in a node's place below its parent.
static inline void replace(og_box_tree *t, int32_t parent, int32_t old, int32_t new) {
  t->node[new].parent = parent;
  if (parent < 0) t->root = new;
  else t->node[parent].child[t->node[parent].child[1] == old] = new;
}

// The child `side` of node k, too high by one, comes into its place. One of its children goes to k: the lower one, or, where even
// that one is higher than the other child of k, the one that makes k smaller. Both nodes lean no more than they may then.
// Returns the child.
static int32_t rotate(og_box_tree *t, int32_t k, int side) {
  const int32_t up = t->node[k].child[side];
  og_box_node *const u = &t->node[up];
  const og_box_node *const a = &t->node[u->child[0]], *const b = &t->node[u->child[1]];
  const og_aabb *const stays = &t->node[t->node[k].child[1 - side]].box;
  const og_aabb whole = around(stays, &u->box);
  const og_scalar per = per_length_of(&whole);
  const og_aabb with_a = around(stays, &a->box), with_b = around(stays, &b->box);
  const bool is_b_better = surface_of(&with_b, per) < surface_of(&with_a, per);
  const int32_t h = t->node[t->node[k].child[1 - side]].height, lower = a->height < b->height ? a->height : b->height;
  const int low = lower > h ? is_b_better : a->height > b->height;
  const int32_t moved = u->child[low];
  replace(t, t->node[k].parent, k, up);
  t->node[k].child[side] = moved;
  t->node[moved].parent = k;
  u->child[low] = k;
  t->node[k].parent = up;
  refit(t, k);
  refit(t, up);
  return up;
}

static void mend_from(og_box_tree *t, int32_t from) {
  for (int32_t k = from; k >= 0; k = t->node[k].parent) {
    const og_box_node *const n = &t->node[k];
    const int32_t lean = t->node[n->child[1]].height - t->node[n->child[0]].height;
    if (lean > OG_TREE_LEAN) k = rotate(t, k, 1);
    else if (lean < -OG_TREE_LEAN) k = rotate(t, k, 0);
    else refit(t, k);
  }
}

// ---- changes ----

static int32_t take_node(og_box_tree *t) {
  if (t->free < 0) return t->fresh++;
  const int32_t k = t->free;
  t->free = t->node[k].parent;
  return k;
}

// The leaf beside which the box goes.
static int32_t way_down(const og_box_tree *t, const og_aabb *box) {
  int32_t k = t->root;
  const og_aabb whole = around(&t->node[k].box, box);
  const og_scalar per = per_length_of(&whole);
  while (!is_leaf(&t->node[k])) {
    const int32_t a = t->node[k].child[0], b = t->node[k].child[1];
    const og_scalar of_a = cost_of(&t->node[a], box, per), of_b = cost_of(&t->node[b], box, per);
    const bool is_higher = t->node[a].height > t->node[b].height;
    k = of_a < of_b || (of_a == of_b && !is_higher) ? a : b;
  }
  return k;
}

void og_box_tree_insert(og_box_tree *t, int32_t k, const og_aabb *box) {
  t->node[k] = (og_box_node){*box, -1, {-1, -1}, 0};
  if (t->root < 0) {
    t->root = k;
    return;
  }
  const int32_t beside = way_down(t, box), inner = take_node(t);
  replace(t, t->node[beside].parent, beside, inner);
  t->node[inner].child[0] = beside;
  t->node[inner].child[1] = k;
  t->node[beside].parent = t->node[k].parent = inner;
  mend_from(t, inner);
}

void og_box_tree_remove(og_box_tree *t, int32_t k) {
  const int32_t inner = t->node[k].parent;
  if (inner < 0) {
    t->root = -1;
    return;
  }
  const int32_t beside = t->node[inner].child[t->node[inner].child[0] == k], above = t->node[inner].parent;
  replace(t, above, inner, beside);
  t->node[inner].parent = t->free;
  t->free = inner;
  mend_from(t, above);
}
