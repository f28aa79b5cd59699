#include "tool/format/body_rules.h"

#include <stdio.h>
#include <string.h>

#include "tool/format/fields.h"

bool og_question_has_b(og_question question) {
  return question != OG_SUPPORT && question != OG_SIMPLEX && question != OG_ORIENTATION && question != OG_OVERLAPS &&
         question != OG_BOUND && question != OG_HULL && question != OG_TRIANGULATE && question != OG_DECOMPOSE &&
         !og_question_is_of_moving(question);
}

#define KIND(k) (1u << (k))
#define STRAIGHT                                                                                                       \
  (KIND(OG_SHAPE_POINT) | KIND(OG_SHAPE_SEGMENT) | KIND(OG_SHAPE_TRIANGLE) | KIND(OG_SHAPE_LINE) | KIND(OG_SHAPE_RAY))
#define SOLID (STRAIGHT | KIND(OG_SHAPE_BOX) | KIND(OG_SHAPE_PLANE))
#define BOUNDED (KIND(OG_SHAPE_KIND_COUNT) - 1 - KIND(OG_SHAPE_LINE) - KIND(OG_SHAPE_RAY) - KIND(OG_SHAPE_PLANE))

#define POLYTOPES                                                                                                      \
  (KIND(OG_SHAPE_POINT) | KIND(OG_SHAPE_SEGMENT) | KIND(OG_SHAPE_TRIANGLE) | KIND(OG_SHAPE_BOX) | KIND(OG_SHAPE_HULL))

// The kinds of shapes that a question takes.
static unsigned kinds_taken(og_question question, bool is_b) {
  if (question == OG_CLOSEST) return SOLID | KIND(OG_SHAPE_HULL);
  if (question == OG_MINKOWSKI) return POLYTOPES;
  if (question == OG_HIT) return is_b ? SOLID | KIND(OG_SHAPE_SPHERE) : STRAIGHT;
  return og_question_is_of_pair(question) || question == OG_CONTACT ? BOUNDED | KIND(OG_SHAPE_PLANE) : BOUNDED;
}

static bool takes_balls(og_question question, bool is_b, og_shape_kind kind) {
  if (question == OG_SIMPLEX || question == OG_CLOSEST || question == OG_ORIENTATION || question == OG_MINKOWSKI)
    return false;
  return question != OG_HIT || (is_b && kind == OG_SHAPE_SPHERE);
}

static void list_kinds(char text[128], unsigned taken) {
  size_t length = 0;
  text[0] = '\0';
  for (og_shape_kind kind = OG_SHAPE_POINT; kind < OG_SHAPE_KIND_COUNT && length < 128; kind++)
    if ((taken & KIND(kind)) != 0)
      length += (size_t)snprintf(text + length, 128 - length, "%s%s", length == 0 ? "" : ", ", og_shape_at(kind)->id);
}

// A shape without an end is taken by few.
static const char *why_endless(og_shape_kind kind) {
  if (kind == OG_SHAPE_LINE) return ", for it has no end either way ('closest' and 'hit' take it)";
  if (kind == OG_SHAPE_RAY) return ", for it has no end where it goes ('closest' and 'hit' take it)";
  if (kind != OG_SHAPE_PLANE) return "";
  return ", for it has no end along it and below it ('relation', 'distance', 'depth', 'sweep' and 'contact' take it "
         "beside a convex body that has one; 'closest' takes it, and 'hit' as b)";
}

bool og_check_bounded(const og_case_body *body, const og_place *place, og_complaint *complaint) {
  const og_place shape = {place, "shape", 0};
  if (body->curve != OG_CURVE_NONE || !og_shape_is_endless(body->shape.kind)) return true;
  return og_complain(complaint, OG_INPUT_BAD, &shape,
                     "the shape '%s' is not taken beside a mesh, a height field or a compound%s",
                     og_shape_at(body->shape.kind)->id, why_endless(body->shape.kind));
}

bool og_check_body(const og_case_body *body, og_question question, bool is_b, const og_place *place,
                   og_complaint *complaint) {
  const og_place shape = {place, "shape", 0}, radius = {place, "radius", 0};
  const og_shape_kind kind = body->shape.kind;
  const char *asked = og_question_at(question)->id;
  const unsigned taken = kinds_taken(question, is_b);
  if ((taken & KIND(kind)) == 0) {
    char list[128];
    list_kinds(list, taken);
    return og_complain(complaint, OG_INPUT_BAD, &shape,
                       "the question '%s' does not take the shape '%s' here%s; expected one of %s", asked,
                       og_shape_at(kind)->id, why_endless(kind), list);
  }
  if (!takes_balls(question, is_b, kind) && og_rational_sign(&body->shape.radius) != 0)
    return og_complain(complaint, OG_INPUT_BAD, &radius, "the question '%s' takes no ball here; expected no radius",
                       asked);
  if (question == OG_SIMPLEX && body->exact.count > 4)
    return og_complain(complaint, OG_INPUT_BAD, place, "%zu points; expected a simplex of 1 to 4", body->exact.count);
  if (question == OG_ORIENTATION && body->exact.count != 3 && body->exact.count != 4)
    return og_complain(complaint, OG_INPUT_BAD, place, "%zu points; expected 3 (in the plane) or 4", body->exact.count);
  return true;
}

static bool is_of_points(og_question question) {
  return question == OG_BOUND || question == OG_HULL || question == OG_TRIANGULATE;
}

