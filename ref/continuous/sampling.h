#ifndef OG_SAMPLING_H
#define OG_SAMPLING_H

/// Tests of bodies at rest, at OG_SAMPLES + 1 times of the motion.            (catalogue: sampling, sampling-enlarged)
///
/// At equal steps of time from the start to the end gjk tells whether the bodies meet. The first time at which they
/// do is late, by a step at most if they met between. Contacts between two samples are not seen: the bodies tunnel
/// through each other. sampling-enlarged adds half a step's way to the bodies' radii: the balls around the samples
/// cover the way, so no contact is missed; bodies that pass that near are said to meet, and the time is early or
/// late by half a step and more.
///
/// Any bodies, any one length unit; coordinates as gjk.h takes them. A motion without an end is taken up to where the
/// bodies only leave each other. Failure: OUT_OF_RANGE; DEGENERATE where gjk does not tell. Iterations: samples.
/// Cost: samples times gjk. Source: Huotari 2011, 6; Parac 2020, 4.2; Ericson 2005, 5.5.1.
/// Limits: misses every contact between two samples.
/// Errors, proofs, measurements and tests: sampling.md.

#include "ref/door/sweep.h"

#define OG_SAMPLES 16

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
    ensures iterations: 0 <= \result.iterations <= OG_SAMPLES + 1;
*/
og_sweep_claim og_sampling(const og_sweep_input *in);
/// With enlarged bodies.
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
    ensures iterations: 0 <= \result.iterations <= OG_SAMPLES + 1;
*/
og_sweep_claim og_sampling_enlarged(const og_sweep_input *in);

#endif
