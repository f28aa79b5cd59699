#ifndef OG_SPIN_H
#define OG_SPIN_H

/// Bodies that turn with a constant angular velocity, held against rational motions.
///
/// After a time t the quaternion of such a body is exp(t s / 2) q0, with the spin s in radians a unit of time. That is
/// no rational number, but its Taylor series has rational terms. A chord is the rational motion between two times: its
/// quaternion goes straight from one such value, rounded, to the other. docs/trust/certificates.md proves how far each
/// point of the chord's body is from the true one at most: the deviation.

#include "spec/motion/problem.h"

/// How many bits a quaternion may be worked out to. With fewer the bound of its error would not hold; more are refused,
/// as a certificate must not ask for any amount of memory.
enum { OG_SPIN_LEAST_BITS = 32, OG_SPIN_MOST_BITS = 4096 };
/// The longest spin is below 2^OG_SPIN_LOG: by that many radians from t = 0 to 1.
enum { OG_SPIN_LOG = 20 };

/// (u, w): w + u_x i + u_y j + u_z k.
typedef struct og_quaternion {
  og_ivec u;
  og_int w;
} og_quaternion;

void og_quaternion_init(og_quaternion *q);
void og_quaternion_clear(og_quaternion *q);

/// q is within *error of 2^bits exp(t s / 2), as vectors of four numbers, for the body's spin s and a time in [0, 1],
/// whose denominator is positive. The error is 0 where nothing turns. Cost: some hundred operations on numbers of these
/// bits.
void og_spin_turn(og_quaternion *q, og_int *error, const og_rigid_body *body, const og_rational *time, unsigned bits);

/// The body's quaternion (axis, cosine) at the time, times 2^bits and the factor that its own at t = 0 has. *error is
/// the same as that of og_spin_turn, over the quaternion's length.
void og_spin_rotation(og_ivec *axis, og_int *cosine, og_int *error, const og_rigid_body *body, const og_rational *time,
                      unsigned bits);

/// The chord of the problem's motion: its t = 0 and 1 are `from` and `to`, 0 <= from <= to <= 1, both with positive
/// denominators. No point of a body at a time is farther than its deviation from where it truly is; *deviation is that
/// of both bodies together, times the chord's denominator. The chord's radius is the problem's, without it.
void og_spin_chord(og_rigid_problem *chord, og_int *deviation, const og_rigid_problem *problem,
                   const og_rational *from, const og_rational *to, unsigned bits);

/// The same with each body that spins put on its axis, however it turns: its points are moved to the nearest ones of
/// the axis, which goes through its centre. The deviation is that of its farthest point from the axis.
void og_spin_round(og_rigid_problem *chord, og_int *deviation, const og_rigid_problem *problem,
                   const og_rational *from, const og_rational *to, unsigned bits);

#endif
