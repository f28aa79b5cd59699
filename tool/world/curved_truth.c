#include "tool/world/curved_truth.h"

#include <string.h>

#include "spec/number/rational.h"
#include "tool/run/exact_body.h"
#include "tool/world/quaternion.h"

void og_curved_truth_init(og_curved_truth *truth) {
  memset(truth, 0, sizeof *truth);
  og_shape_init(&truth->frame);
  for (int k = 0; k < 2; k++) og_exact_body_init(&truth->body[k]);
  og_curved_problem_init(&truth->curved);
  og_curved_answer_init(&truth->answer);
  og_enclosure_problem_init(&truth->enclosure);
  truth->solver = og_enclosure_solver_new();
  og_enclosure_answer_init(&truth->range);
  og_depth_answer_init(&truth->depth);
}

void og_curved_truth_clear(og_curved_truth *truth) {
  og_shape_clear(&truth->frame);
  for (int k = 0; k < 2; k++) og_exact_body_clear(&truth->body[k]);
  og_curved_problem_clear(&truth->curved);
  og_curved_answer_clear(&truth->answer);
  og_enclosure_problem_clear(&truth->enclosure);
  og_enclosure_solver_free(truth->solver);
  og_enclosure_answer_clear(&truth->range);
  og_depth_answer_clear(&truth->depth);
  memset(truth, 0, sizeof *truth);
}

// ---- exact bodies ----

static og_curve curve_of(const og_body *body) {
  return body->kind == OG_BODY_CYLINDER ? OG_CURVE_CYLINDER
         : body->kind == OG_BODY_CONE   ? OG_CURVE_CONE
                                        : OG_CURVE_NONE;
}

// The frame of a cylinder or a cone (spec/curved/problem.h).
static bool set_frame(og_shape *frame, og_exact_body *exact, const og_body *body) {
  double q[4];
  og_quaternion_of(q, &body->rotation);
  og_shape_reset(frame, OG_SHAPE_HULL);
  og_shape_resize(frame, 4);
  for (int k = 0; k < 12; k++) og_rational_set_si(&frame->coordinate[k], 0);
  og_rational_from_double(&frame->coordinate[3], (double)body->half.x);
  og_rational_from_double(&frame->coordinate[7], (double)body->half.x);
  og_rational_from_double(&frame->coordinate[11], (double)body->half.z);
  frame->pose = OG_POSE_ROTATION;
  for (int k = 0; k < 4; k++) og_rational_from_double(&frame->rotation[k], q[k]);
  og_rational_from_double(&frame->translation[0], (double)body->centre.x);
  og_rational_from_double(&frame->translation[1], (double)body->centre.y);
  og_rational_from_double(&frame->translation[2], (double)body->centre.z);
  return og_shape_to_body(exact, frame, SIZE_MAX) == OG_SHAPE_OK;
}

static bool make_exact(og_curved_truth *truth, int which, const og_body *body) {
  og_exact_body *const exact = &truth->body[which];
  if (og_body_is_curved(body)) return set_frame(&truth->frame, exact, body);
  og_exact_body_of_points(exact, body->vertex, (size_t)body->vertex_count, body->radius);
  return true;
}

// ---- two bodies ----

static bool relate_exactly(og_curved_truth *truth, bool is_b) {
  og_curved_problem *const problem = &truth->curved;
  problem->curve = truth->enclosure.curve[is_b ? 1 : 0];
  problem->is_b = is_b;
  if (og_problem_set_exact(&problem->pair, &truth->body[0], &truth->body[1], NULL) != OG_PROBLEM_OK) return false;
  if (og_solve_curved(problem, &truth->answer) != OG_CURVED_ACCEPTED) return false;
  truth->relation = truth->answer.certificate.relation;
  return true;
}

bool og_curved_truth_relate(og_curved_truth *truth, const og_body *a, const og_body *b) {
  og_enclosure_problem *const problem = &truth->enclosure;
  problem->curve[0] = curve_of(a);
  problem->curve[1] = curve_of(b);
  if (!make_exact(truth, 0, a) || !make_exact(truth, 1, b)) return false;
  if (og_problem_set_exact(&problem->pair, &truth->body[0], &truth->body[1], NULL) != OG_PROBLEM_OK) return false;
  const bool both = problem->curve[0] != OG_CURVE_NONE && problem->curve[1] != OG_CURVE_NONE;
  if (!both && !(a->radius > 0) && !(b->radius > 0)) return relate_exactly(truth, problem->curve[1] != OG_CURVE_NONE);
  if (og_solve_enclosure(truth->solver, OG_RELATION, problem, &truth->range) == OG_ENCLOSURE_REFUSED) return false;
  truth->relation = og_enclosure_relation(&truth->range.certificate);
  return true;
}

