#include "tool/format/read_scene.h"

#include <math.h>
#include <string.h>

#include "spec/number/surd.h"
#include "spec/overlaps/named_scene.h"
#include "tool/format/fields.h"

// The ends of a box as they are read.
typedef struct scene_reading {
  og_box_scene *scene;
  size_t max_boxes;
  og_complaint *complaint;
  og_end lo[3], hi[3];
  og_rational exact[6];
} scene_reading;

// ---- a box ----

// The nearest double; beyond the largest an infinity.
static double nearest(const og_rational *a) {
  og_surd value;
  og_surd_init(&value);
  og_int_set(&value.p, &a->num);
  og_int_set(&value.m, &a->den);
  const double near = og_surd_to_double(&value);
  og_surd_clear(&value);
  return near;
}

static bool is_double(const og_rational *a, double near) {
  og_rational other;
  og_rational_init(&other);
  const bool same = og_rational_from_double(&other, near) == OG_RATIONAL_OK && og_rational_equal(a, &other);
  og_rational_clear(&other);
  return same;
}

// A JSON number is a double already; a string may spell anything.
static bool read_end(scene_reading *r, og_end *end, og_rational *exact, const json_t *value, const og_place *place) {
  end->exact = NULL;
  if (json_is_number(value) && isfinite(json_number_value(value))) {
    end->near = json_number_value(value);
    return true;
  }
  if (!og_read_number(exact, value, place, r->complaint)) return false;
  end->near = nearest(exact);
  if (!is_double(exact, end->near)) end->exact = exact;
  return true;
}

static bool read_corner(scene_reading *r, og_end corner[3], og_rational exact[3], const json_t *value, int axes,
                        const og_place *place) {
  if (!og_read_array(value, (size_t)axes, "numbers, as many as all other corners of the case have", place,
                     r->complaint))
    return false;
  for (int axis = 0; axis < 3; axis++) {
    const og_place here = {place, NULL, (size_t)axis};
    corner[axis] = (og_end){0, NULL};
    if (axis < axes && !read_end(r, &corner[axis], &exact[axis], json_array_get(value, (size_t)axis), &here))
      return false;
  }
  return true;
}

// The first corner of a case says how many coordinates all have.
static bool read_axes(scene_reading *r, const json_t *corner, const og_place *place) {
  if (r->scene->axes > 0) return true;
  if (!og_read_array(corner, SIZE_MAX, "1, 2 or 3 numbers", place, r->complaint)) return false;
  const size_t count = json_array_size(corner);
  if (count < 1 || count > 3)
    return og_complain(r->complaint, OG_INPUT_BAD, place, "%zu coordinates; expected 1, 2 or 3", count);
  r->scene->axes = (int)count;
  return true;
}

static bool read_corners(scene_reading *r, const json_t *lo, const json_t *hi, const og_place *at_lo,
                         const og_place *at_hi) {
  return read_axes(r, lo, at_lo) && read_corner(r, r->lo, r->exact, lo, r->scene->axes, at_lo) &&
         read_corner(r, r->hi, r->exact + 3, hi, r->scene->axes, at_hi);
}

static bool complain_of(og_scene_status status, int32_t number, const og_place *place, og_complaint *complaint) {
  switch (status) {
  case OG_SCENE_OK: return true;
  case OG_SCENE_BACKWARDS:
    return og_complain(complaint, OG_INPUT_BAD, place, "box %d has lo > hi; expected lo <= hi along each axis", number);
  case OG_SCENE_TWICE:
    return og_complain(complaint, OG_INPUT_BAD, place, "box %d was named before in this step; expected it once",
                       number);
  case OG_SCENE_THERE:
    return og_complain(complaint, OG_INPUT_BAD, place, "box %d is there already; expected a number that is free",
                       number);
  case OG_SCENE_NOT_THERE: break;
  }
  return og_complain(complaint, OG_INPUT_BAD, place, "box %d is not there; expected the number of a box that is",
                     number);
}

