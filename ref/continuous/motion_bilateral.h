#ifndef OG_MOTION_BILATERAL_H
#define OG_MOTION_BILATERAL_H

/// First contact of two bodies that translate and turn, from both sides.                (catalogue: motion-bilateral)
///
/// At a time at which the bodies are apart gjk gives an axis, which stands still from then on. At the end of the motion
/// the deepest points along it are looked for. Where these are apart, so are the bodies then, and the answer is APART.
/// Otherwise false position and bisection, by turns, find where these two points are half the tolerance apart. That is
/// the new end, and is looked at in the same way, until no points are deeper there. From that time gjk gives the next
/// axis.
///
/// Only the end of an interval is looked at: a contact that is over by then may be missed, and a later one be taken for
/// it.
///
/// Any bodies that the door takes. Failure: OUT_OF_RANGE; ITERATION_LIMIT after in->most steps; DEGENERATE where gjk
/// finds no plane. Iterations: distances. Cost: steps times gjk, and up to OG_MOTION_ROUNDS times 64 places of two
/// points a step.
/// Source: Catto 2013 (b2TimeOfImpact).
/// Limits: misses contacts that are over at the end of the interval looked at.
/// Errors, proofs, measurements and tests: motion_bilateral.md.

#include "ref/door/motion.h"

/// Pairs of points that are brought back along one axis: each is a vertex of a body, as a rule, and few are deepest.
#define OG_MOTION_ROUNDS 32

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
og_motion_claim og_motion_bilateral(const og_motion_input *in);

#endif
