#include "tool/format/read_part_lists.h"

#include "tool/format/fields.h"

static bool read_part(og_facets *parts, const json_t *value, uint32_t triangles, const og_place *place,
                      og_complaint *complaint) {
  if (!og_read_array(value, SIZE_MAX, "numbers of triangles", place, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place here = {place, NULL, k};
    uint32_t number;
    if (!og_read_index(&number, json_array_get(value, k), &here, complaint)) return false;
    if (number >= triangles)
      return og_complain(complaint, OG_INPUT_BAD, &here, "there is no triangle %lu; expected a number below %lu",
                         (unsigned long)number, (unsigned long)triangles);
    og_facets_add(parts, number);
  }
  og_facets_end(parts);
  return true;
}

static bool read_bound(og_rational *bound, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "bound", 0};
  const json_t *value = og_need_field(root, "bound", NULL, complaint);
  if (value == NULL || !og_read_number(bound, value, &here, complaint)) return false;
  if (og_rational_sign(bound) >= 0 && og_int_compare(&bound->num, &bound->den) <= 0) return true;
  return og_complain(complaint, OG_INPUT_BAD, &here, "not from 0 to 1; expected a part of the whole hull's volume");
}

bool og_read_part_lists(og_decomposition_problem *problem, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "parts", 0}, at_a = {NULL, "a", 0}, at_triangles = {&at_a, "triangles", 0};
  og_facets_reset(&problem->parts);
  if (problem->mesh.a.count == 0)
    return og_complain(complaint, OG_INPUT_BAD, &at_triangles, "no triangles; expected one or more");
  const json_t *value = og_need_field(root, "parts", NULL, complaint);
  if (value == NULL || !og_read_array(value, SIZE_MAX, "parts", &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    const json_t *part = json_array_get(value, k);
    if (!read_part(&problem->parts, part, (uint32_t)problem->mesh.a.count, &element, complaint)) return false;
  }
  return read_bound(&problem->bound, root, complaint);
}
