#ifndef OG_MAKE_MOVING_H
#define OG_MAKE_MOVING_H

/// A case of the questions `vertex-face` and `edge-edge` as input of the algorithms behind the door `moving_features`:
/// each coordinate is rounded once. The tolerance and the limit of steps are those that the door names.

#include "ref/door/moving_features.h"
#include "spec/moving/problem.h"

/// The input, and memory for it: not to be copied.
typedef struct og_made_moving {
  og_moving_features_input input;
  og_moving_features_room room;
  og_parameter_box box[OG_MOVING_BOXES];
} og_made_moving;

/// A coordinate that is too large becomes infinite: the door says so.
void og_make_moving(og_made_moving *made, const og_moving_problem *problem);

/// The same of points that are set already: the tolerance, the limit and the room.
void og_make_moving_limits(og_made_moving *made);

#endif
