#ifndef OG_MOTION_SAMPLING_H
#define OG_MOTION_SAMPLING_H

/// Tests of bodies at rest at OG_MOTION_SAMPLES + 1 times of their motion, stepping back.   (catalogue:
/// motion-sampling)
///
/// At equal steps of time from 0 to 1 gjk tells whether the bodies meet. From the first time at which they do, time is
/// stepped back: the step is halved between the last time apart and the first time of contact, until no number is
/// between or the halvings are as many as digits. A contact between two samples is not seen: the bodies tunnel through
/// each other. So the time found is that of some contact's beginning, and of the first one only if no other is between
/// two samples.
///
/// Any bodies that the door takes. Failure: OUT_OF_RANGE; ITERATION_LIMIT after in->most steps, with the time reached;
/// DEGENERATE where gjk does not tell. Iterations: samples. Cost: samples times gjk.
/// Source: Varjus 2018, 2.3; Parac 2020, 6.3; Ericson 2005, 5.5.1.
/// Limits: misses every contact between two samples.
/// Errors, proofs, measurements and tests: motion_sampling.md.

#include "ref/door/motion.h"

#define OG_MOTION_SAMPLES 16

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
og_motion_claim og_motion_sampling(const og_motion_input *in);

#endif
