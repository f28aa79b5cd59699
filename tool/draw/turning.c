#include "tool/draw/turning.h"

void og_turning_init(og_turning *turning) {
  turning->kind = OG_RIGID_CLEAR;
  og_rational_init(&turning->lo);
  og_rational_init(&turning->hi);
  for (int k = 0; k < 2; k++) og_exact_body_init(&turning->now[k]);
}

void og_turning_clear(og_turning *turning) {
  og_rational_clear(&turning->lo);
  og_rational_clear(&turning->hi);
  for (int k = 0; k < 2; k++) og_exact_body_clear(&turning->now[k]);
}

bool og_turning_set(og_turning *turning, const og_rigid_problem *problem) {
  og_rigid_solver *solver = og_rigid_solver_new();
  og_rigid_answer answer;
  og_rigid_answer_init(&answer);
  const bool good = og_solve_rigid(solver, problem, &answer) != OG_RIGID_REFUSED;
  if (good) {
    turning->kind = answer.finding.kind;
    og_rational_set(&turning->lo, &answer.finding.lo);
    og_rational_set(&turning->hi, &answer.finding.hi);
  }
  og_rigid_answer_clear(&answer);
  og_rigid_solver_free(solver);
  return good;
}

void og_turning_body_at(og_exact_body *at, const og_walked_case *from, int body, const og_rational *time) {
  const og_exact_body *core = body == 0 ? &from->a->exact : &from->b->exact;
  og_rigid_body_at(at, &from->one->rigid, body, time);
  // The denominator is a multiple of the core's.
  og_int_mul(&at->radius, &core->radius, &at->den);
  mpz_divexact(at->radius.z, at->radius.z, core->den.z);
}

bool og_turning_stays(const og_rigid_body *body) {
  if (body->spins) return false;
  og_ivec way;
  og_ivec_init(&way);
  og_ivec_sub(&way, &body->centre[1], &body->centre[0]);
  bool stays = og_ivec_is_zero(&way);
  og_ivec_sub(&way, &body->axis[1], &body->axis[0]);
  stays = stays && og_ivec_is_zero(&way);
  og_ivec_clear(&way);
  return stays && og_int_compare(&body->cosine[0], &body->cosine[1]) == 0;
}
