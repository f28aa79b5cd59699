#ifndef OR_TURN_FAULT_H
#define OR_TURN_FAULT_H

/// Does a claim from the door `turn` keep what the door promises? In exact rationals.

#include "ref/door/turn.h"

/// What is wrong, or null. A volume for one rotation holds the points turned by R as it is. One for all holds all
/// points as far from the pivot as the body's are. Outer volumes are wider than those computed by no more than a few
/// OG_SCALAR_EPSILON; a box for one rotation is that of the turned first box but for rounding.
const char *or_turn_fault(const og_door_turn *door, const og_turn_input *in, const og_turn_claim *claim);

#endif
