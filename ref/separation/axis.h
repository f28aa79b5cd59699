#ifndef OG_AXIS_H
#define OG_AXIS_H

/// Bodies measured along an axis: what all separating axis tests share.
///
/// A frame is fixed once for a pair. Coordinates are taken from the centre of the pair's bounding box and lengths in
/// a power of two near its half extent: so errors are in proportion to the pair's size, not to its distance from the
/// world's origin, nothing overflows, and scaling the input by a power of two or swapping the bodies changes no bit of
/// a gap but its sign. Domain: coordinates up to OG_SCALAR_MAX / 4 in magnitude, half extent at least OG_SCALAR_MIN.
///
/// Proved (docs/verification.md): memory and termination of all but og_axis_frame_finish, og_axis_unit and
/// og_axis_across; that a box only grows.
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
*/
og_axis_gap og_axis_gap_of(const og_axis_frame *frame, og_vec3 axis, const og_vec3 *a, int a_count, const og_vec3 *b,
                           int b_count);

/// axis . x in the frame. The difference is scaled, not the axis, whose small components would lose digits to
/// underflow.
/*@ requires memory: \valid_read(frame);
    terminates \true; exits \false; assigns \nothing; */
static inline og_scalar og_axis_value(const og_axis_frame *frame, og_vec3 axis, og_vec3 x) {
  return og_dot(axis, og_scale(frame->inverse, og_sub(x, frame->centre)));
}

#endif
