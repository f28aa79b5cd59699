#ifndef OG_MINKOWSKI_SUM_H
#define OG_MINKOWSKI_SUM_H

/// Support of the Minkowski sum A + B of two bodies.                          (catalogue: support, Minkowski sum)
///
/// The sum of the two support points; `vertex` is -1. Any one length unit; finite, sums up to 1e300 in magnitude (1e36
/// in binary32). Cost: that of A and B. Failure: none. Source: van den Bergen 2003, 4.3.3; Snethen 2008; Varjus 2018,
/// 5.1.
/// Limits: those of both, and one rounding.
/// Errors, proofs, measurements and tests: minkowski_sum.md.

#include "ref/support/convex.h"

typedef struct og_minkowski_sum {
  og_convex a, b;
} og_minkowski_sum;

/*@ requires minkowski_sum: \valid_read((og_minkowski_sum *)shape);
    requires a: \valid_function(((og_minkowski_sum *)shape)->a.map);
    requires b: \valid_function(((og_minkowski_sum *)shape)->b.map);
    requires finite: \is_finite(direction.x) && \is_finite(direction.y) && \is_finite(direction.z);
    assigns \nothing;
    ensures beyond: dot(direction, ((og_minkowski_sum *)shape)->a.inside) +
      dot(direction, ((og_minkowski_sum *)shape)->b.inside) <= dot(direction, \result.point) + 32 * OG_SCALAR_EPSILON *
      (\abs(direction.x) + \abs(direction.y) + \abs(direction.z)) *
      (\abs(\result.point.x) + \abs(\result.point.y) + \abs(\result.point.z) +
        \abs(((og_minkowski_sum *)shape)->a.inside.x) + \abs(((og_minkowski_sum *)shape)->a.inside.y) +
        \abs(((og_minkowski_sum *)shape)->a.inside.z) +
       \abs(((og_minkowski_sum *)shape)->b.inside.x) + \abs(((og_minkowski_sum *)shape)->b.inside.y) +
        \abs(((og_minkowski_sum *)shape)->b.inside.z)) + OG_SCALAR_MIN;
*/
og_support og_minkowski_sum_support(const void *shape, og_vec3 direction);

/// The sum as a body; inside is the sum of the two bodies' points. The sum and the shapes of both bodies must outlive
/// the body.
/*@ requires minkowski_sum: \valid_read(minkowski_sum);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures shape: \result.shape == (void *)minkowski_sum;
*/
og_convex og_convex_minkowski_sum(const og_minkowski_sum *minkowski_sum);

#endif
