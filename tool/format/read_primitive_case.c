#include "tool/format/case_reader.h"

#include "tool/format/body_rules.h"
#include "tool/format/fields.h"

// The question is about all pairs of points at once.
enum { MOST_CLOSEST_PAIRS = 1 << 16 };

static bool read_direction(og_case_reader *reader, og_primitive *primitive, const json_t *root,
                           og_complaint *complaint) {
  const og_place here = {NULL, "direction", 0};
  const json_t *value = json_object_get(root, "direction"); // there is one
  if (!og_read_numbers(reader->direction, 3, value, &here, complaint)) return false;
  og_int_set_si(&primitive->direction_den, 1);
  og_rational_common_denominator(&primitive->direction_den, reader->direction, 3, SIZE_MAX);
  og_int *const parts[3] = {&primitive->direction.x, &primitive->direction.y, &primitive->direction.z};
  for (int k = 0; k < 3; k++) og_rational_numerator_over(parts[k], &reader->direction[k], &primitive->direction_den);
  return true;
}

static bool set_support_case(og_case_reader *reader, const json_t *root, og_case *one, og_complaint *complaint) {
  if (og_need_field(root, "direction", NULL, complaint) == NULL) return false;
  if (json_object_get(root, "b") != NULL)
    return og_set_pairs_case(reader, root, one, complaint) &&
           read_direction(reader, &one->primitive, root, complaint);
  if (json_object_get(root, "operation") != NULL)
    return og_complain(complaint, OG_INPUT_BAD, NULL, "the field 'operation' is of two bodies; expected 'b' beside it");
  if (reader->a.curve != OG_CURVE_NONE)
    return og_set_curved_support_case(reader, one, complaint) &&
           read_direction(reader, &one->curved_support.pair, root, complaint);
  og_primitive_set(&one->primitive, OG_SUPPORT, &reader->a.exact, NULL);
  return read_direction(reader, &one->primitive, root, complaint);
}

bool og_set_primitive_case(og_case_reader *reader, const json_t *root, og_case *one, og_complaint *complaint) {
  if (one->question == OG_CLOSEST && reader->a.exact.count > MOST_CLOSEST_PAIRS / reader->b.exact.count)
    return og_complain(complaint, OG_INPUT_LIMIT, NULL, "more than %d pairs of points; 'distance' takes more",
                       MOST_CLOSEST_PAIRS);
  const bool has_b = og_question_has_b(one->question);
  if (has_b && reader->b.curve != OG_CURVE_NONE) return og_set_curved_hit_case(reader, one, complaint);
  if (one->question == OG_SUPPORT) return set_support_case(reader, root, one, complaint);
  og_primitive_set(&one->primitive, one->question, &reader->a.exact, has_b ? &reader->b.exact : NULL);
  const og_place at_b = {NULL, "b", 0}, at_shape = {&at_b, "shape", 0};
  if (one->question != OG_HIT || !og_primitive_is_round(&one->primitive) || reader->a.shape.kind != OG_SHAPE_TRIANGLE)
    return true;
  return og_complain(complaint, OG_INPUT_BAD, &at_shape,
                     "a triangle meets a sphere in no polygon; expected another shape, or a line, ray or segment as a");
}
