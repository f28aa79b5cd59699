#ifndef OG_ROUNDED_CLAIM_H
#define OG_ROUNDED_CLAIM_H

/// The claim about two bodies with balls, from the nearest points of their cores.
///
/// The bodies meet where the cores' distance is at most the sum of the radii; touching counts as meeting. The points
/// are where the line through the cores' points leaves the bodies: nearest points when apart, deepest when they meet.
/// Lengths up to OG_RANGE_LARGEST (range.h). Failure: none. Cost: constant.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^500, normals |x| <= 2.

#include "ref/claim.h"
#include "ref/pairs/pairs_logic.h"

/// a and b are the cores' points, distance that between them (negative: how far a is behind b along the normal), normal
/// a unit vector from b to a.
/*@ requires radii: radius_a >= 0 && radius_b >= 0;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures outcome: \result.outcome == OG_OUTCOME_ANSWERED;
    ensures verdict: \is_finite(distance) && \is_finite(radius_a) && \is_finite(radius_b) ==>
      (\result.verdict == OG_VERDICT_MEET <==> distance <= radius_a + radius_b);
    ensures signed: \is_finite(distance) && \is_finite(radius_a) && \is_finite(radius_b) ==> is_decided(\result) &&
      is_signed(\result);
    ensures iterations: \result.iterations == 0 && \result.simplex_count == 0;
*/
og_claim og_rounded_claim(og_vec3 a, og_vec3 b, og_scalar distance, og_vec3 normal, og_scalar radius_a,
                          og_scalar radius_b);

/// The same claim with the bodies' roles exchanged.
/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures verdict: \result.outcome == claim.outcome && \result.verdict == claim.verdict &&
      \result.iterations == claim.iterations;
    ensures fields: (\result.has_distance <==> claim.has_distance) && (\result.has_depth <==> claim.has_depth) &&
      (\result.has_points <==> claim.has_points) && (\result.has_normal <==> claim.has_normal);
    ensures lengths: fair_claim(claim) && claim.has_distance ==> \result.distance == claim.distance;
    ensures depth: fair_claim(claim) && claim.has_depth ==> \result.depth == claim.depth;
    ensures points: fair_claim(claim) && claim.has_points ==>
      \result.a.x == claim.b.x && \result.a.y == claim.b.y && \result.a.z == claim.b.z &&
      \result.b.x == claim.a.x && \result.b.y == claim.a.y && \result.b.z == claim.a.z;
    ensures normal: fair_claim(claim) && claim.has_normal ==> \result.normal.x == -claim.normal.x &&
      \result.normal.y == -claim.normal.y && \result.normal.z == -claim.normal.z;
    ensures simplex: \result.simplex_count == claim.simplex_count;
*/
og_claim og_claim_swapped(og_claim claim);

#endif
