#ifndef OG_CONE_H
#define OG_CONE_H

/// Support of a cone about the z axis, apex up, its middle at the origin.              (catalogue: support, cone)
///
/// The apex (0, 0, half height) or the rim of the base at z = -half height along the direction's part across the axis,
/// whichever is farther; the apex on a tie; the base's centre straight down. `vertex` is -1. An affine image
/// (affine_image.h) puts the cone elsewhere. Any one length unit; radius and half height finite, up to 1e300 (1e36 in
/// binary32). Cost: constant, two square roots. Failure: none.
/// Source: van den Bergen 2003, 4.3.4, and Snethen 2008, who compare the direction's sine with that of the half angle;
/// the products compared here say the same without an angle to round. Varjus 2018, 5.1.
/// Limits: may take the lower of apex and rim where they are level but for rounding.
/// Errors, proofs, measurements and tests: cone.md.

#include "ref/support/convex.h"

typedef struct og_cone {
  og_scalar radius;      // of the base, >= 0
  og_scalar half_height; // >= 0
} og_cone;

/*@ requires cone: \valid_read((og_cone *)shape);
    requires finite: \is_finite(direction.x) && \is_finite(direction.y) && \is_finite(direction.z);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures curved: \result.vertex == -1;
*/
og_support og_cone_support(const void *shape, og_vec3 direction);

/// The cone as a body; inside is its middle, the origin. The cone must outlive the body.
/*@ requires cone: \valid_read(cone);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures shape: \result.shape == (void *)cone;
*/
og_convex og_convex_cone(const og_cone *cone);

#endif
