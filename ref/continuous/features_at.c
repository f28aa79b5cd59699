#include "ref/continuous/features_at.h"

#include "ref/closest/point_triangle.h"
#include "ref/closest/segment_segment.h"

void og_features_at(og_vec3 point[4], const og_moving_features_input *in, og_scalar t) {
  /*@ loop invariant counter: 0 <= k <= 4;
      loop assigns k, point[0 .. 3];
      loop variant 4 - k; */
  for (int k = 0; k < 4; k++) point[k] = og_feature_point_at(in->start[k], in->end[k], t);
}

og_vec3 og_features_offset(bool of_edges, const og_vec3 point[4]) {
  return of_edges ? og_segment_segment(point[0], point[1], point[2], point[3]).offset
                  : og_point_triangle(point[1], point[2], point[3], point[0]).offset;
}
