#include "tool/format/read_shape.h"

#include <string.h>

#include "tool/format/body_rules.h"
#include "tool/format/fields.h"

static const char *const body_fields[] = {"shape",  "points", "half",    "radius", "half_height", "direction",
                                          "normal", "offset", "surface", "pose",   NULL};
static const char *const pose_fields[] = {"rotation", "matrix", "translation", NULL};
// Some questions take them, where their answer is asked for or checked (read_curved.h).
static const char *const curved_shapes[] = {"cylinder", "cone", NULL};
static const char *const other_shapes[] = {"cylinder", "cone", "ellipsoid", "mesh", "height_field", "compound"};
enum { OTHER_SHAPES = sizeof other_shapes / sizeof *other_shapes };

// What engines call shapes that have another name here.
static const char *const other_names[][2] = {
    {"half_space", "plane"}, {"half-space", "plane"}, {"halfspace", "plane"}, {"cuboid", "box"},
    {"cube", "box"},         {"aabb", "box"},         {"obb", "box"},         {"ball", "sphere"},
    {"convex", "hull"},      {"polytope", "hull"},    {"polyhedron", "hull"}, {"trimesh", "mesh"},
    {"terrain", "height_field"}};
static const char *const plane_shapes[] = {"polygon", "rectangle", "circle"};

static bool complain_of_other_name(const char *name, const og_place *place, og_complaint *complaint) {
  for (size_t k = 0; k < sizeof other_names / sizeof *other_names; k++)
    if (strcmp(name, other_names[k][0]) == 0)
      return og_complain(complaint, OG_INPUT_BAD, place, "unknown shape '%s'; it is called '%s' here", name,
                         other_names[k][1]);
  for (size_t k = 0; k < sizeof plane_shapes / sizeof *plane_shapes; k++)
    if (strcmp(name, plane_shapes[k]) == 0)
      return og_complain(complaint, OG_INPUT_BAD, place,
                         "unknown shape '%s' of space; it is one of the plane, in a case with \"plane\": true", name);
  return true;
}

static bool complain_of_name(const char *name, const og_place *place, og_complaint *complaint) {
  if (strcmp(name, "mesh") == 0)
    return og_complain(complaint, OG_INPUT_BAD, place,
                       "the shape 'mesh' is not taken here; expected a convex shape (the questions 'mesh_pairs', "
                       "'relation', 'distance', 'sweep', 'contact' and 'hit', as b, take meshes, in 'origo ask' and "
                       "'origo-check')");
  if (strcmp(name, "height_field") == 0 || strcmp(name, "compound") == 0)
    return og_complain(complaint, OG_INPUT_BAD, place,
                       "the shape '%s' is not taken here; the questions 'relation', 'distance', %s'sweep', 'contact' "
                       "and 'hit', as b, take it, in 'origo ask' and 'origo-check'",
                       name, strcmp(name, "compound") == 0 ? "'depth', " : "");
  if (strcmp(name, "ellipsoid") == 0)
    return og_complain(complaint, OG_INPUT_BAD, place,
                       "the shape 'ellipsoid' is not taken here; 'relation', 'distance', 'depth', 'sweep' and "
                       "'support' are asked about it, by 'origo ask' and 'origo-check'");
  for (size_t k = 0; curved_shapes[k] != NULL; k++)
    if (strcmp(name, curved_shapes[k]) == 0)
      return og_complain(complaint, OG_INPUT_BAD, place,
                         "the shape '%s' is not taken here; the questions 'relation', 'distance', 'depth', 'sweep', "
                         "'contact', 'hit' and 'support' about it are (beside a convex body that has an end; of 'hit' "
                         "as b), by 'origo ask' and 'origo-check'",
                         name);
  if (!complain_of_other_name(name, place, complaint)) return false;
  const char *ids[OG_SHAPE_KIND_COUNT + OTHER_SHAPES + 1] = {NULL};
  for (og_shape_kind kind = OG_SHAPE_POINT; kind < OG_SHAPE_KIND_COUNT; kind++) ids[kind] = og_shape_at(kind)->id;
  for (int k = 0; k < OTHER_SHAPES; k++) ids[OG_SHAPE_KIND_COUNT + k] = other_shapes[k];
  const char *nearest = og_nearest_name(name, ids);
  char quoted[OG_QUOTE_SIZE];
  og_quote(quoted, name);
  if (nearest != NULL)
    return og_complain(complaint, OG_INPUT_BAD, place, "unknown shape %s; did you mean '%s'?", quoted, nearest);
  return og_complain(complaint, OG_INPUT_BAD, place,
                     "unknown shape %s; expected point, segment, triangle, hull, box, sphere, capsule, line, ray or "
                     "plane (some questions: cylinder, cone, ellipsoid, mesh, height_field or compound)",
                     quoted);
}

