#ifndef OG_CONSERVATIVE_ADVANCEMENT_H
#define OG_CONSERVATIVE_ADVANCEMENT_H

/// First contact of two bodies that translate, approached from before.        (catalogue: conservative-advancement)
///
/// At each time gjk gives the distance and its direction n, so a plane with A ahead of it and B behind. Along n the
/// gap `clear` closes at the rate n.s; B cannot pass the plane before clear / (n.s) has gone by, and that is the
/// step. Steps never pass the first contact: their end is the first time only where the gap is no more than
/// rounding. Where n.s is not positive the plane separates for ever. For bodies that translate the distance is
/// convex in time, and this is Newton's method for its zero.
///
/// Any bodies, any one length unit; coordinates as gjk.h takes them, along the whole way. Failure: OUT_OF_RANGE;
/// ITERATION_LIMIT after OG_ADVANCEMENT_STEPS; DEGENERATE where gjk finds no plane. Iterations: steps.
/// Cost: steps times gjk. Source: Varjus 2018, 5.2.3; Mirtich 1996, 2.3; Parac 2020, 4.2.
/// Limits: no last time; bodies that pass each other within 64 epsilon of the size are said to meet.
/// Errors, proofs, measurements and tests: conservative_advancement.md.

#include "ref/door/sweep.h"

/// Newton's method halves the rest at least where bodies graze: 52 steps to rounding, 24 in binary32; before that the
/// normal turns. Measured: conservative_advancement.md.
#define OG_ADVANCEMENT_STEPS 256

/*@ requires memory: \valid_read(in);
    requires bodies: readable_body(in->a) && readable_body(in->b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures decided: \result.outcome == OG_OUTCOME_ANSWERED <==>
      \result.verdict == OG_VERDICT_MEET || \result.verdict == OG_VERDICT_APART;
    ensures first: \result.has_first <==> \result.verdict == OG_VERDICT_MEET;
    ensures time: \result.has_first && \is_finite(\result.first) && 0 <= in->until ==>
      0 <= \result.first && (in->endless || \result.first <= in->until);
    ensures no_last: !\result.has_last;
    ensures normal: \result.has_normal && \is_finite(\result.normal.x) && \is_finite(\result.normal.y) &&
      \is_finite(\result.normal.z) ==>
      1 - 8 * OG_SCALAR_EPSILON <= \result.normal.x * \result.normal.x + \result.normal.y * \result.normal.y +
        \result.normal.z * \result.normal.z
        <= 1 + 8 * OG_SCALAR_EPSILON;
    ensures iterations: 0 <= \result.iterations <= OG_ADVANCEMENT_STEPS;
*/
og_sweep_claim og_conservative_advancement(const og_sweep_input *in);

#endif
