#ifndef OR_WANTED_PAIRS_H
#define OR_WANTED_PAIRS_H

#include <stdlib.h>

/// How many pairs to try: ORIGO_TEST_PAIRS, or what the test thinks enough.
static inline long wanted_pairs(long enough) {
  const char *text = getenv("ORIGO_TEST_PAIRS");
  const long pairs = text == NULL ? 0 : strtol(text, NULL, 10);
  return pairs > 0 ? pairs : enough;
}

#endif
