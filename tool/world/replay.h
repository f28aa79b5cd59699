#ifndef OG_REPLAY_H
#define OG_REPLAY_H

/// What a page replays of a world, as JSON: bodies in their own axes, and of each step poses, who touches, and
/// contacts.
///
/// {"name":...,"dt":...,"bodies":[{"name":...,"kind":...,"parts":[BODY,...]},...],"steps":[STEP,...],
/// "fault":{"step":...,"text":...}}, where a BODY is what og_page_body_write writes, and a STEP
/// {"time":...,"poses":[POSE or null,...],"touch":[[i,j],...],"contacts":[{"a":...,"b":...,"normal":...},...],
/// "boxes":[BOX or null,...],"tree":[[level,...BOX],...]}. A POSE has the three numbers of the place, then the nine of
/// the rotation, row by row. A BOX has the lower three, then the upper three numbers, as the broad phase was given
/// them. `tree` has the inner nodes of a tree of them, grown as dynamic-tree grows its own. The kind is static, moving
/// or half-space.

#include "tool/format/text.h"
#include "tool/world/play_world.h"

/// Bodies times steps that a page holds.
#define OG_REPLAY_MOST_POSES 1000000

typedef struct og_replay {
  og_text json;
  size_t steps;
} og_replay;

void og_replay_init(og_replay *replay);
void og_replay_clear(og_replay *replay);

/// Does a scene of so many steps fit? Says on standard error where it does not.
bool og_replay_fits(const og_world_script *script, size_t steps, const char *command);
void og_replay_start(og_replay *replay, const og_world_script *script, const char *name);
/// Adds the step that the player is at.
void og_replay_step(og_replay *replay, const og_world_player *player);
/// `fault`: what is wrong in the last step, or null.
void og_replay_end(og_replay *replay, const char *fault);

/// Plays a scene with the algorithms that `origo world` takes where none is named, and contacts by manifold-full.
/// Returns the exit status of the command that is named; where it is not OK, what is wrong is said on standard error.
int og_replay_scene(og_replay *replay, const char *file, const char *command);

#endif
