// Points that span a plane: the monotone chain. The order by x, then y, then z is that along a direction in general
// position, so it may be used in any plane.

#include <stdlib.h>

#include "spec/hull/solve/search.h"
#include "spec/number/allocation.h"

typedef struct placed {
  const og_points *points;
  uint32_t number;
} placed;

typedef struct chain {
  const og_points *points;
  uint32_t *place; // the first of equal points, in order
  size_t place_count;
  og_ivec normal, to_second, to_third, product;
  og_int value;
  uint32_t *corner;
  size_t count;
} chain;

// ---- every place once ----

// Equal points in the order of their numbers.
static int compare_placed(const void *left, const void *right) {
  const placed *a = left, *b = right;
  const int order = og_hull_search_compare(a->points, a->number, b->number);
  return order != 0 ? order : (a->number > b->number) - (a->number < b->number);
}

static void set_places(chain *c) {
  const og_points *points = c->points;
  placed *sorted = og_grow(NULL, points->count, sizeof *sorted);
  for (uint32_t k = 0; k < points->count; k++) sorted[k] = (placed){points, k};
  qsort(sorted, points->count, sizeof *sorted, compare_placed);
  c->place = og_grow(NULL, points->count, sizeof *c->place);
  c->place_count = 0;
  for (size_t k = 0; k < points->count; k++)
    if (k == 0 || og_hull_search_compare(points, sorted[k - 1].number, sorted[k].number) != 0)
      c->place[c->place_count++] = sorted[k].number;
  free(sorted);
}

// ---- the chain ----

// The sign of (b - a) x (c - a) along the normal.
static int chain_turn(chain *c, size_t first, size_t second, size_t third) {
  const og_ivec *at = c->points->at;
  og_ivec_sub(&c->to_second, &at[second], &at[first]);
  og_ivec_sub(&c->to_third, &at[third], &at[first]);
  og_ivec_cross(&c->product, &c->to_second, &c->to_third);
  og_ivec_dot(&c->value, &c->product, &c->normal);
  return og_int_sign(&c->value);
}

static void set_normal(chain *c, uint32_t simplex[4], bool in_space) {
  const og_ivec *at = c->points->at;
  og_ivec_sub(&c->to_second, &at[simplex[1]], &at[simplex[0]]);
  og_ivec_sub(&c->to_third, &at[simplex[2]], &at[simplex[0]]);
  og_ivec_cross(&c->normal, &c->to_second, &c->to_third);
  if (in_space || og_int_sign(&c->normal.z) > 0) return;
  og_ivec_neg(&c->normal, &c->normal);
  const uint32_t second = simplex[1];
  simplex[1] = simplex[2];
  simplex[2] = second;
}

// A chain begins with the corner at `start`, which stays.
static void chain_add(chain *c, size_t start, uint32_t point) {
  while (c->count >= start + 2 && chain_turn(c, c->corner[c->count - 2], c->corner[c->count - 1], point) <= 0)
    c->count--;
  c->corner[c->count++] = point;
}

static void make_cycle(chain *c) {
  c->corner = og_grow(NULL, 2 * c->place_count, sizeof *c->corner);
  for (size_t k = 0; k < c->place_count; k++) chain_add(c, 0, c->place[k]);
  const size_t start = c->count - 1;
  for (size_t k = c->place_count - 1; k-- > 0;) chain_add(c, start, c->place[k]);
  c->count--; // the first one again
}

// ---- what holds the others ----

// The last triangle of the fan at whose first edge or to the left of it the point lies.
static uint32_t triangle_of(chain *c, const og_facets *facets, size_t point) {
  size_t low = 1, high = facets->corner_count - 1;
  while (high - low > 1) {
    const size_t middle = low + (high - low) / 2;
    if (chain_turn(c, facets->corner[0], facets->corner[middle], point) >= 0) low = middle;
    else high = middle;
  }
  return (uint32_t)(low - 1);
}

static void add_holders(chain *c, og_hull_certificate *certificate) {
  bool *is_corner = og_hull_search_corners(c->points, &certificate->facets);
  for (size_t k = 0; k < c->points->count; k++)
    if (!is_corner[k]) og_hull_certificate_add_holder(certificate, triangle_of(c, &certificate->facets, k));
  free(is_corner);
}

// ---- the facet ----

void og_hull_search_plane(og_hull_search *search, bool in_space, og_hull_certificate *certificate) {
  chain c = {.points = search->points};
  og_ivec *const vectors[] = {&c.normal, &c.to_second, &c.to_third, &c.product};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_init(vectors[k]);
  og_int_init(&c.value);
  set_normal(&c, certificate->simplex, in_space);
  set_places(&c);
  make_cycle(&c);
  for (size_t k = 0; k < c.count; k++) og_facets_add(&certificate->facets, c.corner[k]);
  og_facets_end(&certificate->facets);
  og_facets_sort(&certificate->facets);
  add_holders(&c, certificate);
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_clear(vectors[k]);
  og_int_clear(&c.value);
  free(c.place);
  free(c.corner);
}
