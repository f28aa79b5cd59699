#include "spec/primitive/certificate.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

const char *og_primitive_kind_name(og_primitive_kind kind) {
  static const char *const names[OG_PRIMITIVE_KIND_COUNT] = {"none", "extreme", "feet",       "apart",
                                                             "meet", "chord",   "determinant"};
  return names[kind];
}

static void spot_init(og_spot *spot) {
  memset(spot, 0, sizeof *spot);
  for (size_t k = 0; k < OG_MAX_DIRECTIONS; k++) og_int_init(&spot->along[k]);
  og_int_init(&spot->total);
  og_int_set_si(&spot->total, 1);
}

static void spot_clear(og_spot *spot) {
  for (size_t k = 0; k < spot->capacity; k++) og_int_clear(&spot->weight[k]);
  free(spot->weight);
  for (size_t k = 0; k < OG_MAX_DIRECTIONS; k++) og_int_clear(&spot->along[k]);
  og_int_clear(&spot->total);
}

void og_spot_reset(og_spot *spot, const og_exact_body *body) {
  if (body->count > spot->capacity) {
    spot->weight = og_grow(spot->weight, body->count, sizeof *spot->weight);
    for (size_t k = spot->capacity; k < body->count; k++) og_int_init(&spot->weight[k]);
    spot->capacity = body->count;
  }
  spot->count = body->count;
  for (size_t k = 0; k < body->count; k++) og_int_set_si(&spot->weight[k], 0);
  for (size_t k = 0; k < OG_MAX_DIRECTIONS; k++) og_int_set_si(&spot->along[k], 0);
  og_int_set_si(&spot->total, 1);
}

static void corner_init(og_corner *corner) {
  spot_init(&corner->a);
  spot_init(&corner->b);
}

static void corner_clear(og_corner *corner) {
  spot_clear(&corner->a);
  spot_clear(&corner->b);
}

static void bounds_clear(og_bounds *bounds) {
  for (size_t k = 0; k < bounds->capacity; k++) {
    og_ivec_clear(&bounds->at[k].normal);
    og_int_clear(&bounds->at[k].offset);
    og_int_clear(&bounds->at[k].weight);
  }
  free(bounds->at);
}

void og_primitive_certificate_init(og_primitive_certificate *c) {
  memset(c, 0, sizeof *c);
  corner_init(&c->feet);
  corner_init(&c->way);
  og_ivec_init(&c->direction);
}

void og_primitive_certificate_clear(og_primitive_certificate *c) {
  free(c->vertex);
  corner_clear(&c->feet);
  corner_clear(&c->way);
  og_ivec_clear(&c->direction);
  for (size_t k = 0; k < c->corner_capacity; k++) corner_clear(&c->corner[k]);
  free(c->corner);
  bounds_clear(&c->flat);
  bounds_clear(&c->wall);
}

void og_primitive_certificate_reset(og_primitive_certificate *c) {
  c->kind = OG_PRIMITIVE_NONE;
  c->vertex_count = c->corner_count = c->flat.count = c->wall.count = 0;
  c->endless = c->both_ways = c->first_is_root = c->last_is_root = false;
  og_ivec_set_zero(&c->direction);
}

uint32_t *og_certificate_add_vertex(og_primitive_certificate *c) {
  if (c->vertex_count == c->vertex_capacity) {
    c->vertex_capacity = og_doubled(c->vertex_capacity);
    c->vertex = og_grow(c->vertex, c->vertex_capacity, sizeof *c->vertex);
  }
  return &c->vertex[c->vertex_count++];
}

og_corner *og_certificate_add_corner(og_primitive_certificate *c) {
  if (c->corner_count == c->corner_capacity) {
    const size_t capacity = og_doubled(c->corner_capacity);
    c->corner = og_grow(c->corner, capacity, sizeof *c->corner);
    for (size_t k = c->corner_capacity; k < capacity; k++) corner_init(&c->corner[k]);
    c->corner_capacity = capacity;
  }
  return &c->corner[c->corner_count++];
}

og_bound *og_bounds_add(og_bounds *bounds) {
  if (bounds->count == bounds->capacity) {
    const size_t capacity = og_doubled(bounds->capacity);
    bounds->at = og_grow(bounds->at, capacity, sizeof *bounds->at);
    for (size_t k = bounds->capacity; k < capacity; k++) {
      og_ivec_init(&bounds->at[k].normal);
      og_int_init(&bounds->at[k].offset);
      og_int_init(&bounds->at[k].weight);
    }
    bounds->capacity = capacity;
  }
  return &bounds->at[bounds->count++];
}
