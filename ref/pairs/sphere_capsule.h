#ifndef OG_SPHERE_CAPSULE_H
#define OG_SPHERE_CAPSULE_H

/// A sphere and a capsule: verdict, distance, depth, points and normal.                   (catalogue: sphere-capsule)
///
/// The sphere against the ball of the capsule whose centre is the point of its segment nearest to the sphere's centre
/// (Kravec's three cases - either end, or the side between them - are the three cases of that point). Where the
/// sphere's centre lies on the segment, the normal is perpendicular to it. The sphere is A, the capsule B.
/// Any one length unit, radii >= 0; the segment may be a point. Failure: OUT_OF_RANGE for coordinates or radii beyond
/// OG_RANGE_LARGEST (range.h) or not finite, DEGENERATE for a negative radius. Cost: constant.
/// Source: Kravec, types of collision, sphere x capsule; Ericson 2005, 4.5.1. The side taken as a closed cylinder would
/// let the sphere out through its flat end: centre (1/10,0,0), radius 1 against the capsule (0,0,0)-(10,0,0) of radius
/// 1 has depth 2, not 11/10.
/// Error: distance, depth, points and the gap along the normal within 2.3 OG_SCALAR_EPSILON times the size (measured;
/// ref/closest/README.md). Limits: the verdict can be wrong within 0.9 OG_SCALAR_EPSILON times the size of touching.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for multiples of 2^-100, |x| <= 2^100.
///
/// Measured on 2,242 cases of docs/studies/accuracy.md at all scales, errors over the size (docs/studies/limits.py):
///             answered  refused  gave up  gross  distance    depth  iterations
///   binary64        91    2,151        0      0   1.1e-16  3.9e-17           0
///   binary32        91    2,151        0      0    6.3e-8   1.8e-8           0

#include "ref/body.h"
#include "ref/claim.h"
#include "ref/support/capsule.h"
#include "ref/support/sphere.h"

/*@ requires a: \valid_read(a);
    requires b: \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
*/
og_claim og_sphere_capsule(const og_sphere *a, const og_capsule *b);

/// Takes a body of one vertex (point or sphere) and one of two (segment or capsule) in either order; DEGENERATE for
/// others.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_sphere_capsule(const og_body *a, const og_body *b);

#endif
