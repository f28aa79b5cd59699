#ifndef OR_WANTED_PAIRS_H
#define OR_WANTED_PAIRS_H

#include <stdlib.h>

/// How many pairs to try: ORIGO_TEST_PAIRS, or what the test thinks enough.
static inline long wanted_pairs(long enough) {
  const char *text = getenv("ORIGO_TEST_PAIRS");
  const long pairs = text == NULL ? 0 : strtol(text, NULL, 10);
  return pairs > 0 ? pairs : enough;
}

/// The seed of random pairs: ORIGO_TEST_SEED, or 1.
static inline unsigned long wanted_seed(void) {
  const char *text = getenv("ORIGO_TEST_SEED");
  const unsigned long seed = text == NULL ? 0 : strtoul(text, NULL, 10);
  return seed > 0 ? seed : 1;
}

#endif
