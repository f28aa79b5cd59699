#include "tool/judge/hand_over.h"

#include <string.h>
#include <math.h>

#include "tool/run/round_quotient.h"

// ---- rounding ----

typedef struct rounding {
  og_round_format format;
  bool finite; // every number so far is
} rounding;

static double round_quotient(rounding *r, const og_int *num, const og_int *den) {
  const double x = og_round_quotient_to(r->format, num, den);
  if (!isfinite(x)) r->finite = false;
  return x;
}

static double round_rational(rounding *r, const og_rational *x) { return round_quotient(r, &x->num, &x->den); }

static void round_vector(rounding *r, double *at, const og_rational *x, int count) {
  for (int k = 0; k < count; k++) at[k] = round_rational(r, &x[k]);
}

static void round_point(rounding *r, double at[3], const og_ivec *point, const og_int *den) {
  at[0] = round_quotient(r, &point->x, den);
  at[1] = round_quotient(r, &point->y, den);
  at[2] = round_quotient(r, &point->z, den);
}

// ---- bodies ----

static void hand_over_points(og_small_body *body, rounding *r, const og_exact_body *exact) {
  og_small_reset(body, og_small_kind(exact->count));
  og_small_resize(body, exact->count);
  for (size_t k = 0; k < exact->count; k++) round_point(r, body->xyz + 3 * k, &exact->point[k], &exact->den);
  body->radius = round_quotient(r, &exact->radius, &exact->den);
}

static bool is_kept(const og_shape *shape) {
  if (shape->kind == OG_SHAPE_SPHERE) return true;
  return (shape->kind == OG_SHAPE_BOX || shape->kind == OG_SHAPE_CAPSULE) && shape->pose != OG_POSE_MATRIX;
}

static void narrow(rounding *r, double *x, size_t count) {
  for (size_t k = 0; k < count; k++) {
    x[k] = (double)(float)x[k];
    if (!isfinite(x[k])) r->finite = false;
  }
}

static bool is_zero(const double *q) { return q[0] == 0 && q[1] == 0 && q[2] == 0 && q[3] == 0; }

// Its numbers as they are written; under a matrix, its sizes times the factor.
static void hand_over_curved(og_small_body *body, rounding *r, const og_case_body *from) {
  og_world_body world;
  og_world_body_init(&world);
  if (og_make_body(&world, from)) og_small_of_curved(body, &from->shape, &world.body);
  else r->finite = false;
  og_world_body_clear(&world);
  if (!r->finite) return;
  if (from->shape.pose != OG_POSE_MATRIX) {
    body->base = round_rational(r, &from->shape.coordinate[3]);
    body->half_height = round_rational(r, &from->shape.coordinate[11]);
  } else if (r->format == OG_ROUND_BINARY32) {
    narrow(r, &body->base, 1);
    narrow(r, &body->half_height, 1);
    narrow(r, body->rotation, 4);
  }
  if (from->shape.pose == OG_POSE_ROTATION) round_vector(r, body->rotation, from->shape.rotation, 4);
  round_vector(r, body->translation, from->shape.translation, 3);
  body->radius = round_rational(r, &from->shape.radius);
  if (!(body->base > 0) || (body->turned && is_zero(body->rotation))) r->finite = false;
}

static void hand_over_body(og_small_body *body, rounding *r, bool as_hull, const og_case_body *from) {
  const og_shape *shape = &from->shape;
  if (from->curve != OG_CURVE_NONE) {
    hand_over_curved(body, r, from);
    return;
  }
  if (as_hull || !is_kept(shape)) {
    hand_over_points(body, r, &from->exact);
    return;
  }
  og_small_reset(body, shape->kind);
  body->radius = round_rational(r, &shape->radius);
  if (shape->kind == OG_SHAPE_BOX) round_vector(r, body->half, shape->half, 3);
  if (shape->kind == OG_SHAPE_CAPSULE) body->half_height = round_rational(r, &shape->half_height);
  if (shape->kind == OG_SHAPE_SPHERE) {
    round_point(r, body->translation, &from->exact.point[0], &from->exact.den);
    return;
  }
  round_vector(r, body->translation, shape->translation, 3);
  body->turned = shape->pose == OG_POSE_ROTATION;
  if (!body->turned) return;
  round_vector(r, body->rotation, shape->rotation, 4);
  if (is_zero(body->rotation)) r->finite = false;
}

static rounding start_rounding(const og_hand_over *how) {
  return (rounding){how->binary32 ? OG_ROUND_BINARY32 : OG_ROUND_BINARY64, true};
}

bool og_hand_over_bodies(og_small_case *c, const og_hand_over *how, const og_case_body *a, const og_case_body *b) {
  rounding r = start_rounding(how);
  hand_over_body(&c->body[0], &r, how->as_hulls, a);
  hand_over_body(&c->body[1], &r, how->as_hulls, b);
  return r.finite;
}

// ---- bodies in the ordinary form ----

static void narrow_body(rounding *r, og_small_body *body) {
  narrow(r, body->xyz, 3 * body->count);
  narrow(r, &body->radius, 1);
  narrow(r, body->half, 3);
  narrow(r, &body->half_height, 1);
  narrow(r, body->translation, 3);
  narrow(r, body->rotation, 4);
  if (body->turned && is_zero(body->rotation)) r->finite = false;
}

static bool hand_over_plain(og_small_case *c, const og_hand_over *how) {
  rounding r = start_rounding(how);
  for (int which = 0; which < 2; which++) {
    og_small_body *body = &c->body[which];
    if (body->count > 0) body->kind = og_small_kind(body->count);
    if (how->binary32) narrow_body(&r, body);
  }
  return r.finite;
}

// ---- cases ----

