#include "ref/support/project_scan.h"

#include "ref/door/support.h"
#include "ref/support/direction.h"

typedef struct ends {
  int lowest, highest;
} ends;

// Among the values computed none is less than that of `lowest`, none greater than that of `highest`.
/*@ requires hull:   \valid_read(points) && points->count > 0;
    requires points: \valid_read(points->vertex + (0 .. points->count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures indices:  0 <= \result.lowest < points->count && 0 <= \result.highest < points->count;
    ensures least:    \forall integer i; 0 <= i < points->count ==>
                        computed_dot(d, points->vertex[\result.lowest]) <= computed_dot(d, points->vertex[i]);
    ensures greatest: \forall integer i; 0 <= i < points->count ==>
                        computed_dot(d, points->vertex[i]) <= computed_dot(d, points->vertex[\result.highest]);
*/
static ends ends_along(const og_hull *points, og_vec3 d) {
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
  return (ends){lowest, highest};
}

og_projection og_project_scan(const og_hull *points, og_vec3 axis) {
  if (points->count < 1) return (og_projection){.outcome = OG_OUTCOME_DEGENERATE};
  const ends found = ends_along(points, og_direction_in_range(axis));
  // The ends again along the axis as given: the direction may be a power of two of it.
  const og_scalar low = og_dot(axis, points->vertex[found.lowest]), high = og_dot(axis, points->vertex[found.highest]);
  const bool in_range = og_finite(low) && og_finite(high);
  return (og_projection){in_range ? OG_OUTCOME_ANSWERED : OG_OUTCOME_OUT_OF_RANGE,
                         low,
                         high,
                         found.lowest,
                         found.highest,
                         points->count + 2};
}

static og_support_claim run_project_scan(const og_support_input *input) {
  const og_hull points = {input->count, input->point};
  const og_projection r = og_project_scan(&points, input->direction);
  if (r.outcome != OG_OUTCOME_ANSWERED) return (og_support_claim){.outcome = r.outcome};
  return (og_support_claim){.outcome = r.outcome, .has_interval = true, .low = r.low, .high = r.high};
}

// ---- what is known of it ----

static const og_door_support project_scan_door = {
    .run = run_project_scan, .shape = OG_SUPPORT_POINTS, .bound = 1.5 * OG_ROOT_3};

const og_algorithm og_algorithm_project_scan = {
    .id = "project-scan",
    .row = "3.4",
    .questions = "support",
    .path = "ref/support/project_scan",
    .source = "Parac 2020, 2.3",
    .cost = "O(n)",
    .limits = "each end off by at most 2.25 epsilon of the largest product",
    .support = &project_scan_door,
};
