#include "tool/judge/flat_facets.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

typedef struct flat {
  const og_points *points;
  const og_claimed_facets *facets;
  og_ivec normal, u, v, product;
  og_int value;
  int *side;      // of each facet: 1 along the normal, -1 against it, 0 without an area
  uint64_t *edge; // of the side at hand: from and to in one number, in ascending order
  size_t edge_count;
} flat;

static uint32_t from(uint64_t edge) { return (uint32_t)(edge >> 32); }
static uint32_t to(uint64_t edge) { return (uint32_t)edge; }
static uint64_t back(uint64_t edge) { return edge << 32 | edge >> 32; }

static int by_value(const void *a, const void *b) {
  const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return (x > y) - (x < y);
}

// ---- in the plane ----

static int turn(flat *f, uint32_t a, uint32_t b, uint32_t c) {
  const og_ivec *at = f->points->at;
  og_ivec_sub(&f->u, &at[b], &at[a]);
  og_ivec_sub(&f->v, &at[c], &at[a]);
  og_ivec_cross(&f->product, &f->u, &f->v);
  og_ivec_dot(&f->value, &f->product, &f->normal);
  return og_int_sign(&f->value);
}

// The sign of (b - a) . (d - c).
static int progress(flat *f, uint32_t a, uint32_t b, uint32_t c, uint32_t d) {
  const og_ivec *at = f->points->at;
  og_ivec_sub(&f->u, &at[b], &at[a]);
  og_ivec_sub(&f->v, &at[d], &at[c]);
  og_ivec_dot(&f->value, &f->u, &f->v);
  return og_int_sign(&f->value);
}

static bool are_equal(const flat *f, uint32_t a, uint32_t b) {
  const og_ivec *p = &f->points->at[a], *q = &f->points->at[b];
  return og_int_compare(&p->x, &q->x) == 0 && og_int_compare(&p->y, &q->y) == 0 && og_int_compare(&p->z, &q->z) == 0;
}

static void set_normal(flat *f, const uint32_t *corner) {
  const og_ivec *at = f->points->at;
  og_ivec_sub(&f->u, &at[corner[1]], &at[corner[0]]);
  og_ivec_sub(&f->v, &at[corner[2]], &at[corner[0]]);
  og_ivec_cross(&f->normal, &f->u, &f->v);
}

// False where triangles of a facet's fan are on both sides.
static bool set_sides(flat *f) {
  const og_claimed_facets *facets = f->facets;
  for (size_t k = 0; k < facets->count; k++) {
    const uint32_t *corner = facets->corner + facets->start[k];
    const size_t size = facets->start[k + 1] - facets->start[k];
    f->side[k] = 0;
    for (size_t i = 1; i + 1 < size; i++) {
      const int side = turn(f, corner[0], corner[i], corner[i + 1]);
      if (side * f->side[k] < 0) return false;
      if (side != 0) f->side[k] = side;
    }
  }
  return true;
}

// ---- edges ----

static void list_edges(flat *f, const bool *is_wanted) {
  const og_claimed_facets *facets = f->facets;
  f->edge_count = 0;
  for (size_t k = 0; k < facets->count; k++) {
    if (!is_wanted[k]) continue;
    for (size_t i = facets->start[k]; i < facets->start[k + 1]; i++) {
      const uint32_t next = facets->corner[i + 1 == facets->start[k + 1] ? facets->start[k] : i + 1];
      f->edge[f->edge_count++] = (uint64_t)facets->corner[i] << 32 | next;
    }
  }
  qsort(f->edge, f->edge_count, sizeof *f->edge, by_value);
}

// Does each edge run as often one way as the other, and none from a point to itself?
static bool are_balanced(flat *f) {
  bool *all = og_grow(NULL, f->facets->count, sizeof *all);
  for (size_t k = 0; k < f->facets->count; k++) all[k] = true;
  list_edges(f, all);
  free(all);
  uint64_t *other = og_grow(NULL, f->edge_count, sizeof *other);
  bool proper = true;
  for (size_t k = 0; k < f->edge_count; k++) {
    other[k] = back(f->edge[k]);
    proper = proper && other[k] != f->edge[k];
  }
  qsort(other, f->edge_count, sizeof *other, by_value);
  const bool balanced = memcmp(other, f->edge, f->edge_count * sizeof *other) == 0;
  free(other);
  return proper && balanced;
}

