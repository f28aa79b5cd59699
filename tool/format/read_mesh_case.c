#include "tool/format/case_reader.h"

#include "tool/format/fields.h"
#include "tool/format/read_mesh.h"
#include "tool/format/read_part_lists.h"
#include "tool/format/read_shape.h"

// A mesh with itself has the first of its points for a second body.
static bool read_mesh_body(const og_case_reader *reader, og_case_body *body, og_triangles *triangles, const json_t *value,
                           const char *field, og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  if (!og_read_mesh_points(&body->shape, NULL, value, reader->limits.max_points, &here, complaint)) return false;
  const og_shape_status status = og_shape_to_body(&body->exact, &body->shape, reader->limits.max_bits);
  if (status != OG_SHAPE_OK) return og_complain_of_shape(status, &body->shape, &here, complaint);
  return og_read_triangles(triangles, value, body->shape.count, reader->limits.max_points, &here, complaint);
}

bool og_read_mesh_case(og_case_reader *reader, const json_t *root, og_case *one, og_complaint *complaint) {
  const og_place at_kinds = {NULL, "with_kinds", 0};
  const json_t *a = og_need_field(root, "a", NULL, complaint), *b = json_object_get(root, "b");
  const json_t *kinds = json_object_get(root, "with_kinds");
  og_mesh_problem *meshes = &one->meshes;
  meshes->with_kinds = false;
  if (kinds != NULL && !og_read_boolean(&meshes->with_kinds, kinds, &at_kinds, complaint)) return false;
  if (a == NULL || !read_mesh_body(reader, &reader->a, &meshes->a, a, "a", complaint)) return false;
  if (b != NULL && !read_mesh_body(reader, &reader->b, &meshes->b, b, "b", complaint)) return false;
  if (b != NULL && !og_case_lattice_fits(reader, false)) return og_complain_of_lattice(reader, complaint);
  const og_problem_status status =
      og_mesh_problem_set_points(meshes, &reader->a.exact, b == NULL ? NULL : &reader->b.exact);
  return status == OG_PROBLEM_OK || og_complain(complaint, OG_INPUT_BAD, NULL, "%s", og_problem_status_text(status));
}

// ---- points that move ----

// Behind the points at the start stand those at the end; one pose places both.
static bool read_end_points(og_shape *shape, const json_t *root, const char *field, og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  const size_t count = shape->count;
  const json_t *value = og_need_field(root, field, NULL, complaint);
  if (value == NULL || !og_read_array(value, count, "points, one for each of the mesh", &here, complaint)) return false;
  og_shape_resize(shape, 2 * count);
  for (size_t k = 0; k < count; k++) {
    const og_place point = {&here, NULL, k};
    if (!og_read_numbers(&shape->coordinate[3 * (count + k)], 3, json_array_get(value, k), &point, complaint))
      return false;
  }
  return true;
}

static bool read_moving_mesh(const og_case_reader *reader, og_case_body *body, og_triangles *triangles,
                             const json_t *root, const char *field, const char *end, og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  const json_t *value = og_need_field(root, field, NULL, complaint);
  if (value == NULL || !og_read_mesh_points(&body->shape, NULL, value, reader->limits.max_points, &here, complaint))
    return false;
  const size_t points = body->shape.count;
  if (!read_end_points(&body->shape, root, end, complaint)) return false;
  const og_shape_status status = og_shape_to_body(&body->exact, &body->shape, reader->limits.max_bits);
  if (status != OG_SHAPE_OK) return og_complain_of_shape(status, &body->shape, &here, complaint);
  return og_read_triangles(triangles, value, points, reader->limits.max_points, &here, complaint);
}

bool og_read_mesh_motion_case(og_case_reader *reader, const json_t *root, og_case *one, og_complaint *complaint) {
  const bool has_b = json_object_get(root, "b") != NULL;
  og_mesh_problem *meshes = &one->meshes;
  meshes->with_kinds = false;
  if (!has_b && json_object_get(root, "end_b") != NULL)
    return og_complain(complaint, OG_INPUT_BAD, NULL, "the field 'end_b' is there without 'b'");
  if (!read_moving_mesh(reader, &reader->a, &meshes->a, root, "a", "end_a", complaint)) return false;
  if (has_b && !read_moving_mesh(reader, &reader->b, &meshes->b, root, "b", "end_b", complaint)) return false;
  if (has_b && !og_case_lattice_fits(reader, false)) return og_complain_of_lattice(reader, complaint);
  // Both have a point, and a positive denominator.
  og_mesh_problem_set_points(meshes, &reader->a.exact, has_b ? &reader->b.exact : NULL);
  return true;
}

bool og_read_decomposition_case(og_case_reader *reader, const json_t *root, og_decomposition_problem *problem,
                               og_complaint *complaint) {
  const json_t *a = og_need_field(root, "a", NULL, complaint);
  if (a == NULL || !read_mesh_body(reader, &reader->a, &problem->mesh.a, a, "a", complaint)) return false;
  og_mesh_problem_set_points(&problem->mesh, &reader->a.exact, NULL); // it has a point, and a positive denominator
  return og_read_part_lists(problem, root, complaint);
}
