#include "tool/format/read_curved.h"

#include <string.h>

#include "spec/pair/checker.h"
#include "tool/format/body_rules.h"
#include "tool/format/compare_fields.h"
#include "tool/format/fields.h"
#include "tool/format/read_certificate.h"
#include "tool/format/read_shape.h"

// ---- bodies ----

og_curve og_curve_of(const json_t *value) {
  const char *name = json_string_value(json_object_get(value, "shape"));
  if (name == NULL) return OG_CURVE_NONE;
  static const char *const names[] = {[OG_CURVE_NONE] = "",
                                      [OG_CURVE_CYLINDER] = "cylinder",
                                      [OG_CURVE_CONE] = "cone",
                                      [OG_CURVE_ELLIPSOID] = "ellipsoid"};
  for (og_curve curve = OG_CURVE_CYLINDER; curve <= OG_CURVE_ELLIPSOID; curve++)
    if (strcmp(name, names[curve]) == 0) return curve;
  return OG_CURVE_NONE;
}

// The frame of a body with that radius and half height.
static void set_frame(og_shape *shape, const og_rational *radius, const og_rational *half_height) {
  og_shape_resize(shape, 4);
  for (int k = 0; k < 12; k++) og_rational_set_si(&shape->coordinate[k], 0);
  og_rational_set(&shape->coordinate[3], radius);
  og_rational_set(&shape->coordinate[7], radius);
  og_rational_set(&shape->coordinate[11], half_height);
}

void og_set_arm(og_shape *shape, int axis) {
  og_rational half;
  og_rational_init(&half);
  og_rational_set(&half, &shape->coordinate[4 * axis + 3]);
  const bool is_point = og_rational_sign(&half) == 0;
  shape->kind = is_point ? OG_SHAPE_POINT : OG_SHAPE_SEGMENT;
  og_shape_resize(shape, is_point ? 1 : 2);
  for (size_t k = 0; k < 3 * shape->count; k++) og_rational_set_si(&shape->coordinate[k], 0);
  if (!is_point) {
    og_rational_set(&shape->coordinate[axis], &half);
    og_rational_set(&shape->coordinate[3 + axis], &half);
    og_int_neg(&shape->coordinate[axis].num, &shape->coordinate[axis].num);
  }
  og_rational_clear(&half);
}

void og_set_curved_shape(og_shape *shape, og_curve *is_curve, og_curve curve, const og_rational *radius,
                         const og_rational *half_height) {
  *is_curve = og_rational_sign(radius) == 0 ? OG_CURVE_NONE : curve;
  set_frame(shape, radius, half_height);
  if (*is_curve == OG_CURVE_NONE) og_set_arm(shape, 2);
}

// Does the pose keep angles, and all lengths in proportion?
static bool is_similarity(og_shape *shape, size_t max_bits, og_shape_status *status) {
  og_rational one;
  og_exact_body body;
  og_curved_axes axes;
  og_int along, across;
  og_points frame = {0};
  og_rational_init(&one);
  og_rational_set_si(&one, 1);
  og_exact_body_init(&body);
  og_curved_axes_init(&axes);
  og_int_init(&along);
  og_int_init(&across);
  set_frame(shape, &one, &one);
  *status = og_shape_to_body(&body, shape, max_bits);
  frame.count = body.count;
  frame.at = body.point;
  bool similar = *status == OG_SHAPE_OK && og_curved_axes_set(&axes, &frame);
  if (similar) {
    og_ivec_dot(&along, &axes.a, &axes.a);
    og_ivec_dot(&across, &axes.u, &axes.u);
    similar = og_int_compare(&along, &across) == 0;
  }
  og_int_clear(&along);
  og_int_clear(&across);
  og_curved_axes_clear(&axes);
  og_exact_body_clear(&body);
  og_rational_clear(&one);
  return similar;
}

