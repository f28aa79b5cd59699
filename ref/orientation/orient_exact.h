#ifndef OG_ORIENT_EXACT_H
#define OG_ORIENT_EXACT_H

/// The orientations of orient2d and orient3d, settled where rounding leaves those unsure.
///
/// First the plain determinant with its bound; where its sign is unsure, the determinant again as an expansion,
/// exactly. The sign: that of |a-d, b-d, c-d| (of |a-c, b-c|, z ignored); 0 means that the points lie in one plane (on
/// one line).
/// Any one length unit; finite. Cost: constant: as orient3d and orient2d but for points nearly in one plane, then a few
/// microseconds at most. Failure: none within the domain, which is coordinates whose bits lie within 2^600 (2^60 in
/// binary32) of each other: say sizes to 1 that are multiples of 2^-600; otherwise products may underflow, and the sign
/// of a determinant below about 2^-1500 of the figure's size to the third (2^-170 in binary32) be lost.
/// Source: Shewchuk 1997, 4.2 and 4.3 (first and last stage).
/// Limits: coordinates whose bits lie within 2^600 of each other (2^60 in binary32).
/// Errors, proofs, measurements and tests: orient_exact.md.

#include "ref/vec3.h"

/*@ requires finite: \is_finite(a.x) && \is_finite(a.y) && \is_finite(b.x) && \is_finite(b.y) && \is_finite(c.x) &&
                     \is_finite(c.y);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures sign: -1 <= \result <= 1;
*/
int og_orient2d_exact(og_vec3 a, og_vec3 b, og_vec3 c);

/*@ requires finite: \is_finite(a.x) && \is_finite(a.y) && \is_finite(a.z) && \is_finite(b.x) && \is_finite(b.y) &&
                     \is_finite(b.z) && \is_finite(c.x) && \is_finite(c.y) && \is_finite(c.z) && \is_finite(d.x) &&
                     \is_finite(d.y) && \is_finite(d.z);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures sign: -1 <= \result <= 1;
*/
int og_orient3d_exact(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d);

#endif
