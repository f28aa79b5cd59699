#ifndef OG_CLOCK_H
#define OG_CLOCK_H

/// Times of short calls, for studies.

#include <time.h>

/// Nanoseconds of processor time of this process: what other processes do counts little.
static inline double og_processor_ns(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return 1e9 * (double)now.tv_sec + (double)now.tv_nsec;
}

#endif
