#include "ref/closest/segment_segment.h"

#include "ref/closest/point_segment.h"
#include "ref/closest/range.h"

// The nearest point of the line along u to the line along v, with w from a point of the latter to one of the former,
// kept within the segment; 0 for parallel lines, where one point is as good as another.
static og_scalar nearest_to_line(og_vec3 u, og_vec3 v, og_vec3 w) {
  const og_vec3 n = og_cross(u, v);
  return og_fraction(og_dot(og_cross(v, w), n), og_norm2(n));
}

// t is the parameter on q, and the origin is q0: then the whole figure is u, v and w.
static void nearest_parameters(og_vec3 u, og_vec3 v, og_vec3 w, og_scalar *s, og_scalar *t) {
  const og_vec3 zero = {0, 0, 0};
  *s = nearest_to_line(u, v, w);
  *t = og_point_segment(zero, v, og_add_scaled(w, *s, u));
  // Where the line's point is beyond an end of q, that end's nearest point on p is the answer.
  if (*t == 0 || *t == 1) *s = og_point_segment(zero, u, og_sub(og_scale(*t, v), w));
}

// The ends themselves, not rounded.
static og_vec3 point_at(og_vec3 p0, og_vec3 p1, og_scalar s) {
  return s == 1 ? p1 : og_add_scaled(p0, s, og_sub(p1, p0));
}

// a - b from whichever ends are nearest the two points: exact but for one rounding where both are ends.
static og_vec3 offset_at(og_vec3 p0, og_vec3 p1, og_vec3 q0, og_vec3 q1, og_scalar s, og_scalar t) {
  const og_vec3 u = og_sub(p1, p0), v = og_sub(q1, q0);
  const bool far_s = 2 * s > 1, far_t = 2 * t > 1;
  const og_vec3 ends = og_sub(far_s ? p1 : p0, far_t ? q1 : q0);
  return og_add_scaled(og_add_scaled(ends, far_s ? s - 1 : s, u), far_t ? 1 - t : -t, v);
}

og_segment_pair og_segment_segment(og_vec3 p0, og_vec3 p1, og_vec3 q0, og_vec3 q1) {
  if (!og_vec_in_range(p0) || !og_vec_in_range(p1) || !og_vec_in_range(q0) || !og_vec_in_range(q1))
    return (og_segment_pair){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  const og_vec3 u = og_sub(p1, p0), v = og_sub(q1, q0), w = og_sub(p0, q0);
  const og_scalar size = og_max(og_max(og_largest(u), og_largest(v)), og_largest(w));
  const int unit = -og_range_exponent(size);
  og_segment_pair r = {.outcome = OG_OUTCOME_ANSWERED};
  nearest_parameters(og_vec_times_power(u, unit), og_vec_times_power(v, unit), og_vec_times_power(w, unit), &r.s, &r.t);
  r.a = point_at(p0, p1, r.s);
  r.b = point_at(q0, q1, r.t);
  r.offset = offset_at(p0, p1, q0, q1, r.s, r.t);
  return r;
}
