#include "tests/shared/box_scene.h"

#include <math.h>

static uint64_t next(uint64_t *state) {
  uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
  z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
  return z ^ z >> 31;
}

// 0 <= u < 1.
static double unit(uint64_t *state) { return (double)(next(state) >> 40) * 0x1p-24; }

static og_scalar dyadic(double x) { return (og_scalar)(floor(x * 1024) / 1024); }

static og_aabb around(const double c[3], const double half[3]) {
  return (og_aabb){{dyadic(c[0] - half[0]), dyadic(c[1] - half[1]), dyadic(c[2] - half[2])},
                   {dyadic(c[0] + half[0]), dyadic(c[1] + half[1]), dyadic(c[2] + half[2])}};
}

static void make_spread(int32_t count, int32_t clusters, uint64_t *state, og_aabb *box) {
  const double side = cbrt(2.0 * count);
  double centre[3] = {0, 0, 0};
  for (int32_t i = 0; i < count; i++) {
    double c[3], half[3];
    if (clusters > 0 && i % (count / clusters) == 0)
      for (int k = 0; k < 3; k++) centre[k] = side * unit(state);
    for (int k = 0; k < 3; k++) {
      if (clusters > 0) c[k] = centre[k] + 7.107 * (unit(state) + unit(state) + unit(state) - 1.5);
      else c[k] = side * unit(state);
      half[k] = 0.25 + 0.5 * unit(state);
    }
    box[i] = around(c, half);
  }
}

static void make_stack(int32_t count, uint64_t *state, og_aabb *box) {
  static const double half[3] = {0.5, 0.5, 0.5};
  for (int32_t i = 0; i < count; i++) {
    const double x = 0.125 * unit(state), c[3] = {x, 0.125 * unit(state), 0.875 * i};
    box[i] = around(c, half);
  }
  for (int32_t i = count - 1; i > 0; i--) {
    const int32_t j = (int32_t)(next(state) % (uint64_t)(i + 1));
    const og_aabb other = box[i];
    box[i] = box[j];
    box[j] = other;
  }
}

static void make_bars(int32_t count, uint64_t *state, og_aabb *box) {
  const double side = count / 3.0;
  for (int32_t i = 0; i < count; i++) {
    double c[3], half[3];
    for (int k = 0; k < 3; k++) {
      c[k] = i % 3 == k ? side / 2 : side * unit(state);
      half[k] = i % 3 == k ? side / 2 : 0.25 + 0.5 * unit(state);
    }
    box[i] = around(c, half);
  }
}

const char *og_scene_name(og_scene_kind kind) {
  static const char *const name[OG_SCENE_KINDS] = {"uniform", "clusters", "stack", "bars"};
  return name[kind];
}

void og_scene_make(og_scene_kind kind, int32_t count, uint64_t seed, og_aabb *box) {
  uint64_t state = seed;
  switch (kind) {
  case OG_SCENE_CLUSTERS: make_spread(count, count < 2000 ? 2 : count / 1000, &state, box); break;
  case OG_SCENE_STACK: make_stack(count, &state, box); break;
  case OG_SCENE_BARS: make_bars(count, &state, box); break;
  default: make_spread(count, 0, &state, box); break;
  }
}

void og_scene_move(uint64_t seed, int32_t count, og_aabb *box) {
  uint64_t state = seed;
  for (int32_t i = 0; i < count; i++) {
    const og_scalar x = dyadic(0.02 * unit(&state) - 0.01), y = dyadic(0.02 * unit(&state) - 0.01);
    const og_vec3 d = {x, y, dyadic(0.02 * unit(&state) - 0.01)};
    box[i] = (og_aabb){og_add(box[i].lo, d), og_add(box[i].hi, d)};
  }
}
