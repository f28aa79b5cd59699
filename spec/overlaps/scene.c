#include "spec/overlaps/scene.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "spec/overlaps/ranks.h"

void og_box_scene_init(og_box_scene *scene) { memset(scene, 0, sizeof *scene); }

void og_box_scene_reset(og_box_scene *scene) {
  for (size_t k = 0; k < scene->odd_count; k++) og_rational_clear(&scene->odd[k].value);
  scene->numbers = scene->first_count = scene->slot_count = scene->occurring = 0;
  scene->change_count = scene->step_count = scene->odd_count = 0;
  scene->axes = 0;
  scene->key = NULL;
}

void og_box_scene_clear(og_box_scene *scene) {
  og_box_scene_reset(scene);
  free(scene->near);
  free(scene->ranks);
  free(scene->change);
  free(scene->step_end);
  free(scene->odd);
  free(scene->touched);
  free(scene->there);
  free(scene->occurs);
  og_box_scene_init(scene);
}

// For `count`, which is more than the room.
static size_t room_for(size_t room, size_t count) { return count > 2 * room ? count : 2 * room; }

static void hold_slots(og_box_scene *scene, size_t count) {
  if (count <= scene->room_slots) return;
  scene->room_slots = room_for(scene->room_slots, count);
  scene->near = og_grow(scene->near, scene->room_slots, sizeof *scene->near);
}

// Numbers from the old end on are nowhere.
static void hold_numbers(og_box_scene *scene, int32_t numbers) {
  const size_t from = (size_t)scene->numbers, count = (size_t)numbers;
  if (count <= from) return;
  if (count > scene->room_numbers) {
    scene->room_numbers = room_for(scene->room_numbers, count);
    scene->touched = og_grow(scene->touched, scene->room_numbers, sizeof *scene->touched);
    scene->there = og_grow(scene->there, scene->room_numbers, sizeof *scene->there);
    scene->occurs = og_grow(scene->occurs, scene->room_numbers, sizeof *scene->occurs);
  }
  memset(scene->touched + from, 0, (count - from) * sizeof *scene->touched);
  memset(scene->there + from, 0, (count - from) * sizeof *scene->there);
  memset(scene->occurs + from, 0, (count - from) * sizeof *scene->occurs);
  scene->numbers = numbers;
}

static void put(og_box_scene *scene, int32_t number, bool there) {
  if (!scene->occurs[number]) scene->occurring++;
  scene->occurs[number] = true;
  scene->there[number] = there;
}

static bool is_backwards(const og_end *lo, const og_end *hi) {
  if (lo->exact == NULL && hi->exact == NULL) return lo->near > hi->near;
  return og_compare_ends(lo, hi) > 0;
}

static double *end_of(og_box_ends *box, int end) {
  og_triple *side = end < 3 ? &box->lo : &box->hi;
  return end % 3 == 0 ? &side->x : end % 3 == 1 ? &side->y : &side->z;
}

static void keep_odd(og_box_scene *scene, int32_t slot, int end, const og_rational *value) {
  if (scene->odd_count == scene->room_odd) {
    scene->room_odd = og_doubled(scene->room_odd);
    scene->odd = og_grow(scene->odd, scene->room_odd, sizeof *scene->odd);
  }
  og_odd_end *odd = &scene->odd[scene->odd_count++];
  odd->slot = slot;
  odd->end = end;
  og_rational_init(&odd->value);
  og_rational_set(&odd->value, value);
}

// The slot of the box; -1: it is backwards.
static int32_t add_slot(og_box_scene *scene, const og_end lo[3], const og_end hi[3]) {
  for (int axis = 0; axis < 3; axis++)
    if (is_backwards(&lo[axis], &hi[axis])) return -1;
  const int32_t slot = scene->slot_count;
  hold_slots(scene, (size_t)slot + 1);
  for (int end = 0; end < 6; end++) {
    const og_end *from = end < 3 ? &lo[end] : &hi[end - 3];
    *end_of(&scene->near[slot], end) = from->near;
    if (from->exact != NULL) keep_odd(scene, slot, end, from->exact);
  }
  scene->slot_count++;
  return slot;
}

og_scene_status og_box_scene_add(og_box_scene *scene, const og_end lo[3], const og_end hi[3]) {
  if (add_slot(scene, lo, hi) < 0) return OG_SCENE_BACKWARDS;
  hold_numbers(scene, scene->slot_count);
  put(scene, scene->first_count++, true);
  return OG_SCENE_OK;
}

og_box_ends *og_box_scene_add_many(og_box_scene *scene, int32_t count) {
  const int32_t first = scene->slot_count;
  hold_slots(scene, (size_t)first + (size_t)count);
  scene->slot_count += count;
  hold_numbers(scene, scene->slot_count);
  for (int32_t k = 0; k < count; k++) put(scene, scene->first_count++, true);
  return count == 0 ? NULL : scene->near + first;
}

void og_box_scene_step(og_box_scene *scene) {
  if (scene->step_count == scene->room_steps) {
    scene->room_steps = og_doubled(scene->room_steps);
    scene->step_end = og_grow(scene->step_end, scene->room_steps, sizeof *scene->step_end);
  }
  scene->step_end[scene->step_count++] = scene->change_count;
}

og_scene_status og_box_scene_change(og_box_scene *scene, og_box_change_kind kind, int32_t number, const og_end lo[3],
                                    const og_end hi[3]) {
  const bool known = number < scene->numbers;
  const bool is_there = known && scene->there[number];
  const int32_t step = (int32_t)scene->step_count;
  if (known && scene->touched[number] == step) return OG_SCENE_TWICE;
  if (kind == OG_BOX_INSERT && is_there) return OG_SCENE_THERE;
  if (kind != OG_BOX_INSERT && !is_there) return OG_SCENE_NOT_THERE;
  const int32_t slot = kind == OG_BOX_REMOVE ? -1 : add_slot(scene, lo, hi);
  if (kind != OG_BOX_REMOVE && slot < 0) return OG_SCENE_BACKWARDS;
  if (scene->change_count == scene->room_changes) {
    scene->room_changes = og_doubled(scene->room_changes);
    scene->change = og_grow(scene->change, scene->room_changes, sizeof *scene->change);
  }
  hold_numbers(scene, number + 1);
  put(scene, number, kind != OG_BOX_REMOVE);
  scene->touched[number] = step;
  scene->change[scene->change_count++] = (og_box_change){kind, number, slot};
  scene->step_end[scene->step_count - 1] = scene->change_count;
  return OG_SCENE_OK;
}

void og_box_scene_end(og_box_scene *scene) {
  scene->key = scene->near;
  if (scene->odd_count == 0) return;
  scene->ranks = og_grow(scene->ranks, (size_t)scene->slot_count, sizeof *scene->ranks);
  og_rank_ends(scene->ranks, scene);
  scene->key = scene->ranks;
}

const og_rational *og_box_scene_odd(const og_box_scene *scene, int32_t slot, int end) {
  size_t low = 0, high = scene->odd_count; // it is among low .. high - 1, if anywhere
  while (low < high) {
    const size_t mid = low + (high - low) / 2;
    const og_odd_end *odd = &scene->odd[mid];
    if (odd->slot == slot && odd->end == end) return &odd->value;
    if (odd->slot < slot || (odd->slot == slot && odd->end < end)) low = mid + 1;
    else high = mid;
  }
  return NULL;
}
