// A case of the plane: its bodies become prisms (spec/body/prism.h), and the problem is about these.

#include "spec/body/prism.h"
#include "tool/format/body_rules.h"
#include "tool/format/case_reader.h"
#include "tool/format/fields.h"
#include "tool/format/read_plane_shape.h"
#include "tool/format/read_shape.h"

static bool is_of_the_plane(og_question question) { return og_question_is_of_pair(question) || question == OG_CONTACT; }

bool og_read_is_plane(og_case_reader *reader, const json_t *root, og_question own, og_case *one,
                      og_complaint *complaint) {
  const og_place here = {NULL, "plane", 0};
  const json_t *value = json_object_get(root, "plane");
  one->is_plane = reader->is_plane = false;
  if (value == NULL) return true;
  if (!og_read_boolean(&one->is_plane, value, &here, complaint)) return false;
  reader->is_plane = one->is_plane;
  const og_question other = is_of_the_plane(own) ? one->question : own;
  if (one->is_plane && !is_of_the_plane(other))
    return og_complain(complaint, OG_INPUT_BAD, &here,
                       "the question '%s' takes no bodies of the plane; expected relation, distance, depth, sweep or "
                       "contact",
                       og_question_at(other)->id);
  return !one->is_plane || reader->takes_plane ||
         og_complain(complaint, OG_INPUT_BAD, &here,
                     "cases of the plane are not taken here; 'origo ask' and 'origo-check' take them");
}

static bool read_body(const og_case_reader *reader, og_case_body *body, const json_t *root, const char *field,
                      og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  const json_t *value = og_need_field(root, field, NULL, complaint);
  body->curve = OG_CURVE_NONE;
  if (value == NULL || !og_read_plane_shape(&body->shape, value, reader->limits.max_points, &here, complaint))
    return false;
  const og_shape_status status = og_shape_to_body(&body->exact, &body->shape, reader->limits.max_bits);
  if (status != OG_SHAPE_OK) return og_complain_of_shape(status, &body->shape, &here, complaint);
  // A flat box has each corner twice.
  if (body->shape.kind == OG_SHAPE_BOX) og_exact_body_resize(&body->exact, 4);
  return true;
}

bool og_read_plane_case(og_case_reader *reader, const json_t *root, og_question own, og_case *one,
                        og_complaint *complaint) {
  const bool moves = own == OG_SWEEP || one->question == OG_SWEEP;
  if (!read_body(reader, &reader->a, root, "a", complaint) || !read_body(reader, &reader->b, root, "b", complaint))
    return false;
  if (!og_check_case_fields(root, own, complaint)) return false;
  if (moves && !og_read_motion(reader, root, complaint)) return false;
  const bool is_contact = own == OG_CONTACT && one->question == OG_CONTACT;
  if (is_contact && !og_read_contact_along(reader, root, one, complaint)) return false;
  og_flat_to_prisms(&reader->a.exact, &reader->b.exact);
  if (!og_case_lattice_fits(reader, moves)) return og_complain_of_lattice(reader, complaint);
  const og_exact_motion *motion = one->question == OG_SWEEP ? &reader->motion : NULL;
  const og_problem_status status = og_problem_set_exact(&one->problem, &reader->a.exact, &reader->b.exact, motion);
  return status == OG_PROBLEM_OK || og_complain(complaint, OG_INPUT_BAD, NULL, "%s", og_problem_status_text(status));
}
