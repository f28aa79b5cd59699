#ifndef OG_WORLD_CONTACT_LIVES_H
#define OG_WORLD_CONTACT_LIVES_H

/// Contacts of a world with a life: they begin, persist and end from step to step.
///
/// Each two parts that meet have a manifold-cache (ref/contact/manifold_cache.h), to which each step offers the
/// contacts that were made anew. It keeps four at most, where they are on each body. All of them end where the two no
/// longer meet, or no contacts can be made of them. A contact may be apart by a 1024th of the larger part's extent,
/// and slide by a 64th of it.
/// Cost: linear in the parts that meet, and in their contacts.

#include "ref/contact/manifold_cache.h"
#include "ref/world/world.h"

/// Two parts with their contacts. They may be gone since the step before; then there are none.
typedef struct og_contact_life {
  og_part_pair parts;
  og_manifold_cache cache;
  og_cache_step step; // of the last step, by which og_cached_at says where contacts are
  og_contact_events events;
  double farthest; // the largest coordinate of both bodies since they met, by which rounding is measured
} og_contact_life;

typedef struct og_contact_lives {
  og_contact_life *life, *before; // in ascending order of parts
  int64_t count, count_before, room, room_before;
  int64_t persisting; // contacts, in the last step
} og_contact_lives;

void og_contact_lives_init(og_contact_lives *lives);
void og_contact_lives_clear(og_contact_lives *lives);

/// Follows the world's last step, which has made contacts.
void og_contact_lives_step(og_contact_lives *lives, const og_world *world);

#endif
