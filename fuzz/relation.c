// Pairs of bodies: do they meet? Every algorithm of the registry that answers it, against the exact answer.

#include "fuzz/harness.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  og_fuzz_claims(data, size, OG_RELATION);
  return 0;
}