static bool check_pose(og_shape *shape, size_t max_bits, const og_place *place, og_complaint *complaint) {
  const og_place pose = {place, "pose", 0}, matrix = {&pose, "matrix", 0};
  og_shape_status status;
  if (is_similarity(shape, max_bits, &status)) return true;
  if (status != OG_SHAPE_OK) return og_complain_of_shape(status, shape, place, complaint);
  return og_complain(
      complaint, OG_INPUT_BAD, &matrix,
      "no similarity: it shears, flattens or stretches one way; expected columns that are orthogonal and "
      "of one length, not zero");
}

static bool read_size(og_rational *r, const json_t *value, const char *field, const char *what, const og_place *place,
                      og_complaint *complaint) {
  const og_place here = {place, field, 0};
  const json_t *number = og_need_field(value, field, place, complaint);
  if (number == NULL || !og_read_number(r, number, &here, complaint)) return false;
  return og_rational_sign(r) >= 0 ||
         og_complain(complaint, OG_INPUT_BAD, &here, "negative; expected %s of zero or more", what);
}

// The ball around it, which has none where nothing is said.
static bool read_rounding(og_shape *shape, const json_t *value, const og_place *place, og_complaint *complaint) {
  return json_object_get(value, "rounding") == NULL ||
         read_size(&shape->radius, value, "rounding", "a radius", place, complaint);
}

// Its half axes along x, y and z make the frame.
static bool read_ellipsoid(og_shape *shape, const json_t *value, const og_place *place, og_complaint *complaint) {
  static const char *const known[] = {"shape", "half", "pose", NULL};
  const og_place at_half = {place, "half", 0}, at_pose = {place, "pose", 0};
  if (!og_check_body_fields(value, known, place, complaint)) return false;
  const json_t *half = og_need_field(value, "half", place, complaint), *pose = json_object_get(value, "pose");
  if (half == NULL || !og_read_array(half, 3, "half axes", &at_half, complaint)) return false;
  og_shape_reset(shape, OG_SHAPE_HULL);
  og_shape_resize(shape, 4);
  for (int k = 0; k < 12; k++) og_rational_set_si(&shape->coordinate[k], 0);
  for (size_t k = 0; k < 3; k++) {
    const og_place element = {&at_half, NULL, k};
    og_rational *to = &shape->coordinate[4 * k + 3];
    if (!og_read_number(to, json_array_get(half, k), &element, complaint)) return false;
    if (og_rational_sign(to) < 0)
      return og_complain(complaint, OG_INPUT_BAD, &element, "negative; expected half an axis of zero or more");
  }
  return pose == NULL || og_read_pose(shape, pose, &at_pose, complaint);
}

bool og_read_curved_shape(og_shape *shape, og_curve *curve, const json_t *value, size_t max_bits, const og_place *place,
                          og_complaint *complaint) {
  static const char *const known[] = {"shape", "radius", "half_height", "rounding", "pose", NULL};
  const og_place at_pose = {place, "pose", 0};
  og_rational radius, half_height;
  *curve = og_curve_of(value);
  if (*curve == OG_CURVE_ELLIPSOID) return read_ellipsoid(shape, value, place, complaint);
  if (!og_check_body_fields(value, known, place, complaint)) return false;
  og_rational_init(&radius);
  og_rational_init(&half_height);
  const json_t *pose = json_object_get(value, "pose");
  og_shape_reset(shape, OG_SHAPE_HULL);
  const bool good = read_size(&radius, value, "radius", "a radius", place, complaint) &&
                    read_size(&half_height, value, "half_height", "half a height", place, complaint) &&
                    read_rounding(shape, value, place, complaint) &&
                    (pose == NULL || og_read_pose(shape, pose, &at_pose, complaint)) &&
                    check_pose(shape, max_bits, place, complaint);
  *curve = OG_CURVE_NONE;
  if (good) og_set_curved_shape(shape, curve, og_curve_of(value), &radius, &half_height);
  og_rational_clear(&radius);
  og_rational_clear(&half_height);
  return good;
}

// ---- answers ----

static const char *const answer_fields[] = {"id", "question", "relation", "certificate", NULL};

void og_curved_claim_init(og_curved_claim *claim) {
  og_answer_line_init(&claim->line);
  og_curved_certificate_init(&claim->certificate);
}

