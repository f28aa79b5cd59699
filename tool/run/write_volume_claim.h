#ifndef OG_WRITE_VOLUME_CLAIM_H
#define OG_WRITE_VOLUME_CLAIM_H

/// A claim from the door `bound` or `turn` as a JSON line. The format stands in docs/use/format.md.

#include "ref/door/bound.h"
#include "ref/door/turn.h"
#include "tool/format/text.h"

/// `axes`: coordinates of the case's points; slabs of an aabb beyond them are left out. The slabs stand in the room.
void og_write_volume_claim(og_text *text, const char *id, const char *algorithm, const og_door_bound *door,
                           const og_bounding_claim *claim, const og_bounding_room *room, int axes);

/// The same from the door `turn`.
void og_write_turn_claim(og_text *text, const char *id, const char *algorithm, const og_door_turn *door,
                         const og_turn_claim *claim);

#endif
