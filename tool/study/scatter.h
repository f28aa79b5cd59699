#ifndef OG_SCATTER_H
#define OG_SCATTER_H

/// Random points, directions and turns, in binary64: what studies make bodies of.

#include "ref/vec3.h"
#include "tool/gen/random.h"

typedef struct og_scatter_point {
  double x[3];
} og_scatter_point;

typedef struct og_scatter_turn {
  double m[3][3];
} og_scatter_turn;

/// Uniform on the unit sphere, up to rounding.
og_scatter_point og_scatter_direction(og_random *random);
/// Uniform in the cube [-1, 1]^3.
og_scatter_point og_scatter_cube(og_random *random);
/// The point of the unit circle (z = 0) that lies `part` of the way round, 0 <= part < 1; on the way the speed changes
/// by a factor of 2. Without sines too.
og_scatter_point og_scatter_circle(double part);
/// The rotation about an axis of unit length by the angle whose half has that tangent: without sines, so that the
/// numbers are the same everywhere.
og_scatter_turn og_scatter_turn_about(og_scatter_point axis, double tangent);
/// Uniform over all rotations, rounded to og_scalar.
og_mat3 og_scatter_rotation(og_random *random);

/// m p
og_scatter_point og_scatter_turned(const og_scatter_turn *turn, og_scatter_point p);
/// p + k d
og_scatter_point og_scatter_moved(og_scatter_point p, double k, og_scatter_point d);
/// Rounded to og_scalar.
og_vec3 og_scatter_rounded(og_scatter_point p);

#endif
