// Moving pairs, and all other questions about them: the exact solver, and its checker, against the brute force of the
// second oracle.

#include <stdio.h>

#include "fuzz/harness.h"
#include "tests/oracle/agreement.h"

// The oracle's cost grows with the fourth power of the vertices; exponents far apart make its rationals long.
enum { MOST = 4, SPAN = 700 };

static bool is_quick(const or_decoded *decoded) {
  const or_body_pair *pair = &decoded->pair;
  if (pair->a.vertex_count + pair->b.vertex_count > 2 * MOST) return false;
  int most;
  (void)frexp((double)or_body_pair_largest(pair), &most);
  return most - or_body_pair_last_bit(pair) < SPAN;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static og_fuzz_pairs pairs;
  static or_agreement agreement;
  if (agreement.solver == NULL) or_agreement_init(&agreement);
  og_fuzz_pair(&pairs, data, size, MOST);
  or_pair pair;
  if (!or_decoded_to_pair(&pair, &pairs.decoded) || !is_quick(&pairs.decoded)) return 0;
  pair.seed = pairs.decoded.program.choice[0];
  const char *wrong = or_agreement_about(&agreement, &pair);
  if (wrong == NULL) return 0;
  or_agreement_print(stderr, &agreement);
  or_pair_print(stderr, &pair);
  og_fuzz_found(wrong, &pairs.decoded);
}
