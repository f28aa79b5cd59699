#ifndef OG_MINKOWSKI_DIFFERENCE_H
#define OG_MINKOWSKI_DIFFERENCE_H

/// Support of A - B, the configuration space obstacle of two bodies.       (catalogue: support, Minkowski difference)
///
/// A's support point along the direction minus B's against it; `vertex` is -1. A - B is all differences of points of A
/// and of B, that is A + (-B). Any one length unit; finite, differences up to 1e300 in magnitude (1e36 in binary32).
/// Cost: that of A and B. Failure: none. Source: van den Bergen 2003, 4.3.3; Snethen 2008; Varjus 2018, 5.1.
/// Limits: those of A and B, and one rounding a component.
/// Proved (docs/verification.md): in real arithmetic, that no point of the difference is farther along, if that holds of
/// the bodies' own.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100 of any two bodies, directions |x|
/// <= 2^100.
///
/// Measured on 6,600 figures of docs/studies/primitives.md, errors over the size (docs/studies/limits.py):
///             answered  none  wrong  not finite   median    worst  median ulp
///   binary64     6,600     0      0           0  1.2e-17  2.1e-16      1.9e-1
///   binary32     6,600     0      0           0   6.0e-9   1.2e-7      1.9e-1

#include "ref/support/convex.h"

typedef struct og_minkowski_difference {
  og_convex a, b;
} og_minkowski_difference;

/*@ requires minkowski_difference: \valid_read((og_minkowski_difference *)shape);
    requires a: \valid_function(((og_minkowski_difference *)shape)->a.map);
    requires b: \valid_function(((og_minkowski_difference *)shape)->b.map);
    requires finite: \is_finite(direction.x) && \is_finite(direction.y) && \is_finite(direction.z);
    assigns \nothing;
*/
og_support og_minkowski_difference_support(const void *shape, og_vec3 direction);

/// The difference as a body; inside is the difference of the two bodies' points. The difference and the shapes of both
/// bodies must outlive the body.
/*@ requires minkowski_difference: \valid_read(minkowski_difference);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures shape: \result.shape == (void *)minkowski_difference;
*/
og_convex og_convex_minkowski_difference(const og_minkowski_difference *minkowski_difference);

#endif
