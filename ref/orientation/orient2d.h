#ifndef OG_ORIENT2D_H
#define OG_ORIENT2D_H

/// On which side of the line ab does c lie?                                                     (catalogue: orient2d)
///
/// The sign of the determinant |a-c, b-c|, twice the signed area of the triangle abc: 1 where a, b, c run
/// counterclockwise, -1 clockwise. The determinant is computed plainly, and a bound of its rounding error says whether
/// its sign can be trusted. Coordinates are in any one length unit; z is ignored.
/// Failure: DEGENERATE where the sign is unsure (points on one line always are); OUT_OF_RANGE for coordinates beyond
/// OG_RANGE_LARGEST or not finite. Cost: constant, 7 operations and 5 for the bound.
/// Source: Shewchuk, "Adaptive Precision Floating-Point Arithmetic", 1997, 4 (ORIENT2D, the first stage).
/// Limits: unsure up to a determinant of 2.7 OG_SCALAR_EPSILON size^2 (measured by its test); never
/// wrong.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for multiples of 2^-100, |x| <= 2^100.
///
/// Measured on 6,600 figures of docs/studies/primitives.md, errors over the size (docs/studies/limits.py):
///             answered   none  wrong  not finite  median    worst  median ulp
///   binary64     4,912  1,688      0           0       0  6.8e-16           0
///   binary32     4,153  2,447      0           0       0   2.4e-7           0

#include "ref/outcome.h"
#include "ref/vec3.h"

/// Shared by orient2d and orient3d.
typedef struct og_orientation {
  og_outcome outcome;    // ANSWERED: the sign is sure
  int sign;              // 1 or -1; 0 unless ANSWERED
  og_scalar determinant; // as computed, in the figure's own unit (a power of two of the length unit)
  og_scalar error;       // bound of the determinant's error, but for the rounding of the determinant itself
} og_orientation;

/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures sign: \result.sign == -1 || \result.sign == 0 || \result.sign == 1;
    ensures sure: \result.outcome == OG_OUTCOME_ANSWERED <==> \result.sign != 0;
*/
og_orientation og_orient2d(og_vec3 a, og_vec3 b, og_vec3 c);

#endif
