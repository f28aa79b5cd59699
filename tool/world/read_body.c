#include "tool/world/read_body.h"

#include <stdlib.h>
#include <string.h>

#include "spec/body/half_space.h"
#include "spec/number/allocation.h"
#include "tool/format/body_rules.h"
#include "tool/format/fields.h"
#include "tool/format/read_curved.h"
#include "tool/format/read_height_field.h"
#include "tool/format/read_mesh.h"
#include "tool/format/read_shape.h"
#include "tool/run/exact_body.h"
#include "tool/run/round_point.h"

void og_scene_body_clear(og_scene_body *body) {
  for (int32_t k = 0; k < body->parts; k++) og_world_body_clear(&body->local[k]);
  free(body->local);
  free(body->name);
  if (body->is_half_space) og_exact_body_clear(&body->half_space);
}

void og_scene_body_reader_init(og_scene_body_reader *reader, size_t max_points, og_complaint *complaint) {
  *reader = (og_scene_body_reader){.max_points = max_points, .complaint = complaint};
  og_case_body_init(&reader->body);
}

void og_scene_body_reader_clear(og_scene_body_reader *reader) {
  og_case_body_clear(&reader->body);
  free(reader->triangles.of);
  free(reader->list.point);
  free(reader->list.end);
}

static bool complain_of_infinity(const og_scene_body_reader *r, const og_place *place) {
  return og_complain(r->complaint, OG_INPUT_BAD, place, "a number that is infinite in " OG_SCALAR_NAME);
}

static void make_room(og_scene_body *body, int32_t parts) {
  body->local = og_grow(NULL, (size_t)parts, sizeof *body->local);
  body->parts = parts;
  for (int32_t k = 0; k < parts; k++) og_world_body_init(&body->local[k]);
}

// ---- poses ----

// The pose of the scratch shape. A world's bodies are rigid: a matrix that is no rotation is refused.
static bool take_pose(og_scene_body_reader *r, og_pose *pose, const og_place *place) {
  const og_shape *shape = &r->body.shape;
  *pose = (og_pose){og_rotation_of(shape), og_round_three(shape->translation)};
  if (!og_is_finite(pose->position)) return complain_of_infinity(r, place);
  const og_mat3 *m = &pose->rotation;
  if (og_is_orthonormal(m) && og_dot(m->row[0], og_cross(m->row[1], m->row[2])) > 0) return true;
  return og_complain(r->complaint, OG_INPUT_BAD, place, "the matrix is no rotation; expected a rigid body's pose");
}

static bool make_exact(og_scene_body_reader *r, const og_place *place) {
  const og_shape_status status = og_shape_to_body(&r->body.exact, &r->body.shape, og_default_case_limits.max_bits);
  return status == OG_SHAPE_OK || og_complain_of_shape(status, &r->body.shape, place, r->complaint);
}

static void become_origin(og_shape *shape) {
  og_shape_reset(shape, OG_SHAPE_POINT);
  og_shape_resize(shape, 1);
  for (int k = 0; k < 3; k++) og_rational_set_si(&shape->coordinate[k], 0);
}

bool og_read_scene_pose(og_scene_body_reader *r, og_pose *pose, bool *is_given, const json_t *root) {
  const og_place here = {NULL, "pose", 0};
  const json_t *value = json_object_get(root, "pose");
  *is_given = value != NULL;
  if (value == NULL) return true;
  become_origin(&r->body.shape);
  return og_read_pose(&r->body.shape, value, &here, r->complaint) && make_exact(r, &here) && take_pose(r, pose, &here);
}

// The shape in its own axes: its pose is another matter.
static void forget_pose(og_shape *shape) {
  shape->pose = OG_POSE_TRANSLATION;
  for (int k = 0; k < 3; k++) og_rational_set_si(&shape->translation[k], 0);
}

// ---- convex bodies and parts ----

// Into the scratch body, with its pose.
static bool has_end(og_scene_body_reader *r, const og_place *place) {
  const og_place shape = {place, "shape", 0};
  const og_shape_kind kind = r->body.shape.kind;
  return !og_shape_is_endless(kind) ||
         og_complain(r->complaint, OG_INPUT_BAD, &shape, "the shape '%s' has no end; expected a body that has one",
                     og_shape_at(kind)->id);
}

// A cylinder or a cone becomes its frame, or without a radius a segment or a point.
static bool read_core(og_scene_body_reader *r, const json_t *value, const og_place *place) {
  r->body.curve = OG_CURVE_NONE;
  const og_curve curve = og_curve_of(value);
  if (curve == OG_CURVE_NONE || curve == OG_CURVE_ELLIPSOID)
    return og_read_shape(&r->body.shape, value, r->max_points, place, r->complaint);
  return og_read_curved_shape(&r->body.shape, &r->body.curve, value, og_default_case_limits.max_bits, place,
                              r->complaint);
}

