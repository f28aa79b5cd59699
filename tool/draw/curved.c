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

// Of length 1; the axis where it has none.
static void set_pole(double pole[3], const og_ivec *v) {
  const og_int *const parts[3] = {&v->x, &v->y, &v->z};
  size_t most = 0;
  for (int k = 0; k < 3; k++)
    if (mpz_sizeinbase(parts[k]->z, 2) > most) most = mpz_sizeinbase(parts[k]->z, 2);
  const size_t shift = most > BITS ? most - BITS : 0;
  double length = 0;
  for (int k = 0; k < 3; k++) {
    pole[k] = ldexp(shifted_down(parts[k], shift), -(int)(most - shift));
    length += pole[k] * pole[k];
  }
  for (int k = 0; k < 3; k++) pole[k] = length == 0 ? k == 2 : pole[k] / sqrt(length);
}

// Where the rim, or an ellipsoid, is farthest along the direction, which leads from B to A.
static void turn_along(og_drawn_curved *drawn, const og_points *frame, int body, const og_ivec *direction) {
  og_ivec axis, along;
  og_ivec_init(&axis);
  og_ivec_init(&along);
  og_int *const parts[3] = {&along.x, &along.y, &along.z};
  for (int k = 0; k < 3; k++) {
    og_ivec_sub(&axis, &frame->at[k + 1], &frame->at[0]);
    og_ivec_dot(parts[k], &axis, direction);
    if (body == 0) og_int_neg(parts[k], parts[k]);
  }
  drawn->turn[body] = angle_of(&along.x, &along.y);
  set_pole(drawn->pole[body], &along);
  og_ivec_clear(&axis);
  og_ivec_clear(&along);
}

// As far round, or on an ellipsoid in the direction, as the place is.
static void turn_to(og_drawn_curved *drawn, int body, const og_body_place *place) {
  og_ivec at;
  og_ivec_init(&at);
  og_int_set(&at.x, &place->x);
  og_int_set(&at.y, &place->y);
  og_int_set(&at.z, &place->z);
  drawn->turn[body] = angle_of(&at.x, &at.y);
  set_pole(drawn->pole[body], &at);
  og_ivec_clear(&at);
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
        turn_along(drawn, og_enclosure_points(problem, k), k, &range.direction);
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
    if (problem->curve[k] != OG_CURVE_NONE) turn_to(drawn, k, &certificate->place[0][k]);
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

static void set_body(og_drawn_curved *drawn, int k, const og_exact_body *body, og_curve curve) {
  og_exact_body *const r = &drawn->body[k];
  if (curve == OG_CURVE_NONE) og_exact_body_copy(r, body);
  else if (curve == OG_CURVE_ELLIPSOID) og_round_set(r, body, drawn->pole[k]);
  else og_outline_set(r, body, curve, drawn->turn[k]);
}

static void set_surd(og_surd *r, const og_rational *a) {
  og_surd_set_zero(r);
  og_int_set(&r->p, &a->num);
  og_int_set(&r->m, &a->den);
}

bool og_drawn_curved_set(og_drawn_curved *drawn, og_exact_pair *pair, const og_exact_body *a, og_curve curve_a,
                         const og_exact_body *b, og_curve curve_b) {
  if (!answer(drawn, a, curve_a, b, curve_b)) return false;
  set_body(drawn, 0, a, curve_a);
  set_body(drawn, 1, b, curve_b);
  if (!og_exact_pair_solve_exact(pair, &drawn->body[0], &drawn->body[1])) return false;
  pair->relation = drawn->relation == OG_RELATION_NONE ? OG_TOUCHING : drawn->relation;
  og_surd_set_zero(&pair->distance);
  og_surd_set_zero(&pair->depth);
  if (pair->relation == OG_SEPARATED) set_surd(&pair->distance, &drawn->hi);
  if (pair->relation == OG_PENETRATING) set_surd(&pair->depth, &drawn->hi);
  return true;
}
