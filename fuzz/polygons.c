// Two convex polygons of the plane: every algorithm of the registry that takes them, against the exact answer about
// tall prisms over them.

#include "fuzz/primitives.h"

static bool is_behind(const og_primitive_subject *subject) { return subject->polygons != NULL; }

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static og_fuzz_figures figures;
  og_fuzz_figure(&figures, data, size, is_behind);
  og_fuzz_primitives(&figures);
  return 0;
}
