#include "spec/hull/facets.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

void og_facets_init(og_facets *facets) { memset(facets, 0, sizeof *facets); }

void og_facets_clear(og_facets *facets) {
  free(facets->end);
  free(facets->corner);
  og_facets_init(facets);
}

void og_facets_reset(og_facets *facets) { facets->count = facets->corner_count = 0; }

void og_facets_add(og_facets *facets, uint32_t corner) {
  if (facets->corner_count == facets->corner_room) {
    facets->corner_room = og_doubled(facets->corner_room);
    facets->corner = og_grow(facets->corner, facets->corner_room, sizeof *facets->corner);
  }
  facets->corner[facets->corner_count++] = corner;
}

void og_facets_end(og_facets *facets) {
  if (facets->count == facets->room) {
    facets->room = og_doubled(facets->room);
    facets->end = og_grow(facets->end, facets->room, sizeof *facets->end);
  }
  facets->end[facets->count++] = facets->corner_count;
}

// ---- the canonical order ----

typedef struct cycle {
  const uint32_t *corner;
  size_t size;
} cycle;

static cycle cycle_at(const og_facets *facets, size_t k) {
  return (cycle){facets->corner + og_facet_start(facets, k), og_facet_size(facets, k)};
}

static int compare_cycles(const void *left, const void *right) {
  const cycle *a = left, *b = right;
  for (size_t k = 0; k < a->size && k < b->size; k++)
    if (a->corner[k] != b->corner[k]) return a->corner[k] < b->corner[k] ? -1 : 1;
  return (a->size > b->size) - (a->size < b->size);
}

static size_t place_of_least(cycle c) {
  size_t least = 0;
  for (size_t k = 1; k < c.size; k++)
    if (c.corner[k] < c.corner[least]) least = k;
  return least;
}

bool og_facets_are_canonical(const og_facets *facets) {
  for (size_t k = 0; k < facets->count; k++) {
    const cycle c = cycle_at(facets, k), before = k == 0 ? c : cycle_at(facets, k - 1);
    for (size_t i = 1; i < c.size; i++)
      if (c.corner[i] <= c.corner[0]) return false;
    if (k > 0 && compare_cycles(&before, &c) >= 0) return false;
  }
  return true;
}

static void put_turned(og_facets *facets, cycle c) {
  const size_t least = place_of_least(c);
  for (size_t i = 0; i < c.size; i++) og_facets_add(facets, c.corner[(least + i) % c.size]);
  og_facets_end(facets);
}

void og_facets_sort(og_facets *facets) {
  if (facets->count == 0) return;
  og_facets turned, sorted;
  og_facets_init(&turned);
  og_facets_init(&sorted);
  for (size_t k = 0; k < facets->count; k++) put_turned(&turned, cycle_at(facets, k));
  cycle *cycles = og_grow(NULL, turned.count, sizeof *cycles);
  for (size_t k = 0; k < turned.count; k++) cycles[k] = cycle_at(&turned, k);
  qsort(cycles, turned.count, sizeof *cycles, compare_cycles);
  for (size_t k = 0; k < turned.count; k++) put_turned(&sorted, cycles[k]);
  free(cycles);
  og_facets_clear(&turned);
  og_facets_clear(facets);
  *facets = sorted;
}

og_fan_triangle *og_fan_triangles(const og_facets *facets, size_t *count) {
  *count = facets->corner_count - 2 * facets->count;
  if (*count == 0) return NULL;
  og_fan_triangle *triangle = og_grow(NULL, *count, sizeof *triangle);
  size_t made = 0;
  for (size_t k = 0; k < facets->count; k++) {
    const cycle c = cycle_at(facets, k);
    for (size_t i = 1; i + 1 < c.size; i++)
      triangle[made++] = (og_fan_triangle){(uint32_t)k, {c.corner[0], c.corner[i], c.corner[i + 1]}};
  }
  return triangle;
}
