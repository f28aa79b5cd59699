#ifndef OG_PLANE_HEIGHTS_H
#define OG_PLANE_HEIGHTS_H

/// How high the corners of one triangle are over the plane of another.             (needed by: triangle-triangle)
///
/// Along (q1 - q0) x (q2 - q0), times its length, in a unit of its own that is the same for the three: exact determinants,
/// rounded once each. So signs are right, and quotients of heights are, however thin the triangles are and however small
/// the angle between their planes. Far in the range: a height that is not zero is not rounded to zero.
/// Any one length unit; finite; domain, cost and failure: as orient_exact.
/// Safe (proofs/eva.py): by WP alone, all functions.

#include "ref/vec3.h"

typedef struct og_heights {
  og_scalar at[3]; // over the plane: positive on the side from which q runs counterclockwise
} og_heights;

/*@ requires corners: \valid_read(p + (0 .. 2)) && \valid_read(q + (0 .. 2));
    terminates \true;
    exits \false;
    assigns \nothing;
*/
og_heights og_plane_heights(const og_vec3 *p, const og_vec3 *q);

#endif
