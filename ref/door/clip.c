#include "ref/door/clip.h"

og_clip_claim og_clip_run(const og_door_clip *door, const og_polygon *a, const og_polygon *b, og_clip_room *room) {
  if (room->capacity < 1) return (og_clip_claim){.outcome = OG_OUTCOME_BAD_INPUT};
  if (a->count < 3 || b->count < 3) return (og_clip_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_clip_claim claim = door->run(a, b, room);
  for (int k = 0; k < claim.count; k++)
    if (!og_finite(room->corner[k].x) || !og_finite(room->corner[k].y))
      return (og_clip_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  return claim;
}
