#include "tool/format/read_rigid_problem.h"

#include <gmp.h>

#include "tool/format/fields.h"
#include "tool/format/read_shape.h"

// A pose at one time: centre, then quaternion.
enum { POSE_NUMBERS = 7 };

typedef struct body_motion {
  og_rational pose[2][POSE_NUMBERS], spin[3];
  bool spins;
} body_motion;

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

static bool read_spin(body_motion *motion, const json_t *root, const json_t *end, const char *spin_field,
                      og_complaint *complaint) {
  const og_place at_spin = {NULL, spin_field, 0};
  const json_t *spin = json_object_get(root, spin_field);
  motion->spins = spin != NULL;
  if (spin == NULL) return true;
  if (json_object_get(end, "rotation") != NULL)
    return og_complain(complaint, OG_INPUT_BAD, &at_spin,
                       "a body that spins has no rotation of its own at the end; expected one of both");
  return og_read_numbers(motion->spin, 3, spin, &at_spin, complaint);
}

// ---- a spin about another point ----

static void add_product(mpq_t r, const mpq_t a, const mpq_t b, mpq_t product) {
  mpq_mul(product, a, b);
  mpq_add(r, r, product);
}

static void get_rational(mpq_t r, const og_rational *a) {
  mpq_set_num(r, a->num.z);
  mpq_set_den(r, a->den.z);
}

static void set_rational(og_rational *r, const mpq_t a) {
  mpz_set(r->num.z, mpq_numref(a));
  mpz_set(r->den.z, mpq_denref(a));
}

// r = R(q)^T v: with q = (u, w), of (w^2 - u.u) v + 2 (u.v) u + 2 w (v x u) the part k, over |q|^2.
static void turn_back_part(mpq_t r, int k, mpq_t q[4], mpq_t v[3], mpq_t work[3]) {
  mpq_t *square = &work[0], *sum = &work[1], *product = &work[2];
  const int next = (k + 1) % 3, last = (k + 2) % 3;
  mpq_set_ui(*sum, 0, 1);
  for (int axis = 0; axis < 3; axis++) add_product(*sum, q[axis], v[axis], *product);
  mpq_mul(r, *sum, q[k]);
  mpq_mul(*sum, v[next], q[last]);
  mpq_mul(*product, v[last], q[next]);
  mpq_sub(*sum, *sum, *product);
  add_product(r, *sum, q[3], *product);
  mpq_add(r, r, r);
  mpq_mul(*square, q[3], q[3]);
  mpq_set(*sum, *square);
  for (int axis = 0; axis < 3; axis++) {
    mpq_mul(*product, q[axis], q[axis]);
    mpq_add(*square, *square, *product);
    mpq_sub(*sum, *sum, *product);
  }
  add_product(r, *sum, v[k], *product);
  mpq_div(r, r, *square);
}

// The point takes the centre's place in both poses. So the body's points stand as much farther from it, in the frame.
static void move_centre(body_motion *motion, og_shape *shape, const og_rational about[3]) {
  mpq_t q[4], gap[3], work[3], sum;
  mpq_init(sum);
  for (int k = 0; k < 4; k++) {
    mpq_init(q[k]);
    get_rational(q[k], &motion->pose[0][3 + k]);
  }
  for (int k = 0; k < 3; k++) {
    mpq_inits(gap[k], work[k], NULL);
    get_rational(gap[k], &motion->pose[0][k]);
    get_rational(sum, &about[k]);
    mpq_sub(gap[k], gap[k], sum);
    get_rational(sum, &motion->pose[1][k]);
    mpq_sub(sum, sum, gap[k]);
    set_rational(&motion->pose[1][k], sum);
    og_rational_set(&motion->pose[0][k], &about[k]);
  }
  for (int k = 0; k < 3; k++) {
    turn_back_part(sum, k, q, gap, work);
    set_rational(&shape->translation[k], sum);
  }
  for (int k = 0; k < 3; k++) mpq_clears(gap[k], work[k], NULL);
  for (int k = 0; k < 4; k++) mpq_clear(q[k]);
  mpq_clear(sum);
}

// The shape's translation becomes that of its points in the body's frame.
static bool read_about(body_motion *motion, og_shape *shape, const json_t *root, const char *field,
                       og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  const json_t *value = json_object_get(root, field);
  og_rational about[3];
  for (int k = 0; k < 3; k++) og_rational_set_si(&shape->translation[k], 0);
  if (value == NULL) return true;
  if (!motion->spins)
    return og_complain(complaint, OG_INPUT_BAD, &here, "this body does not spin; expected its spin as well");
  for (int k = 0; k < 3; k++) og_rational_init(&about[k]);
  const bool good = og_read_numbers(about, 3, value, &here, complaint);
  if (good) move_centre(motion, shape, about);
  for (int k = 0; k < 3; k++) og_rational_clear(&about[k]);
  return good;
}

