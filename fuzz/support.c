// On support mappings and projections: the farthest point along a direction. Every algorithm of the registry that
// answers it, against the exact answer.

#include "fuzz/harness.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  og_fuzz_primitives(data, size, "support");
  return 0;
}
