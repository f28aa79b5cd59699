#ifndef OG_AXIS_H
#define OG_AXIS_H

/// Bodies measured along an axis: what all separating axis tests share.
///
/// A frame is fixed once for a pair. Coordinates are taken from the centre of the pair's bounding box and lengths in
/// a power of two near its half extent: so errors are in proportion to the pair's size, not to its distance from the
/// world's origin, nothing overflows, and scaling the input by a power of two or swapping the bodies changes no bit of
/// a gap but its sign. Domain: coordinates up to OG_SCALAR_MAX / 4 in magnitude, half extent at least OG_SCALAR_MIN.
///
/// Proved (docs/trust/verification.md): memory and termination of all but og_axis_frame_finish, og_axis_unit and
/// og_axis_across; that a box only grows. In real arithmetic, that a gap of two lists is that of their intervals.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for multiples of 2^-100, |x| <= 2^100, up to 8
/// vertices (some: others).

#include "ref/outcome.h"
#include "ref/vec3.h"

typedef struct og_axis_frame {
  og_vec3 low, high; // bounding box of what was included
  og_vec3 centre;    // of the box
  og_scalar unit;    // length unit of the gaps below: a power of two
  og_scalar inverse; // 1 / unit
  og_scalar error;   // bound on the rounding error of a gap along a unit axis, in units
} og_axis_frame;

/// How two bodies lie along an axis: the gap between their intervals in the frame's unit; where it is negative, the
/// shorter of the two ways out along the axis. (Not the length of the common interval: that is too short where one
/// interval holds the other.)
typedef struct og_axis_gap {
  og_scalar gap;
  og_scalar towards; // 1: A lies ahead along the axis, -1: B does
} og_axis_gap;

/*@ // How far x lies along n, from c on in units of 1 / k.
    logic real along_from(og_vec3 n, og_vec3 x, og_vec3 c, real k) = k * (dot(n, x) - dot(n, c));
    lemma along_scaled: \forall og_vec3 n, x, c, d, s, real k; is_moved(d, x, -1.0, c) && is_scaled(s, k, d) ==>
      dot(n, s) == along_from(n, x, c, k);
    predicate is_opposite(og_vec3 m, og_vec3 n) = m.x == -n.x && m.y == -n.y && m.z == -n.z;
    lemma along_back_from: \forall og_vec3 m, n, x, c, real k; is_opposite(m, n) ==>
      along_from(m, x, c, k) == -along_from(n, x, c, k);
    logic real in_frame{L}(og_axis_frame *f, og_vec3 n, og_vec3 x) = along_from(n, x, f->centre, f->inverse);
    // The ends of a list of points.
    predicate is_low_end{L}(og_axis_frame *f, og_vec3 n, og_vec3 *p, integer count, real r) =
      (\forall integer k; 0 <= k < count ==> r <= in_frame(f, n, p[k])) &&
      (\exists integer k; 0 <= k < count && r == in_frame(f, n, p[k]));
    predicate is_high_end{L}(og_axis_frame *f, og_vec3 n, og_vec3 *p, integer count, real r) =
      (\forall integer k; 0 <= k < count ==> in_frame(f, n, p[k]) <= r) &&
      (\exists integer k; 0 <= k < count && r == in_frame(f, n, p[k]));
    lemma low_end_back{L}: \forall og_axis_frame *f, og_vec3 m, n, og_vec3 *p, integer count, real r;
      is_opposite(m, n) && is_low_end(f, m, p, count, r) ==> is_high_end(f, n, p, count, -r);
    // By how much all of A lies ahead of all of B.
    predicate is_ahead{L}(og_axis_frame *f, og_vec3 n, og_vec3 *a, integer a_count, og_vec3 *b, integer b_count,
                          real r) = \exists real low, high;
      is_low_end(f, n, a, a_count, low) && is_high_end(f, n, b, b_count, high) && r == low - high;
    lemma ahead_by{L}: \forall og_axis_frame *f, og_vec3 n, og_vec3 *a, *b, integer a_count, b_count, real low, high;
      is_low_end(f, n, a, a_count, low) && is_high_end(f, n, b, b_count, high) ==>
      is_ahead(f, n, a, a_count, b, b_count, low - high);
    lemma one_low_end{L}: \forall og_axis_frame *f, og_vec3 n, og_vec3 *p, integer count, real r, s;
      is_low_end(f, n, p, count, r) && is_low_end(f, n, p, count, s) ==> r == s;
    lemma one_high_end{L}: \forall og_axis_frame *f, og_vec3 n, og_vec3 *p, integer count, real r, s;
      is_high_end(f, n, p, count, r) && is_high_end(f, n, p, count, s) ==> r == s;
    lemma one_ahead{L}: \forall og_axis_frame *f, og_vec3 n, og_vec3 *a, *b, integer a_count, b_count, real r, s;
      is_ahead(f, n, a, a_count, b, b_count, r) && is_ahead(f, n, a, a_count, b, b_count, s) ==> r == s;
*/

