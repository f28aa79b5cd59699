#ifndef OG_FRAME_H
#define OG_FRAME_H

/// Frames one within the other, composed exactly.
///
/// A frame turns by a quaternion q of any length but zero, as q/|q| does, and moves then. A quaternion made of angles
/// has four numbers that are the nearest binary64 values (turns.h). Products of frames are exact, of any length: what a
/// body is given is rounded once, in the end.

#include <stdbool.h>

#include "tool/format/turns.h"

typedef struct og_frame {
  og_turn turn;
  mpq_t move[3];
} og_frame;

/// The one that leaves all where it is.
void og_frame_init(og_frame *frame);
void og_frame_clear(og_frame *frame);
void og_frame_copy(og_frame *to, og_frame *from);

/// Its parts. The quaternion is not zero; an axis or a direction is neither.
void og_frame_set_move(og_frame *frame, const double move[3]);
void og_frame_set_quaternion(og_frame *frame, const double xyzw[4]);
void og_frame_set_axis_angle(og_frame *frame, const double axis[3], double angle, og_angle_unit unit);
/// Three turns, about the axes 0 to 2 of `order`: each after those before it about a fixed axis, else within them.
void og_frame_set_euler(og_frame *frame, const int order[3], const bool fixed[3], const double angle[3],
                        og_angle_unit unit);
/// The smallest turn that takes z to the direction; half a turn about x where it is opposite. Nearest binary64 values.
void og_frame_set_upright(og_frame *frame, const double direction[3]);
/// x goes to the first direction, y to the second less its part along the first. False where both are along one line.
bool og_frame_set_axes(og_frame *frame, const double x[3], const double y[3]);

/// r = a b: first b, then a. r is none of them.
void og_frame_after(og_frame *r, og_frame *a, og_frame *b);

/// Each number the nearest binary64, the quaternion (x, y, z, w) first halved or doubled until its length is near 1.
/// False where a number is beyond the largest double.
bool og_frame_round(double xyzw[4], double move[3], og_frame *frame);

/// The binary64 number nearest to a fraction.
double og_nearest_of(mpq_t a);

#endif
