#ifndef OG_MINKOWSKI_DIFFERENCE_H
#define OG_MINKOWSKI_DIFFERENCE_H

/// Support of A - B, the configuration space obstacle of two bodies.       (catalogue: support, Minkowski difference)
///
/// A's support point along the direction minus B's against it; `vertex` is -1. A - B is all differences of points of A
/// and of B, that is A + (-B). Any one length unit; finite, differences up to 1e300 in magnitude (1e36 in binary32).
/// Cost: that of A and B. Failure: none. Source: van den Bergen 2003, 4.3.3; Snethen 2008; Varjus 2018, 5.1.
/// Limits: those of both, and one rounding.
/// Errors, proofs, measurements and tests: minkowski_difference.md.

#include "ref/support/convex.h"

typedef struct og_minkowski_difference {
  og_convex a, b;
} og_minkowski_difference;

/*@ requires minkowski_difference: \valid_read((og_minkowski_difference *)shape);
    requires a: \valid_function(((og_minkowski_difference *)shape)->a.map);
    requires b: \valid_function(((og_minkowski_difference *)shape)->b.map);
    requires finite: \is_finite(direction.x) && \is_finite(direction.y) && \is_finite(direction.z);
    assigns \nothing;
    ensures beyond: dot(direction, ((og_minkowski_difference *)shape)->a.inside) -
      dot(direction, ((og_minkowski_difference *)shape)->b.inside) <= dot(direction,
        \result.point) + 32 * OG_SCALAR_EPSILON *
      (\abs(direction.x) + \abs(direction.y) + \abs(direction.z)) *
      (\abs(\result.point.x) + \abs(\result.point.y) + \abs(\result.point.z) +
        \abs(((og_minkowski_difference *)shape)->a.inside.x) +
        \abs(((og_minkowski_difference *)shape)->a.inside.y) + \abs(((og_minkowski_difference *)shape)->a.inside.z) +
       \abs(((og_minkowski_difference *)shape)->b.inside.x) + \abs(((og_minkowski_difference *)shape)->b.inside.y) +
        \abs(((og_minkowski_difference *)shape)->b.inside.z)) + OG_SCALAR_MIN;
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
