#ifndef OG_HIGHER_EXACT_H
#define OG_HIGHER_EXACT_H

/// Which of two points is higher, up being perpendicular to two given edges?            (needed by: cd-dual)
///
/// The sign of ((b - a) x (d - c)) . (p - q): 1 where p is higher than q, 0 where they are level (all are where the
/// edges are parallel). With c = a, up is the side of the triangle abd from which its corners run counterclockwise. The
/// plain determinant of the differences first, with the bound of orient3d, which counts the rounding of differences;
/// where that leaves the sign unsure, again as an expansion, exactly.
/// Any one length unit; finite; domain, cost and failure: as orient_exact. Source: Shewchuk 1997, 4.
/// Safe (proofs/eva.py): by WP alone, all functions; B, all that compute, for multiples of 2^-100, |x| <= 1, one
/// point zero, one on an axis.

#include "ref/vec3.h"

/*@ requires finite: \is_finite(a.x) && \is_finite(a.y) && \is_finite(a.z) && \is_finite(b.x) && \is_finite(b.y) &&
                     \is_finite(b.z) && \is_finite(c.x) && \is_finite(c.y) && \is_finite(c.z) && \is_finite(d.x) &&
                     \is_finite(d.y) && \is_finite(d.z) && \is_finite(p.x) && \is_finite(p.y) && \is_finite(p.z) &&
                     \is_finite(q.x) && \is_finite(q.y) && \is_finite(q.z);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures sign: -1 <= \result <= 1;
*/
int og_higher_exact(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d, og_vec3 p, og_vec3 q);

#endif
