#include "spec/overlaps/named_scene.h"

#include <math.h>
#include <stdlib.h>

#include "spec/number/allocation.h"

static const char *const ids[OG_SCENE_FAMILY_COUNT] = {"U", "C", "S", "B"};

const char *og_scene_family_id(og_scene_family family) {
  return (unsigned)family < OG_SCENE_FAMILY_COUNT ? ids[family] : NULL;
}

// splitmix64 (Steele, Lea, Flood 2014).
static uint64_t next(uint64_t *state) {
  uint64_t z = (*state += UINT64_C(0x9e3779b97f4a7c15));
  z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
  return z ^ (z >> 31);
}

static float unit(uint64_t *state) { return (float)(next(state) >> 40) * 0x1p-24F; }

static float half_edge(uint64_t *state) { return 0.25F + 0.5F * unit(state); }

typedef struct interval {
  float lo, hi;
} interval;

static interval around(float centre, float half) { return (interval){centre - half, centre + half}; }

static og_box_ends product(interval x, interval y, interval z) {
  return (og_box_ends){{(double)x.lo, (double)y.lo, (double)z.lo}, {(double)x.hi, (double)y.hi, (double)z.hi}};
}

static void make_uniform(og_box_ends *box, int32_t count, uint64_t *state, float side) {
  for (int32_t i = 0; i < count; i++) {
    interval axis[3];
    float half[3];
    for (int k = 0; k < 3; k++) half[k] = half_edge(state);
    for (int k = 0; k < 3; k++) axis[k] = around(side * unit(state), half[k]);
    box[i] = product(axis[0], axis[1], axis[2]);
  }
}

static float offset(uint64_t *state) {
  const float first = unit(state), second = unit(state), third = unit(state);
  return 7.107F * (first + second + third - 1.5F);
}

static void make_clustered(og_box_ends *box, int32_t count, uint64_t *state, float side) {
  const int32_t clusters = count < 1000 ? 1 : count / 1000;
  float *centre = og_grow(NULL, 3 * (size_t)clusters, sizeof *centre);
  for (int32_t k = 0; k < 3 * clusters; k++) centre[k] = side * unit(state);
  for (int32_t i = 0; i < count; i++) {
    interval axis[3];
    float half[3];
    for (int k = 0; k < 3; k++) half[k] = half_edge(state);
    for (int k = 0; k < 3; k++) axis[k] = around(centre[3 * (i % clusters) + k] + offset(state), half[k]);
    box[i] = product(axis[0], axis[1], axis[2]);
  }
  free(centre);
}

static void make_stacked(og_box_ends *box, int32_t count, uint64_t *state) {
  for (int32_t i = 0; i < count; i++) {
    const float x = 0.125F * unit(state), y = 0.125F * unit(state), z = 0.875F * (float)i;
    box[i] = product((interval){x, x + 1}, (interval){y, y + 1}, (interval){z, z + 1});
  }
  for (int32_t k = count - 1; k > 0; k--) {
    const int32_t other = (int32_t)(next(state) % (uint64_t)(k + 1));
    const og_box_ends held = box[k];
    box[k] = box[other];
    box[other] = held;
  }
}

static void make_bars(og_box_ends *box, int32_t count, uint64_t *state) {
  const float side = (float)count / 3;
  for (int32_t i = 0; i < count; i++) {
    interval axis[3];
    for (int k = 0; k < 3; k++) {
      axis[k] = (interval){0, side};
      if (k == i % 3) continue;
      const float half = half_edge(state), centre = side * unit(state);
      axis[k] = around(centre, half);
    }
    box[i] = product(axis[0], axis[1], axis[2]);
  }
}

// The cube root of x > 0 by Newton's method: unlike those of cbrt its operations round alike on every machine. Rounded
// to binary32 it is that of cbrt, too, for all counts of boxes (tests/overlaps/cube_root_test.c).
static double cube_root(double x) {
  int exponent;
  frexp(x, &exponent);
  double root = ldexp(1, (exponent + 2) / 3);
  for (int k = 0; k < 8; k++) root -= (root * root * root - x) / (3 * root * root);
  return root;
}

void og_name_scene(og_box_ends *box, og_scene_family family, int32_t count, uint64_t seed) {
  uint64_t state = seed;
  const float side = (float)cube_root(2.0 * (double)count);
  switch (family) {
  case OG_SCENE_UNIFORM: make_uniform(box, count, &state, side); break;
  case OG_SCENE_CLUSTERED: make_clustered(box, count, &state, side); break;
  case OG_SCENE_STACKED: make_stacked(box, count, &state); break;
  case OG_SCENE_BARS: make_bars(box, count, &state); break;
  case OG_SCENE_FAMILY_COUNT: break;
  }
}
