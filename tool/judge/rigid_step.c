#include "tool/judge/rigid_step.h"

#include <math.h>
#include <string.h>

static bool is_same(const og_small_body *a, const og_small_body *b) {
  bool same = a->kind == b->kind && a->curve == b->curve && a->count == b->count && a->radius == b->radius &&
              a->half_height == b->half_height && a->base == b->base;
  for (int k = 0; k < 3; k++) same = same && a->half[k] == b->half[k];
  return same;
}

// By rows; the identity where the body is not turned.
static void rotation_of(double m[9], const og_small_body *body) {
  double q[4] = {0, 0, 0, 1};
  if (body->turned) memcpy(q, body->rotation, sizeof q);
  const double length = hypot(hypot(q[0], q[1]), hypot(q[2], q[3]));
  const double x = q[0] / length, y = q[1] / length, z = q[2] / length, w = q[3] / length;
  const double r[9] = {1 - 2 * (y * y + z * z), 2 * (x * y - w * z),     2 * (x * z + w * y),
                       2 * (x * y + w * z),     1 - 2 * (x * x + z * z), 2 * (y * z - w * x),
                       2 * (x * z - w * y),     2 * (y * z + w * x),     1 - 2 * (x * x + y * y)};
  memcpy(m, r, sizeof r);
}

static bool find_points_step(og_rigid_step *step, const og_small_body *before, const og_small_body *now) {
  double largest = 0;
  memcpy(step->from, before->xyz, sizeof step->from);
  memcpy(step->to, now->xyz, sizeof step->to);
  for (size_t k = 0; k < 3 * now->count; k++) largest = fmax(largest, fmax(fabs(before->xyz[k]), fabs(now->xyz[k])));
  for (size_t k = 0; k < 3 * now->count; k++) {
    const double off = (now->xyz[k] - step->to[k % 3]) - (before->xyz[k] - step->from[k % 3]);
    if (!(fabs(off) <= 1e-12 * largest)) return false;
  }
  return true;
}

bool og_rigid_step_find(og_rigid_step *step, const og_small_body *before, const og_small_body *now) {
  if (!is_same(before, now)) return false;
  double from[9], to[9];
  rotation_of(from, before);
  rotation_of(to, now);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      step->turn[3 * i + j] = 0;
      for (int k = 0; k < 3; k++) step->turn[3 * i + j] += to[3 * i + k] * from[3 * j + k];
    }
  if (now->count > 0) return find_points_step(step, before, now);
  memcpy(step->from, before->translation, sizeof step->from);
  memcpy(step->to, now->translation, sizeof step->to);
  return true;
}

void og_rigid_step_apply(double r[3], const og_rigid_step *step, const double p[3]) {
  const double away[3] = {p[0] - step->from[0], p[1] - step->from[1], p[2] - step->from[2]};
  for (int i = 0; i < 3; i++)
    r[i] =
        step->to[i] + step->turn[3 * i] * away[0] + step->turn[3 * i + 1] * away[1] + step->turn[3 * i + 2] * away[2];
}
