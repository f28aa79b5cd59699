#ifndef OG_MOTION_PROBLEM_H
#define OG_MOTION_PROBLEM_H

/// The question `motion`: when do two convex polytopes that move and turn, each with a ball around every point, first
/// meet?
///
/// At a time t in [0, 1] a body's centre is c(t) = (1 - t) c0 + t c1, and its rotation is that of the quaternion
/// q(t) = (1 - t) q0 + t q1, which is not normalised: a point p of the body's frame is at c(t) + R(q(t)) p. R(q) is
/// rational in q, with the denominator |q|^2. So all is rational in t, and q0.q1 > 0 keeps |q|^2 above zero: a body
/// turns by less than half a turn. A body may instead spin with a constant angular velocity, by any number of turns:
/// its rotation is no rational function of t then, and the answer about it an enclosure (spec/motion/spin.h).

#include <stddef.h>

#include "spec/body/problem.h"
#include "spec/number/rational.h"

typedef struct og_rigid_body {
  size_t count, room;    // room: points that are initialised
  og_ivec *point;        // in the body's frame, times the problem's denominator
  og_ivec centre[2];     // at t = 0 and 1, times the same
  og_ivec axis[2];       // x, y, z of the quaternion at t = 0 and 1, times a positive number
  og_int cosine[2];      // its w, times the same number
  bool spins;            // then both quaternions are that at t = 0
  og_ivec spin;          // radians a unit of time, around axes of the world through the centre, times spin_den
  og_int spin_den;       // > 0
} og_rigid_body;

typedef struct og_rigid_problem {
  og_rigid_body body[2]; // A and B
  og_int radius;         // of both balls together, times den; >= 0
  og_int den;            // > 0
} og_rigid_problem;

/// A body as rationals: its points in its frame, and its poses at t = 0 and 1.
typedef struct og_rigid_input {
  const og_exact_body *core; // bounded; a polytope, and the radius of the ball
  const og_rational *centre[2];   // three numbers each
  const og_rational *rotation[2]; // four numbers each: x, y, z, w
  const og_rational *spin;        // three numbers; then rotation[1] is not looked at. Or NULL
} og_rigid_input;

typedef enum og_rigid_status {
  OG_RIGID_OK,
  OG_RIGID_ZERO_ROTATION, // a quaternion is zero
  OG_RIGID_HALF_TURN,     // q0.q1 <= 0: a body turns by half a turn or more
  OG_RIGID_FAST,          // a body spins by 2^OG_SPIN_LOG radians or more
  OG_RIGID_TOO_FINE,      // the numbers over one denominator need more than the bits allowed
} og_rigid_status;

/// No points.
void og_rigid_problem_init(og_rigid_problem *problem);
void og_rigid_problem_clear(og_rigid_problem *problem);
/// Makes room for `count` points (initialised) and sets the count.
void og_rigid_body_resize(og_rigid_body *body, size_t count);

/// On OG_RIGID_ZERO_ROTATION, OG_RIGID_HALF_TURN and OG_RIGID_FAST *culprit is the body. On any other status than OK
/// the problem must not be used.
og_rigid_status og_rigid_problem_set(og_rigid_problem *problem, const og_rigid_input input[2], size_t max_bits,
                                     int *culprit);

/// q0.q1 > 0, or a half turn or more?
bool og_rigid_turns_less_than_half(const og_rigid_body *body);

/// Does the body spin by less than 2^OG_SPIN_LOG radians?
bool og_rigid_spins_slowly(const og_rigid_body *body);
/// Does a body spin?
bool og_rigid_problem_spins(const og_rigid_problem *problem);

/// The same bodies with balls that are larger by `by` together, whose denominator is positive: they meet where the
/// distance is at most that.
void og_rigid_problem_enlarge(og_rigid_problem *larger, const og_rigid_problem *problem, const og_rational *by);

/// The body at a time, whose denominator is positive. Its radius is left out: 0. Where it spins, the body is near: each
/// point is within 2^-200 of its distance from the centre. Cost: linear in the points.
void og_rigid_body_at(og_exact_body *at, const og_rigid_problem *problem, int body, const og_rational *time);

#endif
