#ifndef OG_SPHERE_H
#define OG_SPHERE_H

/// Support of a sphere.                                                              (catalogue: support, sphere)
///
/// centre + radius direction / |direction|; the centre for the zero direction. `vertex` is -1. Any one length unit;
/// finite, up to 1e300 in magnitude (1e36 in binary32). Cost: constant, one square root. Failure: none.
/// Source: van den Bergen 2003, 4.3.4; Snethen 2008; Varjus 2018, 5.1.
/// Limits: off by at most 3 epsilon of the radius and one of the centre.
/// Errors, proofs, measurements and tests: sphere.md.

#include "ref/support/convex.h"

typedef struct og_sphere {
  og_vec3 centre;
  og_scalar radius; // >= 0
} og_sphere;

/*@ requires sphere: \valid_read((og_sphere *)shape);
    requires finite: \is_finite(direction.x) && \is_finite(direction.y) && \is_finite(direction.z);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures curved: \result.vertex == -1;
*/
og_support og_sphere_support(const void *shape, og_vec3 direction);

/// The sphere as a body; inside is its centre. The sphere must outlive the body.
/*@ requires sphere: \valid_read(sphere);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures shape: \result.shape == (void *)sphere;
*/
og_convex og_convex_sphere(const og_sphere *sphere);

#endif