// Does a field that belongs to `of` belong to the question?
static bool is_field_of(const char *name, og_question of, og_question question) {
  if (question == OG_SUPPORT && strcmp(name, "operation") == 0) return true;
  if (question == OG_CONTACT && strcmp(name, "direction") == 0) return true;
  if (question == OG_MESH_MOTION && (strcmp(name, "end_a") == 0 || strcmp(name, "end_b") == 0)) return true;
  return question == of || (is_of_points(question) && strcmp(name, "points") == 0);
}

// The fields of a case that are about its question, and a question that takes each.
static const struct {
  const char *name;
  og_question of;
} case_fields[] = {
    {"boxes", OG_OVERLAPS},    {"scene", OG_OVERLAPS},   {"steps", OG_OVERLAPS},   {"hostile", OG_OVERLAPS},
    {"velocity_a", OG_SWEEP},  {"velocity_b", OG_SWEEP}, {"until", OG_SWEEP},      {"direction", OG_SUPPORT},
    {"points", OG_BOUND},      {"volume", OG_BOUND},     {"directions", OG_BOUND}, {"with_kinds", OG_MESH_PAIRS},
    {"start", OG_VERTEX_FACE}, {"end", OG_VERTEX_FACE},  {"end_a", OG_MOTION},     {"end_b", OG_MOTION},
    {"spin_a", OG_MOTION},     {"spin_b", OG_MOTION},    {"after", OG_CONTACT},    {"about_a", OG_MOTION},
    {"about_b", OG_MOTION},    {"parts", OG_DECOMPOSE},  {"bound", OG_DECOMPOSE},  {"operation", OG_MINKOWSKI},
    {"triangles", OG_BOUND},   {"turn", OG_BOUND},       {"holes", OG_TRIANGULATE}};
enum { CASE_FIELDS = sizeof case_fields / sizeof *case_fields, TAKERS_SIZE = 160 };

// Both questions about features that move have the same fields.
static og_question owner_of(og_question question) { return question == OG_EDGE_EDGE ? OG_VERTEX_FACE : question; }

// "'vertex-face' and 'edge-edge' take it"
static const char *list_takers(char text[TAKERS_SIZE], size_t field) {
  size_t length = 0, count = 0, left = 0;
  for (og_question q = OG_RELATION; q < OG_QUESTION_COUNT; q++)
    left += is_field_of(case_fields[field].name, case_fields[field].of, owner_of(q));
  for (og_question q = OG_RELATION; q < OG_QUESTION_COUNT; q++) {
    if (!is_field_of(case_fields[field].name, case_fields[field].of, owner_of(q))) continue;
    length += (size_t)snprintf(text + length, TAKERS_SIZE - length, "%s'%s'",
                               count == 0          ? ""
                               : count + 1 == left ? " and "
                                                   : ", ",
                               og_question_at(q)->id);
    count++;
  }
  snprintf(text + length, TAKERS_SIZE - length, " take%s it", count == 1 ? "s" : "");
  return text;
}

// What a question is about that has no bodies, or one alone.
static const char *subject_of(og_question question) {
  if (question == OG_OVERLAPS) return "'boxes' or a 'scene'";
  if (og_question_is_of_moving(question)) return "'start' and 'end'";
  return is_of_points(question) ? "'points'" : "one body, 'a'";
}

bool og_check_body_fields(const json_t *value, const char *const *known, const og_place *place,
                          og_complaint *complaint) {
  char takers[TAKERS_SIZE];
  if (!json_is_object(value)) return og_read_object(value, known, place, complaint);
  for (size_t k = 0; k < CASE_FIELDS; k++) {
    size_t at = 0;
    while (known[at] != NULL && strcmp(known[at], case_fields[k].name) != 0) at++;
    if (known[at] == NULL && json_object_get(value, case_fields[k].name) != NULL)
      return og_complain(complaint, OG_INPUT_BAD, place,
                         "the field '%s' is none of a body; it stands in the case itself, where %s",
                         case_fields[k].name, list_takers(takers, k));
  }
  return og_read_object(value, known, place, complaint);
}

bool og_check_case_fields(const json_t *root, og_question question, og_complaint *complaint) {
  char takers[TAKERS_SIZE];
  const og_question owner = owner_of(question);
  for (size_t k = 0; k < CASE_FIELDS; k++)
    if (!is_field_of(case_fields[k].name, case_fields[k].of, owner) &&
        json_object_get(root, case_fields[k].name) != NULL)
      return og_complain(complaint, OG_INPUT_BAD, NULL, "the field '%s' does not belong to the question '%s'; %s",
                         case_fields[k].name, og_question_at(question)->id, list_takers(takers, k));
  const bool has_bodies = question != OG_OVERLAPS && !is_of_points(question) && owner != OG_VERTEX_FACE;
  if (!has_bodies && json_object_get(root, "a") != NULL)
    return og_complain(complaint, OG_INPUT_BAD, NULL,
                       "the field 'a' does not belong to the question '%s', which is about %s",
                       og_question_at(question)->id, subject_of(question));
  const bool may_have_b = og_question_has_b(question) || question == OG_SUPPORT;
  if (may_have_b || json_object_get(root, "b") == NULL) return true;
  return og_complain(complaint, OG_INPUT_BAD, NULL,
                     "the field 'b' does not belong to the question '%s', which is about %s",
                     og_question_at(question)->id, subject_of(question));
}
