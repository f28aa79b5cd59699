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
/// Limits: unsure where the triangle's height over its size is below some 2 epsilon; never wrong.
/// Errors, proofs, measurements and tests: orient2d.md.

#include "ref/closest/range.h"
#include "ref/outcome.h"

/// Shared by orient2d and orient3d.
typedef struct og_orientation {
  og_outcome outcome;    // ANSWERED: the sign is sure
  int sign;              // 1 or -1; 0 unless ANSWERED
  og_scalar determinant; // as computed, in the figure's own unit (a power of two of the length unit)
  og_scalar error;       // bound of the determinant's error, but for the rounding of the determinant itself
} og_orientation;

// Twice the signed area, and the same in a unit of its own.
/*@ logic real turn2(og_vec3 a, og_vec3 b, og_vec3 c) = (a.x - c.x) * (b.y - c.y) - (a.y - c.y) * (b.x - c.x);
    predicate is_turn(real d, real unit, og_vec3 a, og_vec3 b, og_vec3 c) =
      unit > 0 && d == unit * unit * turn2(a, b, c);
    predicate is_in_plane_range(og_vec3 a) = \abs(a.x) <= range_largest && \abs(a.y) <= range_largest; */

/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures sign: \result.sign == -1 || \result.sign == 0 || \result.sign == 1;
    ensures sure: \result.outcome == OG_OUTCOME_ANSWERED <==> \result.sign != 0;
    ensures unsure: \result.outcome != OG_OUTCOME_ANSWERED ==>
                    \result.outcome == OG_OUTCOME_DEGENERATE || \result.outcome == OG_OUTCOME_OUT_OF_RANGE;
    ensures range: \result.outcome == OG_OUTCOME_OUT_OF_RANGE <==>
                   !(is_in_plane_range(a) && is_in_plane_range(b) && is_in_plane_range(c));
    ensures bound: \result.outcome != OG_OUTCOME_OUT_OF_RANGE ==>
                   (\result.outcome == OG_OUTCOME_ANSWERED <==> \abs(\result.determinant) > \result.error);
    ensures side: \result.outcome == OG_OUTCOME_ANSWERED ==> \result.sign == (\result.determinant > 0 ? 1 : -1);
    ensures turn: exact_arithmetic && \result.outcome != OG_OUTCOME_OUT_OF_RANGE ==>
                  \exists real unit; is_turn(\result.determinant, unit, a, b, c);
*/
og_orientation og_orient2d(og_vec3 a, og_vec3 b, og_vec3 c);

#endif
