#include "ref/support/segment.h"

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
