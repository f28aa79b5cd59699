#include "spec/minkowski/solve/minkowski.h"

void og_minkowski_answer_init(og_minkowski_answer *answer) {
  answer->refusal = OG_HULL_REFUSED_PROBLEM;
  og_hull_answer_init(&answer->hull);
  og_minkowski_finding_init(&answer->finding);
}

void og_minkowski_answer_clear(og_minkowski_answer *answer) {
  og_hull_answer_clear(&answer->hull);
  og_minkowski_finding_clear(&answer->finding);
}

og_hull_refusal og_solve_minkowski(const og_minkowski_problem *problem, og_minkowski_answer *answer) {
  og_solve_hull(&problem->pairs, &answer->hull);
  answer->refusal = og_check_minkowski(problem, &answer->hull.certificate, &answer->finding);
  return answer->refusal;
}
