#ifndef OG_SHRINK_MOTION_H
#define OG_SHRINK_MOTION_H

/// Two bodies that move and turn (`motion`): fewer points, bodies that stand still or do not turn, and shorter numbers.

#include "tool/run/case_walk.h"
#include "tool/shrink/shrink_set.h"

/// As og_shrink_of_kind. TOO_LARGE: a number is too large for binary32, or a quaternion vanishes in it.
og_set_end og_shrink_motion(og_trial *trial, const og_walked_case *walked, const og_set_wish *wish);

#endif
