#include "spec/curved/solve/layer.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

void og_layer_init(og_layer *layer) { memset(layer, 0, sizeof *layer); }

void og_layer_clear(og_layer *layer) {
  for (size_t k = 0; k < layer->room; k++) {
    og_ivec_clear(&layer->at[k]);
    og_int_clear(&layer->over[OG_LAYER_ABOVE][k]);
    og_int_clear(&layer->over[OG_LAYER_BELOW][k]);
    og_int_clear(&layer->value[k]);
  }
  free(layer->at);
  free(layer->over[OG_LAYER_ABOVE]);
  free(layer->over[OG_LAYER_BELOW]);
  free(layer->value);
}

void og_layer_resize(og_layer *layer, size_t count) {
  layer->count = count;
  if (count <= layer->room) return;
  layer->at = og_grow(layer->at, count, sizeof *layer->at);
  for (int side = 0; side < 2; side++) layer->over[side] = og_grow(layer->over[side], count, sizeof *layer->over[side]);
  layer->value = og_grow(layer->value, count, sizeof *layer->value);
  for (size_t k = layer->room; k < count; k++) {
    og_ivec_init(&layer->at[k]);
    og_int_init(&layer->over[OG_LAYER_ABOVE][k]);
    og_int_init(&layer->over[OG_LAYER_BELOW][k]);
    og_int_init(&layer->value[k]);
  }
  layer->room = count;
}

void og_layer_spot_init(og_layer_spot *spot) {
  spot->count = 0;
  spot->vertex[0] = spot->vertex[1] = 0;
  og_int_init(&spot->weight[0]);
  og_int_init(&spot->weight[1]);
  og_ivec_init(&spot->at);
}

void og_layer_spot_clear(og_layer_spot *spot) {
  og_int_clear(&spot->weight[0]);
  og_int_clear(&spot->weight[1]);
  og_ivec_clear(&spot->at);
}

void og_layer_spot_set(og_layer_spot *r, const og_layer_spot *a) {
  r->count = a->count;
  for (int k = 0; k < 2; k++) {
    r->vertex[k] = a->vertex[k];
    og_int_set(&r->weight[k], &a->weight[k]);
  }
  og_ivec_set(&r->at, &a->at);
}

void og_layer_least_init(og_layer_least *least) {
  og_layer_spot_init(&least->spot);
  og_int_init(&least->value);
  least->side = OG_LAYER_ABOVE;
  og_int_init(&least->tilt_num);
  og_int_init(&least->tilt_den);
}

void og_layer_least_clear(og_layer_least *least) {
  og_layer_spot_clear(&least->spot);
  og_int_clear(&least->value);
  og_int_clear(&least->tilt_num);
  og_int_clear(&least->tilt_den);
}

// ---- the segment that crosses a plane lowest ----

typedef struct slope {
  og_int rise, run; // run > 0
} slope;

typedef struct bridge {
  const og_layer *layer;
  const og_int *over;
  slope best, next;
  og_int left, right;
} bridge;

static void bridge_init(bridge *b, const og_layer *layer) {
  og_int *const numbers[] = {&b->best.rise, &b->best.run, &b->next.rise, &b->next.run, &b->left, &b->right};
  b->layer = layer;
  b->over = layer->over[OG_LAYER_ABOVE];
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_init(numbers[k]);
}

static void bridge_clear(bridge *b) {
  og_int *const numbers[] = {&b->best.rise, &b->best.run, &b->next.rise, &b->next.run, &b->left, &b->right};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_clear(numbers[k]);
}

// From i, within, to j, beyond the plane.
static void set_slope(const bridge *b, slope *s, size_t i, size_t j) {
  og_int_sub(&s->rise, &b->layer->value[j], &b->layer->value[i]);
  og_int_sub(&s->run, &b->over[j], &b->over[i]);
}

// Negative, zero or positive as b->next is less steep than, as steep as or steeper than b->best.
static int compare_next(bridge *b) {
  og_int_mul(&b->left, &b->next.rise, &b->best.run);
  og_int_mul(&b->right, &b->best.rise, &b->next.run);
  return og_int_compare(&b->left, &b->right);
}

static void take_next(bridge *b) {
  og_int_swap(&b->next.rise, &b->best.rise);
  og_int_swap(&b->next.run, &b->best.run);
}

// The best partner beyond the plane: of the least slope. Is it another than j?
static bool improve_outer(bridge *b, size_t i, size_t *j) {
  const size_t before = *j;
  set_slope(b, &b->best, i, *j);
  for (size_t k = 0; k < b->layer->count; k++) {
    if (og_int_sign(&b->over[k]) <= 0) continue;
    set_slope(b, &b->next, i, k);
    if (compare_next(b) >= 0) continue;
    take_next(b);
    *j = k;
  }
  return *j != before;
}

// The best partner within: of the greatest slope.
static bool improve_inner(bridge *b, size_t *i, size_t j) {
  const size_t before = *i;
  set_slope(b, &b->best, *i, j);
  for (size_t k = 0; k < b->layer->count; k++) {
    if (og_int_sign(&b->over[k]) > 0) continue;
    set_slope(b, &b->next, k, j);
    if (compare_next(b) <= 0) continue;
    take_next(b);
    *i = k;
  }
  return *i != before;
}

