#ifndef OG_POINT_H
#define OG_POINT_H

/// Support of a point.                                                                (catalogue: support, point)
///
/// The point itself, whatever the direction; `vertex` is 0. Any one length unit. Cost: constant. Failure: none; exact.
/// Source: van den Bergen 2003, 4.3.4; Varjus 2018, 5.1.
/// Safe (proofs/eva.py): A, all functions; none computes.
///
/// Measured on 6,600 figures of docs/studies/primitives.md, errors over the size (docs/studies/limits.py):
///             answered  none  wrong  not finite  median  worst  median ulp
///   binary64     6,600     0      0           0       0      0           0
///   binary32     6,600     0      0           0       0      0           0

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
