#include "spec/hull/problem.h"

void og_hull_problem_init(og_hull_problem *problem) {
  problem->axes = 3;
  og_problem_init(&problem->whole);
}

void og_hull_problem_clear(og_hull_problem *problem) { og_problem_clear(&problem->whole); }

og_problem_status og_hull_problem_set_exact(og_hull_problem *problem, size_t axes, const og_exact_body *points) {
  og_exact_body first = *points; // its numbers are those of the points
  if (first.count > 1) first.count = 1;
  problem->axes = axes;
  return og_problem_set_exact(&problem->whole, points, &first, NULL);
}

og_problem_status og_hull_problem_set_doubles(og_hull_problem *problem, size_t axes, const double *xyz, size_t count) {
  problem->axes = axes;
  return og_problem_set_doubles(&problem->whole, xyz, count, 0, xyz, count > 0 ? 1 : 0, 0);
}
