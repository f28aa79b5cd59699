#ifndef OG_WRITE_STEP_H
#define OG_WRITE_STEP_H

/// The events and counts of a world's last step, as a line of JSON; `lives`, `turns`: null, or of its
/// contacts, and of bodies that turn.
/// docs/use/world.md has the format.

#include "tool/format/text.h"
#include "tool/world/contact_lives.h"
#include "tool/world/play_world.h"
#include "tool/world/turns.h"

void og_write_step(og_text *text, const og_world_player *player, const og_contact_lives *lives,
                   const og_world_turns *turns);

#endif
