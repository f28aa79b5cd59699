#include "tool/shrink/small_scene.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

void og_small_scene_init(og_small_scene *scene) { memset(scene, 0, sizeof *scene); }

void og_small_scene_clear(og_small_scene *scene) {
  free(scene->slot);
  og_small_scene_init(scene);
}

// ---- from a case ----

static void set_size(og_small_scene *scene, size_t numbers, size_t states) {
  scene->numbers = numbers;
  scene->states = states;
  if (numbers * states <= scene->room) return;
  scene->room = numbers * states;
  scene->slot = og_grow(scene->slot, scene->room, sizeof *scene->slot);
}

static double *copy_ends(const og_handed_boxes *from) {
  const size_t slots = (size_t)from->scene.slot_count;
  double *end = og_grow(NULL, 6 * slots + 1, sizeof *end);
  for (size_t k = 0; k < slots; k++) {
    const og_box_ends *box = &from->scene.near[k];
    const double ends[6] = {box->lo.x, box->lo.y, box->lo.z, box->hi.x, box->hi.y, box->hi.z};
    memcpy(end + 6 * k, from->any_hostile ? from->hostile_end + 6 * k : ends, sizeof ends);
  }
  return end;
}

void og_small_scene_of(og_small_scene *scene, double **end, const og_handed_boxes *from) {
  const og_box_scene *all = &from->scene;
  const size_t numbers = (size_t)all->numbers;
  scene->axes = all->axes;
  scene->is_hostile = from->any_hostile;
  scene->end = *end = copy_ends(from);
  set_size(scene, numbers, all->step_count + 1);
  for (int32_t n = 0; n < all->numbers; n++) scene->slot[n] = n < all->first_count ? n : -1;
  for (size_t s = 1; s < scene->states; s++) {
    int32_t *slot = scene->slot + s * numbers;
    if (numbers > 0) memcpy(slot, slot - numbers, numbers * sizeof *slot);
    for (size_t k = s == 1 ? 0 : all->step_end[s - 2]; k < all->step_end[s - 1]; k++)
      slot[all->change[k].number] = all->change[k].slot;
  }
}

// ---- smaller ----

// Has the number another box in state s > 0 than in the one before?
static bool changes(const og_small_scene *scene, size_t s, size_t n) {
  return scene->slot[s * scene->numbers + n] != scene->slot[(s - 1) * scene->numbers + n];
}

size_t og_small_scene_count(const og_small_scene *scene, og_scene_part part) {
  if (part == OG_PART_NUMBERS) return scene->numbers;
  if (part == OG_PART_STATES) return scene->states;
  size_t count = 0;
  for (size_t s = 1; s < scene->states; s++)
    for (size_t n = 0; n < scene->numbers; n++) count += changes(scene, s, n);
  return count;
}

// Numbers and states that are kept go into the table one after the other.
static void keep_others(og_small_scene *r, const og_small_scene *from, og_scene_part part, size_t first, size_t count) {
  size_t to = 0;
  set_size(r, from->numbers - (part == OG_PART_NUMBERS ? count : 0),
           from->states - (part == OG_PART_STATES ? count : 0));
  for (size_t s = 0; s < from->states; s++)
    for (size_t n = 0; n < from->numbers; n++) {
      const size_t place = part == OG_PART_NUMBERS ? n : s;
      if (place < first || place >= first + count) r->slot[to++] = from->slot[s * from->numbers + n];
    }
}

static void undo(og_small_scene *r, const og_small_scene *from, size_t first, size_t count) {
  const size_t numbers = from->numbers;
  size_t change = 0;
  set_size(r, numbers, from->states);
  for (size_t s = 0; s < from->states; s++)
    for (size_t n = 0; n < numbers; n++) {
      const size_t at = s * numbers + n;
      bool takes = s == 0;
      if (s > 0 && changes(from, s, n)) {
        takes = change < first || change >= first + count;
        change++;
      }
      r->slot[at] = takes ? from->slot[at] : r->slot[at - numbers];
    }
}

bool og_small_scene_without(og_small_scene *r, const og_small_scene *from, og_scene_part part, size_t first,
                            size_t count) {
  if (part == OG_PART_STATES && count >= from->states) return false;
  r->axes = from->axes;
  r->is_hostile = from->is_hostile;
  r->end = from->end;
  if (part == OG_PART_CHANGES) undo(r, from, first, count);
  else keep_others(r, from, part, first, count);
  return true;
}

// ---- to a case ----

// The new number of each; -1: it is never there.
static int32_t *new_numbers(const og_small_scene *scene) {
  int32_t *number = og_grow(NULL, scene->numbers + 1, sizeof *number);
  int32_t next = 0;
  for (size_t n = 0; n < scene->numbers; n++) number[n] = scene->slot[n] >= 0 ? next++ : -1;
  for (size_t n = 0; n < scene->numbers; n++)
    for (size_t s = 1; s < scene->states && number[n] < 0; s++)
      if (scene->slot[s * scene->numbers + n] >= 0) number[n] = next++;
  return number;
}

static void get_ends(og_end end[6], const og_small_scene *scene, int32_t slot) {
  for (int k = 0; k < 6; k++) end[k] = (og_end){scene->end[6 * slot + k], NULL};
}

static void add_changes(og_box_scene *r, const og_small_scene *scene, const int32_t *number, size_t s,
                        og_box_change_kind kind) {
  for (size_t n = 0; n < scene->numbers; n++) {
    const int32_t before = scene->slot[(s - 1) * scene->numbers + n], after = scene->slot[s * scene->numbers + n];
    const og_box_change_kind own = before < 0 ? OG_BOX_INSERT : after < 0 ? OG_BOX_REMOVE : OG_BOX_MOVE;
    if (before == after || own != kind) continue;
    og_end end[6];
    if (after >= 0) get_ends(end, scene, after);
    (void)og_box_scene_change(r, kind, number[n], after < 0 ? NULL : end, after < 0 ? NULL : end + 3);
  }
}

static void hand_over_sound(og_handed_boxes *r, const og_small_scene *scene) {
  const og_hand_over as_it_is = {false, false};
  og_box_scene made;
  og_box_scene_init(&made);
  int32_t *number = new_numbers(scene);
  for (size_t n = 0; n < scene->numbers; n++) {
    og_end end[6];
    if (scene->slot[n] < 0) continue;
    get_ends(end, scene, scene->slot[n]);
    (void)og_box_scene_add(&made, end, end + 3);
  }
  for (size_t s = 1; s < scene->states; s++) {
    og_box_scene_step(&made);
    for (og_box_change_kind kind = OG_BOX_INSERT; kind <= OG_BOX_REMOVE; kind++)
      add_changes(&made, scene, number, s, kind);
  }
  og_box_scene_end(&made);
  made.axes = scene->axes;
  (void)og_hand_over_boxes(r, &as_it_is, &made);
  free(number);
  og_box_scene_clear(&made);
}

static void hand_over_hostile(og_handed_boxes *r, const og_small_scene *scene) {
  const og_hand_over as_it_is = {false, false};
  double *end = og_grow(NULL, 6 * scene->numbers + 1, sizeof *end);
  for (size_t n = 0; n < scene->numbers; n++) memcpy(end + 6 * n, scene->end + 6 * scene->slot[n], 6 * sizeof *end);
  og_hand_over_hostile(r, &as_it_is, end, (int32_t)scene->numbers, scene->axes);
  free(end);
}

void og_small_scene_hand_over(og_handed_boxes *r, const og_small_scene *scene) {
  if (scene->is_hostile) hand_over_hostile(r, scene);
  else hand_over_sound(r, scene);
}
