// A tree of boxes, split at the median of the widest axis. A bound on n.x over a box is computed just as n.x is, from
// the corner of the box that is farthest along n: rounding is monotone, so no point of the box has a greater double.

#include "spec/pair/solve/farthest.h"

#include <float.h>
#include <stdlib.h>

#include "spec/number/allocation.h"

// Boxes of so many points are not split.
#define LEAF 16
// A tree costs about what so many scans do.
#define SCANS_BEFORE 32

void og_farthest_init(og_farthest *f) { *f = (og_farthest){.points = NULL}; }

void og_farthest_clear(og_farthest *f) {
  free(f->order);
  free(f->xyz);
  free(f->box);
  free(f->found);
}

void og_farthest_begin(og_farthest *f, const og_points *points) {
  f->points = points;
  f->asked = 0;
  f->sorted = false;
}

static double dot(const double a[3], const double b[3]) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

// ---- the tree ----

static double coordinate(const og_farthest *f, size_t k, int axis) {
  return f->points->approx[3 * (size_t)f->order[k] + (size_t)axis];
}

static void swap(uint32_t *order, size_t a, size_t b) {
  const uint32_t kept = order[a];
  order[a] = order[b];
  order[b] = kept;
}

// Puts the point that belongs at `middle` of the range there, none greater before it and none less behind (Hoare's
// selection; equal ones are divided evenly). The pivot is one by chance: the one in the middle is the greatest of an
// arc's points, which are in order.
static void select_median(og_farthest *f, size_t first, size_t end, size_t middle, int axis) {
  uint64_t chance = 1;
  while (end - first > 1) {
    chance = chance * 6364136223846793005u + 1442695040888963407u;
    const double pivot = coordinate(f, first + (size_t)(chance >> 33) % (end - first), axis);
    size_t low = first, high = end - 1;
    for (;;) {
      while (coordinate(f, low, axis) < pivot) low++;
      while (coordinate(f, high, axis) > pivot) high--;
      if (low >= high) break;
      swap(f->order, low++, high--);
    }
    // Up to `low` exclusive none is greater than the pivot, from there on none is less.
    if (low == first) low++;
    if (middle < low) end = low;
    else first = low;
  }
}

static int widest_axis(const og_box *box) {
  int widest = 0;
  for (int axis = 1; axis < 3; axis++)
    if (box->high[axis] - box->low[axis] > box->high[widest] - box->low[widest]) widest = axis;
  return widest;
}

static void enclose(const og_farthest *f, og_box *box, size_t first, size_t end) {
  *box = (og_box){{DBL_MAX, DBL_MAX, DBL_MAX}, {-DBL_MAX, -DBL_MAX, -DBL_MAX}, UINT32_MAX};
  for (size_t k = first; k < end; k++) {
    if (f->order[k] < box->least) box->least = f->order[k];
    for (int axis = 0; axis < 3; axis++) {
      const double x = coordinate(f, k, axis);
      if (x < box->low[axis]) box->low[axis] = x;
      if (x > box->high[axis]) box->high[axis] = x;
    }
  }
}

static size_t middle_of(size_t first, size_t end) { return first + (end - first) / 2; }

static void split(og_farthest *f, size_t node, size_t first, size_t end) {
  enclose(f, &f->box[node], first, end);
  if (end - first <= LEAF) return;
  const size_t middle = middle_of(first, end);
  select_median(f, first, end, middle, widest_axis(&f->box[node]));
  split(f, 2 * node, first, middle);
  split(f, 2 * node + 1, middle, end);
}

static void sort_points(og_farthest *f) {
  const size_t count = f->points->count;
  if (count > f->capacity) {
    f->order = og_grow(f->order, count, sizeof *f->order);
    f->xyz = og_grow(f->xyz, 3 * count, sizeof *f->xyz);
    f->capacity = count;
  }
  size_t boxes = 2;
  while (boxes * LEAF < 2 * count) boxes *= 2;
  boxes *= 2;
  if (boxes > f->box_capacity) {
    f->box = og_grow(f->box, boxes, sizeof *f->box);
    f->box_capacity = boxes;
  }
  for (size_t k = 0; k < count; k++) f->order[k] = (uint32_t)k;
  split(f, 1, 0, count);
  for (size_t k = 0; k < 3 * count; k++) f->xyz[k] = f->points->approx[3 * (size_t)f->order[k / 3] + k % 3];
  f->sorted = true;
}

static void count_question(og_farthest *f) {
  if (++f->asked > SCANS_BEFORE && !f->sorted && f->points->count > 2 * LEAF) sort_points(f);
}

// ---- questions ----

typedef struct best {
  const double *direction;
  double value;
  uint32_t index;
} best;

static double bound(const og_box *box, const double direction[3]) {
  double corner[3];
  for (int axis = 0; axis < 3; axis++) corner[axis] = direction[axis] > 0 ? box->high[axis] : box->low[axis];
  return dot(direction, corner);
}

static bool may_be_better(const best *b, const og_box *box, double most) {
  return most > b->value || (most == b->value && box->least < b->index);
}

static void offer(best *b, double value, uint32_t index) {
  if (value < b->value || (value == b->value && index > b->index)) return;
  b->value = value;
  b->index = index;
}

static void search(const og_farthest *f, best *b, size_t node, size_t first, size_t end) {
  if (end - first <= LEAF) {
    for (size_t k = first; k < end; k++) offer(b, dot(b->direction, &f->xyz[3 * k]), f->order[k]);
    return;
  }
  const size_t middle = middle_of(first, end);
  const double low = bound(&f->box[2 * node], b->direction), high = bound(&f->box[2 * node + 1], b->direction);
  const bool low_first = low >= high;
  if (low_first && may_be_better(b, &f->box[2 * node], low)) search(f, b, 2 * node, first, middle);
  if (may_be_better(b, &f->box[2 * node + 1], high)) search(f, b, 2 * node + 1, middle, end);
  if (!low_first && may_be_better(b, &f->box[2 * node], low)) search(f, b, 2 * node, first, middle);
}

uint32_t og_farthest_along(og_farthest *f, const double direction[3], double *value) {
  count_question(f);
  best b = {direction, -DBL_MAX, UINT32_MAX};
  if (f->sorted) search(f, &b, 1, 0, f->points->count);
  else
    for (uint32_t k = 0; k < f->points->count; k++) {
      const double here = dot(direction, &f->points->approx[3 * (size_t)k]);
      if (here > b.value) b = (best){direction, here, k};
    }
  *value = b.value;
  return b.index;
}

static void find_from(og_farthest *f, const double direction[3], double least, size_t node, size_t first, size_t end) {
  if (bound(&f->box[node], direction) < least) return;
  if (end - first > LEAF) {
    find_from(f, direction, least, 2 * node, first, middle_of(first, end));
    find_from(f, direction, least, 2 * node + 1, middle_of(first, end), end);
    return;
  }
  for (size_t k = first; k < end; k++)
    if (dot(direction, &f->xyz[3 * k]) >= least) f->found[f->found_count++] = f->order[k];
}

void og_farthest_find_from(og_farthest *f, const double direction[3], double least) {
  const size_t count = f->points->count;
  f->found = og_grow(f->found, count, sizeof *f->found);
  f->found_count = 0;
  if (f->sorted) {
    find_from(f, direction, least, 1, 0, count);
    return;
  }
  for (uint32_t k = 0; k < count; k++)
    if (dot(direction, &f->points->approx[3 * (size_t)k]) >= least) f->found[f->found_count++] = k;
}
