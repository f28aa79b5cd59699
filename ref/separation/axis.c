#include "ref/separation/axis.h"

// Rounding of a gap, with u = epsilon / 2: of a value, 4 u of two terms and 3 u of the third, which is sqrt(41) u times
// the half extent; of two values twice that, 6.4 epsilon (proofs/gappa/axis.g). The rounding of their difference can
// add as much as 1.7 epsilon to a large gap, but never carries it past this bound, which is itself a number.
static const og_scalar GAP_ERROR = 8 * OG_SCALAR_EPSILON;

// The cross product of unit vectors is off by 2 epsilon (rounding of the vectors, the products, the difference), of
// edges that are themselves rounded differences by 1 more: where it is no longer than that, none of its digits count.
static const og_scalar PARALLEL = 4 * OG_SCALAR_EPSILON;

og_axis_frame og_axis_frame_empty(void) {
  const og_scalar most = OG_SCALAR_MAX;
  return (og_axis_frame){.low = {most, most, most}, .high = {-most, -most, -most}};
}

void og_axis_frame_include(og_axis_frame *frame, og_vec3 point) {
  // A NaN must not slip through the comparisons of min and max.
  if (!og_is_finite(point)) point = (og_vec3){OG_SCALAR_MAX, OG_SCALAR_MAX, OG_SCALAR_MAX};
  frame->low = (og_vec3){og_min(frame->low.x, point.x), og_min(frame->low.y, point.y), og_min(frame->low.z, point.z)};
  frame->high =
      (og_vec3){og_max(frame->high.x, point.x), og_max(frame->high.y, point.y), og_max(frame->high.z, point.z)};
}

static bool in_range(og_vec3 v) {
  const og_scalar most = OG_SCALAR_MAX / 4;
  return og_abs(v.x) <= most && og_abs(v.y) <= most && og_abs(v.z) <= most;
}

og_outcome og_axis_frame_finish(og_axis_frame *frame) {
  if (!in_range(frame->low) || !in_range(frame->high)) return OG_OUTCOME_OUT_OF_RANGE;
  const og_scalar half = (og_scalar)0.5;
  frame->centre = og_add(og_scale(half, frame->low), og_scale(half, frame->high));
  // Both corners: the centre is rounded.
  const og_vec3 up = og_sub(frame->high, frame->centre), down = og_sub(frame->centre, frame->low);
  const og_scalar extent = og_max(og_max(og_max(up.x, down.x), og_max(up.y, down.y)), og_max(up.z, down.z));
  if (extent == 0) return OG_OUTCOME_DEGENERATE;
  if (extent < OG_SCALAR_MIN) return OG_OUTCOME_OUT_OF_RANGE;
  int exponent = 0;
  (void)frexp((double)extent, &exponent);
  frame->unit = (og_scalar)ldexp(1.0, exponent);
  frame->inverse = (og_scalar)ldexp(1.0, -exponent);
  frame->error = GAP_ERROR * (extent * frame->inverse);
  return OG_OUTCOME_ANSWERED;
}

og_outcome og_axis_frame_of(og_axis_frame *frame, const og_vec3 *a, int a_count, const og_vec3 *b, int b_count) {
  *frame = og_axis_frame_empty();
  /*@ loop invariant counter: 0 <= k <= a_count;
      loop assigns k, *frame;
      loop variant a_count - k; */
  for (int k = 0; k < a_count; k++) og_axis_frame_include(frame, a[k]);
  /*@ loop invariant counter: 0 <= k <= b_count;
      loop assigns k, *frame;
      loop variant b_count - k; */
  for (int k = 0; k < b_count; k++) og_axis_frame_include(frame, b[k]);
  return og_axis_frame_finish(frame);
}

og_vec3 og_axis_unit(og_vec3 v) {
  const og_scalar largest = og_max(og_max(og_abs(v.x), og_abs(v.y)), og_abs(v.z));
  if (largest == 0) return v;
  // Divided, not multiplied by the reciprocal, which may overflow.
  const og_vec3 w = {v.x / largest, v.y / largest, v.z / largest};
  return og_scale(1 / og_norm(w), w);
}

og_vec3 og_axis_across(og_vec3 e, og_vec3 f) {
  const og_vec3 p = og_axis_unit(e), q = og_axis_unit(f);
  const og_vec3 across = og_cross(p, q);
  if (og_norm2(across) <= PARALLEL * PARALLEL) return (og_vec3){0, 0, 0};
  // For edges at a small angle t the product leans along them by epsilon / t, which would cost their length times that
  // of the gap. Taking the part along their mean direction out leaves epsilon. What leans across them, in the plane of
  // both, costs no more than that: the face is only that thin times t. (The mean: so that swapping changes no bit.)
  const og_vec3 mean = og_axis_unit(og_dot(p, q) >= 0 ? og_add(p, q) : og_sub(p, q));
  return og_axis_unit(og_add_scaled(across, -og_dot(across, mean), mean));
}

og_scalar og_axis_least(const og_axis_frame *frame, og_vec3 axis, const og_vec3 *vertex, int count) {
  og_scalar least = og_axis_value(frame, axis, vertex[0]);
  /*@ loop invariant counter: 1 <= k <= count;
      loop invariant least: exact_arithmetic ==> is_low_end(frame, axis, vertex, k, least);
      loop assigns k, least;
      loop variant count - k; */
  for (int k = 1; k < count; k++) least = og_min(least, og_axis_value(frame, axis, vertex[k]));
  return least;
}

og_axis_gap og_axis_gap_of(const og_axis_frame *frame, og_vec3 axis, const og_vec3 *a, int a_count, const og_vec3 *b,
                           int b_count) {
  const og_vec3 back = og_neg(axis);
  const og_scalar a_low = og_axis_least(frame, axis, a, a_count), a_high = -og_axis_least(frame, back, a, a_count);
  const og_scalar b_low = og_axis_least(frame, axis, b, b_count), b_high = -og_axis_least(frame, back, b, b_count);
  //@ assert back: is_opposite(back, axis);
  /*@ assert highest: exact_arithmetic ==> is_high_end(frame, axis, a, a_count, a_high) &&
        is_high_end(frame, axis, b, b_count, b_high); */
  const og_scalar a_ahead = a_low - b_high, b_ahead = b_low - a_high;
  /*@ assert ahead: exact_arithmetic ==> is_ahead(frame, axis, a, a_count, b, b_count, a_ahead) &&
        is_ahead(frame, axis, b, b_count, a, a_count, b_ahead); */
  return a_ahead >= b_ahead ? (og_axis_gap){a_ahead, 1} : (og_axis_gap){b_ahead, -1};
}
