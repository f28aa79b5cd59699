#include "ref/support/segment.h"

#include "ref/support/hull_scan.h"

og_support og_segment_support(const void *shape, og_vec3 direction) {
  const og_segment *segment = shape;
  const og_hull hull = {2, segment->end};
  return og_hull_scan(&hull, direction);
}

og_convex og_convex_segment(const og_segment *segment) {
  const og_hull hull = {2, segment->end};
  return (og_convex){og_segment_support, segment, og_convex_hull(&hull).inside};
}
