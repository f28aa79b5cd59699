#include "tool/format/read_rigid_problem.h"

#include "tool/format/fields.h"
#include "tool/format/read_shape.h"

// A pose at one time: centre, then quaternion.
enum { POSE_NUMBERS = 7 };

static void keep_pose(og_rational pose[POSE_NUMBERS], const og_shape *shape) {
  for (int k = 0; k < 3; k++) og_rational_set(&pose[k], &shape->translation[k]);
  for (int k = 0; k < 4; k++) {
    if (shape->pose == OG_POSE_ROTATION) og_rational_set(&pose[3 + k], &shape->rotation[k]);
    else og_rational_set_si(&pose[3 + k], k == 3);
  }
}

static bool refuse_matrix(const og_shape *shape, const og_place *place, og_complaint *complaint) {
  const og_place matrix = {place, "matrix", 0};
  return shape->pose != OG_POSE_MATRIX ||
         og_complain(complaint, OG_INPUT_BAD, &matrix,
                     "the question 'motion' takes no matrix; expected a rotation by a quaternion");
}

// The points of the body's own frame, and its poses at both ends of time.
static bool read_ends_of(og_rational pose[2][POSE_NUMBERS], og_case_body *body, const json_t *root, const char *field,
                         const char *end_field, size_t max_bits, og_complaint *complaint) {
  const og_place at_body = {NULL, field, 0}, at_pose = {&at_body, "pose", 0}, at_end = {NULL, end_field, 0};
  const json_t *end = json_object_get(root, end_field);
  og_shape *shape = &body->shape;
  if (!refuse_matrix(shape, &at_pose, complaint)) return false;
  keep_pose(pose[0], shape);
  if (end != NULL && !og_read_pose(shape, end, &at_end, complaint)) return false;
  if (!refuse_matrix(shape, &at_end, complaint)) return false;
  keep_pose(pose[1], shape);
  shape->pose = OG_POSE_TRANSLATION;
  for (int k = 0; k < 3; k++) og_rational_set_si(&shape->translation[k], 0);
  const og_shape_status status = og_shape_to_body(&body->exact, shape, max_bits);
  return status == OG_SHAPE_OK || og_complain_of_shape(status, shape, &at_body, complaint);
}

static bool complain_of_rigid(og_rigid_status status, int culprit, size_t max_bits, og_complaint *complaint) {
  const og_place at_end = {NULL, culprit == 0 ? "end_a" : "end_b", 0}, rotation = {&at_end, "rotation", 0};
  switch (status) {
  case OG_RIGID_OK: return true;
  case OG_RIGID_ZERO_ROTATION:
    return og_complain(complaint, OG_INPUT_BAD, &rotation,
                       "the zero quaternion is no rotation; expected four numbers that are not all zero");
  case OG_RIGID_HALF_TURN:
    return og_complain(complaint, OG_INPUT_BAD, &rotation,
                       "half a turn or more from the start; expected a quaternion whose product with that at the start "
                       "is positive");
  case OG_RIGID_TOO_FINE: break;
  }
  return og_complain(complaint, OG_INPUT_LIMIT, NULL,
                     "the coordinates over their common denominator need more bits than the limit of %zu "
                     "(--max-bits raises it)",
                     max_bits);
}

bool og_read_rigid_problem(og_rigid_problem *problem, og_case_body *a, og_case_body *b, const json_t *root,
                           size_t max_bits, og_complaint *complaint) {
  og_rational pose[2][2][POSE_NUMBERS];
  og_rational *const all = &pose[0][0][0];
  for (int k = 0; k < 4 * POSE_NUMBERS; k++) og_rational_init(&all[k]);
  bool good = read_ends_of(pose[0], a, root, "a", "end_a", max_bits, complaint) &&
              read_ends_of(pose[1], b, root, "b", "end_b", max_bits, complaint);
  if (good) {
    int culprit;
    const og_rigid_input input[2] = {{&a->exact, {pose[0][0], pose[0][1]}, {&pose[0][0][3], &pose[0][1][3]}},
                                     {&b->exact, {pose[1][0], pose[1][1]}, {&pose[1][0][3], &pose[1][1][3]}}};
    const og_rigid_status status = og_rigid_problem_set(problem, input, max_bits, &culprit);
    good = complain_of_rigid(status, culprit, max_bits, complaint);
  }
  for (int k = 0; k < 4 * POSE_NUMBERS; k++) og_rational_clear(&all[k]);
  return good;
}
