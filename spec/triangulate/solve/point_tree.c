#include "spec/triangulate/solve/point_tree.h"

#include <math.h>
#include <stdlib.h>

#include "spec/number/allocation.h"

enum { LEAF = 8, DEEPEST = 64 };

// Node k has children 2 k + 1 and 2 k + 2, which halve its places.
typedef struct part {
  size_t node, from, to;
} part;

static bool is_leaf(part p) { return p.to - p.from <= LEAF; }

static part lower_half(part p) { return (part){2 * p.node + 1, p.from, p.from + (p.to - p.from) / 2}; }

static part upper_half(part p) { return (part){2 * p.node + 2, p.from + (p.to - p.from) / 2, p.to}; }

// ---- the boxes ----

static void bound_part(og_point_tree *tree, part p) {
  double *box = tree->box + 4 * p.node;
  box[0] = box[1] = (double)INFINITY;
  box[2] = box[3] = -(double)INFINITY;
  for (size_t k = p.from; k < p.to; k++) {
    const double *at = tree->turns->points->approx + 3 * tree->point[k];
    for (int axis = 0; axis < 2; axis++) {
      box[axis] = fmin(box[axis], at[axis]);
      box[2 + axis] = fmax(box[2 + axis], at[axis]);
    }
  }
  tree->alive[p.node] = (uint32_t)(p.to - p.from);
}

typedef struct placed {
  double at;
  uint32_t point;
} placed;

static int compare_placed(const void *left, const void *right) {
  const placed *a = left, *b = right;
  if (a->at != b->at) return a->at < b->at ? -1 : 1;
  return (a->point > b->point) - (a->point < b->point);
}

static void sort_part(og_point_tree *tree, part p, placed *room) {
  const double *box = tree->box + 4 * p.node;
  const size_t axis = box[2] - box[0] < box[3] - box[1] ? 1 : 0;
  for (size_t k = p.from; k < p.to; k++)
    room[k] = (placed){tree->turns->points->approx[3 * tree->point[k] + axis], tree->point[k]};
  qsort(room + p.from, p.to - p.from, sizeof *room, compare_placed);
  for (size_t k = p.from; k < p.to; k++) tree->point[k] = room[k].point;
}

static void make_parts(og_point_tree *tree) {
  part waiting[DEEPEST];
  size_t count = 1;
  placed *room = og_grow(NULL, tree->count, sizeof *room);
  waiting[0] = (part){0, 0, tree->count};
  while (count > 0) {
    const part p = waiting[--count];
    bound_part(tree, p);
    if (is_leaf(p)) continue;
    sort_part(tree, p, room);
    waiting[count++] = lower_half(p);
    waiting[count++] = upper_half(p);
  }
  free(room);
}

void og_point_tree_init(og_point_tree *tree, og_turns *turns, const uint32_t *point, size_t count, size_t all) {
  tree->turns = turns;
  tree->count = count;
  tree->point = og_grow(NULL, count + 1, sizeof *tree->point);
  tree->place = og_grow(NULL, all, sizeof *tree->place);
  tree->is_left = og_grow(NULL, count + 1, sizeof *tree->is_left);
  // The upper half is the larger one: so many levels has the tree at most.
  tree->nodes = 1;
  for (size_t size = count; size > LEAF; size -= size / 2) tree->nodes = 2 * tree->nodes + 1;
  tree->box = og_grow(NULL, tree->nodes, 4 * sizeof *tree->box);
  tree->alive = og_grow(NULL, tree->nodes, sizeof *tree->alive);
  for (size_t k = 0; k < count; k++) tree->point[k] = point[k];
  tree->alive[0] = 0;
  if (count > 0) make_parts(tree);
  for (size_t k = 0; k < count; k++) {
    tree->place[tree->point[k]] = (uint32_t)k;
    tree->is_left[k] = true;
  }
}

void og_point_tree_clear(og_point_tree *tree) {
  free(tree->point);
  free(tree->place);
  free(tree->is_left);
  free(tree->box);
  free(tree->alive);
}

void og_point_tree_remove(og_point_tree *tree, uint32_t point) {
  const size_t place = tree->place[point];
  part p = {0, 0, tree->count};
  tree->is_left[place] = false;
  while (true) {
    tree->alive[p.node]--;
    if (is_leaf(p)) return;
    p = place < lower_half(p).to ? lower_half(p) : upper_half(p);
  }
}

// ---- a triangle ----

// Doubles near coordinates keep their order, so a corner of the box stands for one of exact coordinates.
static bool is_outside(const double *box, const double *from, const double *to) {
  for (int corner = 0; corner < 4; corner++) {
    const double at[2] = {box[corner & 1 ? 2 : 0], box[corner & 2 ? 3 : 1]};
    if (og_near_turn(from, to, at) >= 0) return false;
  }
  return true;
}

static bool is_apart(const og_point_tree *tree, size_t node, const uint32_t corner[3]) {
  const double *approx = tree->turns->points->approx, *box = tree->box + 4 * node;
  for (int k = 0; k < 3; k++)
    if (is_outside(box, approx + 3 * corner[k], approx + 3 * corner[(k + 1) % 3])) return true;
  return false;
}

static bool holds(og_turns *turns, const uint32_t corner[3], uint32_t point) {
  return og_turn(turns, corner[2], corner[0], point) >= 0 && og_turn(turns, corner[0], corner[1], point) >= 0 &&
         og_turn(turns, corner[1], corner[2], point) >= 0;
}

static bool leaf_meets(const og_point_tree *tree, part p, const uint32_t corner[3]) {
  for (size_t k = p.from; k < p.to; k++) {
    const uint32_t point = tree->point[k];
    if (tree->is_left[k] && point != corner[0] && point != corner[2] && holds(tree->turns, corner, point)) return true;
  }
  return false;
}

bool og_point_tree_meets(const og_point_tree *tree, uint32_t a, uint32_t b, uint32_t c) {
  const uint32_t corner[3] = {a, b, c};
  part waiting[DEEPEST];
  size_t count = 1;
  waiting[0] = (part){0, 0, tree->count};
  while (count > 0) {
    const part p = waiting[--count];
    if (tree->alive[p.node] == 0 || is_apart(tree, p.node, corner)) continue;
    if (is_leaf(p) && leaf_meets(tree, p, corner)) return true;
    if (is_leaf(p)) continue;
    waiting[count++] = lower_half(p);
    waiting[count++] = upper_half(p);
  }
  return false;
}
