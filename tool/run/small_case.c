#include "tool/run/small_case.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/format/read_curved.h"
#include "tool/run/round_quotient.h"

// ---- from a case ----

void og_small_of_world(og_small_body *r, const og_body *world) {
  og_small_reset(r, og_small_kind((size_t)world->vertex_count));
  og_small_resize(r, (size_t)world->vertex_count);
  for (size_t k = 0; k < r->count; k++) {
    r->xyz[3 * k] = (double)world->vertex[k].x;
    r->xyz[3 * k + 1] = (double)world->vertex[k].y;
    r->xyz[3 * k + 2] = (double)world->vertex[k].z;
  }
  r->radius = (double)world->radius;
}

static double nearest(const og_rational *x) {
  og_surd value;
  og_surd_init(&value);
  og_int_set(&value.p, &x->num);
  og_int_set(&value.m, &x->den);
  const double r = og_surd_to_double(&value);
  og_surd_clear(&value);
  return r;
}

// The quaternion of a rotation's matrix m: one of q q^T's columns, the one with the largest diagonal (Shepperd 1978),
// so no digits are lost.
static void set_quaternion(double q[4], const og_mat3 *m) {
  const double a = (double)m->row[0].x, b = (double)m->row[1].y, c = (double)m->row[2].z;
  const double diagonal[4] = {1 + a - b - c, 1 - a + b - c, 1 - a - b + c, 1 + a + b + c}; // 4 x^2, 4 y^2, 4 z^2, 4 w^2
  const double xy = (double)(m->row[1].x + m->row[0].y), yz = (double)(m->row[2].y + m->row[1].z),
               zx = (double)(m->row[0].z + m->row[2].x), xw = (double)(m->row[2].y - m->row[1].z),
               yw = (double)(m->row[0].z - m->row[2].x), zw = (double)(m->row[1].x - m->row[0].y);
  const double column[4][4] = {
      {diagonal[0], xy, zx, xw}, {xy, diagonal[1], yz, yw}, {zx, yz, diagonal[2], zw}, {xw, yw, zw, diagonal[3]}};
  int most = 0;
  for (int k = 1; k < 4; k++)
    if (diagonal[k] > diagonal[most]) most = k;
  memcpy(q, column[most], sizeof column[most]);
}

void og_small_of_curved(og_small_body *r, const og_shape *shape, const og_body *world) {
  const bool scaled = shape->pose == OG_POSE_MATRIX;
  og_small_reset(r, OG_SHAPE_HULL);
  r->curve = world->kind == OG_BODY_CYLINDER ? OG_CURVE_CYLINDER : OG_CURVE_CONE;
  r->radius = nearest(&shape->radius);
  r->base = scaled ? (double)world->half.x : nearest(&shape->coordinate[3]);
  r->half_height = scaled ? (double)world->half.z : nearest(&shape->coordinate[11]);
  for (int k = 0; k < 3; k++) r->translation[k] = nearest(&shape->translation[k]);
  r->turned = shape->pose != OG_POSE_TRANSLATION;
  for (int k = 0; k < 4 && shape->pose == OG_POSE_ROTATION; k++) r->rotation[k] = nearest(&shape->rotation[k]);
  if (scaled) set_quaternion(r->rotation, &world->rotation);
}

void og_small_of_shape(og_small_body *r, const og_shape *shape, const og_body *world) {
  if (world->kind == OG_BODY_CYLINDER || world->kind == OG_BODY_CONE) {
    og_small_of_curved(r, shape, world);
    return;
  }
  const bool keeps = world->kind == OG_BODY_BOX || world->kind == OG_BODY_SPHERE ||
                     (world->kind == OG_BODY_CAPSULE && shape->pose != OG_POSE_MATRIX);
  if (!keeps) {
    og_small_of_world(r, world);
    return;
  }
  og_small_reset(r, shape->kind);
  r->radius = nearest(&shape->radius);
  r->half_height = nearest(&shape->half_height);
  for (int k = 0; k < 3; k++) {
    r->half[k] = nearest(&shape->half[k]);
    r->translation[k] = nearest(&shape->translation[k]);
  }
  r->turned = shape->pose != OG_POSE_TRANSLATION && shape->kind != OG_SHAPE_SPHERE;
  for (int k = 0; k < 4 && shape->pose == OG_POSE_ROTATION; k++) r->rotation[k] = nearest(&shape->rotation[k]);
  if (r->turned && shape->pose == OG_POSE_MATRIX) set_quaternion(r->rotation, &world->rotation);
}

// ---- its numbers ----

enum { PLACED_NUMBERS = 3 + 3 + 1 + 1 }; // translation, half, half_height, base

size_t og_small_number_count(const og_small_body *body) {
  const bool is_points = body->count > 0 || body->kind == OG_SHAPE_POINT;
  return 1 + (is_points ? 3 * body->count : PLACED_NUMBERS);
}

og_small_number og_small_number_at(og_small_body *body, size_t k) {
  if (k == 0) return (og_small_number){&body->radius, -1, true};
  k--;
  if (body->count > 0) return (og_small_number){&body->xyz[k], (int)(k % 3), false};
  if (k < 3) return (og_small_number){&body->translation[k], (int)k, false};
  if (k < 6) return (og_small_number){&body->half[k - 3], -1, true};
  return (og_small_number){k == 6 ? &body->half_height : &body->base, -1, true};
}

// ---- how small it is ----

og_small_bits og_small_bits_of(double x) {
  int exponent;
  uint64_t odd = (uint64_t)ldexp(frexp(fabs(x), &exponent), DBL_MANT_DIG);
  og_small_bits bits = {exponent - 1, exponent - DBL_MANT_DIG};
  for (; odd % 2 == 0; odd /= 2) bits.last++;
  return bits;
}

static size_t length_of(double x) {
  if (x == 0) return 0;
  const og_small_bits bits = og_small_bits_of(x);
  const int first = abs(bits.first), last = abs(bits.last);
  return (size_t)(2 * (bits.first - bits.last + 1) + (first > last ? first : last));
}

// A cylinder counts more than a box, and a cone less.
static size_t vertices_of(const og_small_body *body) {
  if (body->curve != OG_CURVE_NONE) return body->curve == OG_CURVE_CYLINDER ? 10 : 6;
  switch (body->kind) {
  case OG_SHAPE_BOX: return 8;
  case OG_SHAPE_CAPSULE: return 2;
  case OG_SHAPE_SPHERE: return 1;
  default: return body->count;
  }
}

og_small_cost og_small_cost_of(const og_small_case *c) {
  og_small_cost cost = {0, 0, 0, 0};
  for (int which = 0; which < 2; which++) {
    og_small_body body = c->body[which]; // shares the points, which are only read
    cost.vertices += vertices_of(&body);
    cost.parts += (body.radius != 0) + (size_t)body.turned;
    for (size_t k = 0; k < og_small_number_count(&body); k++) {
      const double x = *og_small_number_at(&body, k).at;
      cost.length += length_of(x);
      cost.negatives += x < 0;
    }
    for (int k = 0; k < 4 && body.turned; k++) {
      cost.length += length_of(body.rotation[k]);
      cost.negatives += body.rotation[k] < 0;
    }
  }
  return cost;
}

static int order(size_t a, size_t b) { return a < b ? -1 : a > b; }

int og_small_cost_compare(const og_small_cost *a, const og_small_cost *b) {
  if (a->vertices != b->vertices) return order(a->vertices, b->vertices);
  if (a->parts != b->parts) return order(a->parts, b->parts);
  if (a->length != b->length) return order(a->length, b->length);
  return order(a->negatives, b->negatives);
}
