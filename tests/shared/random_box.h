#ifndef OR_RANDOM_BOX_H
#define OR_RANDOM_BOX_H

/// Boxes in random positions, and their corners exactly: those of the parallelepiped that the rounded axes span.

#include "ref/support/box.h"
#include "tests/shared/exact_pair.h"

typedef enum or_turn {
  OR_TURN_NONE,    // axes along the coordinate axes, in any order and sense: everything is exact
  OR_TURN_ANY,     // any rotation, rounded
  OR_TURN_SLIGHTLY // by an angle of 2^-60 to 1
} or_turn;

og_mat3 or_random_rotation(or_random *random, or_turn turn);

/// The eight corners of the box, exactly; corner k as og_box_corner numbers them.
void or_box_corners(or_vec corner[8], const og_box *box);

#endif
