#ifndef OG_REPLAY_BOXES_H
#define OG_REPLAY_BOXES_H

/// The boxes of a step, as a page replays them.

#include "ref/world/world.h"
#include "tool/format/text.h"

/// Adds ,"boxes":[...],"tree":[...] as replay.h has them: what the broad phase was given, and the inner nodes of a tree
/// into which the boxes go one after the other.
void og_replay_boxes_write(og_text *text, const og_world_state *now, int32_t bodies);

#endif
