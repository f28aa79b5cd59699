#ifndef OG_ROUNDED_CLAIM_H
#define OG_ROUNDED_CLAIM_H

/// The claim about two bodies with balls, from the nearest points of their cores.
///
/// The bodies meet where the cores' distance is at most the sum of the radii; touching counts as meeting. The points
/// are where the line through the cores' points leaves the bodies: nearest points when apart, deepest when they meet.
/// Lengths up to OG_RANGE_LARGEST (range.h). Failure: none. Cost: constant.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^500, normals |x| <= 2.

#include "ref/claim.h"

/// a and b are the cores' points, distance that between them (negative: how far a is behind b along the normal), normal
/// a unit vector from b to a.
/*@ requires radii: radius_a >= 0 && radius_b >= 0;
    terminates \true;
    exits \false;
    assigns \nothing;
*/
og_claim og_rounded_claim(og_vec3 a, og_vec3 b, og_scalar distance, og_vec3 normal, og_scalar radius_a,
                          og_scalar radius_b);

/// The same claim with the bodies' roles exchanged.
/*@ terminates \true;
    exits \false;
    assigns \nothing;
*/
og_claim og_claim_swapped(og_claim claim);

#endif
