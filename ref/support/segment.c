#include "ref/support/segment.h"

#include "ref/door/support.h"
#include "ref/support/hull_scan.h"

/*@ requires segment: \valid_read(segment);
    terminates \true; exits \false; assigns \nothing;
    ensures end:      0 <= \result.vertex < 2 && \result.point == segment->end[\result.vertex];
    ensures farthest: exact_arithmetic ==> \forall og_vec3 x, real t;
                        on_segment(x, segment->end[0], segment->end[1], t) ==>
                        dot(direction, x) <= dot(direction, \result.point); */
static og_support support(const og_segment *segment, og_vec3 direction) {
  const og_hull hull = {2, segment->end};
  const og_support found = og_hull_highest(&hull, direction);
  /*@ assert ends: exact_arithmetic ==> dot(direction, segment->end[0]) <= dot(direction, found.point) &&
                                        dot(direction, segment->end[1]) <= dot(direction, found.point); */
  return found;
}

og_support og_segment_support(const void *shape, og_vec3 direction) {
  const og_segment *segment = shape;
  return support(segment, direction);
}

og_convex og_convex_segment(const og_segment *segment) {
  const og_hull hull = {2, segment->end};
  return (og_convex){og_segment_support, segment, og_convex_hull(&hull).inside};
}

static og_support_claim run_support_segment(const og_support_input *input) {
  const og_segment segment = {{input->point[0], input->point[1]}};
  return og_support_claim_of(og_segment_support(&segment, input->direction));
}

// ---- what is known of it ----

static const og_door_support support_segment_door = {
    .run = run_support_segment, .shape = OG_SUPPORT_POINTS, .points = 2, .bound = OG_SCAN_BOUND};

const og_algorithm og_algorithm_support_segment = {
    .id = "support-segment",
    .row = "3.4",
    .questions = "support",
    .path = "ref/support/segment",
    .source = "van den Bergen 2003, 4.3.4",
    .cost = "O(1)",
    .limits = "as hull-scan",
    .support = &support_segment_door,
};
