#include "spec/pair/solve/solver.h"

#include <stdlib.h>

#include "spec/number/allocation.h"
#include "spec/pair/solve/guess.h"
#include "spec/pair/solve/workspace.h"

void og_answer_init(og_answer *answer) {
  *answer = (og_answer){.status = OG_REFUSED, .refusal = OG_REFUSED_KIND};
  og_certificate_init(&answer->certificate);
  og_finding_init(&answer->finding);
}

void og_answer_clear(og_answer *answer) {
  og_certificate_clear(&answer->certificate);
  og_finding_clear(&answer->finding);
}

og_solver *og_solver_new(void) {
  og_solver *s = og_grow(NULL, 1, sizeof *s);
  s->checker = og_checker_new();
  s->limit = 0;
  og_exact_simplex_init(&s->simplex);
  og_polytope_init(&s->polytope);
  og_nearest_face_init(&s->nearest_face);
  og_problem_init(&s->derived);
  og_problem_init(&s->thick);
  og_int *const numbers[] = {&s->t0, &s->t1, &s->t2, &s->t3, &s->t4};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_init(numbers[k]);
  og_ivec_init(&s->u);
  og_ivec_init(&s->v);
  og_ivec_init(&s->w);
  return s;
}

void og_solver_free(og_solver *s) {
  if (s == NULL) return;
  og_checker_free(s->checker);
  og_exact_simplex_clear(&s->simplex);
  og_polytope_clear(&s->polytope);
  og_nearest_face_clear(&s->nearest_face);
  og_problem_clear(&s->derived);
  og_problem_clear(&s->thick);
  og_int *const numbers[] = {&s->t0, &s->t1, &s->t2, &s->t3, &s->t4};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_clear(numbers[k]);
  og_ivec_clear(&s->u);
  og_ivec_clear(&s->v);
  og_ivec_clear(&s->w);
  free(s);
}

void og_solver_set_limit(og_solver *solver, size_t limit) { solver->limit = limit; }

bool og_limit_reached(const og_solver *solver, const og_answer *answer) {
  return solver->limit > 0 && answer->steps >= solver->limit;
}

bool og_submit(og_solver *solver, const og_problem *problem, og_answer *answer) {
  og_certificate_simplify(&answer->certificate);
  answer->refusal = og_check(solver->checker, problem, &answer->certificate, &answer->finding);
  if (answer->refusal != OG_ACCEPTED || !og_question_is_answered(answer->question, &answer->finding)) return false;
  answer->status = OG_ANSWERED;
  return true;
}

size_t og_longest_component(const og_ivec *v) {
  const size_t x = mpz_sizeinbase(v->x.z, 2), y = mpz_sizeinbase(v->y.z, 2), z = mpz_sizeinbase(v->z.z, 2);
  const size_t longer = x < y ? y : x;
  return longer < z ? z : longer;
}

void og_copy_simplex(og_combination *combination, const og_exact_simplex *simplex) {
  for (size_t k = 0; k < simplex->count; k++)
    og_combination_add_weighted(combination, simplex->pair[k], &simplex->weight[k]);
}

bool og_certify_apart(og_solver *solver, const og_problem *problem, og_answer *answer) {
  og_certificate *certificate = &answer->certificate;
  og_certificate_reset(certificate);
  certificate->kind = OG_CERT_NEAREST;
  og_copy_simplex(&certificate->witness, &solver->simplex);
  return og_submit(solver, problem, answer);
}

void og_first_simplex(og_solver *solver, const og_problem *problem, const og_guess *guess) {
  const double origin[3] = {0.0, 0.0, 0.0};
  if (guess != NULL && guess->count > 0) {
    og_nearest_start(&solver->simplex, problem, guess);
  } else {
    const og_guess own = og_guess_nearest(problem, origin, NULL);
    og_nearest_start(&solver->simplex, problem, &own);
  }
}

og_status og_solve(og_solver *solver, og_question question, const og_problem *problem, const og_guess *guess,
                   og_answer *answer) {
  static void (*const solve[OG_PAIR_QUESTION_COUNT])(og_solver *, const og_problem *, const og_guess *, og_answer *) = {
      [OG_RELATION] = og_solve_relation,
      [OG_DISTANCE] = og_solve_distance,
      [OG_DEPTH] = og_solve_depth,
      [OG_SWEEP] = og_solve_sweep,
  };
  answer->question = question;
  answer->steps = 0;
  answer->status = OG_REFUSED;
  answer->refusal = OG_REFUSED_KIND;
  og_certificate_reset(&answer->certificate);
  solve[question](solver, problem, guess, answer);
  return answer->status;
}