static bool read_convex(og_scene_body_reader *r, og_pose *pose, const json_t *value, const og_place *place) {
  const og_place at_pose = {place, "pose", 0};
  return read_core(r, value, place) && has_end(r, place) && make_exact(r, place) &&
         og_check_body(&r->body, OG_RELATION, false, place, r->complaint) && take_pose(r, pose, &at_pose);
}

static bool make_local(og_scene_body_reader *r, og_world_body *local, const og_place *place) {
  return og_make_body(local, &r->body) || complain_of_infinity(r, place);
}

static bool read_one(og_scene_body_reader *r, og_scene_body *body, og_pose *pose, const json_t *value,
                     const og_place *place) {
  if (!read_convex(r, pose, value, place)) return false;
  forget_pose(&r->body.shape);
  if (!make_exact(r, place)) return false;
  make_room(body, 1);
  return make_local(r, body->local, place);
}

// ---- half-spaces ----

// Its block is made when the scene is known. The pose is part of it.
static bool read_half_space(og_scene_body_reader *r, og_scene_body *body, og_pose *pose, const json_t *value,
                            const og_place *place) {
  const og_vec3 origin = {0, 0, 0};
  og_exact_body point;
  *pose = (og_pose){{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}, origin};
  if (!og_read_shape(&r->body.shape, value, r->max_points, place, r->complaint) || !make_exact(r, place)) return false;
  og_exact_body_init(&body->half_space);
  body->is_half_space = true;
  og_shape_to_body(&body->half_space, &r->body.shape, og_default_case_limits.max_bits);
  og_exact_body_init(&point);
  og_exact_body_of_points(&point, &origin, 1, 0);
  const bool has_inside = og_half_space_to_block(&r->body.exact, &point, OG_FRAME_NONE, NULL);
  og_exact_body_clear(&point);
  if (!has_inside)
    return og_complain(r->complaint, OG_INPUT_BAD, place, "no half-space: a surface, or flattened by its pose");
  make_room(body, 1);
  return true;
}

// ---- compounds ----

static bool read_parts(og_scene_body_reader *r, og_scene_body *body, og_pose *pose, const json_t *root) {
  const og_place here = {NULL, "parts", 0};
  const json_t *value = json_object_get(root, "parts");
  bool is_given;
  *pose = (og_pose){{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}, {0, 0, 0}};
  if (json_array_size(value) == 0)
    return og_complain(r->complaint, OG_INPUT_BAD, &here, "expected a list of convex bodies, at least one");
  if (json_array_size(value) > r->max_points)
    return og_complain(r->complaint, OG_INPUT_LIMIT, &here, "more than the limit of %zu parts", r->max_points);
  make_room(body, (int32_t)json_array_size(value));
  body->is_concave = true;
  for (int32_t k = 0; k < body->parts; k++) {
    const og_place part = {&here, NULL, (size_t)k};
    og_pose unused;
    if (!read_convex(r, &unused, json_array_get(value, (size_t)k), &part)) return false;
    if (!make_local(r, &body->local[k], &part)) return false;
  }
  return og_read_scene_pose(r, pose, &is_given, root);
}

// ---- meshes ----

static bool make_triangle(og_scene_body_reader *r, og_world_body *local, const og_corners *triangle,
                          const og_place *place) {
  og_vec3 corner[3];
  for (int k = 0; k < 3; k++) {
    corner[k] = og_round_point(&r->body.exact.point[triangle->at[k]], &r->body.exact.den);
    if (!og_is_finite(corner[k])) return complain_of_infinity(r, place);
  }
  const og_body body = {.kind = OG_BODY_TRIANGLE, .vertex_count = 3, .vertex = corner};
  og_copy_body(local, &body);
  return true;
}

static bool read_mesh(og_scene_body_reader *r, og_scene_body *body, og_pose *pose, const json_t *value,
                      const og_place *place) {
  const og_place at_pose = {place, "pose", 0}, at_triangles = {place, "triangles", 0};
  if (!og_read_mesh_points(&r->body.shape, NULL, value, r->max_points, place, r->complaint)) return false;
  if (!make_exact(r, place) || !take_pose(r, pose, &at_pose)) return false;
  forget_pose(&r->body.shape);
  if (!make_exact(r, place)) return false;
  if (!og_read_triangles(&r->triangles, value, r->body.shape.count, r->max_points, place, r->complaint)) return false;
  if (r->triangles.count == 0)
    return og_complain(r->complaint, OG_INPUT_BAD, &at_triangles, "expected at least one triangle");
  make_room(body, r->triangles.count);
  body->is_concave = true;
  for (int32_t k = 0; k < body->parts; k++)
    if (!make_triangle(r, &body->local[k], &r->triangles.of[k], place)) return false;
  return true;
}

