#include "ref/door/clip.h"

#include "ref/door/clip_traced.h"

static og_outcome check_polygons(const og_polygon *a, const og_polygon *b, const og_clip_room *room) {
  if (room->capacity < 1) return OG_OUTCOME_BAD_INPUT;
  return a->count < 3 || b->count < 3 ? OG_OUTCOME_DEGENERATE : OG_OUTCOME_ANSWERED;
}

static og_clip_claim finite_clip(og_clip_claim claim, const og_clip_room *room) {
  for (int k = 0; k < claim.count; k++)
    if (!og_finite(room->corner[k].x) || !og_finite(room->corner[k].y))
      return (og_clip_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  return claim;
}

og_clip_claim og_clip_run(const og_door_clip *door, const og_polygon *a, const og_polygon *b, og_clip_room *room) {
  const og_outcome outcome = check_polygons(a, b, room);
  if (outcome != OG_OUTCOME_ANSWERED) return (og_clip_claim){.outcome = outcome};
  return finite_clip(door->run(a, b, room), room);
}

og_clip_claim og_clip_run_traced(const og_door_clip_traced *door, const og_polygon *a, const og_polygon *b,
                                 og_clip_room *room, og_trace *trace) {
  const og_outcome outcome = check_polygons(a, b, room);
  if (outcome != OG_OUTCOME_ANSWERED) return (og_clip_claim){.outcome = outcome};
  return finite_clip(door->run(a, b, room, trace), room);
}
