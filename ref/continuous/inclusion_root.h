#ifndef OG_INCLUSION_ROOT_H
#define OG_INCLUSION_ROOT_H

/// Two moving features, by boxes of time and parameters that may hold a contact.            (catalogue: inclusion-root)
///
/// A contact is a zero of F(t, u, v): the difference of a point of each feature. F is linear in each of its three arguments,
/// so over a box of them it stays in the box around its eight corners. That box is enlarged by all that rounding can do.
/// Where it does not hold zero there is no contact. Otherwise the parameters are halved along the longest way of F, the
/// earlier half first, until F stays within the tolerance; the box's earliest time is then a first time. No contact is
/// missed, and none is before that time. The features are within sqrt(3) tolerances there.
///
/// Failure: ITERATION_LIMIT after in->most boxes, with a time before which there is no contact; FULL for a room of too few
/// boxes (OG_MOVING_BOXES are enough). Cost: some tens of boxes where features are apart or cross; the inverse of the tolerance
/// and more where they slide.
/// Source: Snyder, "Interval analysis for computer graphics", 1992; Redon, Kheddar, Coquillart, "Fast continuous collision
/// detection between rigid bodies", 2002; Wang, Ferguson, Schneider, Jiang, Attene, Panozzo, "A large-scale benchmark and an
/// inclusion-based algorithm for continuous collision detection", 2021.
/// Limits: says MEET within the tolerance; features that slide near each other take the limit of steps.
/// Errors, proofs, measurements and tests: inclusion_root.md.

#include "ref/door/moving_features.h"

/*@ requires memory: \valid_read(in) && \valid_read(room);
    requires boxes: 0 < room->capacity ==> \valid(room->box + (0 .. room->capacity - 1));
    requires most: 0 < in->most;
    terminates \true;
    exits \false;
    assigns room->box[0 .. room->capacity - 1];
    ensures decided: \result.verdict != OG_VERDICT_NONE <==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures first: \result.verdict == OG_VERDICT_MEET ==> \result.has_first;
    ensures apart: \result.verdict == OG_VERDICT_APART ==> !\result.has_first;
    ensures time: \result.has_first ==> 0 <= \result.first <= 1;
    ensures iterations: 0 <= \result.iterations <= in->most;
*/
og_moving_features_claim og_inclusion_root(const og_moving_features_input *in, og_moving_features_room *room);

#endif