// ---- the boxes before the first step ----

static bool boxes_fit(const scene_reading *r, size_t count, const og_place *place) {
  return count <= r->max_boxes ||
         og_complain(r->complaint, OG_INPUT_LIMIT, place,
                     "%zu boxes, more than the limit of %zu (--max-points raises it)", count, r->max_boxes);
}

static bool read_boxes(scene_reading *r, const json_t *boxes) {
  const og_place here = {NULL, "boxes", 0};
  if (!og_read_array(boxes, SIZE_MAX, "boxes", &here, r->complaint)) return false;
  const size_t count = json_array_size(boxes);
  if (!boxes_fit(r, count, &here)) return false;
  for (size_t k = 0; k < count; k++) {
    const og_place at = {&here, NULL, k}, at_lo = {&at, NULL, 0}, at_hi = {&at, NULL, 1};
    const json_t *box = json_array_get(boxes, k);
    if (!og_read_array(box, 2, "corners, [[lo...], [hi...]]", &at, r->complaint)) return false;
    if (!read_corners(r, json_array_get(box, 0), json_array_get(box, 1), &at_lo, &at_hi)) return false;
    if (!complain_of(og_box_scene_add(r->scene, r->lo, r->hi), (int32_t)k, &at, r->complaint)) return false;
  }
  return true;
}

static bool read_family(og_scene_family *family, const json_t *value, const og_place *place, og_complaint *complaint) {
  const char *id = og_read_string(value, "a family of scenes", place, complaint);
  char quoted[OG_QUOTE_SIZE];
  if (id == NULL) return false;
  for (*family = 0; *family < OG_SCENE_FAMILY_COUNT; ++*family)
    if (strcmp(og_scene_family_id(*family), id) == 0) return true;
  return og_complain(complaint, OG_INPUT_BAD, place, "unknown family of scenes %s; expected U, C, S or B",
                     og_quote(quoted, id));
}

// A count, or a seed: an integer from 0 to 2^53, which every reader of JSON keeps.
static bool read_whole(uint64_t *whole, const json_t *object, const char *field, const og_place *in,
                       og_complaint *complaint) {
  const og_place here = {in, field, 0};
  const json_t *value = og_need_field(object, field, in, complaint);
  if (value == NULL) return false;
  const double x = json_is_number(value) ? json_number_value(value) : -1;
  *whole = x >= 0 && x <= 0x1p53 ? (uint64_t)x : 0;
  return (x >= 0 && x <= 0x1p53 && x == floor(x)) ||
         og_complain(complaint, OG_INPUT_BAD, &here, "not an integer from 0 to 2^53");
}

static bool read_named(scene_reading *r, const json_t *value) {
  static const char *const known[] = {"family", "count", "seed", NULL};
  const og_place here = {NULL, "scene", 0}, at_family = {&here, "family", 0}, at_count = {&here, "count", 0};
  og_scene_family family;
  uint64_t count, seed;
  if (!og_read_object(value, known, &here, r->complaint)) return false;
  const json_t *id = og_need_field(value, "family", &here, r->complaint);
  if (id == NULL || !read_family(&family, id, &at_family, r->complaint)) return false;
  if (!read_whole(&count, value, "count", &here, r->complaint)) return false;
  if (!read_whole(&seed, value, "seed", &here, r->complaint)) return false;
  if (!boxes_fit(r, (size_t)count, &at_count)) return false;
  if (count > OG_MOST_SCENE_BOXES)
    return og_complain(r->complaint, OG_INPUT_BAD, &at_count, "a named scene has at most %d boxes",
                       OG_MOST_SCENE_BOXES);
  r->scene->axes = 3;
  og_name_scene(og_box_scene_add_many(r->scene, (int32_t)count), family, (int32_t)count, seed);
  return true;
}

// ---- steps ----

