#include "tool/format/case_reader.h"

#include "tool/format/fields.h"

// What they share is known of one of them and a polytope, neither rounded.
static bool set_contact(const og_case_reader *reader, og_case *one, og_complaint *complaint) {
  const og_case_body *a = &reader->a, *b = &reader->b;
  const og_place at_question = {NULL, "question", 0};
  if ((a->curve != OG_CURVE_NONE && b->curve != OG_CURVE_NONE) || og_is_rounded(a) || og_is_rounded(b))
    return og_complain(complaint, OG_INPUT_BAD, &at_question,
                       "'contact' of a cylinder or a cone is answered beside a polytope, where neither is rounded; "
                       "expected that");
  one->kind = OG_CASE_CURVED_CONTACT;
  one->curved.is_b = a->curve == OG_CURVE_NONE;
  one->curved.curve = one->curved.is_b ? b->curve : a->curve;
  const og_problem_status status = og_problem_set_exact(&one->curved.pair, &a->exact, &b->exact, NULL);
  return status == OG_PROBLEM_OK || og_complain(complaint, OG_INPUT_BAD, NULL, "%s", og_problem_status_text(status));
}

// The relation with a polytope has a question of its own, which always has an answer.
bool og_set_curved_case(const og_case_reader *reader, og_case *one, og_complaint *complaint) {
  const og_case_body *a = &reader->a, *b = &reader->b;
  const bool both = a->curve != OG_CURVE_NONE && b->curve != OG_CURVE_NONE;
  const bool is_ellipsoid = a->curve == OG_CURVE_ELLIPSOID || b->curve == OG_CURVE_ELLIPSOID;
  const bool is_exact =
      one->question == OG_RELATION && !both && !is_ellipsoid && !og_is_rounded(a) && !og_is_rounded(b);
  if (one->question == OG_CONTACT) return set_contact(reader, one, complaint);
  const bool moves = one->question == OG_SWEEP;
  one->kind = is_exact                      ? OG_CASE_CURVED
              : moves                       ? OG_CASE_CURVED_SWEEP
              : one->question == OG_DEPTH   ? OG_CASE_CURVED_DEPTH
                                            : OG_CASE_ENCLOSED;
  one->curved.is_b = a->curve == OG_CURVE_NONE;
  one->curved.curve = one->curved.is_b ? b->curve : a->curve;
  one->enclosure.curve[0] = a->curve;
  one->enclosure.curve[1] = b->curve;
  og_problem *pair = is_exact ? &one->curved.pair : &one->enclosure.pair;
  const og_problem_status status = og_problem_set_exact(pair, &a->exact, &b->exact, moves ? &reader->motion : NULL);
  return status == OG_PROBLEM_OK || og_complain(complaint, OG_INPUT_BAD, NULL, "%s", og_problem_status_text(status));
}

// Takes a cylinder or a cone as it is, without a ball, and a path.
bool og_set_curved_hit_case(const og_case_reader *reader, og_case *one, og_complaint *complaint) {
  const og_place at_b = {NULL, "b", 0}, at_rounding = {&at_b, "rounding", 0}, at_a = {NULL, "a", 0},
                 at_shape = {&at_a, "shape", 0};
  if (og_is_rounded(&reader->b))
    return og_complain(complaint, OG_INPUT_BAD, &at_rounding, "a hit of a rounded cylinder or cone has no answer; expected none");
  if (reader->a.shape.kind == OG_SHAPE_TRIANGLE)
    return og_complain(complaint, OG_INPUT_BAD, &at_shape,
                       "a triangle and a cylinder or a cone; expected a point, segment, line or ray as a");
  one->kind = OG_CASE_CURVED_HIT;
  one->curved_hit.curve = reader->b.curve;
  og_primitive_set(&one->curved_hit.pair, OG_HIT, &reader->a.exact, &reader->b.exact);
  return true;
}

// As it is, without a ball.
bool og_set_curved_support_case(const og_case_reader *reader, og_case *one, og_complaint *complaint) {
  const og_place at_a = {NULL, "a", 0}, at_rounding = {&at_a, "rounding", 0};
  if (og_is_rounded(&reader->a))
    return og_complain(complaint, OG_INPUT_BAD, &at_rounding,
                       "the support of a rounded cylinder or cone has no answer; expected none");
  one->kind = OG_CASE_CURVED_SUPPORT;
  one->curved_support.curve = reader->a.curve;
  og_primitive_set(&one->curved_support.pair, OG_SUPPORT, &reader->a.exact, NULL);
  return true;
}
