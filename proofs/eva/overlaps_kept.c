#include "eva/arguments.h"
#include "ref/broad/grid_kept.h"
#include "ref/door/overlaps.h"

#include "eva/scenes/steps.h"

extern const og_algorithm og_algorithm_grid_kept;

// Options: -eva-precision 0 -eva-ilevel 24 -eva-plevel 400 -eva-min-loop-unroll 8 -eva-split-return full
// -eva-slevel 100 -eva-slevel-function og_aabb_is_sound:0,is_change:0,og_aabb_overlap:0
void drive_overlaps_grid_kept(void) {
  take_steps(og_algorithm_grid_kept.overlaps);
  take_full_steps(og_algorithm_grid_kept.overlaps);
  take_refused_steps(og_algorithm_grid_kept.overlaps);
}
