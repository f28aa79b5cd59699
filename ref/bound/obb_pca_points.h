#ifndef OG_OBB_PCA_POINTS_H
#define OG_OBB_PCA_POINTS_H

/// A box along the principal axes of points.                                               (catalogue: obb-pca-points)
///
/// The axes are eigenvectors of the points' covariance (moments.h); the box reaches as far as the points do
/// along each. Points inside count as much as those outside, so the axes need not be those of the least box.
/// Failure: none; where the covariance has equal eigenvalues the axes are any of that space.
/// Cost: linear in the points, and eight rounds of three rotations.  Source: Rasku 2003, 6.1.1; Huotari 2011, 3.1.
/// Limits: the box may be far from the least; its axes are unit and orthogonal but for rounding.
/// Errors, proofs, measurements and tests: obb_pca_points.md.

#include "ref/bound/moments.h"

/// The points are in range.
/*@ requires points: count > 0 && \valid_read(point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures inside: is_around_points(\result, point, count);
    ensures axes: (\forall integer k; 0 <= k < count ==> is_within_range(point[k])) ==>
      are_axes(\result.axis[0], \result.axis[1], \result.axis[2], 8 * OG_SCALAR_EPSILON);
*/
og_box_along og_obb_pca_points(const og_vec3 *point, int count);

#endif
