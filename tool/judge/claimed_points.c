#include "tool/judge/claimed_points.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/format/fields.h"
#include "tool/judge/claimed_volume.h"

void og_claimed_points_init(og_claimed_points *points) { memset(points, 0, sizeof *points); }

void og_claimed_points_clear(og_claimed_points *points) {
  for (size_t k = 0; k < points->room; k++)
    for (int i = 0; i < 3; i++) og_rational_clear(&points->at[k][i]);
  free(points->at);
  og_claimed_points_init(points);
}

void og_claimed_points_reset(og_claimed_points *points) {
  points->any = false;
  points->finite = true;
  points->count = 0;
}

static void hold(og_claimed_points *points, size_t count) {
  if (count > points->room) {
    points->at = og_grow(points->at, count, sizeof *points->at);
    for (; points->room < count; points->room++)
      for (int i = 0; i < 3; i++) og_rational_init(&points->at[points->room][i]);
  }
  points->count = count;
}

static bool read_point(og_claimed_points *points, size_t k, const json_t *value, size_t axes, const og_place *here,
                       og_complaint *complaint) {
  if (!og_read_array(value, axes, "numbers", here, complaint)) return false;
  og_rational_set_si(&points->at[k][2], 0);
  for (size_t i = 0; i < axes; i++) {
    const og_place element = {here, NULL, i};
    const json_t *number = json_array_get(value, i);
    if (og_is_claimed_not_finite(number)) points->finite = false;
    else if (!og_read_number(&points->at[k][i], number, &element, complaint)) return false;
  }
  return true;
}

bool og_read_claimed_points(og_claimed_points *points, const json_t *root, const char *field, size_t axes,
                            og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  const json_t *value = json_object_get(root, field);
  points->any = value != NULL;
  if (value == NULL) return true;
  if (!og_read_array(value, SIZE_MAX, "points", &here, complaint)) return false;
  hold(points, json_array_size(value));
  for (size_t k = 0; k < points->count; k++) {
    const og_place element = {&here, NULL, k};
    if (!read_point(points, k, json_array_get(value, k), axes, &element, complaint)) return false;
  }
  return true;
}
