#include "tool/format/read_compound.h"

#include <stdlib.h>

#include "tool/format/body_rules.h"
#include "tool/format/fields.h"
#include "tool/format/read_parts_body.h"
#include "tool/format/read_shape.h"

// Compounds of compounds, at most so deep.
enum { DEEPEST = 16 };

// A body of a compound.
typedef struct member {
  og_shape shape;
  og_exact_body exact;
  og_part_list list;
} member;

static void member_init(member *m) {
  og_shape_init(&m->shape);
  og_exact_body_init(&m->exact);
  m->list = (og_part_list){0};
}

static void member_clear(member *m) {
  og_shape_clear(&m->shape);
  og_exact_body_clear(&m->exact);
  free(m->list.point);
  free(m->list.end);
}

typedef struct limits {
  size_t max_parts, max_bits;
} limits;

static bool read_convex(member *m, const json_t *value, limits most, const og_place *here, og_complaint *complaint) {
  const og_place at_shape = {here, "shape", 0};
  if (!og_read_shape(&m->shape, value, most.max_parts, here, complaint)) return false;
  if (og_shape_is_endless(m->shape.kind))
    return og_complain(complaint, OG_INPUT_BAD, &at_shape, "a %s has no end; expected a bounded shape",
                       og_shape_at(m->shape.kind)->id);
  const og_shape_status status = og_shape_to_body(&m->exact, &m->shape, most.max_bits);
  if (status != OG_SHAPE_OK) return og_complain_of_shape(status, &m->shape, here, complaint);
  og_part_list_reset(&m->list);
  og_part_list_add_range(&m->list, 0, m->exact.count);
  return true;
}

// The ball around each body must be the same.
static bool same_radius(og_rational *radius, const member *m, bool is_first, const og_place *here,
                        og_complaint *complaint) {
  const og_place at_radius = {here, "radius", 0};
  og_rational own;
  og_rational_init(&own);
  og_rational_set_quotient(&own, &m->exact.radius, &m->exact.den);
  if (is_first) og_rational_set(radius, &own);
  const bool same = og_rational_equal(radius, &own);
  og_rational_clear(&own);
  return same || og_complain(complaint, OG_INPUT_BAD, &at_radius,
                             "not that of the first body; expected bodies with the same radius, or none with one");
}

static bool append(og_shape *shape, og_part_list *list, const member *m, limits most, const og_place *place,
                   og_complaint *complaint) {
  const size_t base = shape->count, all = base + m->exact.count;
  if (all > most.max_parts || (size_t)list->count + (size_t)m->list.count > most.max_parts || all > INT32_MAX)
    return og_complain(complaint, OG_INPUT_LIMIT, place,
                       "more points or parts than the limit of %zu (--max-points raises it)", most.max_parts);
  og_shape_resize(shape, all);
  for (size_t k = 0; k < m->exact.count; k++) {
    const og_int *const part[3] = {&m->exact.point[k].x, &m->exact.point[k].y, &m->exact.point[k].z};
    for (size_t axis = 0; axis < 3; axis++)
      og_rational_set_quotient(&shape->coordinate[3 * (base + k) + axis], part[axis], &m->exact.den);
  }
  for (int32_t part = 0; part < m->list.count; part++) {
    size_t count;
    const int32_t *point = og_part_points(&m->list, part, &count);
    og_part_list_add_shifted(list, point, count, (int32_t)base);
  }
  return true;
}

static bool is_too_deep(const og_place *place) {
  int depth = 0;
  for (const og_place *p = place; p != NULL; p = p->parent) depth++;
  return depth > 2 * DEEPEST;
}

static bool read_members(og_shape *shape, og_part_list *list, og_rational *radius, const json_t *bodies, limits most,
                         const og_place *here, og_complaint *complaint) {
  member m;
  bool good = true;
  member_init(&m);
  for (size_t k = 0; k < json_array_size(bodies) && good; k++) {
    const og_place element = {here, NULL, k};
    const json_t *one = json_array_get(bodies, k);
    good = (og_is_of_parts(one) ? og_read_parts_body(&m.shape, &m.exact, &m.list, NULL, one, most.max_parts,
                                                     most.max_bits, &element, complaint)
                                : read_convex(&m, one, most, &element, complaint)) &&
           same_radius(radius, &m, k == 0, &element, complaint) &&
           append(shape, list, &m, most, &element, complaint);
  }
  member_clear(&m);
  return good;
}

bool og_read_compound(og_shape *shape, og_part_list *list, const json_t *value, size_t max_parts, size_t max_bits,
                      const og_place *place, og_complaint *complaint) {
  static const char *const known[] = {"shape", "bodies", "pose", NULL};
  const og_place here = {place, "bodies", 0}, at_pose = {place, "pose", 0};
  if (!og_check_body_fields(value, known, place, complaint)) return false;
  const json_t *bodies = og_need_field(value, "bodies", place, complaint), *pose = json_object_get(value, "pose");
  if (bodies == NULL || !og_read_array(bodies, SIZE_MAX, "bodies", &here, complaint)) return false;
  if (json_array_size(bodies) == 0)
    return og_complain(complaint, OG_INPUT_BAD, &here, "no bodies; expected one or more");
  if (is_too_deep(place))
    return og_complain(complaint, OG_INPUT_LIMIT, place, "compounds of compounds, deeper than %d", (int)DEEPEST);
  og_shape_reset(shape, OG_SHAPE_HULL);
  og_shape_resize(shape, 0);
  og_part_list_reset(list);
  const limits most = {max_parts, max_bits};
  if (!read_members(shape, list, &shape->radius, bodies, most, &here, complaint)) return false;
  return pose == NULL || og_read_pose(shape, pose, &at_pose, complaint);
}
