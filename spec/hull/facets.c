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

/*@ predicate cycle_readable{L}(cycle c) = \valid_read(c.corner + (0 .. c.size - 1));
    predicate none_less{L}(cycle c, integer to, integer place) =
      (\forall integer i; 0 <= i < to ==> c.corner[place] <= c.corner[i]) &&
      \forall integer i; 0 <= i < place ==> c.corner[place] < c.corner[i]; */

/*@ requires facets: are_facets(facets) && k < facets->count;
    terminates \true; exits \false; assigns \nothing;
    ensures corner: \result.corner == cycle_of(facets, k);
    ensures size:   \result.size == size_of(facets, k); */
static cycle cycle_at(const og_facets *facets, size_t k) {
  return (cycle){facets->corner + og_facet_start(facets, k), og_facet_size(facets, k)};
}

/*@ requires cycles: cycle_readable(a) && cycle_readable(b);
    terminates \true; exits \false; assigns \nothing;
    ensures before: \result < 0 <==> stands_before(a.corner, a.size, b.corner, b.size);
    ensures behind: \result > 0 <==> stands_before(b.corner, b.size, a.corner, a.size);
    ensures equal:  \result == 0 <==> a.size == b.size && alike(a.corner, b.corner, a.size); */
static int order_of(cycle a, cycle b) {
  /*@ loop invariant at:    0 <= k <= a.size && k <= b.size;
      loop invariant alike: alike(a.corner, b.corner, k);
      loop assigns k;
      loop variant a.size - k; */
  for (size_t k = 0; k < a.size && k < b.size; k++)
    if (a.corner[k] != b.corner[k]) return a.corner[k] < b.corner[k] ? -1 : 1;
  return (a.size > b.size) - (a.size < b.size);
}

static int compare_cycles(const void *left, const void *right) {
  return order_of(*(const cycle *)left, *(const cycle *)right);
}

/*@ requires cycle: cycle_readable(c) && c.size > 0;
    terminates \true; exits \false; assigns \nothing;
    ensures within: \result < c.size;
    ensures least:  none_less(c, c.size, \result); */
static size_t place_of_least(cycle c) {
  size_t least = 0;
  /*@ loop invariant at:    1 <= k <= c.size && 0 <= least < k;
      loop invariant least: none_less(c, k, least);
      loop assigns k, least;
      loop variant c.size - k; */
  for (size_t k = 1; k < c.size; k++)
    if (c.corner[k] < c.corner[least]) least = k;
  return least;
}

/*@ requires cycle: cycle_readable(c);
    terminates \true; exits \false; assigns \nothing;
    ensures is: \result != 0 <==> \forall integer i; 0 < i < c.size ==> c.corner[0] < c.corner[i]; */
static bool first_is_least(cycle c) {
  /*@ loop invariant at:    1 <= k && (k <= c.size || k == 1);
      loop invariant least: \forall integer i; 0 < i < k ==> c.corner[0] < c.corner[i];
      loop assigns k;
      loop variant c.size - k; */
  for (size_t k = 1; k < c.size; k++)
    if (c.corner[k] <= c.corner[0]) return false;
  return true;
}

bool og_facets_are_canonical(const og_facets *facets) {
  /*@ loop invariant at:     0 <= k <= facets->count;
      loop invariant least:  \forall integer j; 0 <= j < k ==> begins_with_least(facets, j);
      loop invariant before: \forall integer j; 0 < j < k ==>
        stands_before(cycle_of(facets, j - 1), size_of(facets, j - 1), cycle_of(facets, j), size_of(facets, j));
      loop assigns k;
      loop variant facets->count - k; */
  for (size_t k = 0; k < facets->count; k++) {
    const cycle c = cycle_at(facets, k);
    if (!first_is_least(c)) return false;
    if (k > 0 && order_of(cycle_at(facets, k - 1), c) >= 0) return false;
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

// ---- fans ----

/*@ // The triangles of the facets before k, where all have three corners or more, and that there is room for all.
    logic integer fans_before{L}(og_facets *f, integer k) = start_of(f, k) - 2 * k;
    predicate are_faces{L}(og_facets *f) = are_facets(f) && \forall integer k; 0 <= k < f->count ==> 3 <= size_of(f, k);
    predicate hold_fans{L}(og_facets *f, integer size) =
      fans_before(f, f->count) == size && \forall integer k; 0 <= k < f->count ==> 0 <= fans_before(f, k) <= size - 1 &&
        fans_before(f, k + 1) <= size;
    predicate is_in_fan{K, L}(og_fan_triangle *t, uint32_t *corner, integer i) =
      \at(t->corner[0], K) == \at(corner[0], L) && \at(t->corner[1], K) == \at(corner[i], L) &&
      \at(t->corner[2], K) == \at(corner[i + 1], L);
    predicate is_fan{K, L}(og_fan_triangle *t, integer from, uint32_t *corner, integer size, uint32_t facet) =
      \forall integer i; from <= i < from + size - 2 ==>
        is_in_fan{K, L}(t + i, corner, i - from + 1) && \at(t[i].facet, K) == facet; */

/*@ requires faces: are_faces(facets);
    terminates \true; exits \false; assigns \nothing;
    ensures size: hold_fans(facets, \result); */
static size_t fan_size(const og_facets *facets) {
  size_t size = 0;
  /*@ loop invariant at:     0 <= k <= facets->count;
      loop invariant size:   size == fans_before(facets, k) && k <= size;
      loop invariant before: \forall integer j; 0 <= j < k ==> 0 <= fans_before(facets, j) <= size - 1 &&
        fans_before(facets, j + 1) <= size;
      loop assigns k, size;
      loop variant facets->count - k; */
  for (size_t k = 0; k < facets->count; k++) size += og_facet_size(facets, k) - 2;
  return size;
}

/*@ requires cycle: cycle_readable(c) && 3 <= c.size && from + c.size - 2 <= SIZE_MAX;
    requires room:  \valid(triangle + (from .. from + c.size - 3)) &&
                    \separated(triangle + (from .. from + c.size - 3), c.corner + (0 .. c.size - 1));
    terminates \true; exits \false; assigns triangle[from .. from + c.size - 3];
    ensures fan: is_fan{Post, Pre}(triangle, from, c.corner, c.size, facet);
    ensures end: \result == from + c.size - 2; */
static size_t set_fan(og_fan_triangle *triangle, size_t from, cycle c, uint32_t facet) {
  /*@ loop invariant at:  1 <= i <= c.size - 1;
      loop invariant fan: is_fan{Here, Pre}(triangle, from, c.corner, i + 1, facet);
      loop assigns i, triangle[from .. from + c.size - 3];
      loop variant c.size - i; */
  for (size_t i = 1; i + 1 < c.size; i++) {
    og_fan_triangle *t = &triangle[from + i - 1];
    t->facet = facet;
    t->corner[0] = c.corner[0];
    t->corner[1] = c.corner[i];
    t->corner[2] = c.corner[i + 1];
  }
  return from + (c.size - 2);
}

og_fan_triangle *og_fan_triangles(const og_facets *facets, size_t *count) {
  *count = fan_size(facets);
  if (*count == 0) return NULL;
  og_fan_triangle *triangle = og_grow(NULL, *count, sizeof *triangle);
  size_t made = 0;
  for (size_t k = 0; k < facets->count; k++) made = set_fan(triangle, made, cycle_at(facets, k), (uint32_t)k);
  return triangle;
}
