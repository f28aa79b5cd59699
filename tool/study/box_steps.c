#include "tool/study/box_steps.h"

#include <math.h>
#include <stdlib.h>

#include "spec/number/allocation.h"
#include "spec/overlaps/named_scene.h"
#include "tool/gen/random.h"
#include "tool/study/clock.h"

enum { PAIRS_PER_BOX = 64 };

static const struct {
  const char *name;
  og_scene_family family;
} scenes[OG_STEPS_SCENES] = {
    [OG_STEPS_DIAGONAL] = {"diagonal", OG_SCENE_STACKED},
    [OG_STEPS_UNIFORM] = {"uniform", OG_SCENE_UNIFORM},
    [OG_STEPS_CLUSTERS] = {"clusters", OG_SCENE_CLUSTERED},
    [OG_STEPS_PILE] = {"pile", OG_SCENE_STACKED},
    [OG_STEPS_BARS] = {"bars", OG_SCENE_BARS},
};

const char *og_steps_scene_name(og_steps_scene scene) { return scenes[scene].name; }

static og_vec3 corner(og_triple end, double along_diagonal) {
  return (og_vec3){(og_scalar)(end.x + along_diagonal), (og_scalar)(end.y + along_diagonal), (og_scalar)end.z};
}

void og_steps_scene_make(og_steps_scene scene, int32_t count, uint64_t seed, og_aabb *box) {
  og_box_ends *const ends = og_grow(NULL, (size_t)count, sizeof *ends);
  og_name_scene(ends, scenes[scene].family, count, seed);
  for (int32_t k = 0; k < count; k++) {
    const double by = scene == OG_STEPS_DIAGONAL ? ends[k].lo.z : 0;
    box[k] = (og_aabb){corner(ends[k].lo, by), corner(ends[k].hi, by)};
  }
  free(ends);
}

void og_steps_scene_move(const og_aabb *from, int32_t count, double far, uint64_t seed, og_aabb *to) {
  og_random random;
  og_random_start(&random, "box-steps", seed, 0);
  for (int32_t k = 0; k < count; k++) {
    og_vec3 by;
    by.x = (og_scalar)og_random_between(&random, -far, far);
    by.y = (og_scalar)og_random_between(&random, -far, far);
    by.z = (og_scalar)og_random_between(&random, -far, far);
    to[k] = (og_aabb){og_add(from[k].lo, by), og_add(from[k].hi, by)};
  }
}

// ---- an algorithm ----

void og_box_steps_start(og_box_steps *s, const og_door_overlaps *door, int32_t count) {
  const og_scene_limits limits = {count, (int64_t)PAIRS_PER_BOX * count};
  const size_t pairs = (size_t)limits.pairs;
  *s = (og_box_steps){.door = door, .count = count, .change = og_grow(NULL, (size_t)count, sizeof *s->change)};
  s->block.bytes = og_overlaps_bytes(door, &limits);
  s->block.at = og_grow(NULL, s->block.bytes, 1);
  s->begun = (og_pairs){og_grow(NULL, pairs, sizeof(og_index_pair)), limits.pairs, 0};
  s->ended = (og_pairs){og_grow(NULL, pairs, sizeof(og_index_pair)), limits.pairs, 0};
  og_overlaps_start(door, s->block, &limits);
}

void og_box_steps_finish(og_box_steps *s) {
  free(s->change);
  free(s->block.at);
  free(s->begun.pair);
  free(s->ended.pair);
}

bool og_box_steps_play(og_box_steps *s, og_change_kind kind, const og_aabb *box, og_overlaps_work *work, double *ns) {
  for (int32_t k = 0; k < s->count; k++) s->change[k] = (og_change){kind, k, box[k]};
  const double start = og_processor_ns();
  if (og_overlaps_step(s->door, s->block, s->change, s->count, &s->begun, &s->ended) != OG_OUTCOME_ANSWERED)
    return false;
  *ns = og_processor_ns() - start;
  *work = s->door->work(s->block.at);
  return true;
}

double og_fitted_power(const double *x, const double *y, int count) {
  double mean_x = 0, mean_y = 0, product = 0, square = 0;
  for (int k = 0; k < count; k++) {
    mean_x += log(x[k]) / count;
    mean_y += log(y[k]) / count;
  }
  for (int k = 0; k < count; k++) {
    product += (log(x[k]) - mean_x) * (log(y[k]) - mean_y);
    square += (log(x[k]) - mean_x) * (log(x[k]) - mean_x);
  }
  return product / square;
}