bool og_hand_over_case(og_handed_case *c, const og_hand_over *how, const og_walked_case *walked) {
  memcpy(c->after, walked->one->after, sizeof c->after);
  c->is_plane = !walked->is_plain && walked->one->is_plane;
  if (walked->is_plain) {
    c->motion.moves = c->motion.has_until = false;
    return hand_over_plain(&c->bodies, how);
  }
  rounding r = start_rounding(how);
  og_handed_motion *motion = &c->motion;
  motion->moves = walked->one->question == OG_SWEEP;
  motion->has_until = motion->moves && walked->until != NULL;
  if (motion->moves) {
    round_vector(&r, motion->velocity[0], walked->velocity_a, 3);
    round_vector(&r, motion->velocity[1], walked->velocity_b, 3);
  }
  if (motion->has_until) motion->until = round_rational(&r, walked->until);
  const og_hand_over as_is = {how->binary32, how->as_hulls || c->is_plane};
  return og_hand_over_bodies(&c->bodies, &as_is, walked->a, walked->b) && r.finite;
}

// ---- writing ----

static void add_array(og_text *text, const double *x, int count) {
  for (int k = 0; k < count; k++) {
    og_text_add(text, k == 0 ? "[" : ",");
    og_text_add_decimal(text, x[k], 17);
  }
  og_text_add(text, "]");
}

static void add_field(og_text *text, const char *field, const double *x, int count) {
  og_text_format(text, ",\"%s\":", field);
  add_array(text, x, count);
}

static void add_placed(og_text *text, const og_small_body *body) {
  if (body->kind == OG_SHAPE_BOX) add_field(text, "half", body->half, 3);
  if (body->kind == OG_SHAPE_CAPSULE || body->curve != OG_CURVE_NONE)
    og_text_format(text, ",\"half_height\":%.17g", body->half_height);
  og_text_add(text, ",\"pose\":{");
  if (body->turned) {
    og_text_add(text, "\"rotation\":");
    add_array(text, body->rotation, 4);
    og_text_add(text, ",");
  }
  og_text_add(text, "\"translation\":");
  add_array(text, body->translation, 3);
  og_text_add(text, "}");
}

static void write_handed_curved(og_text *text, const og_small_body *body) {
  og_text_format(text, "{\"shape\":\"%s\",\"radius\":%.17g", body->curve == OG_CURVE_CYLINDER ? "cylinder" : "cone",
                 body->base);
  add_placed(text, body);
  if (body->radius != 0) og_text_format(text, ",\"rounding\":%.17g", body->radius);
  og_text_add(text, "}");
}

void og_write_handed_body(og_text *text, const og_small_body *body) {
  if (body->curve != OG_CURVE_NONE) {
    write_handed_curved(text, body);
    return;
  }
  const og_shape_entry *entry = og_shape_at(body->kind);
  og_text_format(text, "{\"shape\":\"%s\"", entry->id);
  if (body->count == 0) add_placed(text, body);
  for (size_t k = 0; k < body->count; k++) {
    og_text_add(text, k == 0 ? ",\"points\":[" : ",");
    add_array(text, body->xyz + 3 * k, 3);
  }
  if (body->count > 0) og_text_add(text, "]");
  if (entry->needs_radius || body->radius != 0) og_text_format(text, ",\"radius\":%.17g", body->radius);
  og_text_add(text, "}");
}

// The points of a prism that are below, without their z.
static void write_flat_body(og_text *text, const og_small_body *body) {
  size_t count = 0;
  for (size_t k = 0; k < body->count; k++) count += body->xyz[3 * k + 2] < 0;
  const char *const name = count > 3                      ? "polygon"
                           : count == 3                   ? "triangle"
                           : count == 2                   ? "segment"
                           : body->radius > 0             ? "circle"
                                                          : "point";
  const bool is_circle = count == 1 && body->radius > 0;
  og_text_format(text, "{\"shape\":\"%s\",%s", name, is_circle ? "\"pose\":{\"translation\":" : "\"points\":[");
  size_t written = 0;
  for (size_t k = 0; k < body->count; k++) {
    if (!(body->xyz[3 * k + 2] < 0)) continue;
    if (written++ > 0) og_text_add(text, ",");
    add_array(text, body->xyz + 3 * k, 2);
  }
  og_text_add(text, is_circle ? "}" : "]");
  if (body->radius != 0) og_text_format(text, ",\"radius\":%.17g", body->radius);
  og_text_add(text, "}");
}

static void write_body(og_text *text, bool is_plane, const og_small_body *body) {
  if (is_plane) write_flat_body(text, body);
  else og_write_handed_body(text, body);
}

void og_write_handed(og_text *text, const char *id, og_question question, const og_handed_case *c) {
  og_text_add(text, "{\"id\":");
  og_text_add_json_string(text, id);
  og_text_format(text, ",\"question\":\"%s\"", og_question_at(question)->id);
  if (c->is_plane) og_text_add(text, ",\"plane\":true");
  og_text_add(text, ",\"a\":");
  write_body(text, c->is_plane, &c->bodies.body[0]);
  og_text_add(text, ",\"b\":");
  write_body(text, c->is_plane, &c->bodies.body[1]);
  if (c->motion.moves) {
    add_field(text, "velocity_a", c->motion.velocity[0], c->is_plane ? 2 : 3);
    add_field(text, "velocity_b", c->motion.velocity[1], c->is_plane ? 2 : 3);
  }
  if (c->motion.has_until) og_text_format(text, ",\"until\":%.17g", c->motion.until);
  if (c->after[0] != '\0') {
    og_text_add(text, ",\"after\":");
    og_text_add_json_string(text, c->after);
  }
  og_text_add(text, "}");
}
