#include "spec/triangulate/simple.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

typedef struct sweep {
  og_polygon_edges *edges;
  uint32_t *into;   // of each corner: the edge that ends there
  uint32_t *across; // the edges that the line crosses, upwards
  size_t count;
} sweep;

// ---- in the order of the line ----

static uint64_t place_of(const og_polygon_edges *edges, size_t corner) {
  return edges->rank[0][corner] * UINT64_C(0x100000000) + edges->rank[1][corner];
}

static size_t early_end(const og_polygon_edges *edges, size_t edge) {
  const size_t next = edges->next[edge];
  return place_of(edges, edge) < place_of(edges, next) ? edge : next;
}

static size_t late_end(const og_polygon_edges *edges, size_t edge) {
  return early_end(edges, edge) == edge ? edges->next[edge] : edge;
}

typedef struct met {
  uint64_t place;
  uint32_t corner;
} met;

static int compare_met(const void *left, const void *right) {
  const met *a = left, *b = right;
  return (a->place > b->place) - (a->place < b->place);
}

// ---- at a corner ----

// 1 where the corner is above the edge, on the line that both are on; 0 on it.
static int height(sweep *s, size_t edge, size_t corner) {
  return og_turn(&s->edges->turns, early_end(s->edges, edge), late_end(s->edges, edge), corner);
}

// Below it are all the edges that the corner is above.
static size_t find_place(sweep *s, size_t corner) {
  size_t low = 0, high = s->count;
  while (low < high) {
    const size_t middle = low + (high - low) / 2;
    if (height(s, s->across[middle], corner) > 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

// The edges of the corner that begin there, upwards; 3: they lie on each other.
static size_t find_begun(sweep *s, uint32_t corner, uint32_t begun[2]) {
  const og_polygon_edges *edges = s->edges;
  const uint32_t both[2] = {s->into[corner], corner};
  size_t count = 0;
  for (int k = 0; k < 2; k++)
    if (early_end(edges, both[k]) == corner) begun[count++] = both[k];
  if (count < 2) return count;
  const int turn = og_turn(&s->edges->turns, corner, late_end(edges, begun[0]), late_end(edges, begun[1]));
  if (turn < 0) memcpy(begun, (uint32_t[2]){both[1], both[0]}, sizeof both);
  return turn == 0 ? 3 : 2;
}

// Do the edges at that place on the line and before it go well together?
static bool are_good_neighbours(sweep *s, size_t place) {
  if (place == 0 || place == s->count) return true;
  const uint32_t one = s->across[place - 1], other = s->across[place];
  return og_polygon_fault_of(s->edges, one < other ? one : other, one < other ? other : one) == OG_POLYGON_SIMPLE;
}

// Only edges that end at the corner may go through it.
static bool only_ends(sweep *s, size_t place, size_t ending, uint32_t corner) {
  for (size_t k = place; k < place + ending; k++)
    if (k >= s->count || late_end(s->edges, s->across[k]) != corner) return false;
  return place + ending == s->count || height(s, s->across[place + ending], corner) < 0;
}

static bool pass(sweep *s, uint32_t corner) {
  uint32_t begun[2];
  const size_t beginning = find_begun(s, corner, begun), place = find_place(s, corner);
  if (beginning == 3 || !only_ends(s, place, 2 - beginning, corner)) return false;
  uint32_t *at = s->across + place;
  const size_t after = s->count - place - (2 - beginning);
  memmove(at + beginning, at + (2 - beginning), after * sizeof *at);
  memcpy(at, begun, beginning * sizeof *at);
  s->count = place + beginning + after;
  return are_good_neighbours(s, place) && (beginning == 0 || are_good_neighbours(s, place + beginning));
}

// ---- all corners ----

static met *put_in_order(const og_polygon_edges *edges) {
  met *order = og_grow(NULL, edges->count, sizeof *order);
  for (size_t k = 0; k < edges->count; k++) order[k] = (met){place_of(edges, k), (uint32_t)k};
  qsort(order, edges->count, sizeof *order, compare_met);
  return order;
}

bool og_polygon_is_simple(og_polygon_edges *edges) {
  const size_t count = edges->count;
  sweep s = {.edges = edges};
  met *order = put_in_order(edges);
  s.into = og_grow(NULL, count, sizeof *s.into);
  s.across = og_grow(NULL, count, sizeof *s.across);
  for (size_t k = 0; k < count; k++) s.into[edges->next[k]] = (uint32_t)k;
  bool simple = true;
  for (size_t k = 1; k < count && simple; k++) simple = order[k - 1].place != order[k].place;
  for (size_t k = 0; k < count && simple; k++) simple = pass(&s, order[k].corner);
  free(order);
  free(s.into);
  free(s.across);
  return simple;
}
