#ifndef OG_MOTION_CONSERVATIVE_H
#define OG_MOTION_CONSERVATIVE_H

/// First contact of two bodies that translate and turn, approached from before.       (catalogue: motion-conservative)
///
/// At each time gjk gives the distance and its direction n, so a plane with A ahead of it and B behind. A point closes
/// the gap along n at the rate of the relative velocity along n, and by turning at |n x w| r at most, for each body.
/// Mirtich's bound is |v| + |w| r; here it is taken along n. The gap cannot be closed before clear / closing has gone
/// by, and that is the step. So no step passes the first contact. Where the gap is no more than the target or rounding
/// the bodies meet.
///
/// Any bodies that the door takes. Failure: OUT_OF_RANGE; ITERATION_LIMIT after in->most steps, with the time reached;
/// DEGENERATE where gjk finds no plane. Iterations: steps. Cost: steps times gjk.
/// Source: Mirtich 1996, 2.3; Varjus 2018, 5.2.3; Parac 2020, 4.2.
/// Limits: many steps where bodies turn fast near each other; without end where they graze.
/// Errors, proofs, measurements and tests: motion_conservative.md.

#include "ref/door/motion.h"

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
og_motion_claim og_motion_conservative(const og_motion_input *in);

#endif
