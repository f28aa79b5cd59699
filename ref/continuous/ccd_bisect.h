#ifndef OG_CCD_BISECT_H
#define OG_CCD_BISECT_H

/// First contact of two bodies that translate, by halving intervals of time.                   (catalogue: ccd-bisect)
///
/// In an interval during which the bodies move towards each other by no more than the way m they cannot meet if
/// their gap exceeds m at its start or at its end. Otherwise its first half is searched, then its second; an
/// interval of OG_BISECT_PART of the motion that is left over is the answer, by its start. So bodies that pass each
/// other within that part of the way are said to meet, and the time is early by as much. Where bodies glide along
/// each other hardly an interval can be left out: nearly all of the 1 / OG_BISECT_PART smallest ones are looked at.
///
/// Parac's line 23 drops the argument hitTime of the first half; and his O(log n) holds only if one half is left out
/// each time. Recursion is a stack here.
///
/// Any bodies, any one length unit; coordinates as gjk.h takes them, along the whole way. A motion without an end
/// is taken up to where the bodies only leave each other. Failure: OUT_OF_RANGE; ITERATION_LIMIT after
/// OG_BISECT_STEPS; DEGENERATE where gjk finds no gap. Iterations: distances. Cost: iterations times gjk.
/// Source: Parac 2020, algorithm 4.1; Ericson 2005, 5.5.1.
/// Limits: no last time; bodies that pass within 2^-24 of the way (2^-12 in binary32) are said to meet; gliding
/// ones take all steps.
/// Errors, proofs, measurements and tests: ccd_bisect.md.

#include "ref/door/sweep.h"

#ifdef OG_BINARY32
#define OG_BISECT_HALVINGS 12
#else
#define OG_BISECT_HALVINGS 24
#endif
#define OG_BISECT_PART ((og_scalar)1 / (1 << OG_BISECT_HALVINGS))
#define OG_BISECT_STEPS 4096

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
    ensures iterations: 0 <= \result.iterations <= OG_BISECT_STEPS;
*/
og_sweep_claim og_ccd_bisect(const og_sweep_input *in);

#endif
