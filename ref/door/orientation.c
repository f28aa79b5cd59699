#include "ref/door/orientation.h"

og_orientation_claim og_orientation_run(const og_door_orientation *door, const og_vec3 *point) {
  const bool plane = door->count == 3;
  /*@ loop invariant counter: 0 <= k <= door->count;
      loop assigns k;
      loop variant door->count - k; */
  for (int k = 0; k < door->count; k++)
    if (!og_finite(point[k].x) || !og_finite(point[k].y) || !(plane || og_finite(point[k].z)))
      return (og_orientation_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  return door->run(point);
}
