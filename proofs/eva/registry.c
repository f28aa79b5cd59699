#include "eva/arguments.h"
#include "ref/registry.h"

// Options: -eva-min-loop-unroll 100
void drive_registry(void) {
  const og_algorithm *algorithm = og_algorithm_at(whole(0, og_algorithm_count() - 1));
  (void)og_algorithm_by_id(algorithm->id);
  (void)og_algorithm_by_id("");
}
