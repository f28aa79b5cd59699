#ifndef OG_SAMPLE_H
#define OG_SAMPLE_H

/// Numbers of which the median and the worst are wanted.

#include <stddef.h>

typedef struct og_sample {
  size_t count, capacity;
  double *at;
} og_sample;

/// An empty sample is all zeros.
void og_sample_clear(og_sample *sample);
void og_sample_add(og_sample *sample, double x);
/// The lower median; sorts the sample. 0 where it is empty.
double og_sample_median(og_sample *sample);
/// The value that a share of the sample does not exceed, 0 <= share <= 1; sorts the sample. 0 where it is empty.
double og_sample_quantile(og_sample *sample, double share);
/// The largest; 0 where it is empty.
double og_sample_worst(const og_sample *sample);

#endif
