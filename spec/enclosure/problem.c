#include "spec/enclosure/problem.h"

void og_enclosure_problem_init(og_enclosure_problem *problem) {
  problem->curve[0] = problem->curve[1] = OG_CURVE_NONE;
  og_problem_init(&problem->pair);
}

void og_enclosure_problem_clear(og_enclosure_problem *problem) { og_problem_clear(&problem->pair); }
