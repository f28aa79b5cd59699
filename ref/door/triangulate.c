#include "ref/door/triangulate.h"

og_outcome og_triangulate_run(const og_door_triangulate *door, const og_vec3 *point, int count,
                              og_triangulate_room *room) {
  room->triangle_count = 0;
  if (count < 3) return OG_OUTCOME_DEGENERATE;
  /*@ loop invariant counter: 0 <= k <= count;
      loop assigns k;
      loop variant count - k; */
  for (int k = 0; k < count; k++)
    if (!og_finite(point[k].x) || !og_finite(point[k].y)) return OG_OUTCOME_OUT_OF_RANGE;
  const og_outcome outcome = door->run(point, count, room);
  if (outcome != OG_OUTCOME_ANSWERED) room->triangle_count = 0;
  return outcome;
}
