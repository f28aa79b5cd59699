// The Gilbert-Johnson-Keerthi iteration in exact numbers, started from a guess.

#include "spec/pair/solve/nearest.h"

void og_nearest_start(og_exact_simplex *simplex, const og_problem *problem, const og_guess *guess) {
  simplex->count = 0;
  for (size_t k = 0; k < guess->count && k < 4; k++)
    if (guess->pair[k].i < problem->a.count && guess->pair[k].j < problem->b.count)
      og_exact_simplex_add(simplex, problem, guess->pair[k]);
  if (simplex->count == 0) og_exact_simplex_add(simplex, problem, (og_pair){0, 0});
  og_exact_simplex_reduce(simplex);
}

uint32_t og_extreme_point(const og_points *points, const og_ivec *along, int sign, og_int *best, og_int *value) {
  uint32_t index = 0;
  og_ivec_dot(best, along, &points->at[0]);
  for (uint32_t k = 1; k < points->count; k++) {
    og_ivec_dot(value, along, &points->at[k]);
    if (og_int_compare(value, best) * sign >= 0) continue;
    og_int_swap(value, best);
    index = k;
  }
  return index;
}

bool og_nearest_finish(og_exact_simplex *simplex, const og_problem *problem, size_t limit, size_t *steps) {
  og_int least, greatest;
  og_int_init(&least);
  og_int_init(&greatest);
  bool in_limit = true;
  while (og_int_sign(&simplex->square) != 0) {
    const og_pair pair = {og_extreme_point(&problem->a, &simplex->v, 1, &least, &simplex->value),
                          og_extreme_point(&problem->b, &simplex->v, -1, &greatest, &simplex->value)};
    og_int_sub(&least, &least, &greatest);
    og_int_mul(&least, &least, &simplex->total);
    if (og_int_compare(&least, &simplex->square) >= 0) break;
    if (limit > 0 && *steps >= limit) {
      in_limit = false;
      break;
    }
    (*steps)++;
    og_exact_simplex_add(simplex, problem, pair);
    og_exact_simplex_reduce(simplex);
  }
  og_int_clear(&least);
  og_int_clear(&greatest);
  return in_limit;
}
