#include "tool/format/read_parts_body.h"

#include <stdlib.h>
#include <string.h>

#include "tool/format/fields.h"
#include "tool/format/read_compound.h"
#include "tool/format/read_height_field.h"
#include "tool/format/read_mesh.h"
#include "tool/format/read_shape.h"

typedef enum parts_shape { NO_PARTS, MESH, HEIGHT_FIELD, COMPOUND, PARTS_SHAPES } parts_shape;

static parts_shape shape_of(const json_t *value) {
  static const char *const names[PARTS_SHAPES] = {"", "mesh", "height_field", "compound"};
  const char *name = json_string_value(json_object_get(value, "shape"));
  for (parts_shape k = MESH; name != NULL && k < PARTS_SHAPES; k++)
    if (strcmp(name, names[k]) == 0) return k;
  return NO_PARTS;
}

bool og_is_of_parts(const json_t *value) { return shape_of(value) != NO_PARTS; }

bool og_is_solid(const json_t *value) {
  return (shape_of(value) == MESH || shape_of(value) == HEIGHT_FIELD) &&
         json_is_true(json_object_get(value, "solid"));
}

bool og_is_solid_field(const json_t *value, size_t *rows, size_t *columns) {
  const json_t *heights = json_object_get(value, "heights");
  *rows = json_array_size(heights);
  *columns = json_array_size(json_array_get(heights, 0));
  return shape_of(value) == HEIGHT_FIELD && og_is_solid(value);
}

bool og_has_surface(const json_t *value) {
  const parts_shape shape = shape_of(value);
  if (shape != COMPOUND) return shape != NO_PARTS;
  const json_t *bodies = json_object_get(value, "bodies");
  for (size_t k = 0; k < json_array_size(bodies); k++)
    if (og_has_surface(json_array_get(bodies, k))) return true;
  return false;
}

bool og_is_hit_by_rays(const json_t *value) {
  const char *name = json_string_value(json_object_get(value, "shape"));
  if (name == NULL || strcmp(name, "sphere") == 0) return false; // that has a chord, and so have these
  if (strcmp(name, "cylinder") == 0 || strcmp(name, "cone") == 0) return false;
  return og_is_of_parts(value) || strcmp(name, "hull") == 0 || json_object_get(value, "radius") != NULL;
}

static bool add_triangles(og_part_list *list, const og_triangles *triangles, const og_place *place,
                          og_complaint *complaint) {
  const og_place here = {place, "triangles", 0};
  og_part_list_reset(list);
  for (int32_t k = 0; k < triangles->count; k++) og_part_list_add(list, triangles->of[k].at, 3);
  return list->count > 0 ||
         og_complain(complaint, OG_INPUT_BAD, &here, "no triangles; expected a mesh with one or more");
}

static bool read_mesh(og_shape *shape, og_part_list *list, bool *solid, const json_t *value, size_t max_parts,
                      const og_place *place, og_complaint *complaint) {
  og_triangles triangles = {0};
  const bool good = og_read_mesh_points(shape, solid, value, max_parts, place, complaint) &&
                    og_read_triangles(&triangles, value, shape->count, max_parts, place, complaint) &&
                    add_triangles(list, &triangles, place, complaint);
  free(triangles.of);
  return good;
}

static bool read_any(og_shape *shape, og_part_list *list, bool *solid, const json_t *value, size_t max_parts,
                     size_t max_bits, const og_place *place, og_complaint *complaint) {
  if (solid != NULL) *solid = false;
  switch (shape_of(value)) {
  case HEIGHT_FIELD: return og_read_height_field(shape, list, solid, value, max_parts, place, complaint);
  case COMPOUND: return og_read_compound(shape, list, value, max_parts, max_bits, place, complaint);
  case NO_PARTS:
  case MESH:
  case PARTS_SHAPES: break;
  }
  return read_mesh(shape, list, solid, value, max_parts, place, complaint);
}

bool og_read_parts_body(og_shape *shape, og_exact_body *exact, og_part_list *list, bool *solid, const json_t *value,
                        size_t max_parts, size_t max_bits, const og_place *place, og_complaint *complaint) {
  if (!read_any(shape, list, solid, value, max_parts, max_bits, place, complaint)) return false;
  const og_shape_status status = og_shape_to_body(exact, shape, max_bits);
  return status == OG_SHAPE_OK || og_complain_of_shape(status, shape, place, complaint);
}
