#ifndef OG_FEATURES_AT_H
#define OG_FEATURES_AT_H

/// Two moving features at one time: what the algorithms behind the door `moving_features` share.
///
/// Coordinates are below 1. Each of a computed point is off by less than OG_SCALAR_EPSILON: two products, of which one has a
/// rounded factor, and their sum.
/// Safe (proofs/eva.py): A, all functions.

#include "ref/door/moving_features.h"

/// Where a point is at the time t. For t = 0 and t = 1 it is not rounded.
/*@ requires time: 0 <= t <= 1;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures start: t == 0 && \is_finite(start.x) && \is_finite(start.y) && \is_finite(start.z) && \is_finite(end.x) &&
      \is_finite(end.y) && \is_finite(end.z) ==>
      \result.x == start.x && \result.y == start.y && \result.z == start.z;
    ensures end: t == 1 && \is_finite(start.x) && \is_finite(start.y) && \is_finite(start.z) && \is_finite(end.x) &&
      \is_finite(end.y) && \is_finite(end.z) ==>
      \result.x == end.x && \result.y == end.y && \result.z == end.z;
*/
static inline og_vec3 og_feature_point_at(og_vec3 start, og_vec3 end, og_scalar t) {
  return og_add_scaled(og_scale(1 - t, start), t, end);
}

/// All four points at the time t.
/*@ requires memory: \valid_read(in) && \valid(point + (0 .. 3));
    requires time: 0 <= t <= 1;
    terminates \true;
    exits \false;
    assigns point[0 .. 3];
    ensures start: t == 0 ==> \forall integer k; 0 <= k < 4 ==>
      (\is_finite(in->start[k].x) && \is_finite(in->start[k].y) && \is_finite(in->start[k].z) &&
        \is_finite(in->end[k].x) && \is_finite(in->end[k].y) && \is_finite(in->end[k].z) ==>
       point[k].x == in->start[k].x && point[k].y == in->start[k].y && point[k].z == in->start[k].z);
    ensures end: t == 1 ==> \forall integer k; 0 <= k < 4 ==>
      (\is_finite(in->start[k].x) && \is_finite(in->start[k].y) && \is_finite(in->start[k].z) &&
        \is_finite(in->end[k].x) && \is_finite(in->end[k].y) && \is_finite(in->end[k].z) ==>
       point[k].x == in->end[k].x && point[k].y == in->end[k].y && point[k].z == in->end[k].z);
*/
void og_features_at(og_vec3 point[4], const og_moving_features_input *in, og_scalar t);

/// From the nearest point of the triangle to the vertex, or of the second edge to the first.
/*@ requires memory: \valid_read(point + (0 .. 3));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures edges_00: of_edges ==>
      dot(\result, \result) <= distance2(point[0], point[2]) + 64 * OG_SCALAR_EPSILON;
    ensures edges_01: of_edges ==>
      dot(\result, \result) <= distance2(point[0], point[3]) + 64 * OG_SCALAR_EPSILON;
    ensures edges_10: of_edges ==>
      dot(\result, \result) <= distance2(point[1], point[2]) + 64 * OG_SCALAR_EPSILON;
    ensures edges_11: of_edges ==>
      dot(\result, \result) <= distance2(point[1], point[3]) + 64 * OG_SCALAR_EPSILON;
*/
og_vec3 og_features_offset(bool of_edges, const og_vec3 point[4]);

#endif
