#include "tool/format/small_body.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/format/read_curved.h"

// ---- storage ----

void og_small_case_init(og_small_case *c) { memset(c, 0, sizeof *c); }

void og_small_case_clear(og_small_case *c) {
  free(c->body[0].xyz);
  free(c->body[1].xyz);
  og_small_case_init(c);
}

void og_small_resize(og_small_body *body, size_t count) {
  if (count > body->capacity) {
    body->xyz = og_grow(body->xyz, 3 * count, sizeof *body->xyz);
    body->capacity = count;
  }
  body->count = count;
}

static void copy_body(og_small_body *r, const og_small_body *body) {
  og_small_resize(r, body->count);
  double *const xyz = r->xyz;
  const size_t capacity = r->capacity;
  *r = *body;
  r->xyz = xyz;
  r->capacity = capacity;
  if (body->count > 0) memcpy(xyz, body->xyz, 3 * body->count * sizeof *xyz);
}

void og_small_case_copy(og_small_case *r, const og_small_case *c) {
  copy_body(&r->body[0], &c->body[0]);
  copy_body(&r->body[1], &c->body[1]);
}

og_shape_kind og_small_kind(size_t count) {
  switch (count) {
  case 1: return OG_SHAPE_POINT;
  case 2: return OG_SHAPE_SEGMENT;
  case 3: return OG_SHAPE_TRIANGLE;
  default: return OG_SHAPE_HULL;
  }
}

void og_small_reset(og_small_body *r, og_shape_kind kind) {
  double *const xyz = r->xyz;
  const size_t capacity = r->capacity;
  memset(r, 0, sizeof *r);
  r->kind = kind;
  r->xyz = xyz;
  r->capacity = capacity;
}

// ---- back to a case ----

static bool set(og_rational *r, const double *from, size_t count) {
  for (size_t k = 0; k < count; k++)
    if (og_rational_from_double(&r[k], from[k]) != OG_RATIONAL_OK) return false;
  return true;
}

// The frame of a cylinder or a cone, or the segment that it is without a radius.
static bool set_curve(og_case_body *r, const og_small_body *body) {
  og_rational base, half_height;
  og_rational_init(&base);
  og_rational_init(&half_height);
  const bool good = set(&base, &body->base, 1) && set(&half_height, &body->half_height, 1);
  if (good) og_set_curved_shape(&r->shape, &r->curve, body->curve, &base, &half_height);
  og_rational_clear(&base);
  og_rational_clear(&half_height);
  return good;
}

bool og_small_to_case_body(og_case_body *r, const og_small_body *body) {
  og_shape *shape = &r->shape;
  og_shape_reset(shape, body->kind);
  r->curve = OG_CURVE_NONE;
  if (body->curve != OG_CURVE_NONE && !set_curve(r, body)) return false;
  if (body->count > 0) og_shape_resize(shape, body->count);
  if (!set(shape->coordinate, body->xyz, 3 * body->count) || !set(&shape->radius, &body->radius, 1)) return false;
  if (!set(shape->half, body->half, 3) || !set(&shape->half_height, &body->half_height, 1)) return false;
  if (!set(shape->translation, body->translation, 3) || !set(shape->rotation, body->rotation, 4)) return false;
  shape->pose = body->turned ? OG_POSE_ROTATION : OG_POSE_TRANSLATION;
  return og_shape_to_body(&r->exact, shape, og_default_case_limits.max_bits) == OG_SHAPE_OK;
}
