#ifndef OG_TRIANGLE_H
#define OG_TRIANGLE_H

/// Support of a triangle.                                                          (catalogue: support, triangle)
///
/// The corner farthest along the direction; on ties, and for the zero direction, the first of them. `vertex` is its
/// number. Any triangle, also one without area. Any one length unit; finite, up to 1e300 in magnitude (1e36 in
/// binary32). Cost: constant. Failure: none. Source: van den Bergen 2003, 4.3.4; Varjus 2018, 5.1.
/// Limits: as hull-scan.
/// Errors, proofs, measurements and tests: triangle.md.

#include "ref/support/convex.h"

typedef struct og_triangle_corners {
  og_vec3 corner[3];
} og_triangle_corners;

/*@ requires triangle: \valid_read((og_triangle_corners *)shape);
    requires finite: \is_finite(direction.x) && \is_finite(direction.y) && \is_finite(direction.z);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures index: 0 <= \result.vertex < 3;
*/
og_support og_triangle_support(const void *shape, og_vec3 direction);

/// The triangle as a body; inside is the centroid, rounded. The triangle must outlive the body.
/*@ requires triangle: \valid_read(triangle);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures shape: \result.shape == (void *)triangle;
*/
og_convex og_convex_triangle(const og_triangle_corners *triangle);

#endif