/// An empty frame; og_axis_frame_include takes points in; og_axis_frame_finish makes it usable or says why not:
/// OUT_OF_RANGE outside the domain or not finite, DEGENERATE where all points are one. Cost: constant each.
/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures low:  \result.low.x == OG_SCALAR_MAX && \result.low.y == OG_SCALAR_MAX && \result.low.z == OG_SCALAR_MAX;
    ensures high: \result.high.x == -OG_SCALAR_MAX && \result.high.y == -OG_SCALAR_MAX &&
                  \result.high.z == -OG_SCALAR_MAX;
*/
og_axis_frame og_axis_frame_empty(void);
/*@ requires memory: \valid(frame);
    terminates \true;
    exits \false;
    assigns *frame;
    ensures low:  frame->low.x <= \old(frame->low.x) && frame->low.y <= \old(frame->low.y)
                  && frame->low.z <= \old(frame->low.z);
    ensures high: \old(frame->high.x) <= frame->high.x && \old(frame->high.y) <= frame->high.y
                  && \old(frame->high.z) <= frame->high.z;
*/
void og_axis_frame_include(og_axis_frame *frame, og_vec3 point);
/*@ requires memory: \valid(frame);
    terminates \true;
    exits \false;
    assigns *frame;
    ensures usable: \result == OG_OUTCOME_ANSWERED ==> frame->unit > 0 && frame->inverse > 0 && frame->error >= 0;
*/
og_outcome og_axis_frame_finish(og_axis_frame *frame);

/// The frame of two vertex lists. Cost: linear.
/*@ requires memory: \valid(frame);
    requires lists: 0 <= a_count && 0 <= b_count && \separated(frame, a + (0 .. a_count - 1)) &&
                    \separated(frame, b + (0 .. b_count - 1)) &&
                    \valid_read(a + (0 .. a_count - 1)) && \valid_read(b + (0 .. b_count - 1));
    terminates \true;
    exits \false;
    assigns *frame;
    ensures usable: \result == OG_OUTCOME_ANSWERED ==> frame->unit > 0 && frame->inverse > 0 && frame->error >= 0;
*/
og_outcome og_axis_frame_of(og_axis_frame *frame, const og_vec3 *a, int a_count, const og_vec3 *b, int b_count);

/// The vector's direction in unit length, without overflow or underflow; zero for zero. Error: 4 epsilon.
/*@ terminates \true;
    exits \false;
    assigns \nothing;
*/
og_vec3 og_axis_unit(og_vec3 v);

/// The unit vector perpendicular to both edges, or zero where they are parallel as far as can be told.
/*@ terminates \true;
    exits \false;
    assigns \nothing;
*/
og_vec3 og_axis_across(og_vec3 e, og_vec3 f);

/// Least value of axis . x over the vertices, in the frame (axis of unit length). Cost: linear.
/*@ requires memory: \valid_read(frame) && 1 <= count && \valid_read(vertex + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures least: exact_arithmetic ==> is_low_end(frame, axis, vertex, count, \result);
*/
og_scalar og_axis_least(const og_axis_frame *frame, og_vec3 axis, const og_vec3 *vertex, int count);

/// The gap of two vertex lists along the axis (of unit length). |error| <= frame->error, but for the last rounding of a
/// gap that is far larger. Cost: linear.
/*@ requires memory: \valid_read(frame);
    requires lists: 1 <= a_count && 1 <= b_count && \valid_read(a + (0 .. a_count - 1)) && \valid_read(b + (0 .. b_count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures towards: \result.towards == 1 || \result.towards == -1;
    ensures ahead: exact_arithmetic && \result.towards == 1 ==>
                   is_ahead(frame, axis, a, a_count, b, b_count, \result.gap);
    ensures behind: exact_arithmetic && \result.towards == -1 ==>
                   is_ahead(frame, axis, b, b_count, a, a_count, \result.gap);
    ensures most:  exact_arithmetic ==> \forall real r; is_ahead(frame, axis, a, a_count, b, b_count, r) ||
                   is_ahead(frame, axis, b, b_count, a, a_count, r) ==> r <= \result.gap;
*/
og_axis_gap og_axis_gap_of(const og_axis_frame *frame, og_vec3 axis, const og_vec3 *a, int a_count, const og_vec3 *b,
                           int b_count);

/// axis . x in the frame. The difference is scaled, not the axis, whose small components would lose digits to
/// underflow.
/*@ requires memory: \valid_read(frame);
    terminates \true; exits \false; assigns \nothing;
    ensures value: exact_arithmetic ==> \result == in_frame(frame, axis, x); */
static inline og_scalar og_axis_value(const og_axis_frame *frame, og_vec3 axis, og_vec3 x) {
  return og_dot(axis, og_scale(frame->inverse, og_sub(x, frame->centre)));
}

#endif
