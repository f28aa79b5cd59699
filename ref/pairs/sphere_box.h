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
/// Limits: a point or sphere with a box only; errors up to 6 epsilon of the coordinates, verdict unsure within 2.4.
/// Errors, proofs, measurements and tests: sphere_box.md.

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
