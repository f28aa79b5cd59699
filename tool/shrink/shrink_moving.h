#ifndef OG_SHRINK_MOVING_H
#define OG_SHRINK_MOVING_H

/// Two features that move (`vertex-face`, `edge-edge`): points that stand still, and shorter numbers.

#include "tool/run/case_walk.h"
#include "tool/shrink/shrink_set.h"

/// As og_shrink_of_kind. TOO_LARGE: a number is too large for binary32.
og_set_end og_shrink_moving(og_trial *trial, const og_case *one, const og_set_wish *wish);

#endif
