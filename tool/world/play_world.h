#ifndef OG_PLAY_WORLD_H
#define OG_PLAY_WORLD_H

/// Plays a scene: a world with memory for it, and its steps.

#include "tool/world/read_world.h"

typedef struct og_world_player {
  const og_world_script *script;
  og_world *world;
  size_t steps; // done, that of time 0 included
  size_t next;  // action
  og_block block;
  og_rigid_shape *shape; // of each body of the scene
  og_rigid_shape *part;  // of all concave bodies, one after the other
  og_body_change *change;
} og_world_player;

/// Counts of pairs, those that meet among them, contacts, and pairs of parts that are near each other.
typedef struct og_world_rooms {
  int64_t pairs, touching, contacts, near;
} og_world_rooms;

/// Room that most scenes do not exceed: of few bodies for all pairs.
og_world_rooms og_world_rooms_for(const og_world_script *script);

/// The script must outlive the player.
void og_world_player_start(og_world_player *player, const og_world_script *script, const og_world_stages *stages,
                           const og_world_rooms *rooms);
void og_world_player_clear(og_world_player *player);

/// The next step. The first is that of time 0, in which nothing flies. Where it stops, the world is as before.
og_world_stop og_world_player_step(og_world_player *player);

#endif
