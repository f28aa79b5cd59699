#ifndef OR_CHANGE_RIGID_H
#define OR_CHANGE_RIGID_H

/// Certificates of bodies that move and turn, with or without a spin, damaged in one place.

#include "spec/motion/checker.h"
#include "tests/shared/random_pair.h"

/// Changes one number, index, time or count of it, or its kind. What it counts stays within what is initialised.
void or_change_rigid(og_rigid_certificate *c, or_random *random);

#endif
