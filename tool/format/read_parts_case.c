#include "tool/format/case_reader.h"

#include <string.h>

#include "spec/solid/field.h"
#include "tool/format/body_rules.h"
#include "tool/format/fields.h"
#include "tool/format/read_curved.h"
#include "tool/format/read_parts_body.h"

static bool is_of_places(og_question question) {
  return og_is_relation_or_distance(question) || question == OG_DEPTH || question == OG_CONTACT;
}

// The depth in a solid is that of a point: the shortest way out of it for other bodies is not known.
static bool is_point(const json_t *value) {
  const char *name = json_string_value(json_object_get(value, "shape"));
  return name != NULL && strcmp(name, "point") == 0 && json_object_get(value, "radius") == NULL;
}

// A mesh is a surface: how deep one triangle is in another says nothing of the solid around which it may go.
static bool have_depth(const json_t *root, og_question own, og_question asked, og_complaint *complaint) {
  static const char *const fields[2] = {"a", "b"};
  for (int k = 0; k < 2 && (own == OG_DEPTH || asked == OG_DEPTH); k++) {
    const og_place here = {NULL, fields[k], 0};
    const json_t *value = json_object_get(root, fields[k]);
    if (og_is_solid(value) && is_point(json_object_get(root, fields[1 - k]))) continue;
    if (og_is_solid(value))
      return og_complain(complaint, OG_INPUT_BAD, &here,
                         "the depth in a solid mesh is that of a point; expected one, without a radius, for the "
                         "other body");
    if (og_has_surface(value))
      return og_complain(complaint, OG_INPUT_BAD, &here,
                         "a mesh or a height field is a surface, without depth; expected convex bodies and compounds "
                         "of them, or a point and a mesh that is \"solid\"");
  }
  return true;
}

// Surfaces of solids that touch say nothing of solids within each other; and nothing is moved along a direction.
static bool may_share(const json_t *root, og_question asked, og_complaint *complaint) {
  static const char *const fields[2] = {"a", "b"};
  const og_place at_direction = {NULL, "direction", 0};
  if (asked != OG_CONTACT) return true;
  if (json_object_get(root, "direction") != NULL)
    return og_complain(complaint, OG_INPUT_BAD, &at_direction,
                       "a contact along a direction is of two convex bodies, and not of bodies made of parts");
  for (int k = 0; k < 2; k++) {
    const og_place here = {NULL, fields[k], 0};
    if (og_is_solid(json_object_get(root, fields[k])))
      return og_complain(complaint, OG_INPUT_BAD, &here,
                         "the question 'contact' does not take a body that is \"solid\"; expected one without the "
                         "field");
  }
  return true;
}

static bool is_one_of(const json_t *value, const char *const *names) {
  const char *name = json_string_value(json_object_get(value, "shape"));
  for (; name != NULL && *names != NULL; names++)
    if (strcmp(name, *names) == 0) return true;
  return false;
}

// A ray or a segment, and what it may hit that has an end.
static bool is_path_at_primitive(const json_t *root) {
  static const char *const paths[] = {"ray", "segment", NULL};
  static const char *const primitives[] = {"point", "segment", "triangle", "box", "sphere", NULL};
  const json_t *a = json_object_get(root, "a");
  return json_object_get(a, "radius") == NULL && is_one_of(a, paths) &&
         is_one_of(json_object_get(root, "b"), primitives);
}

bool og_has_parts(const og_case_reader *reader, const json_t *root, og_question own, og_question asked) {
  if (reader->takes_parts && own == OG_HIT && asked == OG_HIT)
    return og_is_hit_by_rays(json_object_get(root, "b")) || (reader->takes_all_hits && is_path_at_primitive(root));
  const bool sweeps = own == OG_SWEEP && asked == OG_SWEEP;
  const bool may = sweeps || (is_of_places(own) && is_of_places(asked));
  return reader->takes_parts && may &&
         (og_is_of_parts(json_object_get(root, "a")) || og_is_of_parts(json_object_get(root, "b")));
}

// A cylinder or a cone: how it lies to a body made of parts, and how far from it.
static bool may_curve(const og_case_reader *reader, const json_t *value, og_question own, og_question asked) {
  const og_curve curve = og_curve_of(value);
  return reader->takes_curved && og_is_relation_or_distance(own) && og_is_relation_or_distance(asked) &&
         (curve == OG_CURVE_CYLINDER || curve == OG_CURVE_CONE);
}

// A convex body is one part.
static bool read_part_list(og_case_reader *reader, og_case_body *body, og_part_list *list, bool *solid,
                           const json_t *root, const char *field, og_question own, og_question asked,
                           og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  const json_t *value = og_need_field(root, field, NULL, complaint);
  body->curve = OG_CURVE_NONE;
  if (value == NULL) return false;
  if (og_is_of_parts(value))
    return og_read_parts_body(&body->shape, &body->exact, list, solid, value, reader->limits.max_points,
                              reader->limits.max_bits, &here, complaint);
  // What a ray hits may be round.
  const bool is_hit = own == OG_HIT && strcmp(field, "b") == 0;
  if (!og_read_case_body(reader, body, root, field, may_curve(reader, value, own, asked), complaint) ||
      !og_check_body(body, is_hit ? OG_RELATION : own, false, &here, complaint))
    return false;
  const bool is_ray = own == OG_HIT && !is_hit;
  if (!is_ray && !og_check_bounded(body, &here, complaint)) return false;
  *solid = false;
  og_part_list_reset(list);
  og_part_list_add_range(list, 0, body->exact.count);
  return true;
}

