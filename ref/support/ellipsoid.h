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
/// Limits: component k is off the true point's by at most 4 OG_SCALAR_EPSILON half_k.
/// Proved (docs/verification.md): in real arithmetic, that the point is of the body and none is farther along.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100, directions |x| <= 2^100.
///
/// Measured on 6,600 figures of docs/studies/primitives.md, errors over the size (docs/studies/limits.py):
///             answered  none  wrong  not finite   median    worst  median ulp
///   binary64     6,600     0      0           0  1.6e-17  2.1e-16      1.4e-1
///   binary32     6,600     0      0           0   9.5e-9   1.2e-7      2.0e-1

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
