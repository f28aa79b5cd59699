#ifndef OG_WORLD_TURNS_H
#define OG_WORLD_TURNS_H

/// Bodies that turn on the way from one step to the next: an algorithm behind the door `motion` says which meet, and
/// when first.
///
/// It is asked about pairs whose boxes overlap, which have to be swept, and whose filters let them meet. Both bodies
/// are convex without a curved side, were there before the step, were not placed in it, and did not meet before it.
/// Where the world has an algorithm behind the door `sweep`, pairs that it takes are left to it. A body starts from
/// the quaternion that its rotation has, but for rounding, and spins by the angle of the step.
/// Cost: the algorithm's, for each of these pairs.

#include "ref/door/motion.h"
#include "tool/world/play_world.h"

typedef struct og_world_turn {
  og_index_pair pair;
  og_scalar part; // of the step, 0 to 1, after which they meet first
} og_world_turn;

typedef struct og_world_turns {
  og_world_turn *turn; // pairs that meet on the way, in ascending order
  int64_t count, room;
  int64_t answered, unanswered; // pairs asked about, and those that could not be or that it did not answer
} og_world_turns;

void og_world_turns_init(og_world_turns *turns);
void og_world_turns_clear(og_world_turns *turns);

/// Follows the player's last step.
void og_world_turns_step(og_world_turns *turns, const og_door_motion *door, const og_world_player *player);

/// How a body moved in the last step, the step as the unit of time. False where it has no such motion: it is concave,
/// has a curved side, came or was placed.
bool og_world_turn_motion(og_motion_body *motion, const og_world_player *player, int32_t body);

/// What a pair's motion is of. False where it is not asked about: they met before, filters part them, the sweep takes
/// it. Or because a body has no such motion: only then is *has_way false.
bool og_world_turn_input(og_motion_input *in, const og_world_player *player, og_index_pair pair, bool *has_way);

#endif
