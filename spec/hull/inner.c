#include "spec/hull/inner.h"

#include <stdlib.h>

#include "spec/number/allocation.h"
#include "spec/triangulate/turn.h"

typedef struct sorted {
  const og_ivec *at;
  size_t number;
} sorted;

static int compare_sorted(const void *left, const void *right) {
  const sorted *a = left, *b = right;
  const int along = og_int_compare(&a->at->x, &b->at->x);
  return along != 0 ? along : og_int_compare(&a->at->y, &b->at->y);
}

static bool repeats(const sorted *point, size_t k) { return k > 0 && compare_sorted(&point[k - 1], &point[k]) == 0; }

// Marks the lower side of the hull (way 1) or the upper one (-1) from left to right, with all points on it, each once.
static void mark_side(bool *is_outer, og_turns *turns, const sorted *point, size_t count, int way, size_t *chain) {
  size_t length = 0;
  for (size_t k = 0; k < count; k++) {
    const size_t next = point[k].number;
    if (repeats(point, k)) continue;
    while (length > 1 && way * og_turn(turns, chain[length - 2], chain[length - 1], next) < 0) length--;
    chain[length++] = next;
  }
  while (length > 0) is_outer[chain[--length]] = true;
}

size_t og_find_inner_point(const og_points *points) {
  const size_t count = points->count;
  sorted *point = og_grow(NULL, count, sizeof *point);
  size_t *chain = og_grow(NULL, count, sizeof *chain), inner = 0;
  bool *is_outer = og_grow(NULL, count, sizeof *is_outer);
  og_turns turns;
  og_turns_init(&turns, points);
  for (size_t k = 0; k < count; k++) {
    point[k] = (sorted){&points->at[k], k};
    is_outer[k] = false;
  }
  qsort(point, count, sizeof *point, compare_sorted);
  for (int way = 1; way >= -1; way -= 2) mark_side(is_outer, &turns, point, count, way, chain);
  for (size_t k = 1; k < count; k++)
    if (repeats(point, k)) is_outer[point[k].number] = is_outer[point[k - 1].number];
  while (inner < count && is_outer[inner]) inner++;
  og_turns_clear(&turns);
  free(point);
  free(chain);
  free(is_outer);
  return inner;
}
