#include "spec/solid/solve/solid.h"

#include <stdlib.h>

#include "spec/number/allocation.h"

struct og_solid_solver {
  og_parts_solver *of_parts;
  og_solid_checker *checker;
};

void og_solid_answer_init(og_solid_answer *answer) {
  answer->given_up = false;
  answer->refusal = OG_SOLID_REFUSED_SURFACE;
  og_parts_answer_init(&answer->surface);
  og_solid_finding_init(&answer->finding);
}

void og_solid_answer_clear(og_solid_answer *answer) {
  og_parts_answer_clear(&answer->surface);
  og_solid_finding_clear(&answer->finding);
}

og_solid_solver *og_solid_solver_new(void) {
  og_solid_solver *s = og_grow(NULL, 1, sizeof *s);
  s->of_parts = og_parts_solver_new();
  s->checker = og_solid_checker_new();
  return s;
}

void og_solid_solver_free(og_solid_solver *s) {
  if (s == NULL) return;
  og_parts_solver_free(s->of_parts);
  og_solid_checker_free(s->checker);
  free(s);
}

void og_solid_solver_set_limits(og_solid_solver *solver, size_t steps, size_t cost) {
  og_parts_solver_set_limit(solver->of_parts, steps);
  og_solid_checker_set_limit(solver->checker, cost);
}

const char *og_solid_solver_text(const og_solid_solver *solver, const og_solid_answer *answer) {
  return og_solid_checker_text(solver->checker, answer->refusal);
}

bool og_solve_solid(og_solid_solver *solver, og_question question, const og_solid_problem *problem,
                    og_solid_answer *answer) {
  const og_question asked = question == OG_DEPTH ? OG_DISTANCE : question; // of one point, that of the surface
  og_parts_certificate *certificate = &answer->surface.certificate;
  answer->given_up = og_solve_parts(solver->of_parts, asked, problem->parts, &answer->surface) != OG_ANSWERED;
  // The orders are needed always, also where the parts have no use for them.
  for (int body = 0; body < 2; body++) certificate->order[body].count = (size_t)problem->parts->part[body].count;
  const bool moves = og_question_translates(question);
  answer->refusal = moves ? og_check_solid_sweep(solver->checker, problem, certificate, &answer->finding)
                          : og_check_solid(solver->checker, problem, certificate, &answer->finding);
  if (answer->refusal == OG_SOLID_REFUSED_MESH) answer->given_up = false;
  if (answer->given_up || answer->refusal != OG_SOLID_ACCEPTED) return false;
  return moves ? answer->finding.of_pair.has_hit : og_question_is_answered(question, &answer->finding.of_pair);
}
