// A case of the plane: its bodies become prisms (spec/body/prism.h), and the problem is about these.

#include "spec/body/prism.h"
#include "tool/format/body_rules.h"
#include "tool/format/case_reader.h"
#include "tool/format/fields.h"
#include "tool/format/read_plane_shape.h"
#include "tool/format/read_shape.h"

static bool is_of_the_plane(og_question question) {
  return og_question_is_of_pair(question) || question == OG_CONTACT || question == OG_HIT;
}

// A ray is no body, and what it hits says nothing of other questions.
static bool is_hit_alone(og_question own, og_question asked, og_complaint *complaint) {
  const og_place here = {NULL, "question", 0};
  if ((own == OG_HIT) == (asked == OG_HIT)) return true;
  return og_complain(complaint, OG_INPUT_BAD, &here, "the case asks '%s'; expected no other question about it",
                     og_question_at(own)->id);
}

bool og_read_is_plane(og_case_reader *reader, const json_t *root, og_question own, og_case *one,
                      og_complaint *complaint) {
  const og_place here = {NULL, "plane", 0};
  const json_t *value = json_object_get(root, "plane");
  if (!og_read_boolean(&one->is_plane, value, &here, complaint)) return false;
  reader->is_plane = one->is_plane;
  const og_question other = is_of_the_plane(own) ? one->question : own;
  if (one->is_plane && !is_of_the_plane(other))
    return og_complain(complaint, OG_INPUT_BAD, &here,
                       "the question '%s' takes no bodies of the plane; expected relation, distance, depth, sweep, "
                       "contact or hit",
                       og_question_at(other)->id);
  if (one->is_plane && !is_hit_alone(own, one->question, complaint)) return false;
  if (!one->is_plane || reader->takes_plane) return true;
  return og_complain(complaint, OG_INPUT_BAD, &here,
                     "cases of the plane are not taken here; 'origo ask', 'judge', 'draw' and 'origo-check' take them");
}

static bool read_body(const og_case_reader *reader, og_case_body *body, const json_t *root, const char *field,
                      bool may_be_ray, og_complaint *complaint) {
  const og_place here = {NULL, field, 0}, at_shape = {&here, "shape", 0};
  const json_t *value = og_need_field(root, field, NULL, complaint);
  body->curve = OG_CURVE_NONE;
  if (value == NULL || !og_read_plane_shape(&body->shape, value, reader->limits.max_points, &here, complaint))
    return false;
  if (body->shape.kind == OG_SHAPE_RAY && !may_be_ray)
    return og_complain(complaint, OG_INPUT_BAD, &at_shape, "a ray is taken as a by the question 'hit' alone");
  const og_shape_status status = og_shape_to_body(&body->exact, &body->shape, reader->limits.max_bits);
  if (status != OG_SHAPE_OK) return og_complain_of_shape(status, &body->shape, &here, complaint);
  // A flat box has each corner twice.
  if (body->shape.kind == OG_SHAPE_BOX) og_exact_body_resize(&body->exact, 4);
  return true;
}

// A ray or a segment as a point that moves from its first point on: the second one's way takes the time 1.
static bool set_path(og_case_reader *reader, og_complaint *complaint) {
  const og_place here = {NULL, "a", 0};
  og_exact_body *a = &reader->a.exact;
  og_exact_motion *motion = &reader->motion;
  const bool is_ray = reader->a.shape.kind == OG_SHAPE_RAY;
  const bool is_segment = reader->a.shape.kind == OG_SHAPE_SEGMENT;
  if ((!is_ray && !is_segment) || og_is_rounded(&reader->a))
    return og_complain(complaint, OG_INPUT_BAD, &here, "no path; expected a ray or a segment without a radius");
  if (is_ray) og_ivec_neg(&motion->velocity, &a->direction[0]);
  else og_ivec_sub(&motion->velocity, &a->point[0], &a->point[1]);
  og_int_set(&motion->den, &a->den);
  motion->has_until = is_segment;
  og_int_set_si(&motion->until_num, 1);
  og_int_set_si(&motion->until_den, 1);
  og_exact_body_resize(a, 1);
  return true;
}

bool og_read_plane_case(og_case_reader *reader, const json_t *root, og_question own, og_case *one,
                        og_complaint *complaint) {
  const bool is_path = own == OG_HIT, moves = own == OG_SWEEP || one->question == OG_SWEEP;
  if (!read_body(reader, &reader->a, root, "a", is_path, complaint) ||
      !read_body(reader, &reader->b, root, "b", false, complaint))
    return false;
  if (!og_check_case_fields(root, own, complaint)) return false;
  if (moves && !og_read_motion(reader, root, complaint)) return false;
  if (is_path && !set_path(reader, complaint)) return false;
  const bool is_contact = own == OG_CONTACT && one->question == OG_CONTACT;
  if (is_contact && !og_read_contact_along(reader, root, one, complaint)) return false;
  og_flat_to_prisms(&reader->a.exact, &reader->b.exact);
  if (!og_case_lattice_fits(reader, moves || is_path)) return og_complain_of_lattice(reader, complaint);
  const og_exact_motion *motion = one->question == OG_SWEEP || is_path ? &reader->motion : NULL;
  const og_problem_status status = og_problem_set_exact(&one->problem, &reader->a.exact, &reader->b.exact, motion);
  return status == OG_PROBLEM_OK || og_complain(complaint, OG_INPUT_BAD, NULL, "%s", og_problem_status_text(status));
}
