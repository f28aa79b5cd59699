// On support mappings and projections: the farthest point along a direction. Every algorithm of the registry that
// answers it, against the exact answer.

#include "fuzz/primitives.h"

static bool is_behind(const og_primitive_subject *subject) { return subject->support != NULL; }

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static og_fuzz_figures figures;
  og_fuzz_figure(&figures, data, size, is_behind);
  og_fuzz_primitives(&figures);
  return 0;
}
