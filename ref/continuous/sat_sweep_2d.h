#ifndef OG_SAT_SWEEP_2D_H
#define OG_SAT_SWEEP_2D_H

/// Separating axis test of two convex polygons that translate: first and last time.          (catalogue: sat-sweep-2d)
///
/// The edge normals of both polygons are the candidates; along each the intervals overlap during an interval of
/// time (window.h), and the polygons meet while all of these overlap. No other candidate is needed: the obstacle A
/// - B has no other edges, and the motion is a ray in its plane.
///
/// Polygons as polygon.h says; neither velocity has a z. Failure: DEGENERATE for other input, or as og_polygon_frame.
/// Iterations: axes projected on. Cost: O((n_A + n_B)^2).
/// Source: Parac 2020, 3.1.1 algorithms 3.1 and 3.2 (after Eberly); algorithm 3.1 never sets the axis D.
/// Limits: no polygons thinner than rounding; verdict unsure within 8 epsilon of the size from grazing.
/// Errors, proofs, measurements and tests: sat_sweep_2d.md.

#include "ref/door/sweep.h"

/*@ requires memory: \valid_read(in);
    requires polygon_a: in->flat_a != \null ==> \valid_read(in->flat_a);
    requires polygon_b: in->flat_b != \null ==> \valid_read(in->flat_b);
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
og_sweep_claim og_sat_sweep_2d(const og_sweep_input *in);

#endif
