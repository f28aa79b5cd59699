#ifndef OG_WORLD_HALF_SPACES_H
#define OG_WORLD_HALF_SPACES_H

/// The half-spaces of a scene: each becomes a block of eight corners that stands for it (spec/body/half_space.h).
///
/// The block is made for a ball around the origin that no body leaves during the play. Its radius is the farthest
/// place that a line names, the largest body, and the way that the fastest flies in all steps, together, and as much
/// again. So relation, distance and depth of a body and the block are those of the half-space. Corners are rounded
/// once: where the normal is along no axis, the upper face is off by some epsilons of the ball's radius.
/// Cost: linear in the lines and in the points of all bodies.

#include "tool/world/read_world.h"

/// Makes all blocks anew for so many steps. A ball of 2^50 or more is a limit reached.
bool og_bound_scene(og_world_script *script, size_t steps, og_complaint *complaint);

#endif