void og_curved_claim_clear(og_curved_claim *claim) {
  og_answer_line_clear(&claim->line);
  og_curved_certificate_clear(&claim->certificate);
}

// Where there are more points than a mean may have, the checker needs to know only that.
static bool read_points(og_curved_certificate *certificate, const json_t *object, const og_place *in,
                        og_complaint *complaint) {
  const og_place here = {in, "points", 0};
  const json_t *value = og_need_field(object, "points", in, complaint);
  if (value == NULL || !og_read_array(value, SIZE_MAX, "points with weights", &here, complaint)) return false;
  certificate->count = json_array_size(value);
  for (size_t k = 0; k < certificate->count && k < OG_CURVED_MEAN; k++) {
    const og_place element = {&here, NULL, k}, first = {&element, NULL, 0}, second = {&element, NULL, 1};
    const json_t *pair = json_array_get(value, k);
    if (!og_read_array(pair, 2, "number of a point and weight", &element, complaint) ||
        !og_read_index(&certificate->point[k], json_array_get(pair, 0), &first, complaint) ||
        !og_read_integer(&certificate->weight[k], json_array_get(pair, 1), &second, complaint))
      return false;
  }
  return true;
}

static bool read_direction(og_curved_certificate *certificate, const json_t *object, const og_place *in,
                           og_complaint *complaint) {
  const og_place here = {in, "direction", 0};
  const json_t *value = og_need_field(object, "direction", in, complaint);
  return value != NULL && og_read_ivec(&certificate->direction, value, &here, complaint);
}

bool og_read_curved_certificate(og_curved_certificate *certificate, const json_t *value, const og_place *place,
                                og_complaint *complaint) {
  static const char *const of_separated[] = {"kind", "direction", NULL},
                           *const of_touching[] = {"kind", "direction", "points", NULL},
                           *const of_penetrating[] = {"kind", "points", NULL};
  static const char *const *const known[] = {
      [OG_SEPARATED] = of_separated, [OG_TOUCHING] = of_touching, [OG_PENETRATING] = of_penetrating};
  const og_place at_kind = {place, "kind", 0};
  const char *kind = og_read_kind_name(value, place, complaint);
  char quoted[OG_QUOTE_SIZE];
  if (kind == NULL) return false;
  for (og_relation r = OG_SEPARATED; r <= OG_PENETRATING; r++)
    if (strcmp(kind, og_relation_name(r)) == 0) certificate->relation = r;
  const og_relation relation = certificate->relation;
  if (relation == OG_RELATION_NONE)
    return og_complain(complaint, OG_INPUT_BAD, &at_kind,
                       "unknown kind %s; expected separated, touching or penetrating of a cylinder or a cone",
                       og_quote(quoted, kind));
  return og_read_object(value, known[relation], place, complaint) &&
         (relation == OG_PENETRATING || read_direction(certificate, value, place, complaint)) &&
         (relation == OG_SEPARATED || read_points(certificate, value, place, complaint));
}

og_input_status og_read_curved_claim(const char *line, size_t length, og_curved_claim *claim, og_complaint *complaint) {
  const json_t *certificate = NULL;
  og_curved_certificate_reset(&claim->certificate);
  const og_input_status status =
      og_read_relation_line(line, length, answer_fields, &claim->line, &certificate, complaint);
  if (status != OG_INPUT_OK || certificate == NULL) return status;
  const og_place here = {NULL, "certificate", 0};
  return og_read_curved_certificate(&claim->certificate, certificate, &here, complaint) ? OG_INPUT_OK
                                                                                        : complaint->status;
}

size_t og_compare_curved_claim(og_text *mismatches, const og_curved_claim *claim) {
  og_text text;
  og_text_init(&text);
  og_text_format(&text, "{\"id\":0,\"relation\":\"%s\"}", og_relation_name(claim->certificate.relation));
  const size_t count = og_compare_fields(mismatches, claim->line.root, text.at, text.length);
  og_text_clear(&text);
  return count;
}
