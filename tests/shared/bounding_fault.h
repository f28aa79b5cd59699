#ifndef OR_BOUNDING_FAULT_H
#define OR_BOUNDING_FAULT_H

/// Does a claim from the door `bound` keep what the door promises? In exact integers and rationals.

#include "ref/door/bound.h"

/// What is wrong, or null. Outer volumes hold all points exactly, and are wider than those computed by no more than a
/// few OG_SCALAR_EPSILON; the box along the axes is the points' own; axes of a box are unit and orthogonal but for
/// rounding.
const char *or_bounding_fault(const og_door_bound *door, const og_bounding_input *in, const og_bounding_room *room,
                              const og_bounding_claim *claim);

#endif
