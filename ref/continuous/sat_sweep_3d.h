#ifndef OG_SAT_SWEEP_3D_H
#define OG_SAT_SWEEP_3D_H

/// Separating axis test of two convex polyhedra that translate: first and last time.         (catalogue: sat-sweep-3d)
///
/// The candidates of sat-3d: every face normal of both, the cross product of every edge of one with every edge of
/// the other. Along each the bodies' intervals overlap during an interval of time (window.h); the bodies meet while
/// all of these overlap, and never if they have no time in common within the motion. The axis whose intervals meet
/// last is the normal of the first contact.
///
/// Meshes as sat_3d.h says. Failure: DEGENERATE for a missing mesh, a ball or a pair of no extent, OUT_OF_RANGE.
/// Iterations: axes projected on. Cost: O(E_A E_B (V_A + V_B)).
/// Source: Parac 2020, 3.1 (after Eberly), whose algorithm 3.1 never sets the axis D.
/// Limits: no flat or rounded bodies; verdict unsure within 8 epsilon of the size from grazing.
/// Errors, proofs, measurements and tests: sat_sweep_3d.md.

#include "ref/continuous/window.h"
#include "ref/door/sweep.h"

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
    ensures last: \result.has_last && !\result.never_parts && \is_finite(\result.first) &&
      \is_finite(\result.last) && 0 <= in->until ==>
      \result.has_first && \result.first <= \result.last && (in->endless || \result.last <= in->until);
    ensures normal: \result.has_normal && \is_finite(\result.normal.x) && \is_finite(\result.normal.y) &&
      \is_finite(\result.normal.z) ==>
      1 - 8 * OG_SCALAR_EPSILON <= \result.normal.x * \result.normal.x + \result.normal.y * \result.normal.y +
        \result.normal.z * \result.normal.z
        <= 1 + 8 * OG_SCALAR_EPSILON;
    ensures iterations: 0 <= \result.iterations;
*/
og_sweep_claim og_sat_sweep_3d(const og_sweep_input *in);

/// From a window to a claim: both times, in the unit of time, where `unit` is that of lengths; the normal.
/*@ requires memory: \valid_read(in) && \valid_read(window);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures outcome: \result.outcome == OG_OUTCOME_ANSWERED;
    ensures iterations: \result.iterations == window->axes;
    ensures decided: \result.outcome == OG_OUTCOME_ANSWERED <==>
      \result.verdict == OG_VERDICT_MEET || \result.verdict == OG_VERDICT_APART;
    ensures first: \result.has_first <==> \result.verdict == OG_VERDICT_MEET;
    ensures window: window->first > window->last ==> \result.verdict == OG_VERDICT_APART;
*/
og_sweep_claim og_sweep_window_claim(const og_sweep_input *in, const og_sweep_window *window, og_scalar unit);

#endif
