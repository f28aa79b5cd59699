#include "tool/study/turning_pair.h"

#include <math.h>

void og_turning_pair_init(og_turning_pair *pair) {
  og_world_body_init(&pair->a);
  og_world_body_init(&pair->b);
}

void og_turning_pair_clear(og_turning_pair *pair) {
  og_world_body_clear(&pair->a);
  og_world_body_clear(&pair->b);
}

static og_vec3 point_at(const og_turning_pair *pair, int k, og_scalar time) {
  const double angle = (double)(pair->spin * time);
  const og_scalar c = (og_scalar)cos(angle), s = (og_scalar)sin(angle);
  const og_vec3 p = pair->point[k];
  const og_vec3 turned = {c * p.x + s * p.z, p.y, c * p.z - s * p.x};
  return og_add(og_add_scaled(pair->centre, time, pair->velocity), turned);
}

og_moment og_turning_moment(og_turning_pair *pair, og_scalar time, og_vec3 start) {
  og_vec3 point[OG_TURNING_POINTS];
  for (int k = 0; k < pair->count; k++) point[k] = point_at(pair, k, time);
  og_make_hull(&pair->b, point, (size_t)pair->count);
  const og_sweep_input in = {.a = &pair->a.body, .b = &pair->b.body};
  return og_moment_at(&in, 0, start);
}

og_scalar og_turning_radius(const og_turning_pair *pair) {
  og_scalar radius = 0;
  for (int k = 0; k < pair->count; k++) radius = og_max(radius, og_norm(pair->point[k]));
  return radius;
}

static bool is_near(const og_turning_pair *pair, const og_moment *m) { return m->meet || m->gap <= pair->target; }

// ---- from before ----

og_turning_result og_turning_conservative(og_turning_pair *pair) {
  const og_scalar radius = og_turning_radius(pair);
  og_turning_result r = {.known = true};
  og_vec3 n = {0, 0, 0};
  while (r.calls < OG_TURNING_CALLS) {
    const og_moment m = og_turning_moment(pair, r.time, n);
    r.calls++;
    r.hit = is_near(pair, &m);
    if (r.hit || m.is_open) return r;
    n = m.normal;
    const og_scalar closing = og_dot(n, pair->velocity) + og_norm(og_cross(n, (og_vec3){0, pair->spin, 0})) * radius;
    if (!(closing > 0)) return r;
    r.time += m.clear / closing;
    if (r.time > 1) return r;
  }
  r.known = false;
  return r;
}

// ---- from both sides ----

// A is at rest: its lowest point along the axis is the same at all times.
typedef struct height_axis {
  og_vec3 n;
  og_scalar low;
} height_axis;

static og_scalar separation_of(og_turning_pair *pair, og_turning_result *r, const height_axis *axis, int k,
                               og_scalar time) {
  r->separations++;
  return axis->low - og_dot(axis->n, point_at(pair, k, time));
}

static int deepest(og_turning_pair *pair, og_turning_result *r, const height_axis *axis, og_scalar time) {
  int found = 0;
  og_scalar most = -OG_SCALAR_MAX;
  r->separations++;
  for (int k = 0; k < pair->count; k++) {
    const og_scalar height = og_dot(axis->n, point_at(pair, k, time));
    if (!(height > most)) continue;
    most = height;
    found = k;
  }
  return found;
}

// A time before `high`, at which point k is within half a target of half a target away.
static og_scalar brought_back(og_turning_pair *pair, og_turning_result *r, const height_axis *axis, int k,
                              og_scalar low, og_scalar high) {
  const og_scalar half = pair->target / 2;
  og_scalar above = separation_of(pair, r, axis, k, low) - half, below = separation_of(pair, r, axis, k, high) - half;
  for (int n = 0; n < 64; n++) {
    const og_scalar time = n % 2 == 0 ? low + (high - low) * (above / (above - below)) : (low + high) / 2;
    const og_scalar rest = separation_of(pair, r, axis, k, time) - half;
    if (og_abs(rest) <= half / 2) return time;
    if (rest > 0) low = time, above = rest;
    else high = time, below = rest;
  }
  return low;
}

og_turning_result og_turning_bilateral(og_turning_pair *pair) {
  og_turning_result r = {.known = true};
  og_vec3 n = {0, 0, 0};
  while (r.calls < OG_TURNING_CALLS) {
    const og_moment m = og_turning_moment(pair, r.time, n);
    r.calls++;
    r.hit = is_near(pair, &m);
    if (r.hit || m.is_open) return r;
    n = m.normal;
    const height_axis axis = {n, og_dot(n, og_support_of(&pair->a.body.core, og_neg(n)).point)};
    og_scalar end = 1;
    for (int round = 0; round < OG_TURNING_POINTS; round++) {
      const int k = deepest(pair, &r, &axis, end);
      const og_scalar apart = separation_of(pair, &r, &axis, k, end);
      if (apart > 0 && end == 1) return r; // the axis parts them at the end
      if (apart >= pair->target / 8) break;
      end = brought_back(pair, &r, &axis, k, r.time, end);
    }
    if (!(end > r.time)) return r;
    r.time = end;
  }
  r.known = false;
  return r;
}
