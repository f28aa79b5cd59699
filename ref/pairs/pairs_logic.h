#ifndef OG_PAIRS_LOGIC_H
#define OG_PAIRS_LOGIC_H

/// What tests of two primitives promise: lengths within a bound of the exact ones, as polynomials of the numbers given.

#include "ref/claim.h"
#include "ref/within_logic.h"

/*@ predicate is_unit_vector(og_vec3 n) =
      1 - 8 * OG_SCALAR_EPSILON <= dot(n, n) <= 1 + 8 * OG_SCALAR_EPSILON;
    predicate is_refused(og_claim claim) =
      claim.outcome == OG_OUTCOME_OUT_OF_RANGE || claim.outcome == OG_OUTCOME_DEGENERATE;
    // An answer has a verdict, anything else has none.
    predicate is_decided(og_claim claim) = (claim.outcome == OG_OUTCOME_ANSWERED || is_refused(claim)) &&
      (claim.outcome == OG_OUTCOME_ANSWERED <==>
         claim.verdict == OG_VERDICT_MEET || claim.verdict == OG_VERDICT_APART);
    // Distance and depth say what the verdict says.
    predicate is_signed(og_claim claim) = claim.outcome == OG_OUTCOME_ANSWERED ==>
      claim.has_distance && 0 <= claim.distance && 0 <= claim.depth &&
      (claim.verdict == OG_VERDICT_APART ==> 0 < claim.distance && !claim.has_depth && claim.depth == 0) &&
      (claim.verdict == OG_VERDICT_MEET ==> claim.distance == 0 && claim.has_depth);
    // The square of the way from a point to a segment.
    logic real along_segment(og_vec3 p, og_vec3 a, og_vec3 b) =
      (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y) + (p.z - a.z) * (b.z - a.z);
    logic real to_segment2(og_vec3 p, og_vec3 a, og_vec3 b) =
      along_segment(p, a, b) <= 0 ? distance2(p, a) :
      distance2(a, b) <= along_segment(p, a, b) ? distance2(p, b) :
      distance2(p, a) - along_segment(p, a, b) * along_segment(p, a, b) / distance2(a, b);
    // Two circles, but for this part of their distance; products of a few epsilons.
    predicate meet_within(real square, real radii, real part) = square <= radii * radii * (1 + part) + OG_SCALAR_MIN;
    predicate apart_within(real square, real radii, real part) = radii * radii * (1 - part) <= square + OG_SCALAR_MIN;
*/

#endif
