#include "tool/judge/overlay.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

struct og_overlay_edge {
  mpq_t lo, hi;       // its x; an upright edge bounds no slab, and is left out
  mpq_t slope, start; // y = start + slope x
  long weight[2];     // in each figure, from left to right
};

void og_overlay_init(og_overlay *overlay) { memset(overlay, 0, sizeof *overlay); }

void og_overlay_clear(og_overlay *overlay) {
  for (size_t k = 0; k < overlay->room; k++) {
    og_overlay_edge *edge = &overlay->edge[k];
    mpq_clears(edge->lo, edge->hi, edge->slope, edge->start, NULL);
  }
  free(overlay->edge);
  og_overlay_init(overlay);
}

static void make_room(og_overlay *overlay) {
  if (overlay->count < overlay->room) return;
  const size_t room = overlay->room == 0 ? 16 : 2 * overlay->room;
  overlay->edge = og_grow(overlay->edge, room, sizeof *overlay->edge);
  for (size_t k = overlay->room; k < room; k++) {
    og_overlay_edge *edge = &overlay->edge[k];
    mpq_inits(edge->lo, edge->hi, edge->slope, edge->start, NULL);
  }
  overlay->room = room;
}

void og_overlay_add(og_overlay *overlay, const og_plane_point *from, const og_plane_point *to, long in_first,
                    long in_second) {
  const int way = mpq_cmp(to->x, from->x);
  if (way == 0 || (in_first == 0 && in_second == 0)) return;
  const og_plane_point *left = way > 0 ? from : to, *right = way > 0 ? to : from;
  make_room(overlay);
  og_overlay_edge *edge = &overlay->edge[overlay->count++];
  mpq_set(edge->lo, left->x);
  mpq_set(edge->hi, right->x);
  mpq_sub(edge->slope, right->y, left->y);
  mpq_sub(edge->start, right->x, left->x);
  mpq_div(edge->slope, edge->slope, edge->start);
  mpq_mul(edge->start, edge->slope, left->x);
  mpq_sub(edge->start, left->y, edge->start);
  edge->weight[0] = way > 0 ? in_first : -in_first;
  edge->weight[1] = way > 0 ? in_second : -in_second;
}

// ---- where slabs end ----

typedef struct places {
  size_t count, room;
  mpq_t *at;
} places;

static void add_place(places *p, const mpq_t x) {
  if (p->count == p->room) {
    p->room = p->room == 0 ? 64 : 2 * p->room;
    p->at = og_grow(p->at, p->room, sizeof *p->at);
  }
  mpq_init(p->at[p->count]);
  mpq_set(p->at[p->count++], x);
}

static bool is_within(const og_overlay_edge *edge, const mpq_t x) {
  return mpq_cmp(edge->lo, x) < 0 && mpq_cmp(x, edge->hi) < 0;
}

static void add_crossing(places *p, const og_overlay_edge *a, const og_overlay_edge *b, mpq_t x, mpq_t slope) {
  if (mpq_cmp(a->lo, b->hi) >= 0 || mpq_cmp(b->lo, a->hi) >= 0 || mpq_equal(a->slope, b->slope)) return;
  mpq_sub(x, b->start, a->start);
  mpq_sub(slope, a->slope, b->slope);
  mpq_div(x, x, slope);
  if (is_within(a, x) && is_within(b, x)) add_place(p, x);
}

static int by_place(const void *a, const void *b) { return mpq_cmp(*(const mpq_t *)a, *(const mpq_t *)b); }

static places places_of(const og_overlay *overlay) {
  places p = {0, 0, NULL};
  mpq_t x, slope;
  mpq_inits(x, slope, NULL);
  for (size_t i = 0; i < overlay->count; i++) {
    add_place(&p, overlay->edge[i].lo);
    add_place(&p, overlay->edge[i].hi);
    for (size_t j = 0; j < i; j++) add_crossing(&p, &overlay->edge[i], &overlay->edge[j], x, slope);
  }
  mpq_clears(x, slope, NULL);
  if (p.count > 0) qsort(p.at, p.count, sizeof *p.at, by_place);
  return p;
}

static void clear_places(places *p) {
  for (size_t k = 0; k < p->count; k++) mpq_clear(p->at[k]);
  free(p->at);
}

// ---- a slab ----

// An edge across it: its y at the left end and at the right one, added.
typedef struct crossing {
  mpq_t height;
  const og_overlay_edge *edge;
} crossing;

static int by_height(const void *a, const void *b) {
  return mpq_cmp(((const crossing *)a)->height, ((const crossing *)b)->height);
}

static size_t cross(crossing *across, const og_overlay *overlay, const mpq_t lo, const mpq_t hi, mpq_t sum) {
  size_t count = 0;
  mpq_add(sum, lo, hi);
  for (size_t k = 0; k < overlay->count; k++) {
    const og_overlay_edge *edge = &overlay->edge[k];
    if (mpq_cmp(edge->lo, lo) > 0 || mpq_cmp(hi, edge->hi) > 0) continue;
    crossing *one = &across[count++];
    one->edge = edge;
    mpq_mul(one->height, edge->slope, sum);
    mpq_add(one->height, one->height, edge->start);
    mpq_add(one->height, one->height, edge->start);
  }
  if (count > 0) qsort(across, count, sizeof *across, by_height);
  return count;
}

// Between two neighbours the slab is a trapezium: its width times half the difference of their heights.
static void take_slab(const crossing *across, size_t count, const mpq_t width, mpq_t area, og_overlay_piece *take,
                      void *context) {
  long cover[2] = {0, 0};
  for (size_t k = 0; k + 1 < count; k++) {
    for (int i = 0; i < 2; i++) cover[i] += across[k].edge->weight[i];
    if (cover[0] == 0 && cover[1] == 0) continue;
    mpq_sub(area, across[k + 1].height, across[k].height);
    if (mpq_sgn(area) == 0) continue;
    mpq_mul(area, area, width);
    mpq_div_2exp(area, area, 1);
    take(context, cover, area);
  }
}

void og_overlay_pieces(const og_overlay *overlay, og_overlay_piece *take, void *context) {
  places p = places_of(overlay);
  crossing *across = og_grow(NULL, overlay->count + 1, sizeof *across);
  for (size_t k = 0; k < overlay->count; k++) mpq_init(across[k].height);
  mpq_t width, area;
  mpq_inits(width, area, NULL);
  for (size_t k = 0; k + 1 < p.count; k++) {
    if (mpq_equal(p.at[k], p.at[k + 1])) continue;
    const size_t count = cross(across, overlay, p.at[k], p.at[k + 1], area);
    mpq_sub(width, p.at[k + 1], p.at[k]);
    take_slab(across, count, width, area, take, context);
  }
  mpq_clears(width, area, NULL);
  for (size_t k = 0; k < overlay->count; k++) mpq_clear(across[k].height);
  free(across);
  clear_places(&p);
}
