#ifndef OG_MAKE_SWEEP_H
#define OG_MAKE_SWEEP_H

/// A case of the question `sweep` as input of the algorithms behind the door `sweep`: each coordinate of a body in
/// world space, of a velocity and the end of the motion is rounded once. So is the relative velocity, from the
/// exact one.

#include "ref/door/sweep.h"
#include "tool/run/case_walk.h"
#include "tool/run/make_input.h"

/// The input, with its storage: not to be copied.
typedef struct og_made_sweep {
  og_world_body a, b;
  og_made_polygon flat[2];
  og_sweep_input input;
} og_made_sweep;

void og_made_sweep_init(og_made_sweep *made);
void og_made_sweep_clear(og_made_sweep *made);

/// OUT_OF_RANGE where a number rounds to infinity: then the input must not be used.
og_outcome og_make_sweep(og_made_sweep *made, const og_walked_case *walked);

#endif
