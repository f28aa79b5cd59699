#ifndef OG_AFFINE_IMAGE_H
#define OG_AFFINE_IMAGE_H

/// Support of the image M C + t of a body C under any affine map.                (catalogue: support, affine image)
///
/// M s(M^T d) + t, with s the support mapping of C: d . (M x + t) is largest where (M^T d) . x is. M need not be a
/// rotation nor invertible; a singular one flattens the body. `vertex` is that of C. Any one length unit; finite; M's
/// elements up to 1e280 in magnitude (1e30 in binary32) and so are the products of M with points of C, sums and t up
/// to 1e300 (1e36). Cost: that of C and two matrix products. Failure: none.
/// Source: van den Bergen 2003, 4.3.2; Snethen 2008; Varjus 2018, 5.1.
/// Limits: another part may be taken of a body nearly flat across the direction.
/// Errors, proofs, measurements and tests: affine_image.md.

#include "ref/support/convex.h"

typedef struct og_affine_image {
  og_convex body;
  og_mat3 matrix;
  og_vec3 translation;
} og_affine_image;

/*@ requires affine_image: \valid_read((og_affine_image *)shape);
    requires body: \valid_function(((og_affine_image *)shape)->body.map);
    requires finite: \is_finite(direction.x) && \is_finite(direction.y) && \is_finite(direction.z);
    assigns \nothing;
    ensures beyond: direction.x * (dot(((og_affine_image *)shape)->matrix.row[0],
      ((og_affine_image *)shape)->body.inside) + ((og_affine_image *)shape)->translation.x) +
        direction.y * (dot(((og_affine_image *)shape)->matrix.row[1],
        ((og_affine_image *)shape)->body.inside) + ((og_affine_image *)shape)->translation.y) +
        direction.z * (dot(((og_affine_image *)shape)->matrix.row[2],
        ((og_affine_image *)shape)->body.inside) + ((og_affine_image *)shape)->translation.z) <=
      dot(direction, \result.point) + 64 * OG_SCALAR_EPSILON *
        (\abs(direction.x) + \abs(direction.y) + \abs(direction.z)) *
        (\abs(\result.point.x) + \abs(\result.point.y) + \abs(\result.point.z) +
         \abs(((og_affine_image *)shape)->translation.x) + \abs(((og_affine_image *)shape)->translation.y) +
        \abs(((og_affine_image *)shape)->translation.z)) + OG_SCALAR_MIN;
*/
og_support og_affine_image_support(const void *shape, og_vec3 direction);

/// The image as a body; inside is the image of the body's point. The image and the shape of the body must outlive the
/// body.
/*@ requires affine_image: \valid_read(affine_image);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures shape: \result.shape == (void *)affine_image;
*/
og_convex og_convex_affine_image(const og_affine_image *affine_image);

#endif