static bool read_kind(og_shape_kind *kind, const json_t *body, const og_place *place, og_complaint *complaint) {
  const og_place here = {place, "shape", 0};
  const json_t *value = og_need_field(body, "shape", place, complaint);
  if (value == NULL) return false;
  const char *name = og_read_string(value, "the name of a shape", &here, complaint);
  if (name == NULL) return false;
  *kind = og_shape_by_id(name);
  return *kind < OG_SHAPE_KIND_COUNT || complain_of_name(name, &here, complaint);
}

static bool refuse_field(const json_t *body, const char *field, const char *shape, const og_place *place,
                         og_complaint *complaint) {
  if (json_object_get(body, field) == NULL) return true;
  return og_complain(complaint, OG_INPUT_BAD, place, "the field '%s' does not belong to the shape '%s'", field, shape);
}

static bool read_points(og_shape *shape, const json_t *body, size_t max_points, const og_place *place,
                        og_complaint *complaint) {
  const og_place here = {place, "points", 0};
  const og_shape_entry *entry = og_shape_at(shape->kind);
  const json_t *value = og_need_field(body, "points", place, complaint);
  if (value == NULL) return false;
  if (!og_read_array(value, entry->point_count == 0 ? SIZE_MAX : entry->point_count, "points", &here, complaint))
    return false;
  const size_t count = json_array_size(value);
  if (count == 0)
    return og_complain(complaint, OG_INPUT_BAD, &here, "no points: the body is empty; expected one point or more");
  if (count > max_points)
    return og_complain(complaint, OG_INPUT_LIMIT, &here,
                       "%zu points are more than the limit of %zu "
                       "(--max-points raises it)",
                       count, max_points);
  og_shape_resize(shape, count);
  for (size_t k = 0; k < count; k++) {
    const og_place element = {&here, NULL, k};
    if (!og_read_numbers(&shape->coordinate[3 * k], 3, json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_length(og_rational *r, const json_t *body, const char *field, bool needed, const og_place *place,
                        og_complaint *complaint) {
  const og_place here = {place, field, 0};
  const json_t *value = json_object_get(body, field);
  if (value == NULL && !needed) return true;
  if (value == NULL) return og_need_field(body, field, place, complaint) != NULL;
  return og_read_number(r, value, &here, complaint);
}

static bool read_direction(og_shape *shape, const json_t *body, const og_place *place, og_complaint *complaint) {
  const og_place here = {place, "direction", 0};
  const json_t *value = og_need_field(body, "direction", place, complaint);
  shape->direction_count = 1;
  shape->endless[0] = shape->kind == OG_SHAPE_LINE;
  return value != NULL && og_read_numbers(shape->direction, 3, value, &here, complaint);
}

static bool read_plane(og_shape *shape, const json_t *body, const og_place *place, og_complaint *complaint) {
  const og_place at_normal = {place, "normal", 0}, at_offset = {place, "offset", 0}, at_surface = {place, "surface", 0};
  const json_t *value = og_need_field(body, "normal", place, complaint),
               *level = value == NULL ? NULL : og_need_field(body, "offset", place, complaint),
               *is_surface = json_object_get(body, "surface");
  bool surface = false;
  if (level == NULL) return false;
  og_rational normal[3], offset;
  for (int k = 0; k < 3; k++) og_rational_init(&normal[k]);
  og_rational_init(&offset);
  bool good = og_read_numbers(normal, 3, value, &at_normal, complaint) &&
              og_read_number(&offset, level, &at_offset, complaint) &&
              (is_surface == NULL || og_read_boolean(&surface, is_surface, &at_surface, complaint));
  if (good && !og_shape_set_plane(shape, normal, &offset, surface))
    good = og_complain(complaint, OG_INPUT_BAD, &at_normal, "zero; expected the normal of a plane");
  for (int k = 0; k < 3; k++) og_rational_clear(&normal[k]);
  og_rational_clear(&offset);
  return good;
}

static bool read_matrix(og_shape *shape, const json_t *value, const og_place *place, og_complaint *complaint) {
  if (!og_read_array(value, 3, "rows", place, complaint)) return false;
  for (size_t row = 0; row < 3; row++) {
    const og_place element = {place, NULL, row};
    if (!og_read_numbers(&shape->matrix[3 * row], 3, json_array_get(value, row), &element, complaint)) return false;
  }
  shape->pose = OG_POSE_MATRIX;
  return true;
}

bool og_read_pose(og_shape *shape, const json_t *pose, const og_place *place, og_complaint *complaint) {
  if (!og_read_object(pose, pose_fields, place, complaint)) return false;
  const json_t *rotation = json_object_get(pose, "rotation"), *matrix = json_object_get(pose, "matrix"),
               *translation = json_object_get(pose, "translation");
  const og_place at_rotation = {place, "rotation", 0}, at_matrix = {place, "matrix", 0},
                 at_translation = {place, "translation", 0};
  if (rotation != NULL && matrix != NULL)
    return og_complain(complaint, OG_INPUT_BAD, place, "both 'rotation' and 'matrix'; expected one of them at most");
  if (matrix != NULL && !read_matrix(shape, matrix, &at_matrix, complaint)) return false;
  if (rotation != NULL) {
    if (!og_read_numbers(shape->rotation, 4, rotation, &at_rotation, complaint)) return false;
    shape->pose = OG_POSE_ROTATION;
  }
  return translation == NULL || og_read_numbers(shape->translation, 3, translation, &at_translation, complaint);
}

// Bodies made of parts have fields of their own, so their names are looked at first.
static bool refuse_parts(const json_t *value, const og_place *place, og_complaint *complaint) {
  static const char *const of_parts[] = {"mesh", "height_field", "compound"};
  const og_place here = {place, "shape", 0};
  const char *name = json_string_value(json_object_get(value, "shape"));
  for (size_t k = 0; name != NULL && k < sizeof of_parts / sizeof *of_parts; k++)
    if (strcmp(name, of_parts[k]) == 0) return complain_of_name(name, &here, complaint);
  return true;
}

bool og_read_shape(og_shape *shape, const json_t *value, size_t max_points, const og_place *place,
                   og_complaint *complaint) {
  if (!refuse_parts(value, place, complaint)) return false;
  if (!og_check_body_fields(value, body_fields, place, complaint)) return false;
  og_shape_kind kind;
  if (!read_kind(&kind, value, place, complaint)) return false;
  og_shape_reset(shape, kind);
  const og_shape_entry *entry = og_shape_at(kind);
  if (entry->has_points) {
    if (!read_points(shape, value, max_points, place, complaint)) return false;
  } else if (!refuse_field(value, "points", entry->id, place, complaint)) {
    return false;
  }
  if (entry->has_half) {
    const og_place here = {place, "half", 0};
    const json_t *half = og_need_field(value, "half", place, complaint);
    if (half == NULL || !og_read_numbers(shape->half, 3, half, &here, complaint)) return false;
  } else if (!refuse_field(value, "half", entry->id, place, complaint)) {
    return false;
  }
  if (entry->has_direction) {
    if (!read_direction(shape, value, place, complaint)) return false;
  } else if (!refuse_field(value, "direction", entry->id, place, complaint)) {
    return false;
  }
  if (entry->has_normal) {
    if (!read_plane(shape, value, place, complaint)) return false;
  } else if (!refuse_field(value, "normal", entry->id, place, complaint) ||
             !refuse_field(value, "offset", entry->id, place, complaint) ||
             !refuse_field(value, "surface", entry->id, place, complaint)) {
    return false;
  }
  if (!entry->has_half_height && !refuse_field(value, "half_height", entry->id, place, complaint)) return false;
  if (!read_length(&shape->half_height, value, "half_height", entry->has_half_height, place, complaint)) return false;
  if (!read_length(&shape->radius, value, "radius", entry->needs_radius, place, complaint)) return false;
  const og_place at_pose = {place, "pose", 0};
  const json_t *pose = json_object_get(value, "pose");
  return pose == NULL || og_read_pose(shape, pose, &at_pose, complaint);
}

bool og_read_solid(bool *solid, const json_t *value, const og_place *place, og_complaint *complaint) {
  const og_place here = {place, "solid", 0};
  const json_t *field = json_object_get(value, "solid");
  if (solid != NULL) *solid = false;
  if (field == NULL) return true;
  if (solid == NULL)
    return og_complain(complaint, OG_INPUT_BAD, &here,
                       "a solid mesh is not taken here; expected it as a or b of relation, distance, depth, sweep or "
                       "hit");
  return og_read_boolean(solid, field, &here, complaint);
}

bool og_read_mesh_points(og_shape *shape, bool *solid, const json_t *value, size_t max_points, const og_place *place,
                         og_complaint *complaint) {
  static const char *const mesh_fields[] = {"shape", "points", "triangles", "solid", "pose", NULL};
  const og_place at_shape = {place, "shape", 0}, at_pose = {place, "pose", 0};
  if (!og_check_body_fields(value, mesh_fields, place, complaint)) return false;
  const json_t *kind = og_need_field(value, "shape", place, complaint), *pose = json_object_get(value, "pose");
  const char *name = kind == NULL ? NULL : og_read_string(kind, "the name of a shape", &at_shape, complaint);
  char quoted[OG_QUOTE_SIZE];
  if (name == NULL) return false;
  if (strcmp(name, "mesh") != 0)
    return og_complain(complaint, OG_INPUT_BAD, &at_shape, "%s; expected a mesh", og_quote(quoted, name));
  og_shape_reset(shape, OG_SHAPE_HULL);
  if (!og_read_solid(solid, value, place, complaint)) return false;
  if (!read_points(shape, value, max_points, place, complaint)) return false;
  return pose == NULL || og_read_pose(shape, pose, &at_pose, complaint);
}

bool og_complain_of_shape(og_shape_status status, const og_shape *shape, const og_place *place,
                          og_complaint *complaint) {
  const og_place pose = {place, "pose", 0}, rotation = {&pose, "rotation", 0}, half = {place, "half", 0},
                 radius = {place, "radius", 0}, direction = {place, "direction", 0},
                 half_height = {place, "half_height", 0}, points = {place, "points", 0};
  switch (status) {
  case OG_SHAPE_OK: break;
  case OG_SHAPE_WRONG_COUNT:
    return og_complain(complaint, OG_INPUT_BAD, &points, "%zu points for a %s", shape->count,
                       og_shape_at(shape->kind)->id);
  case OG_SHAPE_NEGATIVE_RADIUS:
    return og_complain(complaint, OG_INPUT_BAD, &radius, "negative; expected a radius of zero or more");
  case OG_SHAPE_NEGATIVE_HALF:
    for (size_t k = 0; k < 3; k++) {
      const og_place element = {&half, NULL, k};
      if (og_rational_sign(&shape->half[k]) < 0)
        og_complain(complaint, OG_INPUT_BAD, &element, "negative; expected half an edge of zero or more");
    }
    break;
  case OG_SHAPE_NEGATIVE_HALF_HEIGHT:
    return og_complain(complaint, OG_INPUT_BAD, &half_height, "negative; expected half a height of zero or more");
  case OG_SHAPE_ZERO_ROTATION:
    return og_complain(complaint, OG_INPUT_BAD, &rotation,
                       "the zero quaternion is no rotation; expected four numbers that are not all zero");
  case OG_SHAPE_ZERO_DIRECTION: return og_complain(complaint, OG_INPUT_BAD, &direction, "zero; expected a direction");
  case OG_SHAPE_TOO_FINE:
    return og_complain(complaint, OG_INPUT_LIMIT, place,
                       "the coordinates over their common denominator need more bits than the limit "
                       "(--max-bits raises it)");
  }
  return false;
}
