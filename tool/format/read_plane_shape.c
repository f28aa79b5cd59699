#include "tool/format/read_plane_shape.h"

#include <string.h>

#include "tool/format/body_rules.h"
#include "tool/format/fields.h"

typedef struct plane_shape {
  const char *id;
  og_shape_kind kind; // of the shape of space that has these points
  size_t count;       // points that it wants; SIZE_MAX: one or more, 0: none
  const char *field;  // beside points, radius and pose; null: none
  bool needs_radius;
} plane_shape;

static const plane_shape shapes[] = {
    {"point", OG_SHAPE_POINT, 1, NULL, false},          {"segment", OG_SHAPE_SEGMENT, 2, NULL, false},
    {"triangle", OG_SHAPE_TRIANGLE, 3, NULL, false},    {"polygon", OG_SHAPE_HULL, SIZE_MAX, NULL, false},
    {"rectangle", OG_SHAPE_BOX, 0, "half", false},      {"circle", OG_SHAPE_SPHERE, 0, NULL, true},
    {"capsule", OG_SHAPE_SEGMENT, 0, "half_height", true}, {"ray", OG_SHAPE_RAY, 1, "direction", false}};
enum { SHAPES = sizeof shapes / sizeof *shapes };

static const char *const body_fields[] = {"shape",       "points",    "half", "radius",
                                          "half_height", "direction", "pose", NULL};
static const char *const pose_fields[] = {"rotation", "matrix", "translation", NULL};

// What somebody who knows the shapes of space may write, and the shape of the plane that is meant.
static const char *const meant[][2] = {{"hull", "polygon"},     {"box", "rectangle"},     {"sphere", "circle"},
                                       {"cylinder", "circle"},  {"mesh", "polygon"},      {"cone", "triangle"},
                                       {"ellipsoid", "circle"}, {"compound", "polygon"},  {"height_field", "polygon"},
                                       {"plane", "polygon"},    {"line", "segment"}};

static const plane_shape *complain_of_name(const char *name, const og_place *place, og_complaint *complaint) {
  char quoted[OG_QUOTE_SIZE];
  for (size_t k = 0; k < sizeof meant / sizeof *meant; k++)
    if (strcmp(name, meant[k][0]) == 0) {
      og_complain(complaint, OG_INPUT_BAD, place, "the shape '%s' is none of the plane; expected '%s' or another one",
                  name, meant[k][1]);
      return NULL;
    }
  og_complain(complaint, OG_INPUT_BAD, place,
              "unknown shape %s of the plane; expected point, segment, triangle, polygon, rectangle, circle, capsule "
              "or ray",
              og_quote(quoted, name));
  return NULL;
}

static const plane_shape *shape_of(const json_t *value, const og_place *place, og_complaint *complaint) {
  const og_place here = {place, "shape", 0};
  const json_t *named = og_need_field(value, "shape", place, complaint);
  const char *name = named == NULL ? NULL : og_read_string(named, "the name of a shape", &here, complaint);
  if (name == NULL) return NULL;
  for (size_t k = 0; k < SHAPES; k++)
    if (strcmp(name, shapes[k].id) == 0) return &shapes[k];
  return complain_of_name(name, &here, complaint);
}

// [x, y], and 0.
static bool read_vector(og_rational *r, const json_t *value, const og_place *place, og_complaint *complaint) {
  og_rational_set_si(&r[2], 0);
  return og_read_numbers(r, 2, value, place, complaint);
}

static bool read_points(og_shape *shape, const plane_shape *is, const json_t *value, size_t max_points,
                        const og_place *place, og_complaint *complaint) {
  const og_place here = {place, "points", 0};
  const json_t *points = og_need_field(value, "points", place, complaint);
  if (points == NULL || !og_read_array(points, is->count, "points", &here, complaint)) return false;
  const size_t count = json_array_size(points);
  if (count == 0) return og_complain(complaint, OG_INPUT_BAD, &here, "no points; expected one or more");
  if (count > max_points)
    return og_complain(complaint, OG_INPUT_LIMIT, &here, "%zu points; the limit is %zu (--max-points raises it)", count,
                       max_points);
  og_shape_resize(shape, count);
  for (size_t k = 0; k < count; k++) {
    const og_place element = {&here, NULL, k};
    if (!read_vector(&shape->coordinate[3 * k], json_array_get(points, k), &element, complaint)) return false;
  }
  return true;
}

// A capsule stands upright, along y: the segment of its middle.
static bool read_height(og_shape *shape, const json_t *value, const og_place *place, og_complaint *complaint) {
  const og_place here = {place, "half_height", 0};
  const json_t *height = og_need_field(value, "half_height", place, complaint);
  if (height == NULL || !og_read_number(&shape->half_height, height, &here, complaint)) return false;
  if (og_rational_sign(&shape->half_height) < 0)
    return og_complain(complaint, OG_INPUT_BAD, &here, "negative; expected half a height of zero or more");
  og_shape_resize(shape, 2);
  for (size_t k = 0; k < 6; k++) og_rational_set_si(&shape->coordinate[k], 0);
  og_rational_set(&shape->coordinate[1], &shape->half_height);
  og_rational_set(&shape->coordinate[4], &shape->half_height);
  mpz_neg(shape->coordinate[1].num.z, shape->coordinate[1].num.z);
  return true;
}

