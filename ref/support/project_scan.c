#include "ref/support/project_scan.h"

#include "ref/support/direction.h"

og_projection og_project_scan(const og_hull *points, og_vec3 axis) {
  if (points->count < 1) return (og_projection){.outcome = OG_OUTCOME_DEGENERATE};
  const og_vec3 d = og_direction_in_range(axis);
  int lowest = 0, highest = 0;
  og_scalar low = og_dot(d, points->vertex[0]), high = low;
  /*@ loop invariant counter:  1 <= k <= points->count;
      loop invariant indices:  0 <= lowest < k && 0 <= highest < k;
      loop invariant ties:     low == computed_dot(d, points->vertex[lowest]) &&
                               high == computed_dot(d, points->vertex[highest]);
      loop invariant extremes: \forall integer i; 0 <= i < k ==> low <= computed_dot(d, points->vertex[i]) <= high;
      loop assigns k, low, high, lowest, highest;
      loop variant points->count - k; */
  for (int k = 1; k < points->count; k++) {
    const og_scalar height = og_dot(d, points->vertex[k]);
    if (height < low) {
      low = height;
      lowest = k;
    }
    if (height > high) {
      high = height;
      highest = k;
    }
  }
  // The ends again along the axis as given: d may be a power of two of it.
  low = og_dot(axis, points->vertex[lowest]);
  high = og_dot(axis, points->vertex[highest]);
  const bool in_range = og_finite(low) && og_finite(high);
  return (og_projection){
      in_range ? OG_OUTCOME_ANSWERED : OG_OUTCOME_OUT_OF_RANGE, low, high, lowest, highest, points->count + 2};
}
