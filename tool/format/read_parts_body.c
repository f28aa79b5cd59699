#include "tool/format/read_parts_body.h"

#include <stdlib.h>
#include <string.h>

#include "tool/format/fields.h"
#include "tool/format/read_mesh.h"
#include "tool/format/read_shape.h"

bool og_is_of_parts(const json_t *value) {
  const char *name = json_string_value(json_object_get(value, "shape"));
  return name != NULL && strcmp(name, "mesh") == 0;
}

bool og_is_hit_by_rays(const json_t *value) {
  const char *name = json_string_value(json_object_get(value, "shape"));
  if (name == NULL || strcmp(name, "sphere") == 0) return false;
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

bool og_read_parts_body(og_shape *shape, og_exact_body *exact, og_part_list *list, const json_t *value,
                        size_t max_parts, size_t max_bits, const og_place *place, og_complaint *complaint) {
  if (!og_read_mesh_points(shape, value, max_parts, place, complaint)) return false;
  const og_shape_status status = og_shape_to_body(exact, shape, max_bits);
  if (status != OG_SHAPE_OK) return og_complain_of_shape(status, shape, place, complaint);
  og_triangles triangles = {0};
  const bool good = og_read_triangles(&triangles, value, shape->count, max_parts, place, complaint) &&
                    add_triangles(list, &triangles, place, complaint);
  free(triangles.of);
  return good;
}
