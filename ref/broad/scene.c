#include "ref/broad/scene.h"

#include "ref/broad/memory.h"
#include "ref/broad/pair_list.h"

enum { IS_THERE = 1, STAYS = 2, CHANGES = 4 }; // a number's state: before the step, after it, named in it

// ---- memory ----

// Where each array begins in the block.
typedef struct layout {
  size_t box, number, now, place, before, after, state, last, spare, start, bytes;
} layout;

static layout lay_out(const og_scene_limits *limits) {
  const size_t boxes = (size_t)limits->boxes, pairs = (size_t)limits->pairs;
  layout at;
  size_t used = 0;
  og_take(&used, 1, sizeof(og_scene));
  at.box = og_take(&used, boxes, sizeof(og_aabb));
  at.number = og_take(&used, boxes, sizeof(int32_t));
  at.now = og_take(&used, pairs, sizeof(og_index_pair));
  at.place = og_take(&used, boxes, sizeof(og_place));
  at.before = og_take(&used, boxes, sizeof(og_aabb));
  at.after = og_take(&used, boxes, sizeof(og_aabb));
  at.state = og_take(&used, boxes, sizeof(uint8_t));
  at.last = og_take(&used, pairs, sizeof(og_index_pair));
  at.spare = og_take(&used, pairs, sizeof(og_index_pair));
  at.start = og_take(&used, boxes + 1, sizeof(int64_t));
  at.bytes = used;
  return at;
}

size_t og_scene_bytes(const og_scene_limits *limits) { return lay_out(limits).bytes; }

void og_scene_start(void *scene, const og_scene_limits *limits) {
  const layout at = lay_out(limits);
  unsigned char *const block = (unsigned char *)scene;
  og_scene *const s = (og_scene *)scene;
  s->limits = *limits;
  s->count = 0;
  s->work = (og_overlaps_work){0, 0, 0};
  s->box = (og_aabb *)(void *)(block + at.box);
  s->number = (int32_t *)(void *)(block + at.number);
  s->now = (og_pairs){(og_index_pair *)(void *)(block + at.now), limits->pairs, 0};
  s->place = (og_place *)(void *)(block + at.place);
  s->before = (og_aabb *)(void *)(block + at.before);
  s->after = (og_aabb *)(void *)(block + at.after);
  s->state = block + at.state;
  s->last = (og_pairs){(og_index_pair *)(void *)(block + at.last), limits->pairs, 0};
  s->spare = (og_index_pair *)(void *)(block + at.spare);
  s->start = (int64_t *)(void *)(block + at.start);
  for (int32_t k = 0; k < limits->boxes; k++) s->state[k] = 0;
}

og_overlaps_work og_scene_work(const void *scene) { return ((const og_scene *)scene)->work; }

// ---- a step ----

// The state before the step is IS_THERE of each number; the rest is the step's own.
static og_outcome take_change(og_scene *scene, const og_change *change) {
  const int32_t k = change->index;
  if (k < 0) return OG_OUTCOME_BAD_INPUT;
  if (k >= scene->limits.boxes) return change->kind == OG_INSERT ? OG_OUTCOME_FULL : OG_OUTCOME_BAD_INPUT;
  const bool is_there = (scene->state[k] & IS_THERE) != 0;
  if ((scene->state[k] & CHANGES) != 0 || is_there == (change->kind == OG_INSERT)) return OG_OUTCOME_BAD_INPUT;
  scene->state[k] = (uint8_t)((is_there ? IS_THERE : 0) | CHANGES | (change->kind == OG_REMOVE ? 0 : STAYS));
  if (change->kind != OG_REMOVE) scene->after[k] = change->box;
  return OG_OUTCOME_ANSWERED;
}

static og_outcome take_changes(og_scene *scene, const og_change *change, int32_t count) {
  const int32_t boxes = scene->limits.boxes;
  for (int32_t k = 0; k < boxes; k++) scene->state[k] &= IS_THERE;
  // Bad input weighs more than too little room, so that the outcome does not depend on the order of the changes.
  og_outcome worst = OG_OUTCOME_ANSWERED;
  for (int32_t k = 0; k < count; k++) {
    const og_outcome outcome = take_change(scene, &change[k]);
    if (outcome == OG_OUTCOME_BAD_INPUT) return outcome;
    if (outcome != OG_OUTCOME_ANSWERED) worst = outcome;
  }
  if (worst != OG_OUTCOME_ANSWERED) return worst;
  return OG_OUTCOME_ANSWERED;
}

// The boxes after the step, in the order of their numbers.
static void gather(og_scene *scene) {
  scene->count = 0;
  for (int32_t k = 0; k < scene->limits.boxes; k++) {
    if (scene->state[k] == IS_THERE) {
      scene->after[k] = scene->before[k];
      scene->state[k] = IS_THERE | STAYS;
    }
    if ((scene->state[k] & STAYS) == 0) continue;
    scene->box[scene->count] = scene->after[k];
    scene->number[scene->count] = k;
    scene->count++;
  }
}

// What was after the step is before the next one.
static void go_on(og_scene *scene) {
  for (int32_t k = 0; k < scene->limits.boxes; k++) scene->state[k] = (scene->state[k] & STAYS) != 0 ? IS_THERE : 0;
  og_aabb *const before = scene->before;
  scene->before = scene->after;
  scene->after = before;
  const og_pairs last = scene->last;
  scene->last = scene->now;
  scene->now = last;
}

og_outcome og_scene_step(og_scene *scene, void (*list)(og_scene *scene), const og_change *change, int32_t count,
                         og_pairs *begun, og_pairs *ended) {
  const og_outcome outcome = take_changes(scene, change, count);
  if (outcome != OG_OUTCOME_ANSWERED) return outcome;
  gather(scene);
  scene->now.count = 0;
  scene->work = (og_overlaps_work){0, 0, 0};
  list(scene);
  if (scene->now.count > scene->now.room) return OG_OUTCOME_FULL;
  for (int64_t k = 0; k < scene->now.count; k++) {
    og_index_pair *const pair = &scene->now.pair[k];
    *pair = (og_index_pair){scene->number[pair->i], scene->number[pair->j]};
  }
  og_pair_list_sort(&scene->now, scene->limits.boxes, scene->spare, scene->start);
  og_pair_list_only(&scene->now, &scene->last, begun);
  og_pair_list_only(&scene->last, &scene->now, ended);
  if (begun->count > begun->room || ended->count > ended->room) return OG_OUTCOME_FULL;
  go_on(scene);
  return OG_OUTCOME_ANSWERED;
}
