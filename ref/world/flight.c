#include "ref/world/flight.h"

#include <math.h>

static og_scalar sine(og_scalar angle) { return (og_scalar)sin((double)angle); }
static og_scalar cosine(og_scalar angle) { return (og_scalar)cos((double)angle); }

// v turned about the unit vector `axis` (Rodrigues).
static og_vec3 turned(og_vec3 v, og_vec3 axis, og_scalar sin_, og_scalar cos_) {
  const og_vec3 along = og_scale((1 - cos_) * og_dot(axis, v), axis);
  return og_add(og_add(og_scale(cos_, v), og_scale(sin_, og_cross(axis, v))), along);
}

static og_vec3 column(const og_mat3 *m, int k) {
  const og_vec3 unit = {k == 0 ? 1 : 0, k == 1 ? 1 : 0, k == 2 ? 1 : 0};
  return og_apply(m, unit);
}

static og_vec3 of_unit_length(og_vec3 v) { return og_scale(1 / og_norm(v), v); }

// Columns made perpendicular, one after the other; the third is what a right-handed frame has.
static og_mat3 frame_of(og_vec3 x, og_vec3 y) {
  const og_vec3 u = of_unit_length(x), v = of_unit_length(og_add_scaled(y, -og_dot(u, y), u)), w = og_cross(u, v);
  return (og_mat3){{{u.x, v.x, w.x}, {u.y, v.y, w.y}, {u.z, v.z, w.z}}};
}

og_pose og_fly(const og_pose *pose, const og_motion *motion, og_scalar dt) {
  og_pose after = {pose->rotation, og_add_scaled(pose->position, dt, motion->velocity)};
  const og_scalar rate = og_norm(motion->spin);
  if (!(rate > 0)) return after;
  const og_vec3 axis = og_scale(1 / rate, motion->spin);
  const og_scalar sin_ = sine(rate * dt), cos_ = cosine(rate * dt);
  after.rotation = frame_of(turned(column(&pose->rotation, 0), axis, sin_, cos_),
                            turned(column(&pose->rotation, 1), axis, sin_, cos_));
  return after;
}
