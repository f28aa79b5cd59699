#include "tool/run/sample.h"

#include <stdlib.h>

#include "spec/number/allocation.h"

void og_sample_clear(og_sample *sample) {
  free(sample->at);
  *sample = (og_sample){0, 0, NULL};
}

void og_sample_add(og_sample *sample, double x) {
  if (sample->count == sample->capacity) {
    sample->capacity = og_doubled(sample->capacity);
    sample->at = og_grow(sample->at, sample->capacity, sizeof *sample->at);
  }
  sample->at[sample->count++] = x;
}

static int compare(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

double og_sample_median(og_sample *sample) { return og_sample_quantile(sample, 0.5); }

double og_sample_quantile(og_sample *sample, double share) {
  if (sample->count == 0) return 0;
  qsort(sample->at, sample->count, sizeof *sample->at, compare);
  return sample->at[(size_t)(share * (double)(sample->count - 1))];
}

double og_sample_worst(const og_sample *sample) {
  double worst = 0;
  for (size_t k = 0; k < sample->count; k++)
    if (sample->at[k] > worst) worst = sample->at[k];
  return worst;
}
