#include "ref/door/hull.h"

og_outcome og_hull_run(const og_door_hull *door, const og_vec3 *point, int count, og_hull_room *room) {
  room->facet_count = 0;
  if (count < 1) return OG_OUTCOME_DEGENERATE;
  /*@ loop invariant counter: 0 <= k <= count;
      loop assigns k;
      loop variant count - k; */
  for (int k = 0; k < count; k++)
    if (!og_finite(point[k].x) || !og_finite(point[k].y) || !(door->dimension == 2 || og_finite(point[k].z)))
      return OG_OUTCOME_OUT_OF_RANGE;
  return door->run(point, count, room);
}