bool og_curved_truth_measure(og_curved_truth *truth) {
  const og_enclosure_problem *problem = &truth->enclosure;
  og_surd most;
  og_surd_init(&most);
  bool good = true;
  const og_rational *bound = &truth->range.certificate.hi;
  if (truth->relation == OG_SEPARATED) {
    good = og_solve_enclosure(truth->solver, OG_DISTANCE, problem, &truth->range) != OG_ENCLOSURE_REFUSED;
  } else {
    good = og_enclose_depth(truth->solver, problem, &truth->depth.range);
    bound = &truth->depth.range.hi;
  }
  if (good) {
    og_int_set(&most.p, &bound->num);
    og_int_set(&most.m, &bound->den);
    truth->distance = og_surd_to_double(&most);
  }
  og_surd_clear(&most);
  if (truth->relation == OG_TOUCHING) truth->distance = 0;
  if (truth->relation == OG_PENETRATING) truth->distance = -truth->distance;
  return good;
}

// ---- a body and its box ----

static const og_int *coordinate_of(const og_ivec *v, int axis) { return axis == 0 ? &v->x : axis == 1 ? &v->y : &v->z; }

// Is c + |side| + sqrt(u^2 + v^2) <= end? All over one denominator.
static bool is_below(const og_int *side, const og_int *u, const og_int *v, const og_int *room) {
  og_int left, square;
  og_int_init(&left);
  og_int_init(&square);
  og_int_sub(&left, room, side);
  bool below = og_int_sign(&left) >= 0;
  og_int_addmul(&square, u, u);
  og_int_addmul(&square, v, v);
  og_int_mul(&left, &left, &left);
  below = below && og_int_compare(&square, &left) <= 0;
  og_int_clear(&left);
  og_int_clear(&square);
  return below;
}

// The body reaches along its way from the centre to one end of the box: by a disc at z = -1 and z = 1, or by one at
// z = -1 and the apex at z = 1. `sign`: 1 for the upper end, -1 for the lower one.
static bool is_within_end(const og_exact_body *frame, og_curve curve, int axis, double end, int sign) {
  og_rational at;
  og_int room, u, v, side, none;
  og_rational_init(&at);
  og_int_init(&room);
  og_int_init(&u);
  og_int_init(&v);
  og_int_init(&side);
  og_int_init(&none);
  og_rational_from_double(&at, end);
  const og_int *centre = coordinate_of(&frame->point[0], axis);
  // Everything times the end's denominator.
  og_int_sub(&u, coordinate_of(&frame->point[1], axis), centre);
  og_int_sub(&v, coordinate_of(&frame->point[2], axis), centre);
  og_int_sub(&side, coordinate_of(&frame->point[3], axis), centre);
  og_int_mul(&u, &u, &at.den);
  og_int_mul(&v, &v, &at.den);
  og_int_mul(&side, &side, &at.den);
  og_int_mul(&room, centre, &at.den);
  og_int_neg(&room, &room);
  og_int_addmul(&room, &at.num, &frame->den);
  if (sign < 0) og_int_neg(&room, &room);
  if (sign < 0) og_int_neg(&side, &side);
  const bool apex = curve == OG_CURVE_CONE ? is_below(&side, &none, &none, &room) : is_below(&side, &u, &v, &room);
  og_int_neg(&side, &side);
  const bool held = apex && is_below(&side, &u, &v, &room);
  og_rational_clear(&at);
  og_int_clear(&room);
  og_int_clear(&u);
  og_int_clear(&v);
  og_int_clear(&side);
  og_int_clear(&none);
  return held;
}

bool og_curved_truth_is_held(og_curved_truth *truth, const og_body *body, const og_aabb *box) {
  if (!set_frame(&truth->frame, &truth->body[0], body)) return false;
  const double lo[3] = {(double)box->lo.x, (double)box->lo.y, (double)box->lo.z};
  const double hi[3] = {(double)box->hi.x, (double)box->hi.y, (double)box->hi.z};
  for (int axis = 0; axis < 3; axis++) {
    if (!is_within_end(&truth->body[0], curve_of(body), axis, hi[axis], 1)) return false;
    if (!is_within_end(&truth->body[0], curve_of(body), axis, lo[axis], -1)) return false;
  }
  return true;
}