static bool set_curves(const og_case_reader *reader, og_case *one, og_complaint *complaint) {
  one->part_curve[0] = reader->a.curve;
  one->part_curve[1] = reader->b.curve;
  if (reader->a.curve == OG_CURVE_NONE && reader->b.curve == OG_CURVE_NONE) return true;
  const int solid = one->solid[0] ? 0 : 1;
  const og_place here = {NULL, solid == 0 ? "a" : "b", 0}, at_solid = {&here, "solid", 0};
  if (one->solid[solid])
    return og_complain(complaint, OG_INPUT_BAD, &at_solid,
                       "a solid mesh is not taken here beside a cylinder or a cone; expected one without the field");
  one->kind = OG_CASE_CURVED_PARTS;
  return true;
}

// A ray or a segment as a point that moves, from its first point on: the second one's way takes the time 1.
static bool set_ray_motion(og_case_reader *reader, og_complaint *complaint) {
  const og_place here = {NULL, "a", 0}, at_shape = {&here, "shape", 0};
  const og_exact_body *start = &reader->a.exact;
  og_exact_motion *motion = &reader->motion;
  const bool is_ray = reader->a.shape.kind == OG_SHAPE_RAY;
  if (!is_ray && reader->a.shape.kind != OG_SHAPE_SEGMENT)
    return og_complain(complaint, OG_INPUT_BAD, &at_shape, "the question 'hit' does not take the shape '%s' with this b; expected a ray or a segment",
                       og_shape_at(reader->a.shape.kind)->id);
  if (is_ray) og_ivec_neg(&motion->velocity, &start->direction[0]);
  else og_ivec_sub(&motion->velocity, &start->point[0], &start->point[1]);
  og_int_set(&motion->den, &start->den);
  motion->has_until = !is_ray;
  og_int_set_si(&motion->until_num, 1);
  og_int_set_si(&motion->until_den, 1);
  return true;
}

static bool set_ray(og_case_reader *reader, og_parts_problem *parts, og_complaint *complaint) {
  og_exact_body start = reader->a.exact; // its numbers are the reader's
  start.count = 1;
  start.direction_count = 0;
  og_part_list_reset(&parts->part[0]);
  og_part_list_add_range(&parts->part[0], 0, 1);
  const og_problem_status status = og_problem_set_exact(&parts->pair, &start, &reader->b.exact, &reader->motion);
  return status == OG_PROBLEM_OK || og_complain(complaint, OG_INPUT_BAD, NULL, "%s", og_problem_status_text(status));
}

// A solid height field becomes a mesh that stands for it; the other body has to have an end.
static bool close_fields(og_case_reader *reader, const json_t *root, og_part_list *list, const og_exact_motion *motion,
                         og_complaint *complaint) {
  size_t rows[2], columns[2];
  const og_place at_b = {NULL, "b", 0};
  const bool is_a = og_is_solid_field(json_object_get(root, "a"), &rows[0], &columns[0]),
             is_b = og_is_solid_field(json_object_get(root, "b"), &rows[1], &columns[1]);
  if (is_a && is_b)
    return og_complain(complaint, OG_INPUT_BAD, &at_b,
                       "two solid height fields, both without an end; expected one beside a body that has one");
  if (is_a) og_close_solid_field(&reader->a.exact, &list[0], rows[0], columns[0], &reader->b.exact, motion, true);
  if (is_b) og_close_solid_field(&reader->b.exact, &list[1], rows[1], columns[1], &reader->a.exact, motion, false);
  return true;
}

bool og_read_parts_case(og_case_reader *reader, const json_t *root, og_question own, og_case *one,
                       og_complaint *complaint) {
  og_parts_problem *parts = &one->parts;
  one->kind = OG_CASE_OF_PARTS;
  if (!have_depth(root, own, one->question, complaint) || !may_share(root, one->question, complaint)) return false;
  if (!og_check_case_fields(root, own, complaint)) return false;
  if (!read_part_list(reader, &reader->a, &parts->part[0], &one->solid[0], root, "a", own, one->question,
                      complaint) ||
      !read_part_list(reader, &reader->b, &parts->part[1], &one->solid[1], root, "b", own, one->question,
                      complaint))
    return false;
  one->has_parts[0] = og_is_of_parts(json_object_get(root, "a"));
  one->has_parts[1] = og_is_of_parts(json_object_get(root, "b"));
  if (one->solid[0] || one->solid[1]) one->kind = OG_CASE_SOLID;
  if (!set_curves(reader, one, complaint)) return false;
  if (one->question == OG_CONTACT) one->kind = OG_CASE_PART_CONTACTS;
  const bool moves = own == OG_SWEEP;
  if (moves && !og_read_motion(reader, root, complaint)) return false;
  if (own == OG_HIT && !set_ray_motion(reader, complaint)) return false;
  const bool is_path = moves || own == OG_HIT;
  if (!close_fields(reader, root, parts->part, is_path ? &reader->motion : NULL, complaint)) return false;
  if (!og_case_lattice_fits(reader, moves)) return og_complain_of_lattice(reader, complaint);
  if (own == OG_HIT) return set_ray(reader, parts, complaint);
  const og_problem_status status =
      og_problem_set_exact(&parts->pair, &reader->a.exact, &reader->b.exact, moves ? &reader->motion : NULL);
  return status == OG_PROBLEM_OK || og_complain(complaint, OG_INPUT_BAD, NULL, "%s", og_problem_status_text(status));
}
