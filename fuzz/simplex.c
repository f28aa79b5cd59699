// On simplices: the point nearest to the origin. Every algorithm of the registry that answers it, against
// the exact answer.

#include "fuzz/primitives.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static og_fuzz_figures figures;
  og_fuzz_figure(&figures, data, size, "simplex");
  og_fuzz_primitives(&figures);
  return 0;
}
