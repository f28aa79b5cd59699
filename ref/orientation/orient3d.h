#ifndef OG_ORIENT3D_H
#define OG_ORIENT3D_H

/// On which side of the plane abc does d lie?                                                   (catalogue: orient3d)
///
/// The sign of the determinant |a-d, b-d, c-d|, six times the signed volume of the tetrahedron abcd: -1 where a, b, c
/// run counterclockwise seen from d, 1 clockwise. The determinant is computed plainly, and a bound of its rounding
/// error says whether its sign can be trusted. Coordinates are in any one length unit.
/// Failure: DEGENERATE where the sign is unsure (points in one plane always are); OUT_OF_RANGE for coordinates beyond
/// OG_RANGE_LARGEST or not finite. Cost: constant, 23 operations and 12 for the bound.
/// Source: Shewchuk, "Adaptive Precision Floating-Point Arithmetic", 1997, 4 (ORIENT3D, the first stage);
/// Huotari 2011, 4.1, eq. 11 (which agrees in the sign).
/// Limits: unsure where the tetrahedron's height over its size is below some 6 epsilon; never wrong.
/// Errors, proofs, measurements and tests: orient3d.md.

#include "ref/orientation/orient2d.h"

/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures sign: \result.sign == -1 || \result.sign == 0 || \result.sign == 1;
    ensures sure: \result.outcome == OG_OUTCOME_ANSWERED <==> \result.sign != 0;
*/
og_orientation og_orient3d(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d);

#endif
