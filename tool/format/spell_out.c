#include "tool/format/spell_out.h"

#include <stdlib.h>
#include <string.h>

#include "tool/format/binary32.h"
#include "tool/format/fields.h"
#include "tool/format/json_edit.h"
#include "tool/format/spell_pose.h"

// ---- sizes ----

static json_t *number_of(const og_rational *a) {
  char *text = og_rational_to_text(a);
  json_t *value = json_string(text);
  free(text);
  return value;
}

// The number under `field` becomes half as large under `short_field`.
static bool halve(json_t *body, const char *field, const char *half, const og_place *place, og_complaint *complaint) {
  const og_place here = {place, field, 0};
  const json_t *value = json_object_get(body, field);
  og_rational number;
  if (value == NULL) return true;
  if (json_object_get(body, half) != NULL)
    return og_complain(complaint, OG_INPUT_BAD, place, "both '%s' and '%s'; expected one of them", field, half);
  og_rational_init(&number);
  bool good = og_read_number(&number, value, &here, complaint);
  if (good && og_rational_sign(&number) < 0)
    good = og_complain(complaint, OG_INPUT_BAD, &here, "negative; expected a length of zero or more");
  if (good) {
    og_halve(&number);
    og_json_set(body, half, number_of(&number));
    json_object_del(body, field);
  }
  og_rational_clear(&number);
  return good;
}

// "size": [x, y, z], of two numbers in the plane.
static bool halve_size(json_t *body, const og_place *place, og_complaint *complaint) {
  const og_place here = {place, "size", 0};
  json_t *size = json_object_get(body, "size");
  if (size == NULL) return true;
  if (json_object_get(body, "half") != NULL)
    return og_complain(complaint, OG_INPUT_BAD, place, "both 'size' and 'half'; expected one of them");
  if (!og_read_array(size, SIZE_MAX, "lengths", &here, complaint)) return false;
  json_t *half = og_json_made(json_array());
  bool good = true;
  og_rational number;
  og_rational_init(&number);
  for (size_t k = 0; k < json_array_size(size) && good; k++) {
    const og_place element = {&here, NULL, k};
    good = og_read_number(&number, json_array_get(size, k), &element, complaint);
    if (good && og_rational_sign(&number) < 0)
      good = og_complain(complaint, OG_INPUT_BAD, &element, "negative; expected a length of zero or more");
    og_halve(&number);
    if (good) og_json_append(half, number_of(&number));
  }
  og_rational_clear(&number);
  if (good) {
    og_json_set(body, "half", json_incref(half));
    json_object_del(body, "size");
  }
  json_decref(half);
  return good;
}

// A capsule's height with both its caps: half of it, less the radius.
static bool halve_total(json_t *body, const og_place *place, og_complaint *complaint) {
  const og_place here = {place, "total_height", 0}, at_radius = {place, "radius", 0};
  if (json_object_get(body, "total_height") == NULL) return true;
  if (json_object_get(body, "height") != NULL)
    return og_complain(complaint, OG_INPUT_BAD, place, "both 'total_height' and 'height'; expected one of them");
  if (!halve(body, "total_height", "half_height", place, complaint)) return false;
  const json_t *radius_value = og_need_field(body, "radius", place, complaint);
  og_rational half, radius;
  og_rational_init(&half);
  og_rational_init(&radius);
  bool good = radius_value != NULL && og_read_number(&radius, radius_value, &at_radius, complaint) &&
              og_read_number(&half, json_object_get(body, "half_height"), &here, complaint);
  if (good) {
    og_subtract(&half, &radius);
    good = og_rational_sign(&half) >= 0 ||
           og_complain(complaint, OG_INPUT_BAD, &here, "less than two radii; expected the height with both caps");
  }
  if (good) og_json_set(body, "half_height", number_of(&half));
  og_rational_clear(&half);
  og_rational_clear(&radius);
  return good;
}

// ---- bodies ----

static bool is_one_of(const char *name, const char *const *names) {
  for (; *names != NULL; names++)
    if (strcmp(name, *names) == 0) return true;
  return false;
}

// "axis": "x", of what stands along z otherwise.
static bool turn_axis(json_t *body, const char *shape, const og_place *place, og_complaint *complaint) {
  static const char *const upright[] = {"cylinder", "cone", "capsule", "height_field", NULL};
  const og_place here = {place, "axis", 0};
  const json_t *value = json_object_get(body, "axis");
  if (value == NULL) return true;
  const char *axis = og_read_string(value, "an axis", &here, complaint);
  char quoted[OG_QUOTE_SIZE];
  if (axis == NULL) return false;
  if (!is_one_of(shape, upright))
    return og_complain(complaint, OG_INPUT_BAD, place, "the field 'axis' does not belong to the shape %s",
                       og_quote(quoted, shape));
  if (axis[0] < 'x' || axis[0] > 'z' || axis[1] != '\0')
    return og_complain(complaint, OG_INPUT_BAD, &here, "%s; expected \"x\", \"y\" or \"z\"", og_quote(quoted, axis));
  const int which = axis[0] - 'x';
  json_object_del(body, "axis");
  return which == 2 || og_turn_upright(body, which, place, complaint);
}

