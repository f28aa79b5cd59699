#ifndef OG_TURNS_H
#define OG_TURNS_H

/// Rotations as engines have them, as quaternions.
///
/// A turn by an angle is the quaternion whose four numbers are the binary64 values nearest to those of the unit
/// quaternion. A product of turns is exact, of any length. What is read of a case is read as these quaternions, so
/// whoever is handed one turns by the same.

#include <gmp.h>

#include "spec/number/rational.h"

typedef enum og_angle_unit { OG_DEGREES, OG_RADIANS } og_angle_unit;

typedef mpq_t og_turn[4]; // x, y, z, w

void og_turn_init(og_turn q);
void og_turn_clear(og_turn q);

/// The turn about the axis, which is not zero and of any length, by an angle of at most 2^53.
void og_turn_about(og_turn q, const og_rational axis[3], const og_rational *angle, og_angle_unit unit);

/// q = a b: first b, then a. q is none of them.
void og_turn_after(og_turn q, og_turn a, og_turn b);

/// The rotation that is nearest to the matrix (row by row): its orthogonal polar factor, as a quaternion of binary64
/// values. False where the matrix mirrors, or where a product of two of its columns is off a rotation's by more than
/// 2^-10: then it is no rotation, not even nearly.
bool og_turn_nearest(og_turn q, const og_rational matrix[9]);

#endif
