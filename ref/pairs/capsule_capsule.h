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
/// Limits: points, spheres, segments and capsules only; verdict unsure within 1.2 epsilon of the size from
/// touching.
/// Errors, proofs, measurements and tests: capsule_capsule.md.

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