static bool read_box_number(const scene_reading *r, int32_t *number, const json_t *value, const og_place *place) {
  uint32_t index;
  if (!og_read_index(&index, value, place, r->complaint)) return false;
  if (index >= r->max_boxes || index >= INT32_MAX)
    return og_complain(r->complaint, OG_INPUT_LIMIT, place,
                       "the number of a box beyond the limit of %zu boxes (--max-points raises it)", r->max_boxes);
  *number = (int32_t)index;
  return true;
}

static bool read_change(scene_reading *r, og_box_change_kind kind, const json_t *value, const og_place *place) {
  const og_place at_number = {place, NULL, 0}, at_lo = {place, NULL, 1}, at_hi = {place, NULL, 2};
  int32_t number = -1;
  if (kind == OG_BOX_REMOVE)
    return read_box_number(r, &number, value, place) &&
           complain_of(og_box_scene_change(r->scene, kind, number, NULL, NULL), number, place, r->complaint);
  return og_read_array(value, 3, "parts, [i, [lo...], [hi...]]", place, r->complaint) &&
         read_box_number(r, &number, json_array_get(value, 0), &at_number) &&
         read_corners(r, json_array_get(value, 1), json_array_get(value, 2), &at_lo, &at_hi) &&
         complain_of(og_box_scene_change(r->scene, kind, number, r->lo, r->hi), number, place, r->complaint);
}

static bool read_changes(scene_reading *r, og_box_change_kind kind, const json_t *step, const og_place *in) {
  static const char *const names[] = {[OG_BOX_INSERT] = "insert", [OG_BOX_MOVE] = "move", [OG_BOX_REMOVE] = "remove"};
  const og_place here = {in, names[kind], 0};
  const json_t *changes = json_object_get(step, names[kind]);
  if (changes == NULL) return true;
  if (!og_read_array(changes, SIZE_MAX, "changes", &here, r->complaint)) return false;
  for (size_t k = 0; k < json_array_size(changes); k++) {
    const og_place at = {&here, NULL, k};
    if (!read_change(r, kind, json_array_get(changes, k), &at)) return false;
  }
  return true;
}

static bool read_steps(scene_reading *r, const json_t *steps) {
  static const char *const known[] = {"insert", "move", "remove", NULL};
  const og_place here = {NULL, "steps", 0};
  if (!og_read_array(steps, SIZE_MAX, "steps", &here, r->complaint)) return false;
  for (size_t k = 0; k < json_array_size(steps); k++) {
    const og_place at = {&here, NULL, k};
    const json_t *step = json_array_get(steps, k);
    if (!og_read_object(step, known, &at, r->complaint)) return false;
    og_box_scene_step(r->scene);
    for (og_box_change_kind kind = OG_BOX_INSERT; kind <= OG_BOX_REMOVE; kind++)
      if (!read_changes(r, kind, step, &at)) return false;
  }
  return true;
}

static bool read_all(scene_reading *r, const json_t *root) {
  const json_t *boxes = json_object_get(root, "boxes"), *named = json_object_get(root, "scene");
  const json_t *steps = json_object_get(root, "steps");
  if ((boxes == NULL) == (named == NULL))
    return og_complain(r->complaint, OG_INPUT_BAD, NULL, "%s; expected one of 'boxes' and 'scene'",
                       boxes == NULL ? "no boxes" : "boxes twice");
  if (boxes != NULL ? !read_boxes(r, boxes) : !read_named(r, named)) return false;
  if (steps != NULL && !read_steps(r, steps)) return false;
  og_box_scene_end(r->scene);
  return true;
}

bool og_read_scene(og_box_scene *scene, const json_t *root, size_t max_boxes, og_complaint *complaint) {
  scene_reading r = {.scene = scene, .max_boxes = max_boxes, .complaint = complaint};
  for (int k = 0; k < 6; k++) og_rational_init(&r.exact[k]);
  og_box_scene_reset(scene);
  const bool good = read_all(&r, root);
  for (int k = 0; k < 6; k++) og_rational_clear(&r.exact[k]);
  return good;
}
