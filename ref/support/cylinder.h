#ifndef OG_CYLINDER_H
#define OG_CYLINDER_H

/// Support of a cylinder about the z axis, centred at the origin.                  (catalogue: support, cylinder)
///
/// On the rim of the cap that the direction points to, along the direction's part across the axis; the cap's centre
/// where there is no such part, the upper cap where the direction is level. `vertex` is -1. An affine image
/// (affine_image.h) puts the cylinder elsewhere. Any one length unit; radius and half height finite, up to 1e300 (1e36
/// in binary32). Cost: constant, one square root. Failure: none.
/// Source: van den Bergen 2003, 4.3.4; Snethen 2008; Varjus 2018, 5.1.
/// Limits: off by at most 3 epsilon of the radius.
/// Errors, proofs, measurements and tests: cylinder.md.

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