static bool spell_bodies(json_t *body, const og_place *place, og_complaint *complaint) {
  const og_place here = {place, "bodies", 0};
  json_t *bodies = json_object_get(body, "bodies");
  bool good = true;
  for (size_t k = 0; k < json_array_size(bodies) && good; k++) {
    const og_place element = {&here, NULL, k};
    good = og_spell_out_body(json_array_get(bodies, k), &element, complaint);
  }
  return good;
}

bool og_spell_out_body(json_t *body, const og_place *place, og_complaint *complaint) {
  static const char *const sized[] = {"box", "ellipsoid", "rectangle", NULL};
  static const char *const high[] = {"cylinder", "cone", "capsule", NULL};
  static const char *const round[] = {"sphere", "circle", "cylinder", "cone", "capsule", NULL};
  const og_place at_pose = {place, "pose", 0};
  const char *shape = json_string_value(json_object_get(body, "shape"));
  if (shape == NULL) return true; // the reader says what is wrong
  if (is_one_of(shape, sized) && !halve_size(body, place, complaint)) return false;
  if (is_one_of(shape, round) && !halve(body, "diameter", "radius", place, complaint)) return false;
  if (strcmp(shape, "capsule") == 0 && !halve_total(body, place, complaint)) return false;
  if (is_one_of(shape, high) && !halve(body, "height", "half_height", place, complaint)) return false;
  return og_spell_pose(json_object_get(body, "pose"), &at_pose, complaint) &&
         turn_axis(body, shape, place, complaint) && spell_bodies(body, place, complaint);
}

// ---- binary32 ----

static bool round_all(json_t *value, const og_place *place, og_complaint *complaint);

// Rounded, or null where it is no number.
static json_t *rounded(json_t *value, const og_place *place, og_complaint *complaint, bool *good) {
  og_rational number;
  og_rational_init(&number);
  json_t *r = NULL;
  *good = og_read_number(&number, value, place, complaint);
  double nearest = 0;
  if (*good && !og_nearest_binary32(&nearest, &number))
    *good = og_complain(complaint, OG_INPUT_BAD, place, "beyond the largest number of binary32");
  if (*good) r = og_json_made(json_real(nearest));
  og_rational_clear(&number);
  return r;
}

static bool is_number(const json_t *value) {
  const char *text = json_string_value(value);
  return json_is_number(value) || (text != NULL && strspn(text, "0123456789+-.") > 0);
}

static bool round_element(json_t *value, const og_place *place, og_complaint *complaint, json_t **instead) {
  bool good = true;
  *instead = NULL;
  if (is_number(value)) *instead = rounded(value, place, complaint, &good);
  else if (json_is_object(value) || json_is_array(value)) good = round_all(value, place, complaint);
  return good;
}

// Numbers of points, not of triangles and pairs, which are indices.
static bool holds_numbers(const char *field) {
  static const char *const others[] = {"id",        "question", "flags", "source", "after",      "shape", "operation",
                                       "triangles", "holes",    "start", "end",    "with_kinds", "order", NULL};
  return !is_one_of(field, others);
}

static bool round_all(json_t *value, const og_place *place, og_complaint *complaint) {
  const char *field;
  json_t *element, *instead;
  size_t k;
  bool good = true;
  if (json_is_object(value)) {
    void *next;
    json_object_foreach_safe(value, next, field, element) {
      const og_place here = {place, field, 0};
      good = good && (!holds_numbers(field) || round_element(element, &here, complaint, &instead));
      if (good && holds_numbers(field) && instead != NULL) og_json_set(value, field, instead);
    }
    return good;
  }
  json_array_foreach(value, k, element) {
    const og_place here = {place, NULL, k};
    good = good && round_element(element, &here, complaint, &instead);
    if (good && instead != NULL) og_json_put(value, k, instead);
  }
  return good;
}

static bool round_case(json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "binary32", 0};
  json_t *value = json_object_get(root, "binary32");
  bool wanted = false;
  if (value == NULL) return true;
  if (!og_read_boolean(&wanted, value, &here, complaint)) return false;
  json_object_del(root, "binary32");
  return !wanted || round_all(root, NULL, complaint);
}

bool og_spell_out(json_t *root, og_complaint *complaint) {
  static const char *const bodies[] = {"a", "b"}, *const poses[] = {"end_a", "end_b"};
  if (!json_is_object(root)) return true;
  if (!round_case(root, complaint)) return false;
  for (int k = 0; k < 2; k++) {
    const og_place body = {NULL, bodies[k], 0}, pose = {NULL, poses[k], 0};
    if (!og_spell_out_body(json_object_get(root, bodies[k]), &body, complaint)) return false;
    if (!og_spell_pose(json_object_get(root, poses[k]), &pose, complaint)) return false;
  }
  return true;
}
