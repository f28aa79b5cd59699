#ifndef OG_ADDITIVE_ADVANCEMENT_H
#define OG_ADDITIVE_ADVANCEMENT_H

/// Two moving features, from one lower bound of their distance to the next.              (catalogue: additive-advancement)
///
/// Seen from their common mean motion the points of both features move by at most l in all of [0, 1], so features with a gap
/// g have no contact for a time of g / l. Time goes on by seven eighths of that, until the features are within the tolerance, or
/// until the rest of the motion is too short. The gap is taken along the way between the nearest points as computed,
/// or across the features where that is more, and what rounding can do is taken off: it bounds the distance from below even
/// where these points are wrong.
///
/// Failure: ITERATION_LIMIT after in->most distances, or where rounding leaves no gap to go on by; with a time before which
/// there is no contact. Cost: a distance for each eightfold approach along a straight way; more, the flatter it is.
/// Source: Li, Kaufman, Jiang, "Codimensional incremental potential contact", 2021, 5 (additive CCD); without its minimum
/// separation. Positions are interpolated at each time, not added up.
/// Limits: says MEET within the tolerance; features that glide just outside of it take the limit of steps.
/// Errors, proofs, measurements and tests: additive_advancement.md.

#include "ref/door/moving_features.h"

/*@ requires memory: \valid_read(in);
    requires most: 0 < in->most;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures decided: \result.verdict != OG_VERDICT_NONE <==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures first: \result.verdict == OG_VERDICT_MEET ==> \result.has_first;
    ensures apart: \result.verdict == OG_VERDICT_APART ==> !\result.has_first;
    ensures time: \result.has_first ==> 0 <= \result.first <= 1;
    ensures iterations: 0 <= \result.iterations <= in->most;
*/
og_moving_features_claim og_additive_advancement(const og_moving_features_input *in, og_moving_features_room *room);

#endif
