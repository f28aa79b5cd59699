#include "ref/support/hull_scan.h"

#include "ref/door/support.h"
#include "ref/support/direction.h"

// Among the values computed, none is greater and none before it as great. (Typed, where a support mapping's shape is
// not: the provers' memory has types.)
/*@ requires hull:   \valid_read(hull) && hull->count > 0;
    requires points: \valid_read(hull->vertex + (0 .. hull->count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures index:    0 <= \result < hull->count;
    ensures greatest: \forall integer i; 0 <= i < hull->count ==>
                        computed_dot(d, hull->vertex[i]) <= computed_dot(d, hull->vertex[\result]);
    ensures first:    \forall integer i; 0 <= i < \result ==>
                        computed_dot(d, hull->vertex[i]) < computed_dot(d, hull->vertex[\result]);
*/
static int highest(const og_hull *hull, og_vec3 d) {
  int best = 0;
  og_scalar best_height = og_dot(d, hull->vertex[0]);
  /*@ loop invariant counter:  1 <= k <= hull->count;
      loop invariant index:    0 <= best < k;
      loop invariant tie:      best_height == computed_dot(d, hull->vertex[best]);
      loop invariant greatest: \forall integer i; 0 <= i < k ==> computed_dot(d, hull->vertex[i]) <= best_height;
      loop invariant first:    \forall integer i; 0 <= i < best ==> computed_dot(d, hull->vertex[i]) < best_height;
      loop assigns k, best, best_height;
      loop variant hull->count - k; */
  for (int k = 1; k < hull->count; k++) {
    const og_scalar height = og_dot(d, hull->vertex[k]);
    if (height > best_height) {
      best_height = height;
      best = k;
    }
  }
  return best;
}

og_support og_hull_highest(const og_hull *hull, og_vec3 direction) {
  const int best = highest(hull, og_direction_in_range(direction));
  return (og_support){hull->vertex[best], best};
}

og_support og_hull_scan(const void *shape, og_vec3 direction) {
  const og_hull *hull = shape;
  return og_hull_highest(hull, direction);
}

og_convex og_convex_hull(const og_hull *hull) {
  // Point by point: a sum of many points could overflow.
  og_vec3 mean = hull->vertex[0];
  /*@ loop invariant counter: 1 <= k <= hull->count;
      loop assigns k, mean;
      loop variant hull->count - k; */
  for (int k = 1; k < hull->count; k++) {
    const og_vec3 step = og_sub(hull->vertex[k], mean);
    mean = og_add_scaled(mean, 1 / (og_scalar)(k + 1), step);
  }
  return (og_convex){og_hull_scan, hull, mean};
}

static og_support_claim run_hull_scan(const og_support_input *input) {
  const og_hull hull = {input->count, input->point};
  return og_support_claim_of(og_hull_highest(&hull, input->direction));
}

// ---- what is known of it ----

static const og_door_support hull_scan_door = {
    .run = run_hull_scan, .shape = OG_SUPPORT_POINTS, .bound = OG_SCAN_BOUND};

const og_algorithm og_algorithm_hull_scan = {
    .id = "hull-scan",
    .row = "3.4",
    .questions = "support",
    .path = "ref/support/hull_scan",
    .source = "van den Bergen 2003, 4.3.4; Varjus 2018, 5.1",
    .cost = "O(n)",
    .limits = "below the true maximum by at most 6 epsilon of the largest product",
    .support = &hull_scan_door,
};
