#ifndef OG_SWEPT_VOLUME_H
#define OG_SWEPT_VOLUME_H

/// Do the volumes meet that two bodies pass over? Without times.                             (catalogue: swept-volume)
///
/// Each body is replaced by the hull of where it is at the start and at the end of the motion, all that it passes
/// over in the world, and gjk tells whether these meet. If they do not, the bodies never do. If one body rests, the
/// converse holds, too. If both move it does not: they may pass the same place at different times. Swept relative
/// to one of them, as the exact question does it, there are no false alarms.
///
/// Any bodies, any one length unit; coordinates as gjk.h takes them, at both ends. A motion without an end is taken
/// up to where the bodies only leave each other. Failure: as gjk. Iterations: gjk's. Cost: gjk's, with two supports
/// for one.
/// Source: Parac 2020, 4.2.
/// Limits: no times; says MEET of bodies that pass the same place at different times.
/// Errors, proofs, measurements and tests: swept_volume.md.

#include "ref/door/sweep.h"

/*@ requires memory: \valid_read(in);
    requires bodies: readable_body(in->a) && readable_body(in->b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures decided: \result.outcome == OG_OUTCOME_ANSWERED <==>
      \result.verdict == OG_VERDICT_MEET || \result.verdict == OG_VERDICT_APART;
    ensures no_time: !\result.has_first && !\result.has_last && !\result.has_points && !\result.has_normal;
    ensures iterations: 0 <= \result.iterations;
*/
og_sweep_claim og_swept_volume(const og_sweep_input *in);

#endif
