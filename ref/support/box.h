#ifndef OG_BOX_H
#define OG_BOX_H

/// Support of a box in any position.                                                   (catalogue: support, box)
///
/// The corner on the side that the direction points to along each of the box's axes; where the direction is
/// perpendicular to an axis, the corner on its negative side. `vertex` is the corner's number (og_box_corner).
/// Any one length unit; finite, up to 1e300 in magnitude (1e36 in binary32). The axes are the columns of `rotation`;
/// should they not be orthonormal, the answer is that of the parallelepiped that they span. Cost: constant.
/// Failure: none. Source: van den Bergen 2003, 4.3.4; Snethen 2008; Varjus 2018, 5.1.
/// Limits: perpendicular to an axis but for rounding the corner may be on its wrong side.
/// Errors, proofs, measurements and tests: box.md.

#include "ref/support/convex.h"

typedef struct og_box {
  og_vec3 centre;
  og_vec3 half;     // half the edges along the box's axes, >= 0
  og_mat3 rotation; // its columns are the box's axes
} og_box;

/// Corner k, 0 <= k < 8: bit 0 of k is set on the positive side of the first axis, bit 1 of the second, bit 2 of the
/// third. og_box_support returns exactly these points.
/*@ requires box:    \valid_read(box);
    requires corner: 0 <= k < 8;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures x: \abs(\result.x - box->centre.x - (2 * (k % 2) - 1) * box->rotation.row[0].x * box->half.x -
        (2 * (k / 2 % 2) - 1) * box->rotation.row[0].y * box->half.y - (2 * (k / 4) - 1) *
        box->rotation.row[0].z * box->half.z) <=
      8 * OG_SCALAR_EPSILON * (\abs(box->centre.x) + \abs(box->rotation.row[0].x * box->half.x) +
        \abs(box->rotation.row[0].y * box->half.y) + \abs(box->rotation.row[0].z * box->half.z)) + OG_SCALAR_MIN;
    ensures y: \abs(\result.y - box->centre.y - (2 * (k % 2) - 1) * box->rotation.row[1].x * box->half.x -
        (2 * (k / 2 % 2) - 1) * box->rotation.row[1].y * box->half.y - (2 * (k / 4) - 1) *
        box->rotation.row[1].z * box->half.z) <=
      8 * OG_SCALAR_EPSILON * (\abs(box->centre.y) + \abs(box->rotation.row[1].x * box->half.x) +
        \abs(box->rotation.row[1].y * box->half.y) + \abs(box->rotation.row[1].z * box->half.z)) + OG_SCALAR_MIN;
    ensures z: \abs(\result.z - box->centre.z - (2 * (k % 2) - 1) * box->rotation.row[2].x * box->half.x -
        (2 * (k / 2 % 2) - 1) * box->rotation.row[2].y * box->half.y - (2 * (k / 4) - 1) *
        box->rotation.row[2].z * box->half.z) <=
      8 * OG_SCALAR_EPSILON * (\abs(box->centre.z) + \abs(box->rotation.row[2].x * box->half.x) +
        \abs(box->rotation.row[2].y * box->half.y) + \abs(box->rotation.row[2].z * box->half.z)) + OG_SCALAR_MIN;
*/
og_vec3 og_box_corner(const og_box *box, int k);

/*@ requires box:    \valid_read((og_box *)shape);
    requires finite: \is_finite(direction.x) && \is_finite(direction.y) && \is_finite(direction.z);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures index: 0 <= \result.vertex < 8;
*/
og_support og_box_support(const void *shape, og_vec3 direction);

/// The box as a body; inside is its centre. The box must outlive the body.
/*@ requires box: \valid_read(box);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures shape: \result.shape == (void *)box;
*/
og_convex og_convex_box(const og_box *box);

#endif
