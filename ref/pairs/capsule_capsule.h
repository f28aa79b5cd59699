#ifndef OG_CAPSULE_CAPSULE_H
#define OG_CAPSULE_CAPSULE_H

/// Two capsules: verdict, distance, depth, points and normal.                            (catalogue: capsule-capsule)
///
/// The balls around the nearest points of the two segments, against each other. Where the segments cross, the normal is
/// their common perpendicular and the depth the sum of the radii. Any one length unit, radii >= 0; segments may be
/// points. Failure: OUT_OF_RANGE for coordinates or radii beyond OG_RANGE_LARGEST (range.h) or not finite, DEGENERATE
/// for a negative radius. Cost: constant. Source: Ericson 2005, 4.5.1 and 5.1.9; the question: Kravec, types of
/// collision, capsule x capsule, whose cases by the ends' positions between the other's end planes leave the nearest
/// pair open.
/// Error: distance, depth, points and the gap along the normal within 3 OG_SCALAR_EPSILON times the size, at every
/// angle between the segments (measured; ref/closest/README.md). Limits: the verdict can be wrong within 1.2
/// OG_SCALAR_EPSILON times the size of touching: the segments (1,0,0)-(0,0,0) and (0,0,2)-(1,0,-1) cross at (2/3,0,0),
/// but are 2e-16 apart here. Segments of lengths as unlike as segment_segment.h says. Nearest points of nearly parallel segments can slide along them without the distance
/// changing.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for multiples of 2^-100, |x| <= 2^100.
///
/// Measured on 2,242 cases of docs/studies/accuracy.md at all scales, errors over the size (docs/studies/limits.py):
///             answered  refused  gave up  gross  distance    depth  iterations
///   binary64       369    1,873        0      0   1.1e-16  7.0e-17           0
///   binary32       369    1,873        0      0    6.3e-8   6.4e-8           0

#include "ref/body.h"
#include "ref/claim.h"
#include "ref/support/capsule.h"

/*@ requires a: \valid_read(a);
    requires b: \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
*/
og_claim og_capsule_capsule(const og_capsule *a, const og_capsule *b);

/// Takes bodies of one or two vertices (points, spheres, segments, capsules); DEGENERATE for others.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_capsule_capsule(const og_body *a, const og_body *b);

#endif
