#include "tool/format/read_volume_problem.h"

#include "tool/format/fields.h"
#include "tool/format/read_points.h"

// ---- the case ----

static bool read_kind(og_asked_volume *kind, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "volume", 0};
  const json_t *value = og_need_field(root, "volume", NULL, complaint);
  const char *name = value == NULL ? NULL : og_read_string(value, "the name of a volume", &here, complaint);
  char quoted[OG_QUOTE_SIZE];
  if (name == NULL) return false;
  *kind = og_volume_by_name(name);
  return *kind < OG_VOLUME_KIND_COUNT ||
         og_complain(complaint, OG_INPUT_BAD, &here, "unknown volume %s; expected sphere, aabb, k-dop or obb",
                     og_quote(quoted, name));
}

static bool read_directions(og_volume_problem *problem, const json_t *root, size_t max_points, size_t max_bits,
                            og_complaint *complaint) {
  const og_place here = {NULL, "directions", 0};
  const json_t *value = og_need_field(root, "directions", NULL, complaint);
  og_exact_body *directions = &problem->directions;
  if (value == NULL ||
      !og_read_points(directions, &problem->axes, value, max_points, max_bits, "directions", complaint))
    return false;
  for (size_t k = 0; k < directions->count; k++) {
    const og_place element = {&here, NULL, k};
    if (og_ivec_is_zero(&directions->point[k]))
      return og_complain(complaint, OG_INPUT_BAD, &element, "zero; expected a direction");
  }
  return true;
}

bool og_read_volume_problem(og_volume_problem *problem, const json_t *root, size_t max_points, size_t max_bits,
                            og_complaint *complaint) {
  if (!read_kind(&problem->kind, root, complaint)) return false;
  const bool has_directions = json_object_get(root, "directions") != NULL;
  if (has_directions && problem->kind != OG_VOLUME_K_DOP)
    return og_complain(complaint, OG_INPUT_BAD, NULL, "the field 'directions' does not belong to the volume '%s'",
                       og_volume_name(problem->kind));
  const json_t *points = og_need_field(root, "points", NULL, complaint);
  problem->axes = 0;
  if (points == NULL ||
      !og_read_points(&problem->points, &problem->axes, points, max_points, max_bits, "points", complaint))
    return false;
  og_exact_body_resize(&problem->directions, 0);
  if (problem->kind == OG_VOLUME_AABB) og_volume_problem_set_axes(problem);
  return problem->kind != OG_VOLUME_K_DOP || read_directions(problem, root, max_points, max_bits, complaint);
}
