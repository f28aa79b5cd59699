// On nearest points of primitives: points, segments, triangles, planes. Every algorithm of the registry that answers
// it, against the exact answer.

#include "fuzz/primitives.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static og_fuzz_figures figures;
  og_fuzz_figure(&figures, data, size, "closest");
  og_fuzz_primitives(&figures);
  return 0;
}
