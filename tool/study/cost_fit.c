#include "tool/study/cost_fit.h"

#include <math.h>

double og_cost_of(const og_cost_run *run, const double *cost) {
  double sum = 0;
  for (int k = 0; k < OG_COSTS; k++) sum += run->count[k] * cost[k];
  return sum;
}

// The normal equations; the last column is the right side.
typedef struct equations {
  double m[OG_COSTS][OG_COSTS + 1];
} equations;

static void add_run(equations *e, const og_cost_run *run) {
  double x[OG_COSTS + 1];
  for (int k = 0; k < OG_COSTS; k++) x[k] = run->count[k] / run->time;
  x[OG_COSTS] = 1;
  for (int i = 0; i < OG_COSTS; i++)
    for (int j = 0; j <= OG_COSTS; j++) e->m[i][j] += x[i] * x[j];
}

// A pivot that falls below this part of its diagonal is rounding. Two columns whose directions differ by an angle a
// leave a pivot of a^2.
static const double least_pivot = 1e-9;

// The matrix is positive semidefinite, so that no rows need to be exchanged.
static bool eliminate(equations *e) {
  double diagonal[OG_COSTS];
  for (int k = 0; k < OG_COSTS; k++) diagonal[k] = e->m[k][k];
  for (int k = 0; k < OG_COSTS; k++) {
    if (!(e->m[k][k] > least_pivot * diagonal[k])) return false;
    for (int i = 0; i < OG_COSTS; i++) {
      const double part = e->m[i][k] / e->m[k][k];
      for (int j = k; j <= OG_COSTS && i != k; j++) e->m[i][j] -= part * e->m[k][j];
    }
  }
  return true;
}

bool og_cost_fit(const og_cost_run *run, size_t count, int without, double *cost) {
  equations e = {{{0}}};
  for (size_t k = 0; k < count; k++)
    if (run[k].group != without) add_run(&e, &run[k]);
  const bool is_fitted = eliminate(&e);
  for (int k = 0; k < OG_COSTS; k++) cost[k] = is_fitted ? e.m[k][OG_COSTS] / e.m[k][k] : (double)NAN;
  return is_fitted;
}
