#ifndef OR_RIGID_H
#define OR_RIGID_H

/// Two polytopes that move and turn, at one time, in plain rationals: apart, touching or penetrating.
///
/// The relation of rounded bodies is that of the distance of their polytopes, by brute force over all pairs of features
/// (tests/oracle/nearest.h), to the radius of both. That of polytopes follows. The pose is worked out with a matrix.
/// The best direction is looked for among all normals: of three points of either body, and of an edge of each. So their
/// difference has to be solid: one of them is, or both are flat in other planes.
///
/// A body may spin with a constant angular velocity. Its matrix then is Rodrigues' formula with MPFR's sine and cosine,
/// right to some 2^-400, so that a relation closer than that is not told.

#include <gmp.h>
#include <stdbool.h>
#include <stddef.h>

enum { OR_RIGID_POINTS = 8 };

typedef struct or_rigid {
  size_t count;
  double point[OR_RIGID_POINTS][3]; // in the body's frame
  double centre[2][3];              // at t = 0 and 1
  double rotation[2][4];            // quaternion x, y, z, w, not zero on the way
  double radius;                    // of a ball around every point, >= 0
  bool spins;                       // then the second rotation is not looked at
  double spin[3];                   // radians a unit of time, around axes of the world
} or_rigid;

/// -1 where no point is common, 0 where they touch, 1 where they penetrate each other. Cost: the fourth power of the
/// points.
int or_rigid_relation(const or_rigid *a, const or_rigid *b, const mpq_t time);

/// Where a point of the body is at the time.
void or_rigid_place(mpq_t place[3], const or_rigid *body, size_t point, const mpq_t time);

#endif
