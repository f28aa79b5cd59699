#include "tool/format/read_hostile.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/format/fields.h"

void og_hostile_boxes_clear(og_hostile_boxes *boxes) {
  free(boxes->end);
  memset(boxes, 0, sizeof *boxes);
}

bool og_is_hostile(const json_t *root, bool *good, og_complaint *complaint) {
  const og_place here = {NULL, "hostile", 0};
  const json_t *value = json_object_get(root, "hostile");
  *good = value == NULL || json_is_true(value) || og_complain(complaint, OG_INPUT_BAD, &here, "expected true");
  return value != NULL && *good;
}

static bool read_end(double *end, const json_t *value, const og_place *place, og_complaint *complaint) {
  const char *text = json_string_value(value);
  if (text != NULL && strcmp(text, "nan") == 0) *end = (double)NAN;
  else if (text != NULL && strcmp(text, "inf") == 0) *end = HUGE_VAL;
  else if (text != NULL && strcmp(text, "-inf") == 0) *end = -HUGE_VAL;
  else if (json_is_number(value)) *end = json_number_value(value);
  else
    return og_complain(complaint, OG_INPUT_BAD, place,
                       "of a hostile case: expected a JSON number, \"nan\", \"inf\" or \"-inf\"");
  return true;
}

static bool read_corner(og_hostile_boxes *boxes, double end[3], const json_t *corner, const og_place *place,
                        og_complaint *complaint) {
  if (!og_read_array(corner, boxes->axes == 0 ? SIZE_MAX : (size_t)boxes->axes, "numbers", place, complaint))
    return false;
  const size_t count = json_array_size(corner);
  if (count < 1 || count > 3)
    return og_complain(complaint, OG_INPUT_BAD, place, "%zu coordinates; expected 1, 2 or 3", count);
  boxes->axes = (int)count;
  for (size_t k = 0; k < 3; k++) {
    const og_place here = {place, NULL, k};
    end[k] = 0;
    if (k < count && !read_end(&end[k], json_array_get(corner, k), &here, complaint)) return false;
  }
  return true;
}

static void make_room(og_hostile_boxes *boxes, size_t count) {
  if (count <= boxes->room) return;
  boxes->end = og_grow(boxes->end, 6 * count, sizeof *boxes->end);
  boxes->room = count;
}

static bool has_boxes_only(const json_t *root, og_complaint *complaint) {
  static const char *const others[] = {"scene", "steps"};
  for (size_t k = 0; k < sizeof others / sizeof *others; k++)
    if (json_object_get(root, others[k]) != NULL)
      return og_complain(complaint, OG_INPUT_BAD, NULL, "the field '%s' does not belong to a hostile case", others[k]);
  return true;
}

bool og_read_hostile_boxes(og_hostile_boxes *boxes, const json_t *root, size_t max_boxes, og_complaint *complaint) {
  const og_place here = {NULL, "boxes", 0};
  const json_t *value = og_need_field(root, "boxes", NULL, complaint);
  if (value == NULL || !has_boxes_only(root, complaint)) return false;
  if (!og_read_array(value, SIZE_MAX, "boxes", &here, complaint)) return false;
  const size_t count = json_array_size(value);
  if (count > max_boxes || count >= INT32_MAX)
    return og_complain(complaint, OG_INPUT_LIMIT, &here,
                       "%zu boxes, more than the limit of %zu (--max-points raises it)", count, max_boxes);
  make_room(boxes, count);
  boxes->count = (int32_t)count;
  boxes->axes = 0;
  for (size_t k = 0; k < count; k++) {
    const og_place at = {&here, NULL, k}, at_lo = {&at, NULL, 0}, at_hi = {&at, NULL, 1};
    const json_t *box = json_array_get(value, k);
    if (!og_read_array(box, 2, "corners, [[lo...], [hi...]]", &at, complaint) ||
        !read_corner(boxes, boxes->end + 6 * k, json_array_get(box, 0), &at_lo, complaint) ||
        !read_corner(boxes, boxes->end + 6 * k + 3, json_array_get(box, 1), &at_hi, complaint))
      return false;
  }
  return true;
}
