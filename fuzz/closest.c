// On nearest points of primitives: points, segments, triangles, planes. Every algorithm of the registry that answers
// it, against the exact answer.

#include "fuzz/harness.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  og_fuzz_primitives(data, size, "closest");
  return 0;
}
