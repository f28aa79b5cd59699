#include "tool/judge/claimed_volume.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/format/fields.h"

enum { LISTS = 3 + OG_END_COUNT, AXES = LISTS };

static og_claimed_numbers *list_at(og_claimed_volume *volume, int k) {
  og_claimed_numbers *const first[3] = {&volume->centre, &volume->radius, &volume->outer_radius};
  if (k == AXES) return &volume->axis;
  return k < 3 ? first[k] : &volume->end[k - 3];
}

void og_claimed_volume_init(og_claimed_volume *volume) { memset(volume, 0, sizeof *volume); }

void og_claimed_volume_clear(og_claimed_volume *volume) {
  for (int k = 0; k <= AXES; k++) {
    og_claimed_numbers *list = list_at(volume, k);
    for (size_t i = 0; i < list->room; i++) og_rational_clear(&list->at[i]);
    free(list->at);
  }
  og_claimed_volume_init(volume);
}

void og_claimed_volume_reset(og_claimed_volume *volume) {
  volume->finite = true;
  volume->axis_count = 0;
  for (int k = 0; k <= AXES; k++) {
    list_at(volume, k)->any = false;
    list_at(volume, k)->count = 0;
  }
}

static void hold(og_claimed_numbers *list, size_t count) {
  if (count > list->room) {
    list->at = og_grow(list->at, count, sizeof *list->at);
    for (size_t k = list->room; k < count; k++) og_rational_init(&list->at[k]);
    list->room = count;
  }
  list->count = count;
}

bool og_is_claimed_not_finite(const json_t *value) {
  static const char *const spellings[] = {"nan", "inf", "infinity"};
  const char *text = json_string_value(value);
  if (text == NULL) return false;
  if (*text == '-' || *text == '+') text++;
  for (size_t k = 0; k < sizeof spellings / sizeof *spellings; k++) {
    size_t at = 0;
    while (text[at] != '\0' && (text[at] | 0x20) == spellings[k][at]) at++;
    if (text[at] == '\0' && spellings[k][at] == '\0') return true;
  }
  return false;
}

static bool read_one(og_claimed_volume *volume, og_rational *r, const json_t *value, const og_place *place,
                     og_complaint *complaint) {
  if (!og_is_claimed_not_finite(value)) return og_read_number(r, value, place, complaint);
  volume->finite = false;
  return true;
}

static bool read_list(og_claimed_volume *volume, og_claimed_numbers *list, const json_t *value, const og_place *here,
                      og_complaint *complaint) {
  if (!og_read_array(value, SIZE_MAX, "numbers", here, complaint)) return false;
  hold(list, json_array_size(value));
  for (size_t k = 0; k < list->count; k++) {
    const og_place element = {here, NULL, k};
    if (!read_one(volume, &list->at[k], json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_axis(og_claimed_volume *volume, const json_t *value, const og_place *place, og_complaint *complaint) {
  if (!og_read_array(value, SIZE_MAX, "numbers", place, complaint)) return false;
  const size_t before = volume->axis.count;
  hold(&volume->axis, before + json_array_size(value));
  for (size_t k = before; k < volume->axis.count; k++) {
    const og_place element = {place, NULL, k - before};
    if (!read_one(volume, &volume->axis.at[k], json_array_get(value, k - before), &element, complaint)) return false;
  }
  return true;
}

// All as long as the first, so that the numbers say which axis they are of.
static bool read_axes(og_claimed_volume *volume, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "axes", 0};
  const json_t *value = json_object_get(root, "axes");
  volume->axis.any = value != NULL;
  if (value == NULL) return true;
  if (!og_read_array(value, SIZE_MAX, "axes", &here, complaint)) return false;
  volume->axis_count = json_array_size(value);
  for (size_t k = 0; k < volume->axis_count; k++) {
    const og_place element = {&here, NULL, k};
    if (!read_axis(volume, json_array_get(value, k), &element, complaint)) return false;
    if (volume->axis.count != (k + 1) * json_array_size(json_array_get(value, 0)))
      return og_complain(complaint, OG_INPUT_BAD, &element, "another number of coordinates than the first has");
  }
  return true;
}

bool og_read_claimed_volume(og_claimed_volume *volume, const json_t *root, og_complaint *complaint) {
  static const char *const fields[LISTS] = {"centre", "radius", "outer_radius", "lo", "hi", "outer_lo", "outer_hi"};
  for (int k = 0; k < LISTS; k++) {
    const og_place here = {NULL, fields[k], 0};
    const json_t *value = json_object_get(root, fields[k]);
    og_claimed_numbers *list = list_at(volume, k);
    list->any = value != NULL;
    if (value == NULL) continue;
    const bool is_radius = list == &volume->radius || list == &volume->outer_radius;
    if (is_radius) hold(list, 1);
    const bool good = is_radius ? read_one(volume, &list->at[0], value, &here, complaint)
                                : read_list(volume, list, value, &here, complaint);
    if (!good) return false;
  }
  return read_axes(volume, root, complaint);
}
