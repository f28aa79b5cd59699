#ifndef OG_ELLIPSOID_H
#define OG_ELLIPSOID_H

/// Support of an ellipsoid with its axes along x, y, z, centred at the origin.    (catalogue: support, ellipsoid)
///
/// The ellipsoid is the unit ball stretched by its half axes h, so the point is h * u with u the unit vector along h *
/// direction (products by component); the centre for the zero direction. `vertex` is -1. An affine image
/// (affine_image.h) puts the ellipsoid elsewhere. Any one length unit; half axes finite, up to 1e300 (1e36 in
/// binary32).
/// Cost: constant, one square root. Failure: none. Source: Snethen 2008; van den Bergen 2003, 4.3.4 (affine image of a
/// sphere); Varjus 2018, 5.1.
/// Limits: off by at most 4 epsilon of each half axis.
/// Errors, proofs, measurements and tests: ellipsoid.md.

#include "ref/support/convex.h"

typedef struct og_ellipsoid {
  og_vec3 half; // the half axes, >= 0
} og_ellipsoid;

/*@ requires ellipsoid: \valid_read((og_ellipsoid *)shape);
    requires finite: \is_finite(direction.x) && \is_finite(direction.y) && \is_finite(direction.z);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures curved: \result.vertex == -1;
*/
og_support og_ellipsoid_support(const void *shape, og_vec3 direction);

/// The ellipsoid as a body; inside is its centre, the origin. The ellipsoid must outlive the body.
/*@ requires ellipsoid: \valid_read(ellipsoid);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures shape: \result.shape == (void *)ellipsoid;
*/
og_convex og_convex_ellipsoid(const og_ellipsoid *ellipsoid);

#endif
