#include "spec/minkowski/problem.h"

void og_minkowski_problem_init(og_minkowski_problem *problem) {
  problem->is_sum = false;
  problem->count_a = problem->count_b = 0;
  og_hull_problem_init(&problem->pairs);
}

void og_minkowski_problem_clear(og_minkowski_problem *problem) { og_hull_problem_clear(&problem->pairs); }

static void set_row(og_ivec *row, bool is_sum, const og_ivec *from, const og_points *b) {
  for (size_t j = 0; j < b->count; j++) {
    if (is_sum) og_ivec_add(&row[j], from, &b->at[j]);
    else og_ivec_sub(&row[j], from, &b->at[j]);
  }
}

void og_minkowski_problem_set_lattice(og_minkowski_problem *problem, bool is_sum, const og_problem *bodies) {
  const og_points *a = &bodies->a, *b = &bodies->b;
  og_problem *whole = &problem->pairs.whole;
  problem->is_sum = is_sum;
  problem->count_a = a->count;
  problem->count_b = b->count;
  problem->pairs.axes = 3;
  og_points_resize(&whole->a, a->count * b->count);
  for (size_t i = 0; i < a->count; i++) set_row(whole->a.at + i * b->count, is_sum, &a->at[i], b);
  og_points_resize(&whole->b, 1);
  og_ivec_set(&whole->b.at[0], &whole->a.at[0]);
  og_int_set(&whole->unit_den, &bodies->unit_den);
  whole->unit_exp = bodies->unit_exp;
  og_problem_approximate(whole);
}

og_problem_status og_minkowski_problem_set_exact(og_minkowski_problem *problem, bool is_sum, const og_exact_body *a,
                                                 const og_exact_body *b) {
  og_problem bodies;
  og_problem_init(&bodies);
  const og_problem_status status = og_problem_set_exact(&bodies, a, b, NULL);
  if (status == OG_PROBLEM_OK) og_minkowski_problem_set_lattice(problem, is_sum, &bodies);
  og_problem_clear(&bodies);
  return status;
}
