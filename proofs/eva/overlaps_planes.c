#include "eva/arguments.h"
#include "ref/door/overlaps.h"

#include "eva/scenes/steps.h"

extern const og_algorithm og_algorithm_kd_tree, og_algorithm_bsp_tree;

// Options: -eva-precision 0 -eva-ilevel 24 -eva-plevel 400 -eva-min-loop-unroll 8 -eva-split-return full
// -eva-slevel 100 -eva-slevel-function og_aabb_is_sound:0,is_change:0,og_overlap_at_once:0
void drive_overlaps_kd_tree(void) { take_steps(og_algorithm_kd_tree.overlaps); }

// Options: -eva-precision 0 -eva-ilevel 24 -eva-plevel 400 -eva-min-loop-unroll 8 -eva-split-return full
// -eva-slevel 100 -eva-slevel-function og_aabb_is_sound:0,is_change:0,og_overlap_at_once:0
void drive_overlaps_bsp_tree(void) { take_steps(og_algorithm_bsp_tree.overlaps); }
