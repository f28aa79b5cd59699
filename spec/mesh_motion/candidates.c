#include "spec/mesh_motion/candidates.h"

#include <stdlib.h>

#include "spec/number/allocation.h"

enum { LEAF = 4 };

// What a feature fills along each direction, at the start and at the end.
typedef struct extent {
  double lo[2][OG_MOTION_DIRECTIONS], hi[2][OG_MOTION_DIRECTIONS];
} extent;

typedef struct placed {
  double key;
  int32_t number;
} placed;

// The features order[first .. first + count - 1]; the left child is the next node. right: 0 of a leaf.
typedef struct node {
  double lo[3], hi[3];
  size_t first, count, right;
} node;

struct og_motion_candidates {
  const og_motion_features *features;
  extent *extent;
  placed *order;
  node *node;
  size_t nodes, room;
  bool (*take)(void *to, og_motion_pair pair);
  void *to;
};

og_motion_candidates *og_motion_candidates_new(void) {
  og_motion_candidates *c = og_grow(NULL, 1, sizeof *c);
  *c = (og_motion_candidates){.room = 0};
  return c;
}

void og_motion_candidates_free(og_motion_candidates *candidates) {
  free(candidates->extent);
  free(candidates->order);
  free(candidates->node);
  free(candidates);
}

// ---- along the directions ----

// Coordinates are at most 1 and within 2^-51 of the truth: sums of three, and their two roundings, are within 2^-48.
static void project(double along[OG_MOTION_DIRECTIONS], const double *p) {
  const double x = p[0], y = p[1], z = p[2];
  const double values[OG_MOTION_DIRECTIONS] = {x,     y,     z,         x + y,     x - y,     x + z,    x - z,
                                               y + z, y - z, x + y + z, x + y - z, x - y + z, x - y - z};
  for (int k = 0; k < OG_MOTION_DIRECTIONS; k++) along[k] = values[k];
}

static void set_extent(extent *e, const og_problem *points, const og_motion_feature *feature) {
  const og_points *of = feature->body == 0 ? &points->a : &points->b;
  for (int end = 0; end < 2; end++)
    for (int i = 0; i < feature->size; i++) {
      double along[OG_MOTION_DIRECTIONS];
      const size_t number = (size_t)feature->at[i] + (end == 0 ? 0 : of->count / 2);
      project(along, &of->approx[3 * number]);
      for (int k = 0; k < OG_MOTION_DIRECTIONS; k++) {
        const double lo = along[k] - 0x1p-48, hi = along[k] + 0x1p-48;
        if (i == 0 || lo < e->lo[end][k]) e->lo[end][k] = lo;
        if (i == 0 || hi > e->hi[end][k]) e->hi[end][k] = hi;
      }
    }
}

static bool are_parted(const extent *a, const extent *b) {
  for (int k = 0; k < OG_MOTION_DIRECTIONS; k++) {
    if (a->lo[0][k] > b->hi[0][k] && a->lo[1][k] > b->hi[1][k]) return true;
    if (b->lo[0][k] > a->hi[0][k] && b->lo[1][k] > a->hi[1][k]) return true;
  }
  return false;
}

// ---- the tree ----

static double least_of_both(const extent *e, int axis) {
  return e->lo[0][axis] < e->lo[1][axis] ? e->lo[0][axis] : e->lo[1][axis];
}

static double most_of_both(const extent *e, int axis) {
  return e->hi[0][axis] > e->hi[1][axis] ? e->hi[0][axis] : e->hi[1][axis];
}

static int compare_placed(const void *x, const void *y) {
  const placed *a = x, *b = y;
  if (a->key != b->key) return a->key < b->key ? -1 : 1;
  return a->number < b->number ? -1 : a->number > b->number;
}

