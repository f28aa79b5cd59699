#ifndef OG_MOTION_BISECT_H
#define OG_MOTION_BISECT_H

/// First contact of two bodies that translate and turn, by halving intervals of time.        (catalogue: motion-bisect)
///
/// In an interval no point moves towards the other body by more than a way m: its length times the relative speed, and
/// times the rate and the reach of each body that turns (MaxMovement). The bodies cannot meet there if their gap
/// exceeds m at its start or at its end. Otherwise its first half is searched, then its second. An interval of
/// OG_MOTION_PART of the motion that is left over is the answer, by its start: bodies that pass each other within that
/// part of the way are said to meet. So is a start at which the gap is no more than the target or rounding.
///
/// Any bodies that the door takes. Failure: OUT_OF_RANGE; ITERATION_LIMIT after in->most steps, with the time reached.
/// Iterations: distances. Cost: iterations times gjk. Source: Parac 2020, algorithm 4.1; Ericson 2005, 5.5.1.
/// Limits: bodies that pass within 2^-24 of the way (2^-12 in binary32) are said to meet; gliding ones take all
/// steps.
/// Errors, proofs, measurements and tests: motion_bisect.md.

#include "ref/door/motion.h"

#ifdef OG_BINARY32
#define OG_MOTION_HALVINGS 12
#else
#define OG_MOTION_HALVINGS 24
#endif
#define OG_MOTION_PART ((og_scalar)1 / (1 << OG_MOTION_HALVINGS))

/*@ requires memory: \valid_read(in);
    requires bodies: readable_body(in->a.body) && readable_body(in->b.body);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures decided: \result.verdict != OG_VERDICT_NONE <==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures first: \result.has_first <==> \result.verdict == OG_VERDICT_MEET;
    ensures time: \result.has_reached ==> 0 <= \result.reached <= 1;
    ensures limit: \result.outcome == OG_OUTCOME_ITERATION_LIMIT ==> \result.has_reached;
    ensures iterations: 0 <= \result.iterations && (0 < in->most ==> \result.iterations <= in->most);
*/
og_motion_claim og_motion_bisect(const og_motion_input *in);

#endif