static bool read_direction(og_shape *shape, const json_t *value, const og_place *place, og_complaint *complaint) {
  const og_place here = {place, "direction", 0};
  const json_t *direction = og_need_field(value, "direction", place, complaint);
  shape->direction_count = 1;
  shape->endless[0] = false;
  return direction != NULL && read_vector(shape->direction, direction, &here, complaint);
}

static bool read_half(og_shape *shape, const json_t *value, const og_place *place, og_complaint *complaint) {
  const og_place here = {place, "half", 0};
  const json_t *half = og_need_field(value, "half", place, complaint);
  return half != NULL && read_vector(shape->half, half, &here, complaint);
}

static bool read_radius(og_shape *shape, const plane_shape *is, const json_t *value, const og_place *place,
                        og_complaint *complaint) {
  const og_place here = {place, "radius", 0};
  const json_t *radius = json_object_get(value, "radius");
  if (radius == NULL && !is->needs_radius) return true;
  if (radius == NULL) return og_need_field(value, "radius", place, complaint) != NULL;
  return og_read_number(&shape->radius, radius, &here, complaint);
}

// [z, w] is the quaternion [0, 0, z, w]: it turns by twice the angle between (w, z) and (1, 0).
static bool read_rotation(og_shape *shape, const json_t *value, const og_place *place, og_complaint *complaint) {
  shape->pose = OG_POSE_ROTATION;
  og_rational_set_si(&shape->rotation[0], 0);
  og_rational_set_si(&shape->rotation[1], 0);
  if (!og_read_numbers(&shape->rotation[2], 2, value, place, complaint)) return false;
  if (og_rational_sign(&shape->rotation[2]) != 0 || og_rational_sign(&shape->rotation[3]) != 0) return true;
  return og_complain(complaint, OG_INPUT_BAD, place, "zero is no turn; expected two numbers that are not both zero");
}

static bool read_matrix(og_shape *shape, const json_t *value, const og_place *place, og_complaint *complaint) {
  shape->pose = OG_POSE_MATRIX;
  if (!og_read_array(value, 2, "rows", place, complaint)) return false;
  for (size_t row = 0; row < 2; row++) {
    const og_place element = {place, NULL, row};
    if (!read_vector(&shape->matrix[3 * row], json_array_get(value, row), &element, complaint)) return false;
  }
  og_rational_set_si(&shape->matrix[8], 1);
  return true;
}

static bool read_pose(og_shape *shape, const json_t *value, const og_place *place, og_complaint *complaint) {
  const og_place here = {place, "pose", 0}, at_rotation = {&here, "rotation", 0}, at_matrix = {&here, "matrix", 0},
                 at_translation = {&here, "translation", 0};
  const json_t *pose = json_object_get(value, "pose");
  if (pose == NULL) return true;
  if (!og_read_object(pose, pose_fields, &here, complaint)) return false;
  const json_t *rotation = json_object_get(pose, "rotation"), *matrix = json_object_get(pose, "matrix"),
               *translation = json_object_get(pose, "translation");
  if (rotation != NULL && matrix != NULL)
    return og_complain(complaint, OG_INPUT_BAD, &here, "both 'rotation' and 'matrix'; expected one of them at most");
  if (matrix != NULL && !read_matrix(shape, matrix, &at_matrix, complaint)) return false;
  if (rotation != NULL && !read_rotation(shape, rotation, &at_rotation, complaint)) return false;
  return translation == NULL || read_vector(shape->translation, translation, &at_translation, complaint);
}

static bool refuse_others(const plane_shape *is, const json_t *value, const og_place *place, og_complaint *complaint) {
  static const char *const special[] = {"points", "half", "half_height", "direction"};
  for (size_t k = 0; k < sizeof special / sizeof *special; k++) {
    const bool has = k == 0 ? is->count > 0 : is->field != NULL && strcmp(is->field, special[k]) == 0;
    if (!has && json_object_get(value, special[k]) != NULL)
      return og_complain(complaint, OG_INPUT_BAD, place, "the field '%s' does not belong to the shape '%s'", special[k],
                         is->id);
  }
  return true;
}

bool og_read_plane_shape(og_shape *shape, const json_t *value, size_t max_points, const og_place *place,
                         og_complaint *complaint) {
  const plane_shape *is = json_is_object(value) ? shape_of(value, place, complaint) : NULL;
  if (!json_is_object(value)) return og_read_object(value, body_fields, place, complaint);
  if (is == NULL || !og_check_body_fields(value, body_fields, place, complaint)) return false;
  if (!refuse_others(is, value, place, complaint)) return false;
  og_shape_reset(shape, is->kind);
  const bool has_half = is->kind == OG_SHAPE_BOX, has_height = is->count == 0 && is->kind == OG_SHAPE_SEGMENT;
  if (is->count > 0 && !read_points(shape, is, value, max_points, place, complaint)) return false;
  if (is->kind == OG_SHAPE_RAY && !read_direction(shape, value, place, complaint)) return false;
  if (has_half && !read_half(shape, value, place, complaint)) return false;
  if (has_height && !read_height(shape, value, place, complaint)) return false;
  return read_radius(shape, is, value, place, complaint) && read_pose(shape, value, place, complaint);
}
