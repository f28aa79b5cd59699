#ifndef OG_ROUNDED_H
#define OG_ROUNDED_H

/// Support of a rounded body: a core plus a ball (van den Bergen's bone and skin).    (catalogue: support, rounded)
///
/// The core's support point plus radius direction / |direction|; the core's for the zero direction. `vertex` is -1,
/// except with radius 0, where it is the core's. Any one length unit; finite, up to 1e300 in magnitude (1e36 in
/// binary32). Cost: the core's and one square root. Failure: none.
/// Source: van den Bergen 2003, 4.3.4; Varjus 2018, 5.2.4.
/// Limits: as the core and sphere.
/// Errors, proofs, measurements and tests: rounded.md.

#include "ref/support/convex.h"

typedef struct og_rounded {
  og_convex core;
  og_scalar radius; // >= 0
} og_rounded;

/*@ requires rounded: \valid_read((og_rounded *)shape);
    requires core:    \valid_function(((og_rounded *)shape)->core.map);
    requires finite:  \is_finite(direction.x) && \is_finite(direction.y) && \is_finite(direction.z);
    assigns \nothing;
    ensures beyond: dot(direction, ((og_rounded *)shape)->core.inside) <= dot(direction,
      \result.point) + 32 * OG_SCALAR_EPSILON *
      (\abs(direction.x) + \abs(direction.y) + \abs(direction.z)) *
      (\abs(\result.point.x) + \abs(\result.point.y) + \abs(\result.point.z) +
        \abs(((og_rounded *)shape)->core.inside.x) + \abs(((og_rounded *)shape)->core.inside.y) +
        \abs(((og_rounded *)shape)->core.inside.z)) + OG_SCALAR_MIN;
*/
og_support og_rounded_support(const void *shape, og_vec3 direction);

/// The rounded body as a body; inside is the core's. Both core and rounded must outlive the body.
/*@ requires rounded: \valid_read(rounded);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures shape: \result.shape == (void *)rounded;
*/
og_convex og_convex_rounded(const og_rounded *rounded);

#endif
