#ifndef OG_HORIZON_H
#define OG_HORIZON_H

/// The end of a motion, and of what can still happen in it: what all algorithms for bodies that translate share.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for a ball that falls on a ball.

#include "ref/door/sweep.h"

/// The time after which B only leaves A: min(until, T), where T |s|^2 is the largest product of the relative
/// velocity s with a point of A - B. Both with room for rounding, so that no contact is later by more than that.
/// Zero where the velocity is zero. Cost: a support point of each body. Coordinates as gjk.h takes them.
/*@ requires memory: \valid_read(in) && \valid_read(in->a) && \valid_read(in->b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures after: 0 <= \result;
*/
og_scalar og_sweep_horizon(const og_sweep_input *in);

/// The end of the motion; of one without an end the horizon.
/*@ requires memory: \valid_read(in) && \valid_read(in->a) && \valid_read(in->b);
    requires end: 0 <= in->until;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures after: 0 <= \result;
*/
og_scalar og_sweep_whole(const og_sweep_input *in);

/*@ // A gap that is closed at a constant rate after `step` is open at every time before.
    lemma open_before: \forall real clear, closing, step, t;
      0 < closing && step * closing == clear && t < step ==> 0 < clear - t * closing; */

/// The time at which bodies with a plane between them may meet at last: their gap `clear` along the plane's normal
/// closes at the rate `closing`. At no time before have they passed the plane.
/*@ requires closing: 0 < closing;
    requires clear: 0 <= clear;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures closed: exact_arithmetic ==> (\result - time) * closing == clear;
    ensures before: exact_arithmetic ==> \forall real t; t < \result - time ==> 0 < clear - t * closing;
*/
static inline og_scalar og_sweep_step(og_scalar time, og_scalar clear, og_scalar closing) {
  return time + clear / closing;
}

/// Is the time still one of the motion?
/*@ requires memory: \valid_read(in);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures within: \result <==> in->endless || time <= in->until;
*/
static inline bool og_sweep_is_within(const og_sweep_input *in, og_scalar time) {
  return in->endless || time <= in->until;
}

#endif
