#include "tool/format/read_volume_problem.h"

#include <string.h>

#include "spec/body/shape.h"
#include "tool/format/fields.h"
#include "tool/format/read_mesh.h"
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

// ---- triangles ----

static bool read_triangles(og_volume_problem *problem, const json_t *root, size_t most, og_complaint *complaint) {
  if (problem->axes != 3)
    return og_complain(complaint, OG_INPUT_BAD, NULL, "the field 'triangles' belongs to points with 3 coordinates");
  return og_read_triangles(&problem->triangles, root, problem->points.count, most, NULL, complaint);
}

// ---- turns ----

enum { MOST_PARTS = 9 };

// Numbers over one denominator.
typedef struct parts {
  size_t count;
  og_rational part[MOST_PARTS];
  og_int whole[MOST_PARTS], den;
} parts;

static void parts_init(parts *p, size_t count) {
  p->count = count;
  og_int_init(&p->den);
  og_int_set_si(&p->den, 1);
  for (size_t k = 0; k < count; k++) {
    og_rational_init(&p->part[k]);
    og_int_init(&p->whole[k]);
  }
}

static void parts_clear(parts *p) {
  og_int_clear(&p->den);
  for (size_t k = 0; k < p->count; k++) {
    og_rational_clear(&p->part[k]);
    og_int_clear(&p->whole[k]);
  }
}

static bool make_whole(parts *p, size_t max_bits, const og_place *place, og_complaint *complaint) {
  if (!og_rational_common_denominator(&p->den, p->part, p->count, og_bits_each(max_bits, p->count)))
    return og_complain(complaint, OG_INPUT_LIMIT, place,
                       "the numbers over their common denominator need more bits than the limit "
                       "(--max-bits raises it)");
  for (size_t k = 0; k < p->count; k++) og_rational_numerator_over(&p->whole[k], &p->part[k], &p->den);
  return true;
}

// Rows of three numbers.
static void set_rows(og_exact_body *body, const parts *p) {
  og_exact_body_resize(body, p->count / 3);
  og_int_set(&body->den, &p->den);
  for (size_t k = 0; k < body->count; k++) {
    og_int_set(&body->point[k].x, &p->whole[3 * k]);
    og_int_set(&body->point[k].y, &p->whole[3 * k + 1]);
    og_int_set(&body->point[k].z, &p->whole[3 * k + 2]);
  }
}

static bool read_pivot(og_exact_body *pivot, const json_t *object, size_t max_bits, const og_place *in,
                       og_complaint *complaint) {
  const og_place here = {in, "pivot", 0};
  const json_t *value = og_need_field(object, "pivot", in, complaint);
  parts p;
  if (value == NULL) return false;
  parts_init(&p, 3);
  const bool good =
      og_read_numbers(p.part, 3, value, &here, complaint) && make_whole(&p, max_bits, &here, complaint);
  if (good) set_rows(pivot, &p);
  parts_clear(&p);
  return good;
}

static bool read_quaternion(og_exact_body *rows, const json_t *value, size_t max_bits, const og_place *place,
                            og_complaint *complaint) {
  parts p;
  parts_init(&p, 4);
  bool good = og_read_numbers(p.part, 4, value, place, complaint) && make_whole(&p, max_bits, place, complaint);
  if (good) og_set_rotation_rows(rows, p.whole);
  if (good && og_int_sign(&rows->den) == 0)
    good = og_complain(complaint, OG_INPUT_BAD, place, "%s", og_shape_status_text(OG_SHAPE_ZERO_ROTATION));
  parts_clear(&p);
  return good;
}

static bool read_matrix(og_exact_body *rows, const json_t *value, size_t max_bits, const og_place *place,
                        og_complaint *complaint) {
  parts p;
  if (!og_read_array(value, 3, "rows", place, complaint)) return false;
  parts_init(&p, 9);
  bool good = true;
  for (size_t k = 0; k < 3 && good; k++) {
    const og_place row = {place, NULL, k};
    good = og_read_numbers(&p.part[3 * k], 3, json_array_get(value, k), &row, complaint);
  }
  good = good && make_whole(&p, max_bits, place, complaint);
  if (good) set_rows(rows, &p);
  parts_clear(&p);
  return good;
}

// "every", a quaternion or a matrix.
static bool read_rotation(og_volume_problem *problem, const json_t *object, size_t max_bits, const og_place *in,
                          og_complaint *complaint) {
  const og_place at_rotation = {in, "rotation", 0}, at_matrix = {in, "matrix", 0};
  const json_t *rotation = json_object_get(object, "rotation"), *matrix = json_object_get(object, "matrix");
  og_volume_turn *turn = &problem->turn;
  if ((rotation == NULL) == (matrix == NULL))
    return og_complain(complaint, OG_INPUT_BAD, in, "%s 'rotation' %s 'matrix'; expected one of them",
                       matrix == NULL ? "neither" : "both", matrix == NULL ? "nor" : "and");
  if (json_is_string(rotation)) {
    char quoted[OG_QUOTE_SIZE];
    if (strcmp(json_string_value(rotation), "every") != 0)
      return og_complain(complaint, OG_INPUT_BAD, &at_rotation, "%s; expected 'every' or a quaternion",
                         og_quote(quoted, json_string_value(rotation)));
    turn->kind = OG_TURNING_EVERY;
    return problem->kind == OG_VOLUME_SPHERE || problem->kind == OG_VOLUME_AABB ||
           og_complain(complaint, OG_INPUT_BAD, &at_rotation,
                       "the volume '%s' is not asked for every turn; expected sphere or aabb",
                       og_volume_name(problem->kind));
  }
  const bool good = matrix != NULL ? read_matrix(&turn->rows, matrix, max_bits, &at_matrix, complaint)
                                   : read_quaternion(&turn->rows, rotation, max_bits, &at_rotation, complaint);
  if (good) og_volume_problem_turn_once(problem);
  return good;
}

static bool read_turn(og_volume_problem *problem, const json_t *value, size_t max_bits, og_complaint *complaint) {
  static const char *const fields[] = {"pivot", "rotation", "matrix", NULL};
  const og_place here = {NULL, "turn", 0};
  const size_t each = max_bits / problem->points.count;
  if (problem->axes != 3)
    return og_complain(complaint, OG_INPUT_BAD, NULL, "the field 'turn' belongs to points with 3 coordinates");
  return og_read_object(value, fields, &here, complaint) &&
         read_pivot(&problem->turn.pivot, value, each, &here, complaint) &&
         read_rotation(problem, value, each, &here, complaint);
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
  og_triangles_resize(&problem->triangles, 0);
  og_volume_problem_stay(problem);
  if (problem->kind == OG_VOLUME_AABB) og_volume_problem_set_axes(problem);
  if (problem->kind == OG_VOLUME_K_DOP && !read_directions(problem, root, max_points, max_bits, complaint))
    return false;
  const json_t *turn = json_object_get(root, "turn");
  if (json_object_get(root, "triangles") != NULL && !read_triangles(problem, root, max_points, complaint)) return false;
  return turn == NULL || read_turn(problem, turn, max_bits, complaint);
}