// The points of the body's own frame, its poses at both ends of time, and its spin.
static bool read_motion_of(body_motion *motion, og_case_body *body, const json_t *root, const char *const names[4],
                           size_t max_bits, og_complaint *complaint) {
  const char *field = names[0], *end_field = names[1];
  const og_place at_body = {NULL, field, 0}, at_pose = {&at_body, "pose", 0}, at_end = {NULL, end_field, 0};
  const json_t *end = json_object_get(root, end_field);
  og_shape *shape = &body->shape;
  if (!refuse_matrix(shape, &at_pose, complaint)) return false;
  keep_pose(motion->pose[0], shape);
  if (end != NULL && !og_read_pose(shape, end, &at_end, complaint)) return false;
  if (!refuse_matrix(shape, &at_end, complaint)) return false;
  keep_pose(motion->pose[1], shape);
  if (!read_spin(motion, root, end, names[2], complaint)) return false;
  shape->pose = OG_POSE_TRANSLATION;
  if (!read_about(motion, shape, root, names[3], complaint)) return false;
  const og_shape_status status = og_shape_to_body(&body->exact, shape, max_bits);
  return status == OG_SHAPE_OK || og_complain_of_shape(status, shape, &at_body, complaint);
}

static bool complain_of_rigid(og_rigid_status status, int culprit, size_t max_bits, og_complaint *complaint) {
  const og_place at_end = {NULL, culprit == 0 ? "end_a" : "end_b", 0}, rotation = {&at_end, "rotation", 0},
                 at_spin = {NULL, culprit == 0 ? "spin_a" : "spin_b", 0};
  switch (status) {
  case OG_RIGID_OK: return true;
  case OG_RIGID_ZERO_ROTATION:
    return og_complain(complaint, OG_INPUT_BAD, &rotation,
                       "the zero quaternion is no rotation; expected four numbers that are not all zero");
  case OG_RIGID_HALF_TURN:
    return og_complain(complaint, OG_INPUT_BAD, &rotation,
                       "half a turn or more from the start; expected a quaternion whose product with that at the start "
                       "is positive");
  case OG_RIGID_FAST:
    return og_complain(complaint, OG_INPUT_LIMIT, &at_spin,
                       "this is 2^20 radians or more; expected a slower body, or a shorter motion");
  case OG_RIGID_TOO_FINE: break;
  }
  return og_complain(complaint, OG_INPUT_LIMIT, NULL,
                     "the coordinates over their common denominator need more bits than the limit of %zu "
                     "(--max-bits raises it)",
                     max_bits);
}

static void body_motion_init(body_motion *motion) {
  for (int k = 0; k < 2 * POSE_NUMBERS; k++) og_rational_init(&motion->pose[k / POSE_NUMBERS][k % POSE_NUMBERS]);
  for (int k = 0; k < 3; k++) og_rational_init(&motion->spin[k]);
}

static void body_motion_clear(body_motion *motion) {
  for (int k = 0; k < 2 * POSE_NUMBERS; k++) og_rational_clear(&motion->pose[k / POSE_NUMBERS][k % POSE_NUMBERS]);
  for (int k = 0; k < 3; k++) og_rational_clear(&motion->spin[k]);
}

bool og_read_rigid_problem(og_rigid_problem *problem, og_case_body *a, og_case_body *b, const json_t *root,
                           size_t max_bits, og_complaint *complaint) {
  static const char *const names[2][4] = {{"a", "end_a", "spin_a", "about_a"}, {"b", "end_b", "spin_b", "about_b"}};
  body_motion motion[2];
  for (int k = 0; k < 2; k++) body_motion_init(&motion[k]);
  bool good = read_motion_of(&motion[0], a, root, names[0], max_bits, complaint) &&
              read_motion_of(&motion[1], b, root, names[1], max_bits, complaint);
  if (good) {
    int culprit;
    og_rigid_input input[2];
    for (int k = 0; k < 2; k++) {
      const body_motion *m = &motion[k];
      input[k] = (og_rigid_input){.core = k == 0 ? &a->exact : &b->exact,
                                  .centre = {m->pose[0], m->pose[1]},
                                  .rotation = {&m->pose[0][3], &m->pose[1][3]},
                                  .spin = m->spins ? m->spin : NULL};
    }
    const og_rigid_status status = og_rigid_problem_set(problem, input, max_bits, &culprit);
    good = complain_of_rigid(status, culprit, max_bits, complaint);
  }
  for (int k = 0; k < 2; k++) body_motion_clear(&motion[k]);
  return good;
}
