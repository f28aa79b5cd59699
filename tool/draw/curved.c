#include "tool/draw/curved.h"

#include <math.h>

#include "tool/run/curved_outline.h"
#include "tool/run/exact_body.h"

void og_drawn_curved_init(og_drawn_curved *drawn) {
  drawn->relation = OG_RELATION_NONE;
  og_rational_init(&drawn->lo);
  og_rational_init(&drawn->hi);
  for (int k = 0; k < 2; k++) og_exact_body_init(&drawn->body[k]);
}

void og_drawn_curved_clear(og_drawn_curved *drawn) {
  og_rational_clear(&drawn->lo);
  og_rational_clear(&drawn->hi);
  for (int k = 0; k < 2; k++) og_exact_body_clear(&drawn->body[k]);
}

// ---- where the bodies are nearest ----

enum { BITS = 512 }; // kept, so that no double overflows

static double shifted_down(const og_int *a, size_t shift) {
  og_int kept;
  og_int_init(&kept);
  mpz_tdiv_q_2exp(kept.z, a->z, shift);
  const double value = mpz_get_d(kept.z);
  og_int_clear(&kept);
  return value;
}

static double angle_of(const og_int *x, const og_int *y) {
  const size_t of_x = mpz_sizeinbase(x->z, 2), of_y = mpz_sizeinbase(y->z, 2), most = of_x > of_y ? of_x : of_y;
  const size_t shift = most > BITS ? most - BITS : 0;
  return atan2(shifted_down(y, shift), shifted_down(x, shift));
}

// Where the rim is farthest along the direction, which leads from B to A.
static double angle_along(const og_points *frame, int body, const og_ivec *direction) {
  og_int x, y;
  og_ivec axis;
  og_int_init(&x);
  og_int_init(&y);
  og_ivec_init(&axis);
  og_ivec_sub(&axis, &frame->at[1], &frame->at[0]);
  og_ivec_dot(&x, &axis, direction);
  og_ivec_sub(&axis, &frame->at[2], &frame->at[0]);
  og_ivec_dot(&y, &axis, direction);
  if (body == 0) og_int_neg(&x, &x);
  if (body == 0) og_int_neg(&y, &y);
  const double angle = angle_of(&x, &y);
  og_int_clear(&x);
  og_int_clear(&y);
  og_ivec_clear(&axis);
  return angle;
}

// ---- the answer ----

static bool measure_depth(og_drawn_curved *drawn, og_enclosure_solver *solver, const og_enclosure_problem *problem) {
  og_depth_range range;
  og_depth_range_init(&range);
  const bool good = og_enclose_depth(solver, problem, &range);
  if (good) {
    og_rational_set(&drawn->lo, &range.lo);
    og_rational_set(&drawn->hi, &range.hi);
    for (int k = 0; k < 2; k++)
      if (problem->curve[k] != OG_CURVE_NONE)
        drawn->turn[k] = angle_along(og_enclosure_points(problem, k), k, &range.direction);
  }
  og_depth_range_clear(&range);
  return good;
}

static bool measure(og_drawn_curved *drawn, og_enclosure_solver *solver, const og_enclosure_problem *problem) {
  og_enclosure_answer answer;
  og_enclosure_answer_init(&answer);
  og_enclosure_solver_want_double(solver);
  bool good = og_solve_enclosure(solver, OG_DISTANCE, problem, &answer) != OG_ENCLOSURE_REFUSED;
  const og_enclosure_certificate *certificate = &answer.certificate;
  drawn->relation = og_enclosure_relation(certificate);
  og_rational_set(&drawn->lo, &certificate->lo);
  og_rational_set(&drawn->hi, &certificate->hi);
  for (int k = 0; k < 2; k++)
    if (problem->curve[k] != OG_CURVE_NONE)
      drawn->turn[k] = angle_of(&certificate->place[0][k].x, &certificate->place[0][k].y);
  if (good && drawn->relation == OG_PENETRATING) good = measure_depth(drawn, solver, problem);
  og_enclosure_answer_clear(&answer);
  return good;
}

static bool answer(og_drawn_curved *drawn, const og_exact_body *a, og_curve curve_a, const og_exact_body *b,
                   og_curve curve_b) {
  og_enclosure_problem problem;
  og_enclosure_problem_init(&problem);
  og_enclosure_solver *const solver = og_enclosure_solver_new();
  problem.curve[0] = curve_a;
  problem.curve[1] = curve_b;
  const bool good =
      og_problem_set_exact(&problem.pair, a, b, NULL) == OG_PROBLEM_OK && measure(drawn, solver, &problem);
  og_enclosure_solver_free(solver);
  og_enclosure_problem_clear(&problem);
  return good;
}

// ---- the picture's bodies ----

static void set_body(og_exact_body *r, const og_exact_body *body, og_curve curve, double turn) {
  if (curve == OG_CURVE_NONE) og_exact_body_copy(r, body);
  else og_outline_set(r, body, curve, turn);
}

static void set_surd(og_surd *r, const og_rational *a) {
  og_surd_set_zero(r);
  og_int_set(&r->p, &a->num);
  og_int_set(&r->m, &a->den);
}

bool og_drawn_curved_set(og_drawn_curved *drawn, og_exact_pair *pair, const og_exact_body *a, og_curve curve_a,
                         const og_exact_body *b, og_curve curve_b) {
  if (!answer(drawn, a, curve_a, b, curve_b)) return false;
  set_body(&drawn->body[0], a, curve_a, drawn->turn[0]);
  set_body(&drawn->body[1], b, curve_b, drawn->turn[1]);
  if (!og_exact_pair_solve_exact(pair, &drawn->body[0], &drawn->body[1])) return false;
  pair->relation = drawn->relation == OG_RELATION_NONE ? OG_TOUCHING : drawn->relation;
  og_surd_set_zero(&pair->distance);
  og_surd_set_zero(&pair->depth);
  if (pair->relation == OG_SEPARATED) set_surd(&pair->distance, &drawn->hi);
  if (pair->relation == OG_PENETRATING) set_surd(&pair->depth, &drawn->hi);
  return true;
}
