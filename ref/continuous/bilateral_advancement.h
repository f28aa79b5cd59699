#ifndef OG_BILATERAL_ADVANCEMENT_H
#define OG_BILATERAL_ADVANCEMENT_H

/// First contact of two bodies that translate, from both sides.                   (catalogue: bilateral-advancement)
///
/// At a time at which the bodies are apart gjk gives an axis. Along it the separation is positive then; at the end
/// of the motion it is negative, or the axis separates for good. Between both times false position and bisection,
/// by turns, find where it is zero: the separation is allowed to be negative on the way, which conservative
/// advancement never does. The bodies are apart up to that time; from there gjk gives the next axis. The answer is
/// a time at which their gap is no more than rounding.
///
/// For bodies that do not turn the separation along an axis is linear in time, so the first false position meets
/// the zero but for rounding, and the steps are those of conservative-advancement. What bisection is for are bodies
/// that turn.
///
/// Any bodies, any one length unit; coordinates as gjk.h takes them, along the whole way. A motion without an end
/// is taken up to where the bodies only leave each other. Failure: OUT_OF_RANGE; ITERATION_LIMIT after
/// OG_BILATERAL_STEPS; DEGENERATE where gjk finds no plane. Iterations: separations measured along axes, and
/// distances.
/// Cost: iterations times gjk. Source: Catto 2013; Varjus 2018, 5.2.3.
/// Limits: no last time; bodies that pass each other within 64 epsilon of the size are said to meet.
/// Errors, proofs, measurements and tests: bilateral_advancement.md.

#include "ref/door/sweep.h"

#define OG_BILATERAL_STEPS 1024

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
    ensures iterations: 0 <= \result.iterations;
*/
og_sweep_claim og_bilateral_advancement(const og_sweep_input *in);

#endif
