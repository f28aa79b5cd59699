#ifndef OG_CYLINDER_H
#define OG_CYLINDER_H

/// Support of a cylinder about the z axis, centred at the origin.                  (catalogue: support, cylinder)
///
/// On the rim of the cap that the direction points to, along the direction's part across the axis; the cap's centre
/// where there is no such part, the upper cap where the direction is level. `vertex` is -1. An affine image
/// (affine_image.h) puts the cylinder elsewhere. Any one length unit; radius and half height finite, up to 1e300 (1e36
/// in binary32). Cost: constant, one square root. Failure: none.
/// Source: van den Bergen 2003, 4.3.4; Snethen 2008; Varjus 2018, 5.1.
/// Limits: x and y are off the true point's by at most 3 OG_SCALAR_EPSILON radius, z is exact. In a frame of its own,
/// because across a rounded axis the part across the axis would be cancellation noise where the two are nearly
/// parallel.
/// Proved (docs/verification.md): in real arithmetic, that the point is of the body and none is farther along.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100, directions |x| <= 2^100.
///
/// Measured on 6,600 figures of docs/studies/primitives.md, errors over the size (docs/studies/limits.py):
///             answered  none  wrong  not finite   median    worst  median ulp
///   binary64     6,600     0      0           0  8.4e-18  1.9e-16      6.5e-2
///   binary32     6,600     0      0           0   3.8e-9   1.0e-7      5.6e-2

#include "ref/support/convex.h"

typedef struct og_cylinder {
  og_scalar radius;      // >= 0
  og_scalar half_height; // >= 0
} og_cylinder;

/*@ requires cylinder: \valid_read((og_cylinder *)shape);
    requires finite: \is_finite(direction.x) && \is_finite(direction.y) && \is_finite(direction.z);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures curved: \result.vertex == -1;
*/
og_support og_cylinder_support(const void *shape, og_vec3 direction);

/// The cylinder as a body; inside is its centre, the origin. The cylinder must outlive the body.
/*@ requires cylinder: \valid_read(cylinder);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures shape: \result.shape == (void *)cylinder;
*/
og_convex og_convex_cylinder(const og_cylinder *cylinder);

#endif
