#ifndef OG_WINDOW_H
#define OG_WINDOW_H

/// The times at which two intervals overlap, one of which moves: what both separating axis tests of moving bodies
/// share.
///
/// Along every axis the bodies' intervals overlap during an interval of time; the bodies, whose axes are all looked
/// at, meet while all of these overlap. (Parac's algorithm 3.2, NoIntersect.) Gaps are in any one unit, and times
/// in that unit over the velocity's. A gap within rounding that does not change but by rounding counts as contact.
///
/// Parac writes the speed as (V.D) / |D|^2 in the text and as dot(D, V) in the code. The second is right where
/// intervals are dot products with D, as here; the first where they are that over |D|^2.
/// Safe (proofs/eva.py): A, all functions.

#include "ref/separation/axis.h"

typedef struct og_sweep_window {
  og_scalar first, last; // while the intervals of all axes so far overlap; last may be infinite
  og_scalar error;       // rounding of a gap
  og_scalar slow;        // of a speed
  bool entered;          // some axis separates at time 0
  og_vec3 normal;        // the axis that stops to separate last, from B to A
  int axes;
} og_sweep_window;

/// All times from 0 on; a gap's rounding error, and the speed of B.
/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures all: \result.first == 0 && \result.entered == 0 && \result.axes == 0;
*/
og_sweep_window og_sweep_window_open(og_scalar error, og_scalar speed);

/// An axis of unit length along which A lies ahead of B by a_ahead, B of A by b_ahead (one of both is negative or
/// zero), and B moves forward at `speed`. False where no time is left.
/*@ requires memory: \valid(window);
    requires axes: window->axes < 2147483647;
    terminates \true;
    exits \false;
    assigns *window;
    ensures counted: window->axes == \old(window->axes) + 1;
*/
bool og_sweep_window_narrow(og_sweep_window *window, og_vec3 axis, og_scalar a_ahead, og_scalar b_ahead,
                            og_scalar speed);

#endif