static void set_box(const og_motion_candidates *c, node *n) {
  for (int axis = 0; axis < 3; axis++)
    for (size_t k = 0; k < n->count; k++) {
      const extent *e = &c->extent[c->order[n->first + k].number];
      const double lo = least_of_both(e, axis), hi = most_of_both(e, axis);
      if (k == 0 || lo < n->lo[axis]) n->lo[axis] = lo;
      if (k == 0 || hi > n->hi[axis]) n->hi[axis] = hi;
    }
}

static int longest_axis(const node *n) {
  int longest = 0;
  for (int axis = 1; axis < 3; axis++)
    if (n->hi[axis] - n->lo[axis] > n->hi[longest] - n->lo[longest]) longest = axis;
  return longest;
}

// Halves by count, so that the depth is that of the logarithm.
static void build_node(og_motion_candidates *c, size_t first, size_t count) {
  const size_t at = c->nodes++;
  node n = {.first = first, .count = count, .right = 0};
  set_box(c, &n);
  if (count > LEAF) {
    const int axis = longest_axis(&n);
    for (size_t k = first; k < first + count; k++) {
      const extent *e = &c->extent[c->order[k].number];
      c->order[k].key = least_of_both(e, axis) + most_of_both(e, axis);
    }
    qsort(&c->order[first], count, sizeof *c->order, compare_placed);
    build_node(c, first, count / 2);
    n.right = c->nodes;
    build_node(c, first + count / 2, count - count / 2);
  }
  c->node[at] = n;
}

// ---- the walk ----

static bool boxes_meet(const node *a, const node *b) {
  for (int axis = 0; axis < 3; axis++)
    if (a->lo[axis] > b->hi[axis] || b->lo[axis] > a->hi[axis]) return false;
  return true;
}

static bool give(const og_motion_candidates *c, int32_t i, int32_t j) {
  const og_motion_pair pair = {i < j ? i : j, i < j ? j : i};
  if (!og_motion_is_pair(c->features, pair) || are_parted(&c->extent[i], &c->extent[j])) return true;
  return c->take(c->to, pair);
}

static bool walk_leaves(const og_motion_candidates *c, const node *a, const node *b) {
  for (size_t i = 0; i < a->count; i++)
    for (size_t j = a == b ? i + 1 : 0; j < b->count; j++)
      if (!give(c, c->order[a->first + i].number, c->order[b->first + j].number)) return false;
  return true;
}

static bool walk_two(const og_motion_candidates *c, size_t a, size_t b) {
  const node *x = &c->node[a], *y = &c->node[b];
  if (!boxes_meet(x, y)) return true;
  if (x->right == 0 && y->right == 0) return walk_leaves(c, x, y);
  if (y->right == 0 || (x->right != 0 && x->count >= y->count))
    return walk_two(c, a + 1, b) && walk_two(c, x->right, b);
  return walk_two(c, a, b + 1) && walk_two(c, a, y->right);
}

static bool walk_within(const og_motion_candidates *c, size_t at) {
  const node *n = &c->node[at];
  if (n->right == 0) return walk_leaves(c, n, n);
  return walk_within(c, at + 1) && walk_within(c, n->right) && walk_two(c, at + 1, n->right);
}

bool og_motion_walk(og_motion_candidates *c, const og_problem *points, const og_motion_features *features,
                    bool (*take)(void *to, og_motion_pair pair), void *to) {
  const size_t count = features->count;
  c->features = features;
  c->take = take;
  c->to = to;
  c->nodes = 0;
  if (count == 0) return true;
  if (count > c->room) {
    c->room = count;
    c->extent = og_grow(c->extent, count, sizeof *c->extent);
    c->order = og_grow(c->order, count, sizeof *c->order);
    c->node = og_grow(c->node, count, 2 * sizeof *c->node);
  }
  for (size_t k = 0; k < count; k++) {
    set_extent(&c->extent[k], points, &features->of[k]);
    c->order[k] = (placed){0, (int32_t)k};
  }
  build_node(c, 0, count);
  return walk_within(c, 0);
}
