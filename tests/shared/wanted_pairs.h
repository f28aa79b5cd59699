#ifndef OR_WANTED_PAIRS_H
#define OR_WANTED_PAIRS_H

#include <stdlib.h>

/// ORIGO_TEST_PAIRS, or 0 if nobody has set it.
static inline long asked_pairs(void) {
  const char *text = getenv("ORIGO_TEST_PAIRS");
  const long pairs = text == NULL ? 0 : strtol(text, NULL, 10);
  return pairs > 0 ? pairs : 0;
}

/// How often to repeat what is evidence by its number: `full` times, and a tenth of that where ORIGO_TEST_PAIRS is
/// below 100. Under instruments it is: they look for errors that one run of a path shows.
static inline long wanted_share(long full) {
  const long pairs = asked_pairs();
  return pairs == 0 || pairs >= 100 ? full : full > 10 ? full / 10 : 1;
}

/// How many pairs to try: ORIGO_TEST_PAIRS, or what the test thinks enough; below 100 at most a tenth of what is
/// enough.
static inline long wanted_pairs(long enough) {
  const long pairs = asked_pairs(), share = wanted_share(enough);
  return pairs == 0 || (pairs < 100 && share < pairs) ? share : pairs;
}

/// The seed of random pairs: ORIGO_TEST_SEED, or 1.
static inline unsigned long wanted_seed(void) {
  const char *text = getenv("ORIGO_TEST_SEED");
  const unsigned long seed = text == NULL ? 0 : strtoul(text, NULL, 10);
  return seed > 0 ? seed : 1;
}

#endif
