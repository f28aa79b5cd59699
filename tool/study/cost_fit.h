#ifndef OG_STUDY_COST_FIT_H
#define OG_STUDY_COST_FIT_H

/// Costs fitted to times: t = N_1 C_1 + N_2 C_2 + N_3 C_3, by least squares of relative errors.

#include <stdbool.h>
#include <stddef.h>

enum { OG_COSTS = 3 };

typedef struct og_cost_run {
  double count[OG_COSTS]; // N
  double time;            // above 0
  int group;
} og_cost_run;

double og_cost_of(const og_cost_run *run, const double *cost);

/// The costs with the least sum of (t / time - 1)^2 over the runs that are not of group `without`. False where the runs
/// leave a cost open; then all costs are NaN.
bool og_cost_fit(const og_cost_run *run, size_t count, int without, double *cost);

#endif
