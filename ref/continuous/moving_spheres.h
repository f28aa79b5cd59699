#ifndef OG_MOVING_SPHERES_H
#define OG_MOVING_SPHERES_H

/// Two spheres that translate: first and last time of contact.                          (catalogue: moving-spheres)
///
/// One sphere rests, the other moves with the relative velocity s, and the radii are added: the centre, a point,
/// meets a sphere of radius R around the origin where |p - t s| = R, a quadratic equation. Its discriminant over
/// |s|^2 is R^2 - h^2, where h = |p x s| / |s| is how far the line passes the centre; it is taken as (R - h)(R +
/// h), and the smaller root as quotient with |p|^2 - R^2, near touching (|p| - R)(|p| + R): squares that cancel
/// would cost half of all digits. Spheres that touch meet.
///
/// Any one length unit. Failure: DEGENERATE for other bodies, OUT_OF_RANGE for coordinates or radii beyond
/// OG_RANGE_LARGEST (range.h). Cost: constant, three square roots.
/// Source: Huotari 2011, 6.1; Ericson 2005, 5.5.5.
/// Limits: points and spheres only; verdict unsure within 4 epsilon of the size from grazing.
/// Errors, proofs, measurements and tests: moving_spheres.md.

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
og_sweep_claim og_moving_spheres(const og_sweep_input *in);

#endif