static bool runs_back(const flat *f, uint64_t edge) {
  const uint64_t other = back(edge);
  return bsearch(&other, f->edge, f->edge_count, sizeof *f->edge, by_value) != NULL;
}

// Leaves the edges that do not run back; false where one runs twice the same way.
static bool keep_outline(flat *f) {
  uint64_t *kept = og_grow(NULL, f->edge_count + 1, sizeof *kept);
  size_t count = 0;
  bool once = true;
  for (size_t k = 0; k < f->edge_count; k++) {
    once = once && (k == 0 || f->edge[k] != f->edge[k - 1]);
    if (!runs_back(f, f->edge[k])) kept[count++] = f->edge[k];
  }
  memcpy(f->edge, kept, count * sizeof *kept);
  f->edge_count = count;
  free(kept);
  return once;
}

// ---- the outline ----

// The first edge from the point, or NULL.
static const uint64_t *edge_from(const flat *f, uint32_t point) {
  size_t low = 0, high = f->edge_count;
  while (low < high) {
    const size_t middle = low + (high - low) / 2;
    if (from(f->edge[middle]) < point) low = middle + 1;
    else high = middle;
  }
  return low < f->edge_count && from(f->edge[low]) == point ? &f->edge[low] : NULL;
}

// Goes on from *at along the exact side from a to b; false where the edges leave it.
static bool follow(flat *f, uint32_t a, uint32_t b, uint32_t *at, size_t *steps) {
  while (!are_equal(f, *at, b)) {
    const uint64_t *edge = edge_from(f, *at);
    if (edge == NULL) return false;
    const uint32_t next = to(*edge);
    if (turn(f, a, b, next) != 0 || progress(f, *at, next, a, b) <= 0 || progress(f, next, b, a, b) < 0) return false;
    *at = next;
    ++*steps;
  }
  return true;
}

// Are the edges the cycle, once round?
static bool is_outline(flat *f, const uint32_t *cycle, size_t size) {
  size_t first = 0, steps = 0;
  while (first < f->edge_count && !are_equal(f, from(f->edge[first]), cycle[0])) first++;
  if (first == f->edge_count) return false;
  uint32_t at = from(f->edge[first]);
  for (size_t k = 0; k < size; k++)
    if (!follow(f, cycle[k], cycle[(k + 1) % size], &at, &steps)) return false;
  return steps == f->edge_count;
}

static bool is_covered_with(flat *f, int side, bool with_empty, const uint32_t *cycle, size_t size) {
  bool *wanted = og_grow(NULL, f->facets->count, sizeof *wanted);
  for (size_t k = 0; k < f->facets->count; k++) wanted[k] = f->side[k] == side || (with_empty && f->side[k] == 0);
  list_edges(f, wanted);
  free(wanted);
  return keep_outline(f) && is_outline(f, cycle, size);
}

// What has no area covers nothing, so it may be counted with a side or not, for its edges.
static bool is_covered(flat *f, int side, const uint32_t *cycle, size_t size) {
  return is_covered_with(f, side, false, cycle, size) || is_covered_with(f, side, true, cycle, size);
}

bool og_flat_facets_close(const og_handed_hull *truth, const og_claimed_facets *facets) {
  const og_facets *exact = &truth->answer.finding.facets; // a cycle both ways
  const uint32_t *cycle = exact->corner, *reversed = exact->corner + exact->end[0];
  const size_t size = exact->end[0], corners = facets->start[facets->count];
  if (corners == 0) return false;
  flat f = {.points = &truth->problem.whole.a, .facets = facets};
  og_ivec *const vectors[] = {&f.normal, &f.u, &f.v, &f.product};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_init(vectors[k]);
  og_int_init(&f.value);
  f.side = og_grow(NULL, facets->count, sizeof *f.side);
  f.edge = og_grow(NULL, corners, sizeof *f.edge);
  set_normal(&f, cycle);
  const bool good =
      set_sides(&f) && are_balanced(&f) && is_covered(&f, 1, cycle, size) && is_covered(&f, -1, reversed, size);
  free(f.side);
  free(f.edge);
  og_int_clear(&f.value);
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_clear(vectors[k]);
  return good;
}
