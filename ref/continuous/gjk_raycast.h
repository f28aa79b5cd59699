#ifndef OG_GJK_RAYCAST_H
#define OG_GJK_RAYCAST_H

/// First contact of two bodies that translate: GJK while a ray is cast at A - B.              (catalogue: gjk-raycast)
///
/// The bodies meet at the least t with t s in A - B, s the relative velocity. The walk of gjk looks for the point
/// of A - B nearest to t s, from t = 0 on. A support plane that has t s beyond it clips the ray there: t grows to
/// where the ray meets the plane, or the ray misses. The simplex is then begun anew (line 15). The walk ends where
/// the distance is no more than OG_MOMENT_ROUNDING of the largest coordinate. The normal is that of the last plane.
///
/// Varjus' algorithm 2, line 11, gives up for t > 0: t > 1, the end of the motion, is meant. The normal is n, not
/// v. Balls are subtracted from distances to cores, where the text takes their support points: it converges in
/// fewer steps.
///
/// Any bodies, any one length unit; coordinates as gjk.h takes them, along the whole way. Failure: OUT_OF_RANGE;
/// ITERATION_LIMIT after OG_RAYCAST_STEPS; DEGENERATE where the walk gets no nearer. Iterations: support points of
/// A - B.
/// Cost: iterations times two support points and a sub-algorithm.
/// Source: van den Bergen 2004; Varjus 2018, algorithm 2; Huotari 2011, 6.2.
/// Limits: no last time; bodies that pass each other within 64 epsilon of the size are said to meet.
/// Errors, proofs, measurements and tests: gjk_raycast.md.

#include "ref/door/sweep.h"

#define OG_RAYCAST_STEPS 1024

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
og_sweep_claim og_gjk_raycast(const og_sweep_input *in);

#endif
