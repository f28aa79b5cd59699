// Fewer vertices, simpler shapes, simpler rotations.

#include <math.h>
#include <string.h>

#include "tool/shrink/shrink.h"

static void leave_out(og_small_body *body, size_t first, size_t count) {
  const size_t after = body->count - first - count;
  memmove(&body->xyz[3 * first], &body->xyz[3 * (first + count)], 3 * after * sizeof *body->xyz);
  body->count -= count;
  body->kind = og_small_kind(body->count);
}

// ---- vertices ----

// The corners of a box, rounded as the algorithms have them.
static bool take_apart(og_small_body *body) {
  og_case_body as_case;
  og_world_body world;
  og_case_body_init(&as_case);
  og_world_body_init(&world);
  const bool good = og_small_to_case_body(&as_case, body) && og_make_body(&world, &as_case);
  if (good) og_small_of_world(body, &world.body);
  og_world_body_clear(&world);
  og_exact_body_clear(&as_case.exact);
  og_shape_clear(&as_case.shape);
  return good;
}

static bool open_box(og_shrink *s, int which) {
  for (size_t k = 0; k < 8 && s->best.body[which].kind == OG_SHAPE_BOX; k++) {
    if (!take_apart(&s->next.body[which])) return false;
    leave_out(&s->next.body[which], k, 1);
    if (og_shrink_offer(s)) return true;
  }
  return false;
}

static bool leave_out_parts(og_shrink *s, int which, size_t size) {
  bool better = false;
  for (size_t first = 0; first < s->best.body[which].count && s->best.body[which].count > 1;) {
    const size_t count = s->best.body[which].count, rest = count - first, part = size < rest ? size : rest;
    if (part == count) return better;
    leave_out(&s->next.body[which], first, part);
    if (og_shrink_offer(s)) better = true;
    else first += part;
  }
  return better;
}

bool og_shrink_vertices(og_shrink *s) {
  bool better = false;
  for (int which = 0; which < 2; which++) {
    if (s->best.body[which].kind == OG_SHAPE_BOX && open_box(s, which)) better = true;
    for (size_t size = s->best.body[which].count / 2; size > 0; size /= 2)
      if (leave_out_parts(s, which, size)) better = true;
  }
  return better;
}

// ---- shapes ----

static bool without_ball(og_shrink *s, int which) {
  og_small_body *body = &s->next.body[which];
  if (body->radius == 0) return false;
  body->radius = 0;
  return og_shrink_offer(s);
}

static bool unturned(og_shrink *s, int which) {
  og_small_body *body = &s->next.body[which];
  if (!body->turned) return false;
  body->turned = false;
  return og_shrink_offer(s);
}

static bool sphere_for_capsule(og_shrink *s, int which) {
  og_small_body *body = &s->next.body[which];
  if (body->kind != OG_SHAPE_CAPSULE) return false;
  body->kind = OG_SHAPE_SPHERE;
  body->half_height = 0;
  body->turned = false;
  return og_shrink_offer(s);
}

// A ball of the same radius.
static bool ball_for_curve(og_shrink *s, int which) {
  og_small_body *body = &s->next.body[which];
  if (body->curve == OG_CURVE_NONE) return false;
  const double base = body->base, *at = s->best.body[which].translation;
  og_small_reset(body, OG_SHAPE_SPHERE);
  body->radius = base;
  for (int k = 0; k < 3; k++) body->translation[k] = at[k];
  return og_shrink_offer(s);
}

static bool cone_for_cylinder(og_shrink *s, int which) {
  og_small_body *body = &s->next.body[which];
  if (body->curve != OG_CURVE_CYLINDER) return false;
  body->curve = OG_CURVE_CONE;
  return og_shrink_offer(s);
}

static bool in_world_space(og_shrink *s, int which) {
  const bool has_points = s->best.body[which].count > 0 || s->best.body[which].curve != OG_CURVE_NONE;
  if (has_points || !take_apart(&s->next.body[which])) return false;
  return og_shrink_offer(s);
}

bool og_shrink_shapes(og_shrink *s) {
  bool better = false;
  for (int which = 0; which < 2; which++) {
    if (without_ball(s, which)) better = true;
    if (sphere_for_capsule(s, which)) better = true;
    if (ball_for_curve(s, which)) better = true;
    if (cone_for_cylinder(s, which)) better = true;
    if (unturned(s, which)) better = true;
    if (in_world_space(s, which)) better = true;
  }
  return better;
}

// ---- rotations ----

// The quaternion of integers nearest in direction to q whose largest component is `largest`.
static bool round_rotation(double q[4], double largest) {
  double most = 0;
  for (int k = 0; k < 4; k++) most = fmax(most, fabs(q[k]));
  for (int k = 0; k < 4; k++) q[k] = round(q[k] / most * largest);
  return most > 0 && isfinite(most);
}

static bool simpler_rotation(og_shrink *s, int which) {
  // Every small integer, then powers of two up to all the digits that a double has.
  for (double largest = 1; largest <= 0x1p52 && s->best.body[which].turned; largest *= largest < 16 ? 1 : 2) {
    if (!round_rotation(s->next.body[which].rotation, largest)) return false;
    if (og_shrink_offer(s)) return true;
    if (largest < 16) largest++;
  }
  return false;
}

bool og_shrink_rotations(og_shrink *s) {
  const bool a = simpler_rotation(s, 0), b = simpler_rotation(s, 1);
  return a || b;
}