static bool take_list(og_scene_body_reader *r, og_scene_body *body, const og_place *place) {
  make_room(body, r->list.count);
  body->is_concave = true;
  for (int32_t k = 0; k < body->parts; k++) {
    size_t count;
    const int32_t *point = og_part_points(&r->list, k, &count);
    const og_corners triangle = {{point[0], point[1], point[2]}};
    if (!make_triangle(r, &body->local[k], &triangle, place)) return false;
  }
  return true;
}

static bool read_height_field(og_scene_body_reader *r, og_scene_body *body, og_pose *pose, const json_t *value,
                              const og_place *place) {
  const og_place at_pose = {place, "pose", 0};
  if (!og_read_height_field(&r->body.shape, &r->list, NULL, value, r->max_points, place, r->complaint)) return false;
  if (!make_exact(r, place) || !take_pose(r, pose, &at_pose)) return false;
  forget_pose(&r->body.shape);
  return make_exact(r, place) && take_list(r, body, place);
}

// ---- the body of a line ----

static bool is_called(const json_t *value, const char *name) {
  const char *shape = json_string_value(json_object_get(value, "shape"));
  return shape != NULL && strcmp(shape, name) == 0;
}

static bool read_one_body(og_scene_body_reader *r, og_scene_body *body, og_pose *pose, const json_t *value,
                          const og_place *place) {
  if (is_called(value, "mesh")) return read_mesh(r, body, pose, value, place);
  if (is_called(value, "height_field")) return read_height_field(r, body, pose, value, place);
  if (is_called(value, "plane")) return read_half_space(r, body, pose, value, place);
  return read_one(r, body, pose, value, place);
}

bool og_read_scene_body(og_scene_body_reader *r, og_scene_body *body, og_pose *pose, const json_t *root) {
  const og_place here = {NULL, "body", 0}, at_pose = {NULL, "pose", 0};
  const json_t *value = json_object_get(root, "body");
  body->is_concave = body->is_half_space = false;
  if (json_object_get(root, "parts") != NULL) {
    if (value != NULL)
      return og_complain(r->complaint, OG_INPUT_BAD, NULL, "both 'body' and 'parts'; expected one of them");
    return read_parts(r, body, pose, root);
  }
  if (value == NULL) value = og_need_field(root, "body", NULL, r->complaint);
  if (value == NULL) return false;
  if (json_object_get(root, "pose") != NULL)
    return og_complain(r->complaint, OG_INPUT_BAD, &at_pose, "a body's pose stands in 'body'; expected it there");
  return read_one_body(r, body, pose, value, &here);
}

// ---- its filter ----

static bool read_type(og_scene_body_reader *r, og_scene_body *body, const json_t *root) {
  static const char *const types[] = {
      [OG_TYPE_DYNAMIC] = "dynamic", [OG_TYPE_KINEMATIC] = "kinematic", [OG_TYPE_STATIC] = "static", NULL};
  const og_place here = {NULL, "type", 0};
  const json_t *value = json_object_get(root, "type");
  body->filter = (og_body_filter){.type = body->is_half_space ? OG_TYPE_STATIC : OG_TYPE_DYNAMIC};
  if (value == NULL) return true;
  const char *name = og_read_string(value, "the type of a body", &here, r->complaint);
  if (name == NULL) return false;
  int type = 0;
  while (types[type] != NULL && strcmp(types[type], name) != 0) type++;
  if (types[type] == NULL)
    return og_complain(r->complaint, OG_INPUT_BAD, &here, "expected one of 'dynamic', 'kinematic' and 'static'");
  if (body->is_half_space && type != OG_TYPE_STATIC)
    return og_complain(r->complaint, OG_INPUT_BAD, &here, "a half-space is static; expected no other type");
  body->filter.type = (og_body_type)type;
  return true;
}

static bool read_bits(og_scene_body_reader *r, uint32_t *bits, const json_t *root, const char *field) {
  const og_place here = {NULL, field, 0};
  const json_t *value = json_object_get(root, field);
  return value == NULL || og_read_index(bits, value, &here, r->complaint);
}

bool og_read_scene_filter(og_scene_body_reader *r, og_scene_body *body, const json_t *root) {
  const og_place at_sensor = {NULL, "sensor", 0}, at_category = {NULL, "category", 0};
  const json_t *sensor = json_object_get(root, "sensor");
  uint32_t category = 1, mask = UINT32_MAX;
  body->has_filter = body->is_half_space || sensor != NULL || json_object_get(root, "type") != NULL ||
                     json_object_get(root, "category") != NULL || json_object_get(root, "mask") != NULL;
  if (!read_type(r, body, root)) return false;
  if (sensor != NULL && !og_read_boolean(&body->filter.is_sensor, sensor, &at_sensor, r->complaint)) return false;
  if (!read_bits(r, &category, root, "category") || !read_bits(r, &mask, root, "mask")) return false;
  if (category == 0)
    return og_complain(r->complaint, OG_INPUT_BAD, &at_category, "no bit is set; expected one category at least");
  body->filter.category = category;
  body->filter.ignored = ~mask;
  return true;
}
