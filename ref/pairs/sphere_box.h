#ifndef OG_SPHERE_BOX_H
#define OG_SPHERE_BOX_H

/// A sphere and a box in any position: verdict, distance, depth, points and normal.             (catalogue: sphere-box)
///
/// In the box's frame the nearest point of the box is the sphere's centre with each coordinate clamped to the box. A
/// centre in the box (or on its surface) leaves through the nearest face: the depth is the radius plus the way to that
/// face, its normal the normal; of equally near faces the first axis's is taken. The sphere is A, the box B.
/// Any one length unit, radius and half edges >= 0 (a flat box is a rectangle, a segment or a point).
/// Failure: OUT_OF_RANGE for lengths beyond OG_RANGE_LARGEST (range.h) or not finite, DEGENERATE for negative ones and
/// for axes that are not orthonormal to OG_AXES_ERROR (axes.h). Cost: constant, at most one square root.
/// Source: Ericson 2005, 5.1.4 and 5.2.5; the pair is Varjus 2018, 5, table 5 (after Bullet).
/// Error: distance, depth, points and the gap along the normal within 6 OG_SCALAR_EPSILON times the size of the pair's
/// coordinates, most of it from axes that are orthonormal only to rounding; exact to 1 where they are the coordinate
/// axes (measured; ref/closest/README.md). Limits: the verdict can be wrong within 2.4 OG_SCALAR_EPSILON of touching.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for multiples of 2^-100, |x| <= 2^100.
///
/// Measured on 2,242 cases of docs/studies/accuracy.md at all scales, errors over the size (docs/studies/limits.py):
///             answered  refused  gave up  gross  distance    depth  iterations
///   binary64       102    2,140        0      0   6.5e-17  5.4e-17           0
///   binary32       102    2,140        0      0    2.3e-8   3.1e-8           0

#include "ref/body.h"
#include "ref/claim.h"
#include "ref/support/box.h"
#include "ref/support/sphere.h"

/*@ requires a: \valid_read(a);
    requires b: \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
*/
og_claim og_sphere_box(const og_sphere *a, const og_box *b);

/// Takes a body of one vertex (point or sphere) and a box without a ball in either order; DEGENERATE for others.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_sphere_box(const og_body *a, const og_body *b);

#endif
