#include "tool/format/read_mesh.h"

#include "tool/format/fields.h"

static bool read_corners(og_corners *corners, const json_t *value, size_t points, const og_place *place,
                         og_complaint *complaint) {
  if (!og_read_array(value, 3, "numbers of points", place, complaint)) return false;
  for (size_t k = 0; k < 3; k++) {
    const og_place here = {place, NULL, k};
    uint32_t number;
    if (!og_read_index(&number, json_array_get(value, k), &here, complaint)) return false;
    if (number >= points || number > INT32_MAX)
      return og_complain(complaint, OG_INPUT_BAD, &here, "there is no point %lu; expected a number below %zu",
                         (unsigned long)number, points);
    corners->at[k] = (int32_t)number;
  }
  return true;
}

bool og_read_triangles(og_triangles *triangles, const json_t *mesh, size_t points, size_t max_triangles,
                       const og_place *place, og_complaint *complaint) {
  const og_place here = {place, "triangles", 0};
  const json_t *value = og_need_field(mesh, "triangles", place, complaint);
  if (value == NULL || !og_read_array(value, SIZE_MAX, "triangles", &here, complaint)) return false;
  const size_t count = json_array_size(value);
  // Numbers of both meshes' triangles stand in one array, and have to be below 2^31 together.
  if (count > max_triangles || count > INT32_MAX / 2)
    return og_complain(complaint, OG_INPUT_LIMIT, &here,
                       "%zu triangles are more than the limit of %zu (--max-points raises it)", count, max_triangles);
  og_triangles_resize(triangles, (int32_t)count);
  for (size_t k = 0; k < count; k++) {
    const og_place element = {&here, NULL, k};
    if (!read_corners(&triangles->of[k], json_array_get(value, k), points, &element, complaint)) return false;
  }
  return true;
}