// The segment from i to j that crosses the plane of that side lowest. False where no vertex lies beyond the plane.
static bool find_bridge(bridge *b, int side, size_t *i, size_t *j) {
  const og_layer *layer = b->layer;
  bool inner = false, outer = false;
  b->over = layer->over[side];
  for (size_t k = 0; k < layer->count; k++) {
    const bool beyond = og_int_sign(&b->over[k]) > 0;
    size_t *const end = beyond ? j : i;
    bool *const known = beyond ? &outer : &inner;
    if (!*known || og_int_compare(&layer->value[k], &layer->value[*end]) < 0) *end = k;
    *known = true;
  }
  if (!inner) return false;
  if (!outer) return false;
  bool moved = true;
  while (moved) {
    moved = improve_outer(b, *i, j);
    if (improve_inner(b, i, *j)) moved = true;
  }
  set_slope(b, &b->best, *i, *j);
  return true;
}

// ---- the least of all ----

static void add_vertex(const og_layer *layer, og_layer_least *r, size_t vertex, const og_int *weight) {
  og_layer_spot *spot = &r->spot;
  if (og_int_sign(weight) == 0) return;
  spot->vertex[spot->count] = vertex;
  og_int_set(&spot->weight[spot->count++], weight);
  og_ivec_addmul(&spot->at, weight, &layer->at[vertex]);
  og_int_addmul(&r->value, weight, &layer->value[vertex]);
}

static void set_total(og_int *total, const og_layer_spot *spot) {
  og_int_set(total, &spot->weight[0]);
  if (spot->count == 2) og_int_add(total, total, &spot->weight[1]);
}

static void clear_spot(og_layer_least *r) {
  r->spot.count = 0;
  og_ivec_set_zero(&r->spot.at);
  og_int_set_si(&r->value, 0);
  og_int_set_si(&r->tilt_num, 0);
  og_int_set_si(&r->tilt_den, 1);
}

// Where the bridge crosses, and how far the function must be tilted for nothing to lie below it.
static void set_crossing(bridge *b, og_layer_least *r, int side, size_t i, size_t j) {
  clear_spot(r);
  r->side = side;
  add_vertex(b->layer, r, i, &b->over[j]);
  og_int_neg(&b->left, &b->over[i]);
  add_vertex(b->layer, r, j, &b->left);
  if (og_int_sign(&b->best.rise) >= 0) return;
  og_int_neg(&r->tilt_num, &b->best.rise);
  og_int_set(&r->tilt_den, &b->best.run);
}

static int compare_values(bridge *b, const og_layer_least *r, const og_layer_least *than) {
  set_total(&b->next.run, &r->spot);
  set_total(&b->best.run, &than->spot);
  og_int_set(&b->next.rise, &r->value);
  og_int_set(&b->best.rise, &than->value);
  return compare_next(b);
}

static bool is_within(const og_layer *layer, size_t k) {
  return og_int_sign(&layer->over[OG_LAYER_ABOVE][k]) <= 0 && og_int_sign(&layer->over[OG_LAYER_BELOW][k]) <= 0;
}

static void take_lower_crossing(bridge *b, og_layer_least *least, og_layer_least *other, int side) {
  size_t i = 0, j = 0;
  if (!find_bridge(b, side, &i, &j)) return;
  set_crossing(b, other, side, i, j);
  // A tie goes to the crossing that needs a tilt: the least vertex may lie on the plane, or the layer be a plane.
  const int order = least->spot.count == 0 ? 1 : compare_values(b, least, other);
  if (order < 0 || (order == 0 && og_int_sign(&other->tilt_num) == 0)) return;
  og_layer_spot_set(&least->spot, &other->spot);
  least->side = other->side;
  og_int_set(&least->value, &other->value);
  og_int_set(&least->tilt_num, &other->tilt_num);
  og_int_set(&least->tilt_den, &other->tilt_den);
}

void og_layer_find_least(og_layer *layer, const og_ivec *function, og_layer_least *least) {
  og_layer_least other;
  bridge b;
  og_int one;
  size_t best = layer->count;
  for (size_t k = 0; k < layer->count; k++) {
    og_ivec_dot(&layer->value[k], function, &layer->at[k]);
    if (is_within(layer, k) && (best == layer->count || og_int_compare(&layer->value[k], &layer->value[best]) < 0))
      best = k;
  }
  og_layer_least_init(&other);
  bridge_init(&b, layer);
  og_int_init(&one);
  og_int_set_si(&one, 1);
  clear_spot(least);
  if (best < layer->count) add_vertex(layer, least, best, &one);
  take_lower_crossing(&b, least, &other, OG_LAYER_ABOVE);
  take_lower_crossing(&b, least, &other, OG_LAYER_BELOW);
  og_int_clear(&one);
  bridge_clear(&b);
  og_layer_least_clear(&other);
}
