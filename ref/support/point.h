#ifndef OG_POINT_H
#define OG_POINT_H

/// Support of a point.                                                                (catalogue: support, point)
///
/// The point itself, whatever the direction; `vertex` is 0. Any one length unit. Cost: constant. Failure: none; exact.
/// Source: van den Bergen 2003, 4.3.4; Varjus 2018, 5.1.
/// Limits: none: exact.
/// Errors, proofs, measurements and tests: point.md.

#include "ref/support/convex.h"

typedef struct og_point {
  og_vec3 at;
} og_point;

/*@ requires point: \valid_read((og_point *)shape);
    requires finite: \is_finite(direction.x) && \is_finite(direction.y) && \is_finite(direction.z);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures index: \result.vertex == 0;
*/
og_support og_point_support(const void *shape, og_vec3 direction);

/// The point as a body; inside is the point. The point must outlive the body.
/*@ requires point: \valid_read(point);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures shape: \result.shape == (void *)point;
*/
og_convex og_convex_point(const og_point *point);

#endif
